#!/usr/bin/env python3
"""Plays one turn of each game in the real window as the reader of a screen hears it: everything is found by its spoken
name and pressed by its spoken action. Usage: reader.py PROGRAM FOLDER. Prints "N passed, M failed" last."""
import os
import re
import subprocess
import sys

import pyatspi
from gi.repository import GLib
from laptop import Display
from spoken import Window, act, read, wait

GAMES = ["Argo", "Alien Frontiers", "AquaSphere"]
MOST_COMMANDS = 60
passed = failed = 0


def note(good, what):
    global passed, failed
    passed, failed = passed + good, failed + (not good)
    print(("ok: " if good else "FAILED: ") + what, flush=True)


announced = []
pyatspi.Registry.registerEventListener(announced.append, "object:announcement")


def said_of_a_bot():
    """Something that the program announced about the bot that waits at the table."""
    while GLib.MainContext.default().iteration(False):
        pass
    words = [event.any_data for event in announced]
    return next((line for line in words if line and re.search(r"\bVega\b", line)), None)


def turn(window):
    """The number in the line below the table's name, such as "2 players, round 1, turn 4"."""
    for node in window.all("label"):
        if found := re.search(r"\bturn (\d+)", read(lambda n=node: n.name) or ""):
            return int(found[1])
    return None


def chosen(window):
    """Chooses the first line of the list; its words."""
    line = next(iter(window.all("list item")), None)
    words = line and read(lambda: line.name)
    return words if words and act(line) else None


def whole_turn(window):
    """Chooses the first line of the list until the turn is somebody else's; returns how many."""
    wait("one's own question", lambda: window.ready("push button", r"What can I do\?"), 60)
    begun, count = wait("the turn", lambda: turn(window)), 0
    while count < MOST_COMMANDS:
        asked = lambda: window.ready("push button", r"What can I do\?") or turn(window) not in (begun, None)
        wait("the next question", asked, 60)
        if turn(window) != begun:
            return count
        window.press("push button", r"What can I do\?")
        wait("the list", lambda: window.all("list item"))
        if nameless := window.nameless():
            raise ValueError(f"without a name: {nameless}")
        words = wait("a line is chosen", lambda: chosen(window))
        wait(f"the list closes after {words!r}", lambda: not window.all("list item"))
        count += 1
    raise ValueError(f"still the same turn after {count} commands")


def play(program, folder, game):
    announced.clear()
    app = subprocess.Popen([program, "--profile", f"{folder}/{game}"], stderr=subprocess.DEVNULL)
    try:
        window = Window(app.pid)
        window.press("push button", "Play here")
        if game != GAMES[0]:
            window.press("combo box", "Game:")
            window.press("toggle button", game)
            wait("the game", lambda: window.named("combo box", f"Game: {game}"))
        if nameless := window.nameless():
            raise ValueError(f"without a name in the lobby: {nameless}")
        window.press("push button", "Start$")
        count = whole_turn(window)
        note(count > 0, f"{game}: a turn of {count} commands")
        heard = wait("what a bot does is said without being looked for", said_of_a_bot, 60)
        note(True, f"{game}: {heard!r} is said by itself")
    except (TimeoutError, ValueError) as error:
        note(False, f"{game}: {error}")
    finally:
        app.terminate()
        app.wait()


display = Display()
os.environ["DISPLAY"] = display.name
for name in GAMES:
    play(sys.argv[1], sys.argv[2], name)
display.close()
print(f"{passed} passed, {failed} failed")
sys.exit(failed != 0)
