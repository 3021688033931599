#!/usr/bin/env python3
"""Two real windows on two machines of one network: one hosts, the other finds it in its list, and they play one whole game
of each kind, with the mouse and with the keyboard, where the windows say that things are. Then the host leaves, and at
last a host dies. Usage: two_windows.py PROGRAM WORK [FOLDER FOR PICTURES]. Prints "N passed, M failed" last."""
import json
import pathlib
import random
import subprocess
import sys
import time
import traceback

from laptop import SIZE, TAG, Laptop, Network
from spoken import wait

# The other one has the smallest window that is supported.
SMALL = (960, 600)
GAMES = {"argo": "Argo", "alien-frontiers": "Alien Frontiers", "aqua-sphere": "AquaSphere"}
STANDSTILL = 90  # seconds without a command
program, work = sys.argv[1], pathlib.Path(sys.argv[2])
pictures = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None
chance = random.Random(7)
passed = 0


def picture(laptop, name):
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
        laptop.picture(pictures / f"{name}.png")


def told(*words):
    """The last line of what the program prints."""
    done = subprocess.run([program, *words], stdout=subprocess.PIPE, text=True, check=False)
    return json.loads(done.stdout.strip().splitlines()[-1])


class Table:
    """The table of both windows, and the record that its host keeps."""

    def __init__(self, host, guest, records):
        self.host, self.guest, self.records = host, guest, records
        self.counts = {host: 0, guest: 0}

    def record(self):
        files = sorted(self.records.glob("*.podbay"), key=lambda file: file.stat().st_mtime)
        return files[-1] if files else None

    def written(self):
        return self.record().stat().st_size

    def over(self):
        return told("replay", "--json", str(self.record()))["outcome"] is not None

    def begins(self):
        before = self.record()
        self.guest.click("push button", "Ready$")
        self.host.click("push button", "Start$")
        wait("the game begins", lambda: self.record() != before and self.written())
        for laptop in self.counts:
            self.counts[laptop] = 0

    def answer(self, me, other):
        """Takes one of the first lines of the list of all that can be done, if this window is asked."""
        button = me.window.ready("push button", r"What can I do\?")
        if not button:
            return False
        before, seen = self.written(), other.words()
        by_mouse = chance.random() < 0.5
        if not by_mouse:
            me.key("h")
        elif not me.click_at(button):
            return False
        lines = wait("the list", lambda: me.window.all("list item"), 3)[:5]
        index = chance.randrange(len(lines))
        if by_mouse:
            me.click_at(lines[index])
        else:
            me.key(*["Down"] * index, "Return")
        try:
            wait("the command is written", lambda: self.written() > before, 3)
        except TimeoutError:
            # A tile that still wants a turn and a click, or a question that went away meanwhile.
            me.key("Return" if by_mouse else "Escape")
            return self.written() > before
        self.counts[me] += 1
        wait("the other window shows it", lambda: other.words() != seen, 5)
        return True

    def rests(self, laptop):
        """Somebody may be asked out of turn on a sheet, or a scoring waits where a key left it."""
        if laptop.sees("push button", "Let it happen"):
            laptop.key("p")
        else:
            laptop.key("space")

    def is_played(self):
        last, turn, idle = time.monotonic(), [self.host, self.guest], 0
        while not (idle % 20 == 19 and self.over()):
            if time.monotonic() > last + STANDSTILL:
                raise TimeoutError(f"no end after {list(self.counts.values())} commands")
            if self.answer_or_not(*turn):
                last, idle = time.monotonic(), 0
            else:
                turn.reverse()
                idle += 1
            if idle % 10 == 9:
                self.rests(self.host)
                self.rests(self.guest)
            elif idle % 10 == 4 and idle > 10:
                # A click on something that moved meanwhile may have opened a menu.
                self.host.key("Escape")
                self.guest.key("Escape")
        for laptop in turn:
            wait("the result", lambda l=laptop: self.result(l), 30)
        subprocess.run([program, "replay", "--verify", str(self.record())], check=True, stdout=subprocess.DEVNULL)
        print("commands of host and guest:", *self.counts.values(), flush=True)
        if min(self.counts.values()) < 10:
            raise ValueError("one window has hardly played")

    def answer_or_not(self, me, other):
        try:
            return self.answer(me, other)
        except TimeoutError as error:
            if str(error) == "the other window shows it":
                raise
            me.key("Escape")
            return False

    def result(self, laptop):
        if not laptop.sees("push button", "Look around"):
            laptop.key("space")  # a scoring that is still walked through
            return False
        return True


