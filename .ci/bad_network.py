#!/usr/bin/env python3
"""Whole games over a bad network, while a process is killed or frozen, a cable is out, an address changes or a disk is full.

A host and three players in network namespaces of their own. Their packets pass a relay in this program, which delays
each by 25 ms, give or take 10, and drops three of a hundred. Every game has to end with the same digest everywhere.
Usage: bad_network.py PODBAY [--games NAMES] [--trials NAMES] [--deaths N]. Needs root and iproute2.
"""
import argparse, heapq, json, os, random, select, shutil, signal, socket, subprocess, sys, tempfile, threading, time

DELAY, JITTER, LOSS = 0.025, 0.010, 0.03
DEADLINE = 240
TAG = f"pbn{os.getpid()}"
SOL_PACKET, PACKET_VNET_HDR = 263, 15


def run(*command):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


class Relay(threading.Thread):
    """One switch for all: every packet goes on to the other ends, late, or not at all."""

    def __init__(self, count):
        super().__init__(daemon=True)
        self.ends, self.out, self.seed = [], set(), random.Random(7)
        for i in range(count):
            end = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(3))
            # With the kernel's head in front, so that frames whose checksum is left to the card pass as they are.
            end.setsockopt(SOL_PACKET, PACKET_VNET_HDR, 1)
            end.bind((f"{TAG}r{i}", 0))
            end.setblocking(False)
            self.ends.append(end)

    def run(self):
        late, order = [], 0
        while True:
            wait = max(0, late[0][0] - time.monotonic()) if late else 1
            for end in select.select(self.ends, [], [], wait)[0]:
                while True:
                    try:
                        packet, address = end.recvfrom(65535)
                    except OSError:
                        break  # nothing more is there, or the interface was down for a moment
                    if address[2] != socket.PACKET_OUTGOING and self.ends.index(end) not in self.out:
                        for to in range(len(self.ends)):
                            if self.ends[to] is not end and to not in self.out and self.seed.random() >= LOSS:
                                due = time.monotonic() + DELAY + self.seed.uniform(-JITTER, JITTER)
                                order += 1
                                heapq.heappush(late, (due, order, to, packet))
            while late and late[0][0] <= time.monotonic():
                _, _, to, packet = heapq.heappop(late)
                try:
                    self.ends[to].send(packet)
                except OSError:
                    pass  # a queue is full, or a namespace is gone: a loss as any other


def build(count):
    for i in range(count):
        run("ip", "netns", "add", f"{TAG}-{i}")
        run("ip", "link", "add", f"{TAG}r{i}", "type", "veth", "peer", "name", "lan", "netns", f"{TAG}-{i}")
        run("ip", "link", "set", f"{TAG}r{i}", "up", "promisc", "on")
        run("ip", "-n", f"{TAG}-{i}", "addr", "add", f"10.78.0.{i + 1}/24", "dev", "lan")
        for link in ["lo", "lan"]:
            run("ip", "-n", f"{TAG}-{i}", "link", "set", link, "up")


def clean():
    for i in range(8):
        subprocess.run(["ip", "netns", "del", f"{TAG}-{i}"], stderr=subprocess.DEVNULL, check=False)


class Player:
    def __init__(self, podbay, folder, place, arguments):
        self.folder, self.place, self.podbay, self.arguments = folder, place, podbay, arguments
        self.profile = os.path.join(folder, f"profile-{place}")
        self.start()

    def start(self):
        self.output = os.path.join(self.folder, f"{self.place}-{time.monotonic_ns()}.out")
        with open(self.output, "w") as out, open(self.output + ".err", "w") as err:
            command = ["ip", "netns", "exec", f"{TAG}-{self.place}", self.podbay, "--profile", self.profile, "--json"]
            self.process = subprocess.Popen(command + self.arguments, stdout=out, stderr=err)

    def send(self, which):
        self.process.send_signal(which)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def commands(self):
        """Bytes of the newest record here."""
        folder = os.path.join(self.profile, "records")
        files = sorted(os.listdir(folder)) if os.path.isdir(folder) else []
        return os.path.getsize(os.path.join(folder, files[-1])) if files else 0

    def end(self, until):
        code = self.process.wait(max(1, until - time.monotonic()))
        last = open(self.output).read().strip().splitlines()[-1:]
        if code != 0 or not last:
            raise RuntimeError(f"{self.place} ended with {code}: {open(self.output + '.err').read()[-600:]}")
        return json.loads(last[0])


def wait_for(what, holds, limit=30):
    until = time.monotonic() + limit
    while not holds():
        if time.monotonic() > until:
            raise RuntimeError(f"not in time: {what}")
        time.sleep(0.01)


def table(podbay, folder, game, pace):
    host = Player(podbay, folder, 0, ["host", "--headless", "--name", "Lab", "--game", game, "--players", "3"])
    wait_for("the table", lambda: "open at" in open(host.output).read())
    options = ["join", "--headless", "--at", "10.78.0.1:47200", "--wait", "30", "--pace", str(pace)]
    guests = [Player(podbay, folder, i, options + ["--name", f"P{i}"]) for i in (1, 2, 3)]
    wait_for("the game", lambda: host.commands() > 0)
    begun = host.commands()
    wait_for("some commands", lambda: host.commands() > begun + 1000)
    return host, guests


