"""A real window as the reader of a screen hears it, over AT-SPI: everything is found by its role and its spoken name, and
pressed by its spoken action."""
import re
import time

import pyatspi
from gi.repository import GLib


def wait(what, found, seconds=20):
    """What `found` finds, as soon as it finds something."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            result = found()
        except Exception:  # the tree changes while it is read
            result = None
        if result:
            return result
        time.sleep(0.05)
    raise TimeoutError(what)


def nodes(node):
    """All below a node. What went away while it was read is left out."""
    for index in range(read(lambda: node.childCount) or 0):
        child = read(lambda i=index: node.getChildAtIndex(i))
        if child is not None:
            yield child
            yield from nodes(child)


def read(what):
    """What a node says of itself, or nothing if it is gone: it has no interface then, or its bus answers with an error."""
    try:
        return what()
    except (GLib.GError, NotImplementedError):
        return None


def actions(node):
    node.clear_cache()
    return read(lambda: node.queryAction().nActions) or 0


def act(node):
    """Does a node's first action. False if the node is gone."""
    return bool(node and read(lambda: node.queryAction().doAction(0)))


def centre(node):
    """The middle of a node on its display, or nothing if the node is gone."""
    node.clear_cache()
    box = read(lambda: node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS))
    return (box.x + box.width // 2, box.y + box.height // 2) if box and box.width > 0 else None


class Window:
    """The program's window, by its spoken tree."""

    def __init__(self, pid):
        def application():
            desktop = pyatspi.Registry.getDesktop(0)
            # One that is closing may be there no more.
            found = [read(lambda i=index: desktop.getChildAtIndex(i)) for index in range(desktop.childCount)]
            return next((a for a in found if a and read(a.get_process_id) == pid and read(lambda: a.childCount)), None)

        self.root = wait("the program", application, 60)

    def everything(self):
        """Each node with its role and its name."""
        for node in nodes(self.root):
            role, name = read(node.getRoleName), read(lambda n=node: n.name)
            if role is not None and name is not None:
                yield node, role, name

    def all(self, role):
        return [node for node, its, _ in self.everything() if its == role]

    def named(self, role, name):
        """The node of that role whose name matches from its beginning."""
        return next((node for node, its, words in self.everything() if its == role and re.match(name, words)), None)

    def press(self, role, name, seconds=20):
        wait(f"{role} {name!r}", lambda: act(self.ready(role, name)), seconds)

    def ready(self, role, name):
        """The same, if it can be pressed."""
        node = self.named(role, name)
        return node if node and actions(node) else None

    def nameless(self):
        """Roles of what can be pressed and says nothing; a scroll bar needs no name."""
        roles = [role for node, role, name in self.everything() if not name and actions(node)]
        return [role for role in roles if role != "scroll bar"]
