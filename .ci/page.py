#!/usr/bin/env python3
"""One visitor of a host's page, in the network namespace of the caller: see page.sh.

Usage: page.py read AT LANGUAGE SAID PICTURES | download AT SAID FOLDER | steal AT | foreign AT | crowd AT
     | pull AT NAME COUNT
AT is the address of the page, SAID the file with what the host has printed. Fails where something does not hold.
"""
import hashlib, os, socket, sys, time

DEADLINE = 60
WORDS = {"en": ["You are invited to", "Get Podbay", "Join the table"], "de": ["eingeladen", "Podbay holen", "Dem Tisch beitreten"]}


def place(at):
    host, port = at.rsplit(":", 1)
    return host, int(port)


def offered(said):
    """The packages that the host names: their words and hashes by name; and the join code."""
    packages, code = {}, None
    for line in open(said, encoding="utf-8"):
        if line.startswith("package "):
            name, words, number = line.removeprefix("package ").split(", ")
            packages[name] = (words, number.split()[-1])
        if line.startswith("code "):
            code = line.split()[1]
    return packages, code


def browser(language, downloads="/nowhere"):
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service

    options = webdriver.ChromeOptions()
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=900,1400", f"--lang={language}"]:
        options.add_argument(argument)
    wishes = {"intl.accept_languages": language, "download.default_directory": downloads, "safebrowsing.enabled": True}
    options.add_experimental_option("prefs", wishes)
    return webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)


def read(at, language, said, pictures):
    packages, code = offered(said)
    chromium = browser(language)
    try:
        chromium.get(f"http://{at}/")
        text = chromium.find_element("tag name", "body").text
        chromium.save_screenshot(os.path.join(pictures, f"page-{language}.png"))
        found = chromium.execute_script("return [document.documentElement.lang, document.title, document.scripts.length]")
    finally:
        chromium.quit()
    wanted = WORDS[language] + ["Kitchen", code] + [words for words, _ in packages.values()]
    missing = [part for part in wanted if part not in text]
    if missing or found[0] != language or "Kitchen" not in found[1] or found[2] != 0:
        sys.exit(f"missing {missing} in {found}: {text}")


def download(at, said, folder):
    packages, _ = offered(said)
    chromium = browser("en", folder)
    try:
        # A person is asked whether to keep a file that could be a program; this is the answer.
        wish = {"behavior": "allow", "downloadPath": folder}
        chromium.execute_cdp_cmd("Browser.setDownloadBehavior", wish)
        chromium.get(f"http://{at}/")
        for name in packages:
            chromium.find_element("link text", name).click()
        until = time.monotonic() + DEADLINE
        while not all(os.path.exists(os.path.join(folder, name)) for name in packages):
            if time.monotonic() > until:
                sys.exit(f"only {os.listdir(folder)}")
            time.sleep(0.1)
    finally:
        chromium.quit()
    for name, (_, number) in packages.items():
        found = hashlib.sha256(open(os.path.join(folder, name), "rb").read()).hexdigest()
        if found != number:
            sys.exit(f"{name} has {found}, and the host says {number}")


def ask(at, request):
    """The answer to these bytes; empty if the connection is closed without one."""
    parts = []
    with socket.create_connection(place(at), timeout=DEADLINE) as line:
        try:
            line.sendall(request)
            while part := line.recv(65536):
                parts.append(part)
        except ConnectionError:
            pass
    return b"".join(parts)


def get(at, path, host=None):
    return ask(at, f"GET {path} HTTP/1.1\r\nHost: {host or at}\r\n\r\n".encode())


def status(answer):
    return answer.split(b" ")[1].decode() if answer.startswith(b"HTTP/1.1 ") else "closed"


def steal(at):
    wrong = []
    for path in ["/device.key", "/../device.key", "/packages/../device.key", "/..%2f..%2fetc/passwd", "//etc/passwd", "/settings.toml",
                 "/podbay-9.9.9-setup.exe/..", "/podbay-9.9.9-setup.exe%00.key", "/%2e%2e/%2e%2e/etc/passwd", "file:///etc/passwd"]:
        answer = get(at, path)
        if status(answer) not in ("400", "404") or b"root:" in answer:
            wrong.append((path, answer[:80]))
    for host in ["evil.example", f"evil.example:{at.split(':')[1]}", "127.0.0.1"]:
        if status(get(at, "/", host)) != "421":
            wrong.append(host)
    for request in [b"POST / HTTP/1.1\r\nHost: x\r\n\r\n", b"\x16\x03\x01\x02\x00\x01", b"GET / HTTP/9\r\n\r\n", b"A" * 100_000]:
        if status(ask(at, request)) == "200":
            wrong.append(request[:20])
    if wrong:
        sys.exit(f"answered: {wrong}")


def foreign(at):
    answer = get(at, "/")
    if answer:
        sys.exit(f"answered: {answer[:200]}")


def crowd(at):
    slow = []
    for _ in range(4):
        line = socket.create_connection(place(at), timeout=DEADLINE)
        line.sendall(f"GET /podbay-9.9.9-setup.exe HTTP/1.1\r\nHost: {at}\r\n\r\n".encode())
        slow.append(line)
    for _ in range(1000):
        slow.append(socket.create_connection(place(at), timeout=DEADLINE))
    until = time.monotonic() + DEADLINE
    for line in slow:
        line.close()
    while status(get(at, "/")) != "200":
        if time.monotonic() > until:
            sys.exit("the page answers nobody any more")
        time.sleep(0.2)


def pull(at, name, count):
    lines = []
    for _ in range(int(count)):
        line = socket.create_connection(place(at), timeout=DEADLINE)
        line.sendall(f"GET /{name} HTTP/1.1\r\nHost: {at}\r\n\r\n".encode())
        if not line.recv(65536).startswith(b"HTTP/1.1 200"):
            sys.exit("no download")
        lines.append(line)
    print("all begun", flush=True)
    while all(line.recv(65536) for line in lines):
        pass


if __name__ == "__main__":
    globals()[sys.argv[1]](*sys.argv[2:])