def death(podbay, folder, game):
    """Kills the host; seconds until a successor has written the next command."""
    host, guests = table(podbay, folder, game, 30)
    host.kill()
    died = time.monotonic()
    wait_for("a successor", lambda: any(guest.commands() for guest in guests))
    heir = next(guest for guest in guests if guest.commands())
    size = -1
    while size != heir.commands():  # the log of before is written in one go
        size = heir.commands()
        time.sleep(0.005)
    wait_for("the next command", lambda: heir.commands() > size)
    took = time.monotonic() - died
    return took, [guest.end(died + DEADLINE) for guest in guests]


def lobby(podbay, folder, game, relay):
    """Kills the host before the last one is there, who finds the table at another computer."""
    host = Player(podbay, folder, 0, ["host", "--headless", "--name", "Lab", "--game", game, "--players", "3"])
    wait_for("the table", lambda: "open at" in open(host.output).read())
    come = ["join", "--headless", "--wait", "60", "--pace", "60", "--name"]
    guests = [Player(podbay, folder, i, come + [f"P{i}", "--at", "10.78.0.1:47200"]) for i in (1, 2)]
    said = lambda guest: open(guest.output).read() + open(guest.output + ".err").read()
    wait_for("the guests", lambda: all("connected to" in said(guest) for guest in guests))
    time.sleep(1)  # they have taken their seats
    host.kill()
    guests.append(Player(podbay, folder, 3, come + ["P3", "--any"]))
    until = time.monotonic() + DEADLINE
    return [guest.end(until) for guest in guests]


def frozen(podbay, folder, game, relay):
    host, guests = table(podbay, folder, game, 60)
    host.send(signal.SIGSTOP)
    wait_for("a successor", lambda: any(guest.commands() for guest in guests))
    host.send(signal.SIGCONT)
    until = time.monotonic() + DEADLINE
    host.end(until)
    return [guest.end(until) for guest in guests]


def cable(podbay, folder, game, relay):
    host, guests = table(podbay, folder, game, 60)
    relay.out.add(3)
    time.sleep(10)  # the cable is out for as long
    relay.out.discard(3)
    until = time.monotonic() + DEADLINE
    return [player.end(until) for player in [host] + guests]


def client(podbay, folder, game, relay):
    host, guests = table(podbay, folder, game, 60)
    guests[2].kill()
    guests[2].start()
    until = time.monotonic() + DEADLINE
    return [player.end(until) for player in [host] + guests]


def address(podbay, folder, game, relay):
    host, guests = table(podbay, folder, game, 60)
    for change in [["del", "10.78.0.4/24"], ["add", "10.78.0.44/24"]]:
        run("ip", "-n", f"{TAG}-3", "addr", change[0], change[1], "dev", "lan")
    until = time.monotonic() + DEADLINE
    try:
        return [player.end(until) for player in [host] + guests]
    finally:
        for change in [["del", "10.78.0.44/24"], ["add", "10.78.0.4/24"]]:
            run("ip", "-n", f"{TAG}-3", "addr", change[0], change[1], "dev", "lan")


def disk(podbay, folder, game, relay):
    profile = os.path.join(folder, "profile-0")
    os.makedirs(profile)
    run("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", profile)
    try:
        host, guests = table(podbay, folder, game, 60)
        filler = os.path.join(profile, "filler")
        with open(filler, "wb", buffering=0) as file:
            try:
                while file.write(b"x" * 4096):
                    pass
            except OSError:
                pass  # full
        stands = lambda: host.commands()
        before = -1
        while before != stands():
            before = stands()
            time.sleep(1)  # it stands still when nothing was written for so long
        os.unlink(filler)
        until = time.monotonic() + DEADLINE
        return [player.end(until) for player in [host] + guests]
    finally:
        run("umount", "-l", profile)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("podbay")
    parser.add_argument("--games", default="argo,alien-frontiers,aqua-sphere")
    parser.add_argument("--trials", default="death,lobby,frozen,cable,client,address,disk")
    parser.add_argument("--deaths", type=int, default=1)
    options = parser.parse_args()
    podbay, passed, failed, times = os.path.abspath(options.podbay), 0, 0, []
    build(4)
    relay = Relay(4)
    relay.start()
    games, named = options.games.split(","), options.trials.split(",")
    trials = {"lobby": lobby, "frozen": frozen, "cable": cable, "client": client, "address": address, "disk": disk}
    try:
        for game in games:
            for name in named:
                for _ in range(options.deaths if name == "death" else 1):
                    folder = tempfile.mkdtemp()
                    try:
                        if name == "death":
                            took, ends = death(podbay, folder, game)
                            times.append(took)
                        else:
                            ends = trials[name](podbay, folder, game, relay)
                        digests = {end["digest"] for end in ends}
                        if len(digests) != 1 or None in digests:
                            raise RuntimeError(f"different ends: {digests}")
                        passed += 1
                        print(f"ok: {game}, {name}" + (f", {times[-1]:.1f} s without a host" if name == "death" else ""), flush=True)
                    except (RuntimeError, subprocess.TimeoutExpired) as error:
                        failed += 1
                        print(f"FAILED: {game}, {name}: {error}", flush=True)
                    finally:
                        subprocess.run(["pkill", "-KILL", "-f", folder], check=False)
                        shutil.rmtree(folder, ignore_errors=True)
    finally:
        clean()
    if times:
        times.sort()
        print(f"without a host: median {times[len(times) // 2]:.2f} s, longest {times[-1]:.2f} s of {len(times)}")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed or not passed else 0)


main()
