#!/usr/bin/env python3
"""A window on one machine of .ci/offline.sh: it starts, joins the table of the other machine from its list, or hosts one
with a page for browsers, and plays some commands. Usage: offline.py visit|host PROGRAM PROFILE NAMESPACE FILE; the file
gets the number of this process group."""
import os
import pathlib
import signal
import sys
import traceback

from laptop import Laptop
from spoken import act, wait

COMMANDS = 3
role, program, profile, space, group = sys.argv[1:]


def command(window):
    """Takes the first line of the list of all that can be done."""
    wait("one's own question", lambda: window.ready("push button", r"What can I do\?"), 60)
    window.press("push button", r"What can I do\?")
    wait("a line is chosen", lambda: act(next(iter(window.all("list item")), None)))
    wait("the list closes", lambda: not window.all("list item"))


def visit(laptop):
    laptop.click("push button", "Join Window$")
    laptop.click("push button", "Ready$")


def host(laptop):
    """A guest comes when the page has been read, and the page is open until the game starts."""
    laptop.click("push button", "Host a table")
    laptop.choose("Players", "2")
    laptop.window.press("push button", "Offer Podbay to others")
    laptop.window.press("check box", "Offer Podbay to others")
    wait("the page is open", lambda: laptop.sees("label", "http://10"))
    laptop.window.press("push button", "Close$")
    laptop.click("push button", "Start$", 60)


def play(laptop):
    laptop.open()
    wait("the start screen", lambda: laptop.sees("push button", "Host a table"))
    {"visit": visit, "host": host}[role](laptop)
    for _ in range(COMMANDS):
        command(laptop.window)


# The end of the group also closes the display.
signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
pathlib.Path(group).write_text(str(os.getpgrp()), encoding="utf-8")
laptop, failed = Laptop(program, profile, space), 0
try:
    play(laptop)
except (TimeoutError, ValueError, OSError):
    failed = 1
    traceback.print_exc(file=sys.stdout)
    print(laptop.answers())
    print(laptop.told(), end="")
finally:
    laptop.close()
sys.exit(failed)
