#!/usr/bin/env python3
"""Takes a picture of every main screen of the real window: in two languages, two sizes and both themes, on the way of
somebody who presses what is spoken. Usage: pictures.py PROGRAM WORK FOLDER. Prints "N pictures" last."""
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
        self.app = subprocess.Popen(
            [program, "--profile", str(profile)],
            env={**os.environ, "LANG": LANGUAGES[language]},
            stderr=subprocess.DEVNULL,
        )
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
        self.press("menu")
        self.press("lobby-back")
        self.press("leave-yes")
        self.see("start-here")

    def lesson(self):
        self.press("start-learn")
        self.see("lesson-play")
        self.picture("rules")
        self.press("lesson-play")
        self.see("lesson-next")
        self.picture("lesson")
        self.key("Escape")
        self.see("start-here")

    def walk(self):
        self.see("start-here")
        self.picture("start")
        self.lesson()
        self.sheet("settings", "settings", ("sheet-close",))
        self.press("replays")
        self.see("replays-open-file")
        self.picture("replays")
        self.key("Escape")
        self.press("start-host")
        self.see("lobby-start")
        self.picture("lobby-host")
        self.press("lobby-leave")
        self.see("start-here")
        for game in GAMES:
            self.table(game)

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
