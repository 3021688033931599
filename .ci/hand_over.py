#!/usr/bin/env python3
"""A host in a real window hands its table over: to other windows, or to programs without one, on machines of one network.

Each round, the host leaves and another one goes on; between windows the one who left comes back, and the next round hands
the table over the other way. Usage: hand_over.py PROGRAM WORK [--guests 2,3] [--windows N] [--rounds N] [--full]
[--dies SECONDS]. Of the guests the first N have a window; with --full the disk of the host is full; with --dies its program
is killed so long after the click. Prints the seconds from the click until a successor has its record, and until
all others are there, then "N passed, M failed"."""
import argparse
import pathlib
import subprocess
import sys
import threading
import time
import traceback

from laptop import SIZE, TAG, Laptop, Network, run
from spoken import wait

LIMIT = 2.0  # seconds until the table goes on elsewhere, on a crowded machine; it is less than one


class Bot:
    """A machine whose player is a program without a window."""

    def __init__(self, program, profile, space, name):
        self.profile, self.output = profile, f"{profile}.out"
        with open(self.output, "w", encoding="utf-8") as out:
            words = ["ip", "netns", "exec", space, program, "--profile", str(profile), "--json", "join", "--headless"]
            self.app = subprocess.Popen([*words, "--any", "--wait", "30", "--pace", "50", "--name", name], stdout=out, stderr=out)

    def connections(self):
        """The number of times that it came to a host."""
        return pathlib.Path(self.output).read_text(encoding="utf-8").count("connected to")

    def close(self):
        self.app.kill()
        self.app.wait()


def records(profile):
    """The records of a machine in which something was written."""
    files = (profile / "records").glob("*.podbay")
    return {file for file in files if file.stat().st_size}


class Watch(threading.Thread):
    """Notes when each machine begins a new record: the table goes on there."""

    def __init__(self, profiles):
        super().__init__(daemon=True)
        self.profiles, self.known = profiles, {profile: records(profile) for profile in profiles}
        self.found, self.over = {}, False
        self.start()

    def run(self):
        while not self.over:
            for profile in self.profiles:
                if profile not in self.found and records(profile) - self.known[profile]:
                    self.found[profile] = time.monotonic()
            time.sleep(0.003)


class Evening:
    def __init__(self, options, work, guests):
        self.options, self.work, self.guests, self.bots, self.disk = options, work, guests, [], None
        windows = min(options.windows, guests)
        self.network = Network(guests + 1)
        self.laptops = [self.laptop(i) for i in range(windows + 1)]

    def laptop(self, i):
        profile = self.work / f"{self.guests}-{i}"
        profile.mkdir(mode=0o700, exist_ok=True)
        if i == 0 and self.options.full:
            run("mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(profile))
            self.disk = profile
        (profile / "settings.toml").write_text(f'name = "P{i}"\nanimation = "off"\n')
        laptop = Laptop(self.options.program, profile, f"{TAG}-{i}", SIZE)
        laptop.profile = profile
        laptop.open()
        return laptop

    def close(self):
        for machine in self.laptops + self.bots:
            machine.close()
        self.network.close()
        if self.disk:
            run("umount", "-l", str(self.disk))

    def begins(self):
        """The first window hosts a table, everybody comes, and a game begins."""
        host = self.laptops[0]
        host.click("push button", "Host a table")
        # Before the others come: whoever comes to a full table looks on.
        host.choose("Players", str(self.guests + 1))
        for guest in self.laptops[1:]:
            guest.click("push button", "Join .*table")
        for i in range(len(self.laptops), self.guests + 1):
            profile = self.work / f"{self.guests}-{i}"
            self.bots.append(Bot(self.options.program, profile, f"{TAG}-{i}", f"P{i}"))
        for guest in self.laptops[1:]:
            guest.click("push button", "Ready$")
        before = records(host.profile)
        wait("everybody is ready", lambda: host.window.ready("push button", "Start$"))
        host.click("push button", "Start$")
        wait("the game begins", lambda: records(host.profile) - before)

    def hands_over(self, host, dies=None):
        """The host leaves; the seconds until the table has gone on elsewhere, and until all others are there."""
        others = [laptop for laptop in self.laptops if laptop is not host]
        host.click("push button", "Menu")
        host.click("push button", "Leave the table")
        leave = ("push button", "Leave, .* goes on as host")
        answer = wait("the question", lambda: host.window.ready(*leave))
        came = [bot.connections() for bot in self.bots]
        watch = Watch([machine.profile for machine in others + self.bots])
        try:
            begun = time.monotonic()
            if not host.click_at(answer):
                host.click(*leave)
            if dies is not None:
                time.sleep(dies)
                host.app.kill()
            wait("the table goes on elsewhere", lambda: watch.found)
            heir, at = next(iter(watch.found.items()))
            rest = [(bot, n) for bot, n in zip(self.bots, came) if bot.profile != heir]
            wait("all programs are there", lambda: all(bot.connections() > n for bot, n in rest), 10)
            there = time.monotonic()
            for laptop in others:
                wait("the window is there", lambda l=laptop: not l.sees("label", "Reconnecting"))
            if dies is None:
                wait("the host is at the start", lambda: host.sees("push button", "Host a table"), 10)
            if len(watch.found) > 1:
                raise ValueError("two machines went on with it")
        finally:
            watch.over = True
        print(f"{len(others) + len(self.bots)} guests: on after {at - begun:.2f} s, with all after {there - begun:.2f} s", flush=True)
        return at - begun, next((laptop for laptop in others if laptop.profile == heir), None)

    def returns(self, laptop):
        laptop.click("push button", "Return$|Watch .*table")
        wait("the game is shown again", lambda: laptop.sees("push button", "Menu"))

    def fills_disk(self):
        """Nothing more can be written at the first machine."""
        with open(self.disk / "filler", "wb", buffering=0) as file:
            try:
                while file.write(b"x" * 4096):
                    pass
            except OSError:
                pass


def tell(what, times):
    times = sorted(times)
    print(f"{what}: {len(times)} times, median {times[len(times) // 2]:.2f} s, longest {times[-1]:.2f} s", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("--guests", default="2,3")
    parser.add_argument("--windows", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--dies", type=float, help="seconds after which the host's program is killed")
    parser.add_argument("--full", action="store_true", help="the disk of the host is full")
    options = parser.parse_args()
    passed = failed = 0
    for guests in map(int, options.guests.split(",")):
        times, evening = [], None
        try:
            evening = Evening(options, options.work, guests)
            evening.begins()
            if options.full:
                evening.fills_disk()
            host = evening.laptops[0]
            for number in range(options.rounds):
                took, heir = evening.hands_over(host, options.dies)
                times.append(took)
                if took > LIMIT:
                    raise ValueError(f"it took {took:.2f} s")
                passed += 1
                if heir is None or number + 1 == options.rounds or options.full or options.dies is not None:
                    break
                evening.returns(host)
                host = heir
        except (TimeoutError, ValueError, OSError, subprocess.CalledProcessError):
            failed += 1
            traceback.print_exc(file=sys.stdout)
            for laptop in evening.laptops if evening else []:
                print(f"{laptop.profile}:", *laptop.words(), sep="\n  ")
                print(laptop.told(), end="")
        finally:
            if evening:
                evening.close()
        if times:
            tell(f"{guests} guests", times)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed or not passed else 0)


main()
