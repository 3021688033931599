"""A real window as the reader of a screen hears it, over AT-SPI: everything is found by its role and its spoken name, and
pressed by its spoken action."""
import re
import time

import pyatspi


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
    for index in range(node.childCount):
        child = node.getChildAtIndex(index)
        if child is not None:
            yield child
            yield from nodes(child)


def actions(node):
    node.clear_cache()
    try:
        return node.queryAction().nActions
    except NotImplementedError:
        return 0


class Window:
    """The program's window, by its spoken tree."""

    def __init__(self, pid):
        def application():
            desktop = pyatspi.Registry.getDesktop(0)
            found = [desktop.getChildAtIndex(index) for index in range(desktop.childCount)]
            return next((a for a in found if a and a.get_process_id() == pid and a.childCount), None)

        self.root = wait("the program", application)

    def all(self, role):
        return [node for node in nodes(self.root) if node.getRoleName() == role]

    def named(self, role, name):
        """The node of that role whose name matches from its beginning."""
        return next((node for node in self.all(role) if re.match(name, node.name)), None)

    def press(self, role, name, seconds=20):
        node = wait(f"{role} {name!r}", lambda: self.ready(role, name), seconds)
        node.queryAction().doAction(0)

    def ready(self, role, name):
        node = self.named(role, name)
        return node if node and actions(node) else None

    def nameless(self):
        """Roles of what can be pressed and says nothing; a scroll bar needs no name."""
        roles = [node.getRoleName() for node in nodes(self.root) if not node.name and actions(node)]
        return [role for role in roles if role != "scroll bar"]
