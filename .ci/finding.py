#!/usr/bin/env python3
"""How long it takes until tables are in the list: in a crowd, over a bad line, and while somebody forges.

Hosts and one that looks for tables, in network namespaces of their own. Usage: finding.py PODBAY [--trials NAMES]
[--runs N] [--crowd N]. Needs root and iproute2. Prints n, median, 95th percentile and the longest for each trial, and
fails where a trial misses its aim.
"""
import argparse, json, os, random, shutil, socket, struct, subprocess, sys, tempfile, threading, time
import bad_network

TAG = f"pbf{os.getpid()}"
GROUP, BEACON = "239.255.80.66", 47201
MAGIC = b"PODBCN\0\x01"
started = []


def run(*command):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def inside(place, *command, **options):
    process = subprocess.Popen(["ip", "netns", "exec", f"{TAG}-{place}", *command], **options)
    started.append(process)
    return process


def switch(count, ipv6):
    """So many namespaces at one switch."""
    run("ip", "netns", "add", f"{TAG}-sw")
    run("ip", "-n", f"{TAG}-sw", "link", "add", "switch", "type", "bridge", "mcast_snooping", "0")
    run("ip", "-n", f"{TAG}-sw", "link", "set", "switch", "up")
    for i in range(count):
        run("ip", "netns", "add", f"{TAG}-{i}")
        run("ip", "-n", f"{TAG}-{i}", "link", "add", "lan", "type", "veth", "peer", "name", f"p{i}", "netns", f"{TAG}-sw")
        run("ip", "-n", f"{TAG}-sw", "link", "set", f"p{i}", "master", "switch", "up")
        bring_up(i, ipv6)


def line(count, delay, jitter, loss):
    """So many namespaces at one switch that is late and loses packets."""
    bad_network.TAG, bad_network.DELAY, bad_network.JITTER, bad_network.LOSS = TAG, delay, jitter, loss
    for i in range(count):
        run("ip", "netns", "add", f"{TAG}-{i}")
        run("ip", "link", "add", f"{TAG}r{i}", "type", "veth", "peer", "name", "lan", "netns", f"{TAG}-{i}")
        run("ip", "link", "set", f"{TAG}r{i}", "up", "promisc", "on")
        bring_up(i, False)
    bad_network.Relay(count).start()


def bring_up(i, ipv6):
    set_to = lambda name, value: run("ip", "netns", "exec", f"{TAG}-{i}", "sysctl", "-qw", f"net.ipv6.conf.lan.{name}={value}")
    set_to("accept_dad", 0)
    set_to("disable_ipv6", 0 if ipv6 else 1)
    run("ip", "-n", f"{TAG}-{i}", "addr", "add", f"10.78.255.{i + 1}/16", "dev", "lan")
    if ipv6:
        run("ip", "-n", f"{TAG}-{i}", "addr", "add", f"fd78::{i + 1:x}/64", "dev", "lan", "nodad")
    for link in ["lo", "lan"]:
        run("ip", "-n", f"{TAG}-{i}", "link", "set", link, "up")


def clean():
    for process in started:
        process.kill()
        process.wait()
    started.clear()
    names = subprocess.run(["ip", "netns", "list"], capture_output=True, text=True, check=False).stdout
    for name in names.split():
        if name.startswith(f"{TAG}-"):
            subprocess.run(["ip", "netns", "del", name], check=False)
    # The other ends of a bad line go a moment later by themselves, and are in the way of the next one.
    links = subprocess.run(["ip", "-brief", "link"], capture_output=True, text=True, check=False).stdout
    for link in [line.split("@")[0] for line in links.splitlines() if line.startswith(f"{TAG}r")]:
        subprocess.run(["ip", "link", "del", link], stderr=subprocess.DEVNULL, check=False)


def host(podbay, folder, place):
    output = os.path.join(folder, f"{place}.out")
    command = [podbay, "--profile", os.path.join(folder, f"profile-{place}"), "host", "--headless", "--players", "2"]
    with open(output, "w") as out:
        process = inside(place, *command, "--name", f"Table {place}", stdout=out, stderr=out)
    return process, output


def hosts(podbay, folder, places):
    outputs = [host(podbay, folder, place)[1] for place in places]
    until = time.monotonic() + 120
    while not all("open at" in open(output).read() for output in outputs):
        if time.monotonic() > until:
            raise RuntimeError("not all tables opened")
        time.sleep(0.05)


