//! The page for browsers in the network of a host: what Podbay is, how to install it, and the way to the table.

use super::{Language, speaking, t, t_args};
use crate::net::page::{Package, PageFacts, System};
use std::fmt::Write as _;

const STYLE: &str = include_str!("../../assets/page.css");
/// Bytes of a megabyte, as browsers count them.
const MEGABYTE: u64 = 1_000_000;

/// Writes the page in the first language of a browser's list that is here, or else in English. `languages` is an
/// `Accept-Language` header (RFC 9110), perhaps empty.
#[must_use]
pub fn page(facts: &PageFacts<'_>, languages: &str) -> String {
    let language = preferred(languages);
    speaking(language, || written(facts, language))
}

/// The language here that a browser prefers most.
fn preferred(languages: &str) -> Language {
    let wish = |entry: &str| {
        let mut parts = entry.split(';');
        let language = Language::of_tag(parts.next()?.trim())?;
        let weight = parts.find_map(|part| part.trim().strip_prefix("q=")?.trim().parse::<f32>().ok());
        Some((language, weight.unwrap_or(1.0)))
    };
    let wishes = languages
        .split(',')
        .filter_map(wish)
        .filter(|(_, weight)| *weight > 0.0);
    // Of equal wishes the first one counts.
    let best = wishes.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map_or(Language::En, |(language, _)| language)
}

fn written(facts: &PageFacts<'_>, language: Language) -> String {
    let invited = t_args("page-invited", &[("table", facts.table.as_str().into())]);
    let address = t_args("invite-address", &[("address", facts.code.address.to_string().into())]);
    let (title, code) = (escaped(&invited), facts.code.invitation.to_string());
    let mut text = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<style>\n{STYLE}</style>\n\
         <main>\n<h1>{title}</h1>\n",
        language.tag()
    );
    paragraph(&mut text, "", &t("page-what"));
    section(&mut text, &t("page-get"));
    if !facts.packages.is_empty() {
        paragraph(&mut text, "", &t("page-keep"));
        paragraph(&mut text, "", &t("page-check"));
    }
    System::ALL
        .into_iter()
        .for_each(|system| packages(&mut text, facts, system));
    text += "</section>\n";
    section(&mut text, &t("page-come"));
    text += "<div>\n";
    paragraph(&mut text, "", &t("page-come-more"));
    paragraph(&mut text, "code", &code);
    paragraph(&mut text, "", &address);
    text += "</div>\n</section>\n";
    text += "<footer>\n";
    paragraph(&mut text, "", &t("app-unofficial"));
    text + "</footer>\n</main>\n</html>\n"
}

/// The packages of a system, and how each is installed.
fn packages(text: &mut String, facts: &PageFacts<'_>, system: System) {
    let mut of_it = facts
        .packages
        .iter()
        .filter(|package| package.system == system)
        .peekable();
    element(text, "h3", "", system.name());
    if of_it.peek().is_none() {
        paragraph(text, "", &t_args("page-none", &[("system", system.name().into())]));
    }
    of_it.for_each(|package| offer(text, package));
}

/// A package: what it is called, how it is checked, and how it is installed. Its hash stands on the host's screen alone, so
/// that nobody compares a file with a page that came the same way.
fn offer(text: &mut String, package: &Package) {
    // Rounded up, so that no package has none.
    let size = package.bytes.div_ceil(MEGABYTE).max(1);
    let size = t_args("page-size", &[("size", size.into())]);
    let name = &package.name;
    // A package's name has no letter that needs an escape. Writing to a string does not fail.
    let _ = writeln!(
        text,
        "<div>\n<p class=\"file\"><a href=\"/{name}\" download>{name}</a> <span class=\"dim\">{}</span></p>",
        escaped(&size)
    );
    paragraph(text, "dim", &package.words());
    let sum = match package.system {
        System::Windows => format!("certutil -hashfile {name} SHA256"),
        System::MacOs => format!("shasum -a 256 {name}"),
        System::Linux => format!("sha256sum {name}"),
    };
    element(text, "code", "", &sum);
    how(text, package);
    text.push_str("</div>\n");
}

/// How a package is installed.
fn how(text: &mut String, package: &Package) {
    let name = &package.name;
    let ends = |ending: &str| name.to_ascii_lowercase().ends_with(ending);
    let zip = ends(".zip");
    let unpack = |program: &str| t_args("page-how-zip", &[("program", program.into())]);
    match package.system {
        System::Windows => {
            let way = if zip { unpack("podbay.exe") } else { t("page-how-open") };
            paragraph(text, "", &way);
            return paragraph(text, "", &t("page-how-publisher"));
        }
        // The folder in a Mac's archive is the program.
        System::MacOs => return paragraph(text, "", &t("page-how-mac")),
        System::Linux if zip => return paragraph(text, "", &unpack("Podbay")),
        System::Linux => {}
    }
    let command = if ends(".deb") {
        format!("sudo apt install ./{name}")
    } else if ends(".rpm") {
        format!("sudo dnf install ./{name}")
    } else if ends(".flatpak") {
        format!("flatpak install --user ./{name}")
    } else if ends(".tar.xz") || ends(".tar.gz") {
        format!("tar xf {name} --one-top-level=podbay --strip-components=1 && podbay/install.sh")
    } else {
        format!("chmod +x {name} && ./{name}")
    };
    paragraph(text, "", &t("page-how-terminal"));
    element(text, "code", "", &command);
}

fn section(text: &mut String, title: &str) {
    text.push_str("<section>\n");
    element(text, "h2", "", title);
}

fn paragraph(text: &mut String, class: &str, words: &str) {
    element(text, "p", class, words);
}

fn element(text: &mut String, tag: &str, class: &str, words: &str) {
    // Writing to a string does not fail.
    let _ = match class {
        "" => writeln!(text, "<{tag}>{}</{tag}>", escaped(words)),
        class => writeln!(text, "<{tag} class=\"{class}\">{}</{tag}>", escaped(words)),
    };
}

/// A text as HTML shows it: the name of a table may have any letters.
fn escaped(text: &str) -> String {
    text.chars().fold(String::with_capacity(text.len()), |mut html, c| {
        match c {
            '&' => html += "&amp;",
            '<' => html += "&lt;",
            '>' => html += "&gt;",
            '"' => html += "&quot;",
            c => html.push(c),
        }
        html
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_in_the_language_that_the_browser_prefers() {
        for (list, language) in [
            ("de-AT,de;q=0.9,en;q=0.8", Language::De),
            ("pt-BR, fr;q=0.5, it;q=0.7", Language::It),
            ("es;q=0, nl;q=0.1", Language::Nl),
            ("en;q=1, fr;q=1", Language::En),
            ("zh, *", Language::En),
            ("", Language::En),
            (";;q=,,=,\u{fffd}", Language::En),
        ] {
            assert_eq!(preferred(list), language, "{list}");
        }
    }

    #[test]
    fn no_name_of_a_table_is_read_as_html() {
        assert_eq!(escaped("<b onload=\"x\">&"), "&lt;b onload=&quot;x&quot;&gt;&amp;");
    }
}