def step(name, action, *arguments):
    """Each step needs the one before it."""
    global passed
    begun = time.monotonic()
    action(*arguments)
    passed += 1
    print(f"ok: {name} ({time.monotonic() - begun:.1f} s)", flush=True)


def listed(state):
    """The table as a third program sees it."""
    space = ["ip", "netns", "exec", f"{TAG}-1"]
    words = [*space, program, "--profile", str(work / "third"), "--json", "tables", "--seconds", "1"]
    done = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=False)
    tables = json.loads(done.stdout.strip().splitlines()[-1])["tables"]
    return [table["state"] for table in tables] == [state]


def joins(table):
    join = wait("the table", lambda: table.guest.window.ready("push button", "Join .*table"))
    table.guest.click_at(join)
    wait("the guest is in the lobby", lambda: table.guest.sees("push button", "Ready$"))
    if table.guest.click_at(join):
        raise ValueError("a button that is gone was clicked")
    wait("the list says that it is full", lambda: listed("full"))


def another(table, game):
    """Back to the lobby, and the other game for two."""
    table.host.click("push button", "Back to the lobby")
    # The guest keeps the result until they leave it.
    table.guest.click("push button", "Back to the lobby")
    wait("the guest is in the lobby", lambda: table.guest.sees("push button", "Ready$"))
    table.host.choose("Game", GAMES[game])
    prepare(table, game)


def prepare(table, game):
    table.host.choose("Players", "2")
    if game == "alien-frontiers":
        # Whoever plays at random hardly ever ends it otherwise.
        if not table.host.sees("combo box", "Most rounds:"):
            table.host.click("push button", r"\d+ more")
        table.host.choose("Most rounds", "10")


def leaves(table):
    table.host.click("push button", "Menu")
    table.host.click("push button", "Leave the table")
    table.host.click("push button", "Close the table for everybody")
    wait("the host is at the start", lambda: table.host.sees("push button", "Play here"))
    wait("the start offers to go on", lambda: table.host.sees("push button", "Resume"))


def dies(table):
    """The host's machine gives up; of two, the one who is left is asked, and goes on."""
    table.host.app.kill()
    begun = time.monotonic()
    table.guest.click("push button", "Go on here", 60)
    wait("the guest plays on", lambda: table.guest.window.ready("push button", r"What can I do\?"), 60)
    print(f"gone on after {time.monotonic() - begun:.1f} s", flush=True)


def evening(table):
    step("one hosts", table.host.click, "push button", "Host a table")
    table.host.choose("Players", "2")
    wait("it is listed", lambda: listed("open"))
    picture(table.guest, "list")
    step("the other joins from its list", joins, table)
    for game in GAMES:
        if game != "argo":
            step(f"{game}: back to the lobby, and the other game", another, table, game)
        picture(table.host, f"{game}-lobby-host")
        picture(table.guest, f"{game}-lobby-guest")
        step(f"{game}: ready, and the host starts", table.begins)
        step(f"{game}: both play to its end", table.is_played)
        picture(table.host, f"{game}-end-host")
        picture(table.guest, f"{game}-end-guest")
    step("once more from the lobby", another, table, "argo")
    step("it begins", table.begins)
    step("the host leaves after a question", leaves, table)
    step("the guest is told", wait, "the guest is told", lambda: table.guest.sees("label", "The table is closed"))
    picture(table.guest, "told")


network, laptops, failed = Network(2), [], 0
try:
    for i, size in enumerate([SIZE, SMALL]):
        profile = work / f"profile{i}"
        profile.mkdir(mode=0o700)
        # Nobody is there to follow the pieces.
        (profile / "settings.toml").write_text('animation = "off"\n')
        laptops.append(Laptop(program, profile, f"{TAG}-{i}", size))
        laptops[i].open()
    evening(Table(*laptops, work / "profile0" / "records"))
except (TimeoutError, ValueError, OSError, subprocess.CalledProcessError):
    failed = 1
    traceback.print_exc(file=sys.stdout)
    for i, laptop in enumerate(laptops):
        print(f"window {i}:", laptop.answers())
        picture(laptop, f"failed-{i}")
        print(laptop.told(), end="")
finally:
    for laptop in laptops:
        laptop.close()
    network.close()
print(f"{passed} passed, {failed} failed")
sys.exit(failed)
