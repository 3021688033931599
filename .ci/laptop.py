"""Laptops of one network: namespaces joined by a bridge, each with a display of its own and the program's window on it. A
hand on the mouse and the keyboard of a laptop goes where the window says that things are."""
import mmap
import os
import pathlib
import re
import struct
import subprocess
import tempfile
import zlib

from spoken import Window, centre, wait

TAG = f"pw{os.getpid()}"
SIZE = (1440, 900)


def run(*command, env=None):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env, check=False)
    if done.returncode:
        raise OSError(f"{' '.join(command)}: {done.stderr.strip()}")
    return done.stdout


def texts(language):
    """The one-line texts of a language, by id."""
    lines = pathlib.Path(f"assets/text/{language}.ftl").read_text().splitlines()
    return dict(line.split(" = ", 1) for line in lines if re.match(r"[a-z0-9-]+ = ", line))


class Display:
    """A display of its own, for as long as it is open; what it shows can be read without asking it."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        reading, writing = os.pipe()
        size = f"{SIZE[0]}x{SIZE[1]}x24"
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp", "-noreset", "-fbdir", self.folder.name],
            pass_fds=[writing],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            self.name = ":" + told.readline().strip()
        if self.name == ":":
            raise OSError("Xvfb does not open")
        with open(f"{self.folder.name}/Xvfb_screen0", "rb") as file:
            self.shown = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        # The head of a window dump: its own length is its first number, that of the colours' table its twentieth.
        head = struct.unpack(">25I", self.shown[:100])
        self.begins = head[0] + 12 * head[19]

    def pixels(self):
        """A number for all that is shown."""
        return zlib.crc32(memoryview(self.shown)[self.begins :])

    def close(self):
        self.server.terminate()
        self.server.wait()
        self.folder.cleanup()


class Network:
    """So many namespaces on one bridge; the addresses are 10.79.0.1 and so on."""

    def __init__(self, count):
        self.spaces = [f"{TAG}-sw"] + [f"{TAG}-{i}" for i in range(count)]
        run("ip", "netns", "add", f"{TAG}-sw")
        run("ip", "-n", f"{TAG}-sw", "link", "add", "name", "switch", "type", "bridge", "mcast_snooping", "0")
        run("ip", "-n", f"{TAG}-sw", "link", "set", "switch", "up")
        for i in range(count):
            self.join(i)

    def join(self, i):
        space, inner, outer = f"{TAG}-{i}", f"we{i}", f"pw{i}"
        run("ip", "netns", "add", space)
        run("ip", "-n", space, "link", "add", inner, "type", "veth", "peer", "name", outer, "netns", f"{TAG}-sw")
        run("ip", "-n", f"{TAG}-sw", "link", "set", outer, "master", "switch", "up")
        run("ip", "-n", space, "addr", "add", f"10.79.0.{i + 1}/24", "dev", inner)
        for link in ("lo", inner):
            run("ip", "-n", space, "link", "set", link, "up")

    def close(self):
        for space in self.spaces:
            subprocess.run(["ip", "netns", "del", space], stderr=subprocess.DEVNULL, check=False)


class Laptop:
    """One machine of the network with the program's window, and the hand on its mouse and keyboard."""

    def __init__(self, program, profile, space=None, size=SIZE, env=None):
        self.window = None
        self.display, self.size, self.text = Display(), size, texts((env or {}).get("LANG", "en")[:2])
        self.env = {**os.environ, "DISPLAY": self.display.name, **(env or {})}
        inside = ["ip", "netns", "exec", space] if space else []
        # One for all of the hand's work: starting a program takes longer than a frame.
        self.hand = subprocess.Popen(["xdotool", "-"], stdin=subprocess.PIPE, env=self.env)
        self.log = open(f"{profile}.log", "w", encoding="utf-8")
        self.app = subprocess.Popen(
            [*inside, program, "--profile", str(profile)], env=self.env, stdout=self.log, stderr=self.log
        )

    def open(self):
        """Waits for the window, and gives it its place and the keyboard: nobody else is there to do that."""
        self.window = Window(self.app.pid)
        self.id = wait("the window", lambda: self.xdotool("search", "--name", "^Podbay$").split())[-1]
        place = ["windowmove", self.id, "0", "0", "windowsize", self.id, *map(str, self.size)]
        wait("the window has its place", lambda: self.xdotool(*place, "windowfocus", self.id) == "")

    def xdotool(self, *words):
        return run("xdotool", *words, env=self.env)

    def does(self, *words):
        """What the hand does, without a look at whether it could."""
        self.hand.stdin.write((" ".join(words) + "\n").encode())
        self.hand.stdin.flush()

    def close(self):
        self.hand.kill()
        self.hand.wait()
        self.app.kill()
        self.app.wait()
        self.log.close()
        self.display.close()

    def spoken(self, text):
        """The words of a text of the catalogue, as a pattern for the beginning of a name."""
        return re.escape(self.text[text])

    def sees(self, role, name):
        return self.window.named(role, name)

    def click_at(self, node):
        """With the mouse, where the window says that the node is. False if the node is gone: nothing is clicked then."""
        place = centre(node) if node else None
        if place:
            self.does("mousemove", *map(str, place))
            self.does("click", "1")
        return place is not None

    def click(self, role, name, seconds=20):
        """Clicks at what has this role and this name, as soon as it is there."""
        wait(f"{role} {name!r}", lambda: self.click_at(self.window.ready(role, name)), seconds)

    def choose(self, option, value):
        """A value of an option of the lobby, by its list; the table has it when this returns."""
        if not self.sees("combo box", f"{option}: {value}"):
            self.click("combo box", f"{option}:")
            self.click("toggle button", f"{value}$")
        wait(f"{option} is {value}", lambda: self.sees("combo box", f"{option}: {value}"))

    def key(self, *keys):
        self.does("key", *keys)

    def picture(self, file):
        run("import", "-window", "root", "-crop", f"{self.size[0]}x{self.size[1]}+0+0", "+repage", "-strip", str(file), env=self.env)

    def words(self):
        """All that the window says."""
        return [name for _, _, name in self.window.everything()]

    def answers(self):
        """What the window asks and offers, without its board."""
        if not self.window:
            return "it has not opened"
        roles = ("push button", "toggle button", "label", "list item", "dialog", "menu item")
        return " | ".join(f"{role} {name}" for _, role, name in self.window.everything() if role in roles and name)

    def told(self):
        """What the program printed."""
        return pathlib.Path(self.log.name).read_text(encoding="utf-8")
