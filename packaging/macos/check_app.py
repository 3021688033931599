#!/usr/bin/env python3
"""`check_app.py APP` compares the files of a laid out Podbay.app with what the sources say, and prints each check."""

import plistlib
import re
import stat
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
REASON = "NSLocalNetworkUsageDescription"
# The words of each language for the local network and for a table, as its catalogue has them.
WORDS = {
    "de": ("lokalen netzwerk", "tisch"),
    "en": ("local network", "table"),
    "es": ("red local", "mesa"),
    "fr": ("réseau local", "table"),
    "it": ("rete locale", "tavol"),
    "nl": ("lokale netwerk", "tafel"),
}
# Longest sentence, as for every hint in the window.
WORDS_IN_SENTENCE = 24
LICENCES = ["LICENSE-MIT", "LICENSE-APACHE", "assets/CREDITS.md", "assets/notices.txt", "assets/fonts/B612-COPYRIGHT.txt"]

failed = 0


def expect(name, found, wanted=True):
    global failed
    if found == wanted:
        print(f"ok: {name}")
    else:
        failed += 1
        print(f"FAILED: {name}: found {found!r}, but should be {wanted!r}")


def constant(file, name):
    """Returns the text of a constant in the Rust sources."""
    source = (ROOT / file).read_text(encoding="utf-8")
    return re.search(rf'const {name}: &str = "([^"]*)"', source).group(1)


def catalogues():
    return {path.stem: path.read_text(encoding="utf-8").lower() for path in sorted(ROOT.glob("assets/text/*.ftl"))}


def strings(path):
    """Returns the pairs of a .strings file; raises an error if it has anything else but comments."""
    text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    pair = re.compile(r'\s*"([^"\\]+)"\s*=\s*"([^"\\]+)"\s*;\s*')
    pairs, at = {}, 0
    while at < len(text.rstrip()):
        found = pair.match(text, at)
        if not found:
            raise ValueError(f"{path.parent.name}/{path.name} cannot be read: {text[at:at + 40]!r}")
        key, value = found.groups()
        if key in pairs:
            raise ValueError(f"{path.parent.name}/{path.name} has {key} twice")
        pairs[key], at = value, found.end()
    return pairs


def check_info(contents, texts, reason):
    with (contents / "Info.plist").open("rb") as file:
        info = plistlib.load(file)
    manifest = (ROOT / "Cargo.toml").read_text(encoding="utf-8")
    number = re.search(r'^version = "([^"+-]*)', manifest, re.MULTILINE).group(1)
    wanted = {
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundlePackageType": "APPL",
        "CFBundleIdentifier": constant("src/app/mod.rs", "APP_ID"),
        "CFBundleName": "Podbay",
        "CFBundleDisplayName": "Podbay",
        "CFBundleExecutable": "podbay",
        "CFBundleIconFile": "podbay",
        "CFBundleShortVersionString": number,
        "CFBundleVersion": number,
        "LSMinimumSystemVersion": "11.0",
        "LSApplicationCategoryType": "public.app-category.board-games",
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(texts),
        REASON: reason,
        # The code names the service with the domain of mDNS, and macOS wants it without.
        "NSBonjourServices": [constant("src/net/discovery.rs", "SERVICE").removesuffix(".local.")],
    }
    wrong = {key: info.get(key) for key in sorted({*info, *wanted}) if info.get(key) != wanted.get(key)}
    expect(f"Info.plist has these keys with their right values and no others: {', '.join(wanted)}", wrong, {})
    expect("a version has only numbers and dots", bool(re.fullmatch(r"\d+(\.\d+){0,2}", number)))


def check_reason(language, reason, catalogue):
    words = WORDS.get(language, ())
    shared = tuple(word for word in words if word in reason.lower() and word in catalogue)
    expect(f"{language}: the reason and the window both say: {', '.join(words)}", shared, words)
    longest = max(len(sentence.split()) for sentence in reason.split(". "))
    expect(f"{language}: no sentence of the reason is too long", longest <= WORDS_IN_SENTENCE)
    # A typewriter's apostrophe or a space at an end would be a slip of the keyboard.
    expect(f"{language}: the reason is typed well", reason == reason.strip() and "'" not in reason and "  " not in reason)


def check_files(contents, resources):
    program = contents / "MacOS" / "podbay"
    expect("the program can be started", stat.S_IMODE(program.stat().st_mode), 0o755)
    expect("the app has the icon", (resources / "podbay.icns").read_bytes(), (ROOT / "packaging/macos/podbay.icns").read_bytes())
    for licence in LICENCES:
        copy = resources / "licences" / licence.removeprefix("assets/")
        expect(f"the app has {licence}", copy.is_file() and copy.read_bytes() == (ROOT / licence).read_bytes())
    private = [p.relative_to(contents).as_posix() for p in contents.rglob("*") if not p.stat().st_mode & stat.S_IROTH]
    expect("every user can read the app", private, [])
    expect("no text is left to be filled in", "@" in (contents / "Info.plist").read_text(encoding="utf-8"), False)


def main():
    contents = Path(sys.argv[1]) / "Contents"
    resources = contents / "Resources"
    texts = catalogues()
    reasons = {path.parent.stem: strings(path) for path in resources.glob("*.lproj/InfoPlist.strings")}
    expect("there is a .lproj for each language of the window", sorted(reasons), list(texts))
    expect("this check knows the words of each language", list(WORDS), list(texts))
    for language, pairs in sorted(reasons.items()):
        expect(f"{language}.lproj has the reason and nothing else", list(pairs), [REASON])
        check_reason(language, pairs.get(REASON, ""), texts.get(language, ""))
    expect("no two languages have one text", len({pairs.get(REASON) for pairs in reasons.values()}), len(reasons))
    check_info(contents, texts, reasons.get("en", {}).get(REASON))
    check_files(contents, resources)
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
