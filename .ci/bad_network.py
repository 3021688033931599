#!/usr/bin/env python3
"""Whole games over a bad network, while a process is killed or frozen, a cable is out, the network is in two parts, an
address changes or a disk is full.

A host and three players in network namespaces of their own. Their packets pass a relay in this program, which delays
each by 25 ms, give or take 10, and drops three of a hundred; in the trial wifi by 60 ms, give or take 40, and ten of a
hundred. Every game has to end with the same digest everywhere.
Usage: bad_network.py PODBAY [--games NAMES] [--trials NAMES] [--times N]. Needs root and iproute2.
"""
import argparse, contextlib, heapq, json, os, random, select, shutil, signal, socket, subprocess, sys, tempfile, threading, time

DELAY, JITTER, LOSS = 0.025, 0.010, 0.03
WIFI = 0.060, 0.040, 0.10
DEADLINE = 240
# Seconds without a host that a crowded machine may take. Guests that are told of the hand-over need less than one; a guest
# that nobody tells notices after 2.5 s of silence, and the game may wait for its answer.
TOLD_MAX, SILENT_MAX, ALONE_MAX = 2.0, 6.0, 15.0
# Seconds for which the network is in two parts, and seconds after that until everybody is at one table. A host is told every
# two seconds that the table went on, and a try takes three where nobody answers.
PARTED, MEETS_MAX = 20, 15.0
# Seconds after which the cables are out in the trial given-alone: those before the hand-over are enough to notice it, and
# not enough for anybody to come back.
ALONE_FROM = 54
TAG = f"pbn{os.getpid()}"
SOL_PACKET, PACKET_VNET_HDR = 263, 15


def run(*command):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


class Relay(threading.Thread):
    """One switch for all: every packet goes on to the other ends, late, or not at all."""

    def __init__(self, count):
        super().__init__(daemon=True)
        self.ends, self.out, self.seed, self.weather = [], set(), random.Random(7), (DELAY, JITTER, LOSS)
        self.parts = [0] * count  # each end's part of the network: nothing passes from one part to another
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
                    delay, jitter, loss = self.weather
                    source, parts = self.ends.index(end), self.parts
                    if address[2] != socket.PACKET_OUTGOING and source not in self.out:
                        for to in range(len(self.ends)):
                            apart = to == source or to in self.out or parts[to] != parts[source]
                            if not apart and self.seed.random() >= loss:
                                due = time.monotonic() + delay + self.seed.uniform(-jitter, jitter)
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

    def host(self):
        """The key of the host at which it is; None while it has none, and at the machine that hosts."""
        with open(self.output) as said, open(self.output + ".err") as remarks:
            came = [line.split(", key ")[-1] for line in said if line.startswith("connected to")]
            lost = remarks.read().count("coming back")
        return came[-1] if len(came) > lost else None

    def end(self, until):
        code = self.process.wait(max(1, until - time.monotonic()))
        last = open(self.output).read().strip().splitlines()[-1:]
        if code != 0 or not last:
            raise RuntimeError(f"{self.place} ended with {code}: {open(self.output + '.err').read()[-600:]}")
        return json.loads(last[0])


def tell(folder):
    """Prints what the programs said last."""
    for file in sorted(os.listdir(folder)):
        if ".out" in file:
            with open(os.path.join(folder, file), errors="replace") as said:
                for line in said.readlines()[-6:]:
                    print(f"  {file}: {line.rstrip()}", flush=True)


def wait_for(what, holds, limit=30):
    until = time.monotonic() + limit
    while not holds():
        if time.monotonic() > until:
            raise RuntimeError(f"not in time: {what}")
        time.sleep(0.01)


def table(podbay, folder, game, pace, count=3):
    """A host and so many guests; the first of them has the first seat."""
    players = ["--players", str(count)]
    host = Player(podbay, folder, 0, ["host", "--headless", "--name", "Lab", "--game", game] + players)
    wait_for("the table", lambda: "open at" in open(host.output).read())
    options = ["join", "--headless", "--at", "10.78.0.1:47200", "--wait", "30", "--pace", str(pace)]
    guests = []
    for i in range(1, count + 1):
        guests.append(Player(podbay, folder, i, options + ["--name", f"P{i}"]))
        wait_for("the guest", lambda: "connected to" in open(guests[-1].output).read())
        time.sleep(0.3)  # it has taken its seat
    wait_for("the game", lambda: host.commands() > 0)
    begun = host.commands()
    wait_for("some commands", lambda: host.commands() > begun + 1000)
    return host, guests