def tables(podbay, folder, place, seconds):
    """The tables in the list of one that looks for so long: the milliseconds after which each was found, and who is silent."""
    command = [podbay, "--json", "--profile", os.path.join(folder, f"profile-{place}"), "tables", "--seconds", str(seconds)]
    process = inside(place, *command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    found = json.loads(process.communicate(timeout=seconds + 60)[0].strip().splitlines()[-1])
    started.remove(process)
    return sorted(table["found_ms"] for table in found["tables"]), found["silent"]


def checksum(data):
    total = sum(struct.unpack(f"!{len(data) // 2}H", data))
    while total >> 16:
        total = (total & 0xFFFF) + (total >> 16)
    return ~total & 0xFFFF


def frame(own, hardware, source, target, ports, data):
    udp = struct.pack("!HHHH", *ports, 8 + len(data), 0) + data
    head = struct.pack("!BBHHHBBH4s4s", 0x45, 0, 20 + len(udp), 1, 0, 64, 17, 0, socket.inet_aton(source), socket.inet_aton(target))
    head = head[:10] + struct.pack("!H", checksum(head)) + head[12:]
    return hardware + own + b"\x08\x00" + head + udp


class Forger(threading.Thread):
    """A machine in a namespace that says what is not so, from addresses that are not its own."""

    def __init__(self, place):
        super().__init__(daemon=True)
        # The socket is made inside the namespace and stays there.
        libc = __import__("ctypes").CDLL(None, use_errno=True)
        with open("/proc/self/ns/net") as home, open(f"/run/netns/{TAG}-{place}") as there:
            libc.setns(there.fileno(), 0)
            self.raw = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(0x0800))
            self.raw.bind(("lan", 0))
            self.own = self.raw.getsockname()[4]
            libc.setns(home.fileno(), 0)
        self.raw.settimeout(0.05)
        self.going, self.seed = True, random.Random(place)

    def run(self):
        due = time.monotonic()
        while self.going:
            due = self.step(due)

    def stop(self):
        self.going = False
        self.join()
        self.raw.close()


class Answers(Forger):
    """Answers each question of the beacon 200 times from addresses that nobody has."""

    def step(self, due):
        try:
            packet = self.raw.recv(2048)
        except TimeoutError:
            return due
        at = 14 + (packet[14] & 15) * 4
        data = packet[at + 8 :]
        if packet[23] == 17 and packet[6:12] != self.own and data[:8] == MAGIC and data[8] == 0:
            asker, port = socket.inet_ntoa(packet[26:30]), struct.unpack("!H", packet[at : at + 2])[0]
            for _ in range(200):
                here = MAGIC + b"\x01" + data[9:17] + struct.pack("<IH", self.seed.getrandbits(32), 47200)
                source = f"10.78.{self.seed.randrange(255)}.{self.seed.randrange(1, 255)}"
                try:
                    self.raw.send(frame(self.own, packet[6:12], source, asker, (self.seed.randrange(30000, 60000), port), here))
                except OSError:
                    pass  # the queue is full
        return due


class Farewells(Forger):
    """Says 20 times a second in the name of the first host that its table closes."""

    def step(self, due):
        if time.monotonic() < due:
            time.sleep(0.005)
            return due
        gone = MAGIC + b"\x02" + bytes(8) + struct.pack("<IH", 0, 47200)
        hardware = bytes.fromhex("01005e7f5042")
        self.raw.send(frame(self.own, hardware, "10.78.255.1", GROUP, (40000, BEACON), gone))
        return due + 0.05


def crowd(args, folder, ipv6=False):
    switch(args.crowd + 1, ipv6)
    hosts(args.podbay, folder, range(args.crowd))
    time.sleep(3)  # what they say when they open is over
    last, silent = [], set()
    for _ in range(args.runs):
        found, mute = tables(args.podbay, folder, args.crowd, 10)
        last.append(found[-1] if len(found) == args.crowd else 99999)
        silent |= set(mute)
        print(f"  {len(found)} of {args.crowd}, the last after {found[-1:]} ms, silent: {len(mute)}", flush=True)
    return last, 2000


def bad_line(args, folder):
    line(2, 0.060, 0.040, 0.10)
    hosts(args.podbay, folder, [0])
    times = []
    for _ in range(args.runs):
        found, _ = tables(args.podbay, folder, 1, 6)
        times += found or [99999]
    return times, 1500


def forged(args, folder):
    line(3, 0.025, 0.010, 0)  # so that what is forged is not always later than what is not
    hosts(args.podbay, folder, [0])
    time.sleep(3)
    forger, times = Answers(2), []
    forger.start()
    for _ in range(args.runs):
        found, silent = tables(args.podbay, folder, 1, 4)
        times += found or [99999]
        print(f"  found after {found} ms, {len(silent)} silent", flush=True)
    forger.stop()
    return times, 2000


def farewells(args, folder):
    line(3, 0.025, 0.010, 0)
    hosts(args.podbay, folder, [0])
    forger, times = Farewells(2), []
    forger.start()
    for _ in range(args.runs):
        found, _ = tables(args.podbay, folder, 1, 6)
        times += found or [99999]
    forger.stop()
    return times, 2000


TRIALS = {
    "crowd": crowd,
    "crowd6": lambda args, folder: crowd(args, folder, True),
    "line": bad_line,
    "forged": forged,
    "farewells": farewells,
}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("podbay")
    parser.add_argument("--trials", default=",".join(TRIALS))
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--crowd", type=int, default=40)
    args = parser.parse_args()
    args.podbay = os.path.realpath(args.podbay)
    passed = failed = 0
    for name in args.trials.split(","):
        folder = tempfile.mkdtemp()
        try:
            times, aim = TRIALS[name](args, folder)
            times.sort()
            high = times[max(0, -(-len(times) * 95 // 100) - 1)]
            held = high <= aim
            print(f"{'ok' if held else 'FAILED'}: {name}: n {len(times)}, median {times[len(times) // 2]} ms, p95 {high} ms, longest {times[-1]} ms (99999: not listed)", flush=True)
            passed, failed = passed + held, failed + (not held)
        finally:
            clean()
            shutil.rmtree(folder, ignore_errors=True)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed or not passed else 0)


if __name__ == "__main__":
    main()
