#!/usr/bin/env python3
"""How long a table stands still after a cable was out, and after its host got another address.

Tables of two laptops each, in network namespaces of their own, joined by a cable. Each game waits for the laptop that
is away, so the next command in the host's record is the end of the stand-still. Usage: away.py PODBAY [--tables N]
[--out SECONDS]. Needs root and iproute2.
"""
import argparse, os, shutil, subprocess, sys, tempfile, time

TAG = f"pba{os.getpid()}"


def run(*command):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def wait_for(what, holds, limit=30.0):
    until = time.monotonic() + limit
    while not holds():
        if time.monotonic() > until:
            raise RuntimeError(f"not in time: {what}")
        time.sleep(0.005)


class Table:
    def __init__(self, podbay, folder, number, ipv6):
        self.folder, self.number, self.processes = os.path.join(folder, str(number)), number, []
        self.host, self.guest = f"{TAG}-{number}h", f"{TAG}-{number}g"
        os.makedirs(self.folder)
        for space in (self.host, self.guest):
            run("ip", "netns", "add", space)
        run("ip", "-n", self.host, "link", "add", "lan", "type", "veth", "peer", "name", "lan", "netns", self.guest)
        for space, last in ((self.host, 1), (self.guest, 2)):
            setting = f"echo {1 - ipv6} > /proc/sys/net/ipv6/conf/lan/disable_ipv6"
            run("ip", "netns", "exec", space, "sh", "-c", setting)
            run("ip", "-n", space, "addr", "add", f"10.79.0.{last}/24", "dev", "lan")
            for link in ("lo", "lan"):
                run("ip", "-n", space, "link", "set", link, "up")
        self.start(podbay, self.host, ["host", "--headless", "--name", "Away", "--games", "1000"])
        wait_for("the table", lambda: "open at" in self.told(self.host))
        for name, space in (("near", self.host), ("far", self.guest)):
            where = "127.0.0.1" if name == "near" else "10.79.0.1"
            options = ["--pace", "20", "--no-host", "--name", name]
            self.start(podbay, space, ["join", "--headless", "--at", where] + options, name)
        wait_for("the game", lambda: self.written() > 0)
        begun = self.written()
        wait_for("some commands", lambda: self.written() > begun + 1000)

    def start(self, podbay, space, arguments, name=None):
        out = open(os.path.join(self.folder, name or space), "w")
        profile = os.path.join(self.folder, f"profile-{name or space}")
        command = ["ip", "netns", "exec", space, podbay, "--profile", profile, "--json"] + arguments
        self.processes.append(subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT))

    def told(self, name):
        return open(os.path.join(self.folder, name)).read()

    def written(self):
        folder = os.path.join(self.folder, f"profile-{self.host}", "records")
        files = os.listdir(folder) if os.path.isdir(folder) else []
        return sum(os.path.getsize(os.path.join(folder, file)) for file in files)

    def stand_still(self):
        """Seconds until the next command."""
        start, size = time.monotonic(), self.written()
        wait_for("the next command", lambda: self.written() > size)
        return time.monotonic() - start

    def cable(self, up):
        run("ip", "-n", self.guest, "link", "set", "lan", "up" if up else "down")

    def move(self):
        """Gives the host another address; returns after the old one is gone."""
        run("ip", "-n", self.host, "addr", "add", "10.79.0.99/24", "dev", "lan")
        run("ip", "-n", self.host, "addr", "del", "10.79.0.1/24", "dev", "lan")
        run("ip", "-n", self.host, "addr", "replace", "10.79.0.99/24", "dev", "lan")

    def longest_pause(self, seconds):
        """The longest time without a command."""
        until, last, size, worst = time.monotonic() + seconds, time.monotonic(), self.written(), 0.0
        while time.monotonic() < until:
            if self.written() != size:
                worst, last, size = max(worst, time.monotonic() - last), time.monotonic(), self.written()
            time.sleep(0.005)
        return max(worst, time.monotonic() - last)

    def end(self):
        for process in self.processes:
            process.kill()
            process.wait()
        for space in (self.host, self.guest):
            subprocess.run(["ip", "netns", "del", space], check=False)


def tell(what, times):
    shown = " ".join(f"{seconds:.2f}" for seconds in times)
    print(f"{what}: {shown}; median {sorted(times)[len(times) // 2]:.2f} s, worst {max(times):.2f} s", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("podbay")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--out", type=float, default=60)
    parser.add_argument("--trials", default="cable,address,address6")
    options = parser.parse_args()
    podbay, folder = os.path.abspath(options.podbay), tempfile.mkdtemp()
    for trial in options.trials.split(","):
        tables, times = [], []
        try:
            for number in range(options.tables):
                tables.append(Table(podbay, os.path.join(folder, trial), number, int(trial == "address6")))
            if trial == "cable":
                for table in tables:
                    table.cable(False)
                time.sleep(options.out)  # the cables are out for as long
            for table in tables:
                if trial == "cable":
                    table.cable(True)
                    times.append(table.stand_still())
                else:
                    table.move()
                    times.append(table.longest_pause(8))
            tell(trial, times)
        finally:
            for table in tables:
                table.end()
    shutil.rmtree(folder)


main()