def next_command(since, guests, asked=30):
    """Seconds until a successor has written the next command; or, if none came for so long, until it had the table: its game
    may wait for somebody who is gone."""
    wait_for("a successor", lambda: any(guest.commands() for guest in guests))
    heir, begun = next(guest for guest in guests if guest.commands()), time.monotonic()
    size = -1
    while size != heir.commands():  # the log of before is written in one go
        size = heir.commands()
        time.sleep(0.005)
    while heir.commands() == size and time.monotonic() < begun + asked:
        time.sleep(0.005)
    if asked >= 30 and heir.commands() == size:
        raise RuntimeError("not in time: the next command")
    return (time.monotonic() if heir.commands() > size else begun) - since


def death(podbay, folder, game, relay):
    """Kills the host."""
    host, guests = table(podbay, folder, game, 30)
    host.kill()
    died = time.monotonic()
    took = next_command(died, guests)
    return took, [guest.end(died + DEADLINE) for guest in guests]


def both(podbay, folder, game, relay):
    """Kills the host together with the guest that would go on with the table; the two others do, and it comes back."""
    host, guests = table(podbay, folder, game, 30)
    first, others = guests[0], guests[1:]
    host.kill()
    died = time.monotonic()
    first.kill()
    took = next_command(died, others, 3)
    if took > SILENT_MAX:
        raise RuntimeError(f"{took:.1f} s without a host")
    first.arguments = ["join", "--headless", "--table", "Lab", "--wait", "30", "--pace", "30", "--name", "P1"]
    first.start()
    return took, [guest.end(died + DEADLINE) for guest in guests]


def given(podbay, folder, game, relay, count, dies=False, alone=False):
    """The disk of the host stays full, so that it hands the table over; it may die in the middle of that, or be alone
    when it begins."""
    with small_disk(folder) as profile:
        host, guests = table(podbay, folder, game, 60, count)
        fill(profile)
        told = lambda: "handed over to a player" in open(host.output + ".err").read()
        if alone:
            time.sleep(ALONE_FROM)
            relay.out.update(range(1, count + 1))
        wait_for("the hand-over", told, 90)
        relay.out.clear()
        since = time.monotonic()
        if dies:
            wait_for("a guest is sent away", lambda: any("coming back" in open(g.output + ".err").read() for g in guests))
            host.kill()
        took = next_command(since, guests)
        if took > (ALONE_MAX if alone else SILENT_MAX if dies else TOLD_MAX):
            raise RuntimeError(f"{took:.1f} s without a host")
        ends = [guest.end(since + DEADLINE) for guest in guests]
        host.process.wait(30)
        return took, ends


def wifi(podbay, folder, game, relay):
    """A living host over a line that loses much keeps its table."""
    host, guests = table(podbay, folder, game, 60)
    relay.weather = WIFI
    try:
        until = time.monotonic() + DEADLINE
        ends = [player.end(until) for player in [host] + guests]
    finally:
        relay.weather = DELAY, JITTER, LOSS
    if any(guest.commands() for guest in guests):
        raise RuntimeError("a guest went on with the table of a host that was there")
    return ends


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


def split(podbay, folder, game, relay):
    """The host with one guest, and the two other guests, are in two parts of the network for a while. Two of three are
    most of the seats: the table goes on with them alone, and the host gives way to it when the parts are one again."""
    host, guests = table(podbay, folder, game, 30)
    beside, others = guests[0], guests[1:]
    relay.parts = [0, 0, 1, 1]
    try:
        parted = time.monotonic()
        wait_for("a successor among the two guests", lambda: any(guest.commands() for guest in others))
        time.sleep(max(0, parted + PARTED - time.monotonic()))  # the network is in two parts for as long
        if beside.commands() or host.process.poll() is not None:
            raise RuntimeError("the part with the host has not stayed with it")
    finally:
        relay.parts = [0, 0, 0, 0]
    joined = time.monotonic()
    heir = next(guest for guest in others if guest.commands())
    rest = [guest for guest in guests if guest is not heir]

    def together():
        hosts = {guest.host() for guest in rest}
        return host.process.poll() is not None and len(hosts) == 1 and None not in hosts

    wait_for("everybody at one table", together)
    took = time.monotonic() - joined
    if took > MEETS_MAX:
        raise RuntimeError(f"{took:.1f} s until everybody was at one table")
    host.end(joined + DEADLINE)
    ends = [guest.end(joined + DEADLINE) for guest in guests]
    if any(guest.commands() for guest in rest):
        raise RuntimeError("two guests went on with the table")
    return took, ends


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


