//! The answers to requests: the page itself, one of its packages, or nothing.

use super::{
    packages::Package,
    state::{Page, PageFacts},
};
use crate::diagnostics::Dropped;
use http_body_util::{
    Either, Full,
    channel::{Channel, Sender},
};
use hyper::{
    Method, Request, Response, StatusCode,
    body::{Bytes, Incoming},
    header::{self, HeaderMap, HeaderName, HeaderValue},
};
use std::{fs::File, io, net::SocketAddr, sync::Arc};
use tokio::io::AsyncReadExt;

/// The body of an answer: the page, or a package that is read meanwhile.
pub(super) type Body = Either<Full<Bytes>, Channel<Bytes, io::Error>>;

/// Bytes that are read and sent at once.
const CHUNK: usize = 64 * 1024;
/// Headers of every answer: no script and nothing of another machine belongs to it, and nobody keeps it.
const ALWAYS: [(HeaderName, &str); 4] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::CACHE_CONTROL, "no-store"),
];

/// Answers a request to the page at the address `at`. Every request has an answer.
pub(super) async fn answer(page: &Arc<Page>, at: SocketAddr, request: &Request<Incoming>) -> Response<Body> {
    let bodiless = request.method() == Method::HEAD;
    if request.method() != Method::GET && !bodiless {
        return empty(StatusCode::METHOD_NOT_ALLOWED);
    }
    if !is_meant(request.headers(), at) {
        page.note(Dropped::PageMisnamed);
        return empty(StatusCode::MISDIRECTED_REQUEST);
    }
    let path = request.uri().path();
    if path == "/" {
        return written(page, StatusCode::OK, request.headers());
    }
    let packages = page.status.borrow().packages.clone();
    let asked = packages
        .into_iter()
        .find(|package| path.strip_prefix('/') == Some(&package.name));
    let opened = match asked {
        Some(package) => {
            let opened = tokio::task::spawn_blocking(move || package.open().map(|file| (package, file))).await;
            // A file that was taken away is no longer offered.
            opened.ok().and_then(Result::ok)
        }
        None => None,
    };
    match opened {
        Some((package, _)) if bodiless => download(&package, Either::Left(Full::default())),
        Some((package, file)) => {
            let (sender, body) = Channel::new(1);
            let response = download(&package, Either::Right(body));
            tokio::spawn(send(Arc::clone(page), package, file, sender));
            response
        }
        None => written(page, StatusCode::NOT_FOUND, request.headers()),
    }
}

/// True if the request names this page by its own address. A page of the internet that makes its name point here cannot
/// read the code in its visitor's browser.
fn is_meant(headers: &HeaderMap, at: SocketAddr) -> bool {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    host.is_some_and(|host| host == at.to_string())
}

/// The page itself.
fn written(page: &Page, status: StatusCode, headers: &HeaderMap) -> Response<Body> {
    let languages = headers.get(header::ACCEPT_LANGUAGE).and_then(|list| list.to_str().ok());
    let host = page.host.borrow().clone();
    // The network has just gone.
    let Some(code) = &host.code else {
        return empty(StatusCode::NOT_FOUND);
    };
    let packages = page.status.borrow().packages.clone();
    let facts = PageFacts {
        table: &host.name,
        code,
        packages: &packages,
    };
    let text = (page.write)(&facts, languages.unwrap_or_default());
    let mut response = with_headers(status, Either::Left(Full::from(text)));
    let html = HeaderValue::from_static("text/html; charset=utf-8");
    response.headers_mut().insert(header::CONTENT_TYPE, html);
    response
}

fn download(package: &Package, body: Body) -> Response<Body> {
    let mut response = with_headers(StatusCode::OK, body);
    let headers = response.headers_mut();
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static("application/octet-stream"),
    );
    headers.insert(header::CONTENT_LENGTH, HeaderValue::from(package.bytes));
    headers.insert(header::CONTENT_DISPOSITION, HeaderValue::from_static("attachment"));
    response
}

fn empty(status: StatusCode) -> Response<Body> {
    with_headers(status, Either::Left(Full::default()))
}

fn with_headers(status: StatusCode, body: Body) -> Response<Body> {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    for (name, value) in ALWAYS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// The next part of a package of which so much is `left`. The last part is that of a file which is still the one whose hash
/// is shown.
async fn part_of(file: &mut tokio::fs::File, package: &Package, left: u64) -> io::Result<Vec<u8>> {
    let mut part = Vec::with_capacity(CHUNK);
    let most = left.min(CHUNK as u64);
    file.take(most).read_to_end(&mut part).await?;
    if part.is_empty() || (most == left && !package.is(&file.metadata().await?)) {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(part)
}

/// Sends a package at the pace that all downloads share. A file that cannot be read to its end, or changes, breaks the download
/// off, so that no browser takes a part or a mixture for the whole.
async fn send(page: Arc<Page>, package: Package, file: File, mut to: Sender<Bytes, io::Error>) {
    let (mut file, mut left) = (tokio::fs::File::from_std(file), package.bytes);
    while left > 0 {
        page.pace.lock().await.tick().await;
        let part = match part_of(&mut file, &package, left).await {
            Ok(part) => part,
            Err(error) => return to.abort(error),
        };
        left = left.saturating_sub(part.len() as u64);
        if to.send_data(part.into()).await.is_err() {
            return;
        }
    }
    page.tell(|status| status.sent = status.sent.saturating_add(1));
}
