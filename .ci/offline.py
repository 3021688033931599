#!/usr/bin/env python3
"""A window on one machine of .ci/offline.sh: it starts, lists the table of the other machine, joins it and plays some
commands. Usage: offline.py PROGRAM PROFILE NAMESPACE FILE; the file gets the number of this process group."""
import os
import pathlib
import signal
import sys
import traceback

from laptop import Laptop
from spoken import act, wait

COMMANDS = 3
program, profile, space, group = sys.argv[1:]


def command(window):
    """Takes the first line of the list of all that can be done."""
    wait("one's own question", lambda: window.ready("push button", r"What can I do\?"), 60)
    window.press("push button", r"What can I do\?")
    wait("a line is chosen", lambda: act(next(iter(window.all("list item")), None)))
    wait("the list closes", lambda: not window.all("list item"))


def visit(laptop):
    laptop.open()
    wait("the start screen", lambda: laptop.sees("push button", "Host a table"))
    laptop.click("push button", "Join Window$")
    laptop.click("push button", "Ready$")
    for _ in range(COMMANDS):
        command(laptop.window)


# The end of the group also closes the display.
signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
pathlib.Path(group).write_text(str(os.getpgrp()), encoding="utf-8")
laptop, failed = Laptop(program, profile, space), 0
try:
    visit(laptop)
except (TimeoutError, ValueError, OSError):
    failed = 1
    traceback.print_exc(file=sys.stdout)
    print(laptop.answers())
    print(laptop.told(), end="")
finally:
    laptop.close()
sys.exit(failed)