@contextlib.contextmanager
def small_disk(folder):
    """The profile of the host lies on a disk of its own."""
    profile = os.path.join(folder, "profile-0")
    os.makedirs(profile)
    run("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", profile)
    try:
        yield profile
    finally:
        run("umount", "-l", profile)


def fill(profile):
    """Fills a disk; the file that does."""
    filler = os.path.join(profile, "filler")
    with open(filler, "wb", buffering=0) as file:
        try:
            while file.write(b"x" * 4096):
                pass
        except OSError:
            pass  # full
    return filler


def disk(podbay, folder, game, relay):
    with small_disk(folder) as profile:
        host, guests = table(podbay, folder, game, 60)
        filler = fill(profile)
        stands = lambda: host.commands()
        before = -1
        while before != stands():
            before = stands()
            time.sleep(1)  # it stands still when nothing was written for so long
        os.unlink(filler)
        until = time.monotonic() + DEADLINE
        return [player.end(until) for player in [host] + guests]


# These tell seconds as well: until the next command, or until that which UNTIL says.
TIMED = {
    "death": death,
    "both": both,
    "given2": lambda *trial: given(*trial, 2),
    "given3": lambda *trial: given(*trial, 3),
    "given-dies": lambda *trial: given(*trial, 3, dies=True),
    "given-alone": lambda *trial: given(*trial, 2, alone=True),
    "split": split,
}
UNTIL = {"split": "until all are at one table"}
TRIALS = {
    **TIMED,
    "lobby": lobby,
    "frozen": frozen,
    "cable": cable,
    "client": client,
    "address": address,
    "disk": disk,
    "wifi": wifi,
}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("podbay")
    parser.add_argument("--games", default="argo,alien-frontiers,aqua-sphere")
    parser.add_argument("--trials", default=",".join(TRIALS))
    parser.add_argument("--times", type=int, default=1, help="of the trials that measure a time")
    options = parser.parse_args()
    podbay, passed, failed, times = os.path.abspath(options.podbay), 0, 0, {}
    build(4)
    relay = Relay(4)
    relay.start()
    games, named = options.games.split(","), options.trials.split(",")
    try:
        for game in games:
            for name in named:
                for _ in range(options.times if name in TIMED else 1):
                    folder = tempfile.mkdtemp()
                    try:
                        ends, note = TRIALS[name](podbay, folder, game, relay), ""
                        if name in TIMED:
                            took, ends = ends
                            times.setdefault(name, []).append(took)
                            note = f", {took:.1f} s {UNTIL.get(name, 'without a host')}"
                        digests = {end["digest"] for end in ends}
                        if len(digests) != 1 or None in digests:
                            raise RuntimeError(f"different ends: {digests}")
                        passed += 1
                        print(f"ok: {game}, {name}{note}", flush=True)
                    except (RuntimeError, subprocess.TimeoutExpired) as error:
                        failed += 1
                        print(f"FAILED: {game}, {name}: {error}", flush=True)
                        tell(folder)
                    finally:
                        subprocess.run(["pkill", "-KILL", "-f", folder], check=False)
                        shutil.rmtree(folder, ignore_errors=True)
    finally:
        clean()
    for name, taken in times.items():
        taken.sort()
        middle, longest = taken[len(taken) // 2], taken[-1]
        print(f"{name}, {UNTIL.get(name, 'without a host')}: median {middle:.2f} s, longest {longest:.2f} s of {len(taken)}")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed or not passed else 0)


if __name__ == "__main__":
    main()
