#!/usr/bin/env python3
"""What the window costs on a display that is drawn by the processor: time from start to first pixels, from a key to
pixels, processor time at rest and while the pointer moves, memory. By hand, on a quiet machine; no step of .ci/run.
Usage: .ci/with_bus 900 .ci/figures.py PROGRAM WORK [WIDTH HEIGHT]"""
import os
import pathlib
import statistics
import sys
import time

from laptop import SIZE, Laptop
from spoken import wait

GAMES = {"argo": "Argo", "alien-frontiers": "Alien Frontiers", "aqua-sphere": "AquaSphere"}
program, work = sys.argv[1], pathlib.Path(sys.argv[2])
size = (int(sys.argv[3]), int(sys.argv[4])) if len(sys.argv) > 4 else SIZE
TICK = os.sysconf("SC_CLK_TCK")


def used(pid):
    """Seconds of processor time so far."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory(pid):
    """Megabytes that belong to no file."""
    for line in pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Anonymous:"):
            return int(line.split()[1]) / 1024
    return 0


def share(pid, seconds, meanwhile):
    """Percent of one processor."""
    before, begun = used(pid), time.monotonic()
    while time.monotonic() < begun + seconds:
        meanwhile()
    return 100 * (used(pid) - before) / (time.monotonic() - begun)


def screen(laptop, name):
    """At rest, and with the pointer on its way over the whole window sixty times a second."""
    time.sleep(32 if name == "start" else 8)  # who walks there is home, lit places have pulsed
    rests = share(laptop.app.pid, 10, lambda: time.sleep(0.5))
    place = iter(range(10**9))

    def moves():
        i = next(place)
        x, y = (i * 13) % size[0], (i * 7) % size[1]
        laptop.does("mousemove", str(x), str(y))
        time.sleep(1 / 60)

    moving = share(laptop.app.pid, 5, moves)
    print(f"{name}: at rest {rests:.2f} %, pointer moving {moving:.0f} %, {memory(laptop.app.pid):.1f} MB", flush=True)


def changes(laptop, act):
    """Milliseconds from an act to other pixels."""
    before, begun = laptop.display.pixels(), time.monotonic()
    act()
    while laptop.display.pixels() == before:
        if time.monotonic() > begun + 5:
            raise TimeoutError("nothing changed")
    return 1000 * (time.monotonic() - begun)


def launch(i):
    laptop = Laptop(program, work / f"launch{i}", size=size)
    try:
        before, begun = laptop.display.pixels(), time.monotonic()
        while laptop.display.pixels() == before:
            time.sleep(0.001)
        return 1000 * (time.monotonic() - begun)
    finally:
        laptop.close()


def keys(laptop):
    """The list of all that can be done, opened and closed again; the keyboard's own way to the window is part of it."""
    took = []
    for i in range(21):
        took.append(changes(laptop, lambda: laptop.key("h" if i % 2 == 0 else "Escape")))
        rest = laptop.display.pixels()
        time.sleep(0.5)
        while rest != laptop.display.pixels():
            rest = laptop.display.pixels()
            time.sleep(0.5)
    return took


def table(laptop, game):
    """A whole table of bots but for one's own seat, on one's own turn."""
    laptop.choose("Game", GAMES[game])
    while laptop.sees("push button", "Add a bot"):
        laptop.click("push button", "Add a bot")
        laptop.click("toggle button", "Easy: ")
        time.sleep(0.3)
    screen(laptop, f"lobby of {game}")
    laptop.click("push button", "Start$")
    wait("one's own question", lambda: laptop.window.ready("push button", r"What can I do\?"), 60)
    screen(laptop, game)
    took = keys(laptop)
    print(f"{game}: key to pixels, median {statistics.median(took):.0f} ms, worst {max(took):.0f} ms", flush=True)


took = sorted(launch(i) for i in range(10))
print(f"launch to first pixels: median {statistics.median(took):.0f} ms, worst {took[-1]:.0f} ms", flush=True)
for game in GAMES:
    laptop = Laptop(program, work / game, size=size)
    try:
        laptop.open()
        if game == "argo":
            screen(laptop, "start")
        laptop.click("push button", "Play here")
        table(laptop, game)
    finally:
        laptop.close()
