#!/usr/bin/env python3
"""Takes a picture of every screen of the real window that one person alone comes to: in two languages, two sizes and both
themes, on the way of somebody who presses what is spoken. Usage: pictures.py PROGRAM WORK FOLDER. Prints "N pictures" last."""
import itertools
import os
import pathlib
import re
import subprocess
import sys

from laptop import Display, texts
from spoken import Window, wait

LANGUAGES = {"en": "en_US.UTF-8", "de": "de_DE.UTF-8"}
SIZES = [(1440, 900), (960, 600)]
GAMES = ["argo", "alien-frontiers", "aqua-sphere"]
TABS = ["game", "profile", "controls", "network", "devices", "diagnostics"]
program, work, folder = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])


def run(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False).stdout


class Visit:
    """One window in one language, size and theme."""

    def __init__(self, language, size, theme):
        self.text, self.size = texts(language), size
        self.name = f"{language}-{size[0]}-{theme}"
        profile = work / self.name
        profile.mkdir(mode=0o700, parents=True)
        (profile / "settings.toml").write_text(f'name = "Ada"\ntheme = "{theme}"\nreduced_motion = true\n')
        records = profile / "records"
        records.mkdir()
        for record in (work / "host" / "records").glob("*.podbay"):
            (records / record.name).write_bytes(record.read_bytes())
        self.arguments = ["--profile", str(profile)]
        self.env = {**os.environ, "LANG": LANGUAGES[language]}
        self.app = subprocess.Popen([program, *self.arguments], env=self.env, stderr=subprocess.DEVNULL)
        self.window = Window(self.app.pid)
        self.id = wait("the window", lambda: run("xdotool", "search", "--name", "^Podbay$").split())[-1]
        width, height = map(str, size)
        run("xdotool", "windowmove", self.id, "0", "0", "windowsize", self.id, width, height, "windowfocus", self.id)

    def spoken(self, text):
        return re.escape(self.text[text]) + "$"

    def press(self, text, role="push button"):
        self.window.press(role, self.spoken(text))

    def see(self, text, role="push button"):
        wait(text, lambda: self.window.named(role, self.spoken(text)))

    def key(self, key):
        run("xdotool", "key", "--window", self.id, key)

    def picture(self, screen):
        """Two pictures that are alike: nothing moves any more."""
        file = folder / f"{screen}-{self.name}.png"
        geometry = f"{self.size[0]}x{self.size[1]}+0+0"

        def shot():
            run("import", "-window", "root", "-crop", geometry, "+repage", "-strip", str(file))
            return file.read_bytes()

        before = [shot()]

        def rests():
            before.append(shot())
            return before[-1] == before[-2]

        wait(f"the screen {screen} rests", rests, 30)

    def sheet(self, button, screen, shown):
        self.press(button)
        self.see(*shown)
        self.picture(screen)
        self.key("Escape")

    def table(self, game):
        """The lobby and the table of a game, and the list of all that can be done."""
        self.press("start-here")
        self.see("lobby-start")
        if game != GAMES[0]:
            which = self.text["lobby-which"]
            self.window.press("combo box", f"{which}:")
            name = self.text[f"name-of-{game}"]
            self.window.press("toggle button", name + "$")
            wait(game, lambda: self.window.named("combo box", f"{which}: {name}"))
        self.picture(f"lobby-{game}")
        self.press("lobby-start")
        self.see("what-can-i-do")
        self.picture(f"table-{game}")
        self.press("what-can-i-do")
        wait("the list", lambda: self.window.all("list item"))
        self.picture(f"list-{game}")
        self.key("Escape")
        self.key("Tab")
        self.picture(f"preview-{game}")
        self.key("Escape")
        self.key("question")
        self.see("sheet-close")
        self.picture(f"rules-{game}")
        self.key("Escape")
        self.past(game)
        self.press("menu")
        self.see("seats-title")
        self.picture(f"menu-{game}")
        self.press("seats-title")
        self.see("seats-give")
        self.picture(f"seats-{game}")
        self.key("Escape")
        self.press("menu")
        self.press("lobby-back")
        self.see("leave-yes")
        self.picture(f"leave-{game}")
        self.press("leave-yes")
        self.see("start-here")

    def past(self, game):
        """The log, where there is room for it only when it is opened, and the board as it was at its first line."""
        if self.window.named("push button", self.spoken("log")):
            self.press("log")
            self.picture(f"log-{game}")
        self.window.press("link", "")
        self.see("past-return")
        self.picture(f"past-{game}")
        self.key("Escape")

    def lesson(self):
        self.press("start-learn")
        self.see("lesson-play")
        self.picture("rules")
        self.press("lesson-play")
        self.see("lesson-next")
        self.picture("lesson")
        self.key("Escape")
        self.see("start-here")

    def settings(self):
        """Every tab, and a key that is given anew."""
        self.press("settings")
        self.see("sheet-close")
        self.picture("settings")
        for tab in TABS:
            self.press(f"settings-tab-{tab}", "page tab")
            self.picture(f"settings-{tab}")
        self.press("settings-tab-controls", "page tab")
        self.window.press("push button", re.escape(self.text["settings-keys-change-of"].split("{")[0]))
        self.picture("settings-listening")
        self.key("Escape")
        self.key("Escape")

    def records(self):
        """The list of records, and the first of them at its beginning and its end."""
        self.press("replays")
        self.see("replays-open-file")
        self.picture("replays")
        self.key("Return")
        self.see("replay-end")
        self.picture("replay")
        self.press("replay-end")
        step = self.text["replay-where"].split("{")[0]
        wait("the end", lambda: any(words.startswith(step) for *_, words in self.window.everything()))
        self.picture("replay-end")
        self.key("Escape")
        self.see("replays-open-file")
        self.key("Escape")

    def host(self):
        """The lobby of a host: for anybody, the choice who may join, and the code."""
        self.press("start-host")
        self.see("lobby-start")
        self.picture("lobby-host")
        self.window.press("combo box", re.escape(self.text["lobby-who"]))
        code = self.spoken("lobby-who-code")
        wait("the choice", lambda: self.window.named("toggle button", code))
        self.picture("lobby-who")
        self.window.press("toggle button", code)
        self.see("invite-copy-code")
        self.picture("lobby-code")
        self.press("lobby-leave")
        self.see("start-here")

    def problem(self):
        """What a second window of the same profile says."""
        second = subprocess.Popen([program, *self.arguments], env=self.env, stderr=subprocess.DEVNULL)
        try:
            Window(second.pid)
            self.picture("problem")
        finally:
            second.terminate()
            second.wait()

    def walk(self):
        self.see("start-here")
        self.picture("start")
        self.lesson()
        self.settings()
        self.sheet("help-title", "help", ("doctor-help",))
        self.sheet("doctor-button", "doctor", ("doctor-again",))
        self.records()
        self.host()
        for game in GAMES:
            self.table(game)
        self.problem()

    def close(self):
        self.app.terminate()
        self.app.wait()


def records():
    """A game of each kind, as records to be listed."""
    for game in GAMES:
        run(program, "host", "--headless", "--profile", str(work / "host"), "--game", game, "--bots", "2:greedy", "--seed", "7")


folder.mkdir(parents=True, exist_ok=True)
display = Display()
os.environ["DISPLAY"] = display.name
records()
for language, size, theme in itertools.product(LANGUAGES, SIZES, ["dark", "light"]):
    visit = Visit(language, size, theme)
    try:
        visit.walk()
    finally:
        visit.close()
display.close()
print(f"{len(list(folder.glob('*.png')))} pictures")
