//! The page that a host serves to browsers, over real sockets: what it shows, what it never serves, and how it ends.

use super::*;
use podbay::{
    net::page::{PageHandle, PageOptions, PageStatus, System},
    text,
};
use std::{
    fs,
    path::Path,
    time::{Instant, SystemTime},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

/// More than fits the buffers of the sockets.
const LARGE: usize = 20_000_000;
/// A package for another system than any test runs on, as far as its name says.
const PACKAGE: &str = "podbay-9.9.9-setup.exe";

/// Puts a file into a folder at once, as if it had been written a while ago.
fn put(folder: &Path, name: &str, contents: &[u8]) {
    let (new, file) = (folder.join("new"), folder.join(name));
    fs::write(&new, contents).unwrap();
    let opened = fs::File::options().write(true).open(&new).unwrap();
    opened
        .set_modified(SystemTime::now() - Duration::from_secs(60))
        .unwrap();
    fs::rename(new, file).unwrap();
}

/// A table with a page that offers what lies in a folder, and this much of a program.
fn page_of(device: &Backend, folder: &Path) -> (HostHandle, PageHandle) {
    let host = device.host(HostOptions {
        auto_start: false,
        ..options(2, 0, false)
    });
    let host = host.unwrap();
    put(folder, "program", &vec![7; 300_000]);
    let options = PageOptions {
        folder: Some(folder.to_owned()),
        program: Some(folder.join("program")),
        write: text::page,
    };
    let page = host.serve_page(options, no_wake());
    (host, page)
}

/// The status once that holds.
async fn once(page: &PageHandle, holds: impl Fn(&PageStatus) -> bool) -> PageStatus {
    let status = tokio::time::timeout(DEADLINE, page.wait_for(&holds)).await;
    let status = status.expect("the page comes to that");
    assert!(holds(&status), "{status:?}");
    status
}

async fn served(page: &PageHandle, packages: usize) -> (SocketAddr, PageStatus) {
    let status = once(page, |now| now.address.is_some() && now.packages.len() == packages).await;
    (status.address.unwrap(), status)
}

/// The head and the body of the answer to these bytes; both empty if the connection is closed without one.
async fn answer(at: SocketAddr, request: &str) -> (String, Vec<u8>) {
    answer_of(&mut TcpStream::connect(at).await.unwrap(), request).await
}

async fn answer_of(stream: &mut TcpStream, request: &str) -> (String, Vec<u8>) {
    // The page may close the connection before it has read everything.
    let _ = stream.write_all(request.as_bytes()).await;
    let mut bytes = Vec::new();
    let _ = tokio::time::timeout(DEADLINE, stream.read_to_end(&mut bytes))
        .await
        .expect("the page answers or closes");
    let Some(end) = bytes.windows(4).position(|part| part == b"\r\n\r\n") else {
        return (String::new(), bytes);
    };
    let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
    (head, bytes[end + 4..].to_vec())
}

fn request_of(at: SocketAddr, path: &str, more: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nHost: {at}\r\n{more}\r\n")
}

async fn get(at: SocketAddr, path: &str, more: &str) -> (String, Vec<u8>) {
    answer(at, &request_of(at, path, more)).await
}

fn code_of(head: &str) -> &str {
    head.split(' ').nth(1).unwrap_or("closed")
}

#[test]
fn a_browser_reads_the_page_in_its_language_and_downloads_what_it_offers() {
    let (device, folder) = (device(0), tempfile::tempdir().unwrap());
    put(folder.path(), PACKAGE, &vec![1; 100_000]);
    let (host, page) = page_of(&device, folder.path());
    device.runtime().block_on(async {
        let (at, status) = served(&page, 2).await;
        let table = host.status().addresses[0];
        // Another program may have that port.
        let is_taken = || std::net::TcpListener::bind(table).is_err();
        assert!(
            at == table || (at.ip() == table.ip() && is_taken()),
            "{at} beside {table}"
        );
        let code = host.status().code.unwrap();
        for (language, words) in [("en", "You are invited to"), ("de-AT, en;q=0.5", "eingeladen")] {
            let (head, body) = get(at, "/", &format!("Accept-Language: {language}\r\n")).await;
            let body = String::from_utf8(body).unwrap();
            assert_eq!(code_of(&head), "200");
            assert!(
                head.contains("text/html") && head.contains("default-src 'none'"),
                "{head}"
            );
            for part in [
                words,
                "Loopback",
                &code.invitation.to_string(),
                &code.address.to_string(),
                PACKAGE,
            ] {
                assert!(body.contains(part), "{part} is not in {body}");
            }
            for package in &status.packages {
                assert!(body.contains(&package.words()), "{body}");
                assert!(
                    !body.contains(&package.sha256()),
                    "a file is compared with the host's screen"
                );
            }
            assert!(
                !body.contains("<script") && !body.contains("src="),
                "nothing but the page itself"
            );
        }
        for package in &status.packages {
            let (head, body) = get(at, &format!("/{}", package.name), "").await;
            let whole = if package.system == System::here() {
                vec![7; 300_000]
            } else {
                vec![1; 100_000]
            };
            assert_eq!((code_of(&head), body), ("200", whole), "{package:?}");
            let (head, body) = answer(at, &format!("HEAD /{} HTTP/1.1\r\nHost: {at}\r\n\r\n", package.name)).await;
            assert!(
                head.contains(&format!("content-length: {}", package.bytes)) && body.is_empty(),
                "{head}"
            );
        }
        once(&page, |now| now.sent == 2).await;
    });
}

#[test]
fn nothing_but_the_page_and_its_packages_is_ever_served() {
    let (device, folder) = (device(0), tempfile::tempdir().unwrap());
    put(folder.path(), "secret.txt", b"secret");
    put(folder.path(), PACKAGE, b"package");
    let (_host, page) = page_of(&device, folder.path());
    device.runtime().block_on(async {
        let (at, _) = served(&page, 2).await;
        for path in [
            "/secret.txt",
            "/program",
            "/../program",
            "/%2e%2e/program",
            "/..%2fprogram",
            "/./podbay-9.9.9-setup.exe",
            "//etc/passwd",
            "/etc/passwd",
            "/podbay-9.9.9-setup.exe/../secret.txt",
            "/podbay-9.9.9-setup.exe%00",
            "/favicon.ico",
            "http://elsewhere/podbay-9.9.9-setup.exe/",
        ] {
            let (head, body) = get(at, path, "").await;
            assert!(matches!(code_of(&head), "404" | "400"), "{path}: {head}");
            assert!(!body.windows(6).any(|part| part == b"secret"), "{path}");
        }
        for (request, code) in [
            (
                format!("POST / HTTP/1.1\r\nHost: {at}\r\nContent-Length: 5\r\n\r\nhello"),
                "405",
            ),
            (format!("PUT /{PACKAGE} HTTP/1.1\r\nHost: {at}\r\n\r\n"), "405"),
            // A page of the internet that makes its own name point here.
            ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n".to_owned(), "421"),
            (
                format!("GET / HTTP/1.1\r\nHost: evil.example:{}\r\n\r\n", at.port()),
                "421",
            ),
            ("GET / HTTP/1.1\r\n\r\n".to_owned(), "421"),
            (
                format!("GET /{} HTTP/1.1\r\nHost: {at}\r\n\r\n", "x".repeat(20_000)),
                "431",
            ),
            ("\0\u{1}\u{2}nonsense\r\n\r\n".to_owned(), "400"),
        ] {
            let (head, _) = answer(at, &request).await;
            assert!([code, "closed"].contains(&code_of(&head)), "{request:.60}: {head}");
            assert!(
                code != "405" && code != "421" || code_of(&head) == code,
                "{request:.60}: {head}"
            );
        }
    });
}

#[test]
fn the_page_is_there_while_the_lobby_is_open_and_only_then() {
    let (device, folder) = (device(0), tempfile::tempdir().unwrap());
    let (host, page) = page_of(&device, folder.path());
    device.runtime().block_on(async {
        let (at, _) = served(&page, 1).await;
        for _ in 0..2 {
            host.operate(Operator::AddBot {
                seat: None,
                kind: BotKind::Random,
            });
        }
        let begins = async {
            // The bots take their seats meanwhile.
            while host.status().in_lobby {
                host.operate(Operator::Start);
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(DEADLINE, begins)
            .await
            .unwrap_or_else(|_| panic!("{:?}", host.status()));
        let playing = once(&page, |now| now.address.is_none()).await;
        assert_eq!(playing.fault, None);
        assert!(TcpStream::connect(at).await.is_err(), "nobody listens during a game");
        host.wait_for(|status| status.games == 1).await;
        host.operate(Operator::Rematch(None));
        let again = once(&page, |now| now.address.is_some()).await;
        assert_eq!(code_of(&get(again.address.unwrap(), "/", "").await.0), "200");
        drop(page);
        let closed = async { while TcpStream::connect(at).await.is_ok() {} };
        tokio::time::timeout(DEADLINE, closed)
            .await
            .expect("the page is closed");
    });
}

#[test]
fn a_package_that_comes_or_changes_while_the_page_is_open_is_offered_as_it_is() {
    let (device, folder) = (device(0), tempfile::tempdir().unwrap());
    let (_host, page) = page_of(&device, folder.path());
    device.runtime().block_on(async {
        let (at, _) = served(&page, 1).await;
        put(folder.path(), PACKAGE, b"first");
        let (_, before) = served(&page, 2).await;
        put(folder.path(), PACKAGE, b"second!");
        let after = once(&page, |now| now.packages != before.packages).await;
        let hash = |status: &PageStatus| {
            status
                .packages
                .iter()
                .find(|package| package.name == PACKAGE)
                .unwrap()
                .sha256()
        };
        assert_ne!(hash(&before), hash(&after));
        assert_eq!(get(at, &format!("/{PACKAGE}"), "").await.1, b"second!");
        fs::remove_file(folder.path().join(PACKAGE)).unwrap();
        assert_eq!(code_of(&get(at, &format!("/{PACKAGE}"), "").await.0), "404");
    });
}

#[test]
fn browsers_that_come_by_hundreds_or_read_nothing_keep_nobody_out_for_long() {
    let (device, folder) = (device(0), tempfile::tempdir().unwrap());
    put(folder.path(), PACKAGE, &vec![1; LARGE]);
    let (host, page) = page_of(&device, folder.path());
    device.runtime().block_on(async {
        let (at, _) = served(&page, 2).await;
        let mut readers = Vec::new();
        for _ in 0..3 {
            let mut stream = TcpStream::connect(at).await.unwrap();
            let request = format!("GET /{PACKAGE} HTTP/1.1\r\nHost: {at}\r\n\r\n");
            stream.write_all(request.as_bytes()).await.unwrap();
            readers.push(stream);
        }
        let mut crowd = Vec::new();
        for _ in 0..500 {
            crowd.push(TcpStream::connect(at).await.unwrap());
        }
        // Another machine reads the page meanwhile, and the table goes on as if nothing were there.
        if cfg!(target_os = "linux") {
            let other = tokio::net::TcpSocket::new_v4().unwrap();
            other.bind("127.0.0.2:0".parse().unwrap()).unwrap();
            let mut stream = other.connect(at).await.unwrap();
            assert_eq!(
                code_of(&answer_of(&mut stream, &request_of(at, "/", "")).await.0),
                "200"
            );
        }
        let client = host.client(JoinOptions::new("Host"), no_wake());
        let joined = async {
            loop {
                match client.next().await {
                    Some(ClientUpdate::Message(HostMessage::Welcome { .. })) => break,
                    Some(_) => {}
                    None => panic!("the client ends"),
                }
            }
        };
        tokio::time::timeout(DEADLINE, joined).await.expect("the table goes on");
        // None of them has asked for anything, so each is closed, most of them at once.
        for stream in &mut crowd {
            let end = tokio::time::timeout(DEADLINE, stream.read_u8()).await;
            assert!(matches!(end, Ok(Err(_))), "{end:?}");
        }
        drop(crowd);
        // As soon as the address may begin a visit again, the page answers.
        let comes_in = async { while code_of(&get(at, "/", "").await.0) != "200" {} };
        tokio::time::timeout(DEADLINE, comes_in)
            .await
            .expect("the page answers");
        assert_eq!(page.status().sent, 0, "nobody has read a package");
    });
}

#[test]
fn a_package_that_changes_while_it_is_sent_is_not_sent_to_its_end() {
    let (device, folder) = (device(0), tempfile::tempdir().unwrap());
    put(folder.path(), PACKAGE, &vec![1; LARGE]);
    let (_host, page) = page_of(&device, folder.path());
    device.runtime().block_on(async {
        let (at, _) = served(&page, 2).await;
        let mut stream = TcpStream::connect(at).await.unwrap();
        let request = request_of(at, &format!("/{PACKAGE}"), "");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut bytes = vec![0; 1000];
        stream.read_exact(&mut bytes).await.unwrap();
        // The rest does not fit the buffers of the sockets, so it is read later.
        fs::write(folder.path().join(PACKAGE), vec![2; LARGE]).unwrap();
        // An error says that the connection was broken off.
        let _ = tokio::time::timeout(DEADLINE, stream.read_to_end(&mut bytes))
            .await
            .expect("an end");
        assert!(
            bytes.starts_with(b"HTTP/1.1 200") && bytes.len() < LARGE,
            "{} bytes",
            bytes.len()
        );
        assert_eq!(page.status().sent, 0);
    });
}

#[test]
fn all_downloads_share_one_pace() {
    const SIZE: usize = 1_000_000;
    let (device, folder) = (device(0), tempfile::tempdir().unwrap());
    put(folder.path(), PACKAGE, &vec![1; SIZE]);
    let (_host, page) = page_of(&device, folder.path());
    device.runtime().block_on(async {
        let (at, _) = served(&page, 2).await;
        let start = Instant::now();
        let path = format!("/{PACKAGE}");
        let (one, two) = tokio::join!(get(at, &path, ""), get(at, &path, ""));
        assert_eq!((one.1.len(), two.1.len()), (SIZE, SIZE));
        // 4 MB a second, the first part at once. No machine can be too slow for this.
        assert!(start.elapsed() >= Duration::from_millis(450), "{:?}", start.elapsed());
    });
}
