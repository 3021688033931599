#!/usr/bin/env python3
"""Measures Podbay and other programs in turn in one run, and prints their ratios: the median over the rounds, and the
least and the greatest. By hand, on a quiet machine; no step of .ci/run.

Usage: benches/beside.py PEERS [--rounds N] [--parts commands,playouts,copies,search] [--lines FILE]
PEERS is the folder with the scripts of the other programs. Each script installs its program by cargo or pip into
PEERS_TMP (/tmp/peers), and prints one line of JSON at its end. Every line is appended to FILE (target/beside.jsonl)."""
import argparse
import datetime
import functools
import json
import os
import pathlib
import platform
import statistics
import subprocess
import sys

sys.dont_write_bytecode = True
from allocations import allocations  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
GAMES = {"argo": "Argo", "alien-frontiers": "Alien Frontiers", "aqua-sphere": "AquaSphere"}
QUORIDOR, CHECKERS = "quoridor(board_size=9)", "chinese_checkers(players=4)"
# Seconds for a whole script, with its builds.
PATIENCE = 1200
OPEN_SPIEL = (
    "openspiel_playouts.sh",
    "needs python3-venv and PyPI once: python3 -m venv $PEERS_TMP/openspiel/venv && "
    "$PEERS_TMP/openspiel/venv/bin/pip install open_spiel==2.0.2",
)


class Peer:
    """Another program, measured by a script of the peers' folder."""

    def __init__(self, script, needs, **environment):
        self.script, self.needs, self.environment = script, needs, environment
        self.folder, self.trouble = None, None

    def prepare(self, folder):
        """Installs the program, and finds out if it runs."""
        self.folder = folder
        self.measure(REPS="1", SECS="0.05")

    def measure(self, **more):
        """The line of the script; `None` from the first time on that the script fails."""
        if self.trouble:
            return None
        try:
            line = last_line([str(self.folder / self.script)], self.environment | more)
            # One of the peers counts its games under this name, the other one describes each.
            games = line.get("games")
            described = games.values() if isinstance(games, dict) else ()
            errors = [game["error"] for game in described if "error" in game]
            if errors:
                raise ValueError(errors[0])
            return line
        except (OSError, ValueError, IndexError, subprocess.SubprocessError) as error:
            said = (getattr(error, "stderr", None) or str(error)).strip().splitlines()
            self.trouble = f"{self.script} failed ({said[-1] if said else error}); it {self.needs}"
            return None


class Row:
    """A figure of ours for one game, alone or beside one of a peer."""

    def __init__(self, what, game, ours, theirs=None, beside="", least=None, most=None):
        self.what, self.game, self.ours, self.theirs, self.beside = what, game, ours, theirs, beside
        # What the ratio, or the figure alone, has to reach or to keep below.
        self.least, self.most = least, most

    def reach(self):
        """The limit in words."""
        times = " times" if self.theirs else ""
        if self.least is not None:
            return f"at least {self.least:,g}{times}"
        return "" if self.most is None else f"at most {self.most:,g}"

    def is_missed(self, middle):
        """True if the median is on the wrong side of the limit."""
        return (self.least is not None and middle < self.least) or (self.most is not None and middle > self.most)

    def result(self, rounds):
        """What the rounds have measured."""
        ours = [value(line, self.ours) for line, _ in rounds]
        theirs = [value(line, self.theirs) for _, line in rounds] if self.theirs else ours
        pairs = [(own, other) for own, other in zip(ours, theirs) if own and other]
        if not pairs:
            alone = [own for own in ours if own]
            return Result(self, f"{short(statistics.median(alone))}, not compared" if alone else "not measured")
        own, other = (statistics.median(column) for column in zip(*pairs))
        compared = [own / other for own, other in pairs] if self.theirs else [own for own, _ in pairs]
        middle, low, high = statistics.median(compared), min(compared), max(compared)
        line = {"ours": own, "from": low, "to": high}
        if self.theirs:
            line |= {"theirs": other, "ratio": middle}
            cell = f"{short(own)}: {middle:.2f} times [{low:.2f} to {high:.2f}]"
            return Result(self, cell, f"{self.beside}, {short(other)}", self.is_missed(middle), line)
        cell = short(own) if low == high else f"{short(own)} [{short(low)} to {short(high)}]"
        return Result(self, cell, "", self.is_missed(middle), line)


class Result:
    """A cell of the table, with the figure that it stands beside."""

    def __init__(self, row, cell, beside="", is_missed=False, line=None):
        self.row, self.cell, self.beside, self.is_missed = row, cell, beside or row.beside, is_missed
        self.line = {"what": row.what, "game": row.game, "reach": row.reach()} | (line or {})


class Part:
    """Figures that are measured together: (bench, figures…) of ours, then the peer."""

    def __init__(self, ours, peer, rows):
        self.ours, self.peer, self.rows = ours, peer, rows
        self.rounds = []

    def measure(self, programs, number, keep):
        """One round. Whoever goes first changes from round to round, so that a machine that slows down favours nobody."""
        def run_ours():
            line = {}
            for bench, *figures in self.ours:
                line = merged(line, keep(number, last_line([programs[bench], *figures], {})))
            return line

        def run_theirs():
            line = self.peer and self.peer.measure()
            return keep(number, line) if line else None

        if number % 2:
            theirs, ours = run_theirs(), run_ours()
        else:
            ours, theirs = run_ours(), run_theirs()
        self.rounds.append((ours, theirs))


def merged(one, other):
    """Two lines as one, with the figures of both for each game."""
    both = one | other
    both["games"] = {
        game: one.get("games", {}).get(game, {}) | other.get("games", {}).get(game, {})
        for game in [*one.get("games", {}), *other.get("games", {})]
    }
    return both


def last_line(command, environment):
    """The last line that a program prints, read as JSON."""
    ran = subprocess.run(
        command, env=os.environ | environment, check=True, capture_output=True, text=True, timeout=PATIENCE
    )
    return json.loads(ran.stdout.strip().splitlines()[-1])


def value(line, path):
    """A figure by its path; `None` if it is not in the line."""
    found = functools.reduce(lambda part, name: part.get(name) if isinstance(part, dict) else None, path, line)
    return found if isinstance(found, (int, float)) else None


def parts():
    """All that can be measured here, by name."""
    turnbase = Peer("turnbase_rust.sh", "needs cargo, and crates.io once (turnbase and turnbase-bots 0.1.1)")
    validated = ["pushgrid_validated_apply_cloned_plies_s"], "validated apply of turnbase"
    commands = [
        Row("commands a second: listed, checked, with events, and a digest of each game's end", "PushGrid",
            ["pushgrid", "validated_plies_s"], *validated, least=2.5),
        Row("the same with a digest after each command", "PushGrid", ["pushgrid", "validated_digest_plies_s"], *validated),
    ]
    quoridor = ["games", QUORIDOR, "cpp_plies_s"], "quoridor of OpenSpiel"
    checkers = ["games", CHECKERS, "mcts1000_sims_s"], "MCTS of OpenSpiel on chinese_checkers(4), with random games"
    playouts, copies, search = [], [], []
    for game, least in (("argo", 1.5), ("alien-frontiers", 1.0), ("aqua-sphere", 4.0)):
        name = GAMES[game]
        for players in (2, 4):
            table = ["games", f"{game}(players={players})"]
            playouts += [
                Row(f"random play, {players} players: commands a second, carried out", name,
                    [*table, "carried_out_plies_s"], *quoridor, least=least),
                Row(f"random play, {players} players: the same, checked and with events", name,
                    [*table, "plies_s"], *quoridor),
            ]
            copies.append(Row(f"copy and carry out a listed command, {players} players: ns", name,
                              [*table, "carry_out_copy_ns"], most=150))
        copies.append(Row("state: bytes", name, [*table, "state_bytes"], most=1200))
        table = ["games", f"{game}(players=2)"]
        search += [
            Row("iterations a second with evaluation, 2 players", name, [*table, "think1000_iterations_s"], least=100_000),
            Row("the same beside a search with random games", name,
                [*table, "think1000_iterations_s"], *checkers, least=10),
            Row("iterations a second with random games to the end, 2 players", name,
                [*table, "mcts1000_sims_s"], *checkers, least=10),
            Row("re-deal, 2 players: ns", name, [*table, "redeal_ns"], most=300),
        ]
    return {
        "commands": Part([("rules", "pushgrid/validated_")], turnbase, commands),
        "playouts": Part([("rules", "/plies_s", "/carried_out_plies_s")], Peer(*OPEN_SPIEL, GAMES=QUORIDOR), playouts),
        "copies": Part([("rules", "/carry_out_copy_ns", ")/state_bytes")], None, copies),
        "search": Part([("search", "(players=2)/"), ("rules", "(players=2)/redeal_ns")],
                       Peer(*OPEN_SPIEL, GAMES=CHECKERS), search),
    }


def build():
    """The built benches, by name."""
    command = ["cargo", "bench", "--locked", "--no-run", "--message-format=json", "--bench", "rules", "--bench", "search"]
    built = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    messages = [json.loads(line) for line in built.splitlines() if line.startswith("{")]
    made = [message for message in messages if message.get("executable") and "bench" in message["target"]["kind"]]
    return {message["target"]["name"]: message["executable"] for message in made}


def machine():
    """The machine and the time, as the first line of the peers' files says it."""
    def said(*command):
        try:
            return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
        except (OSError, subprocess.SubprocessError):
            return "unknown"

    names = [line.split(":", 1)[1].strip() for line in said("cat", "/proc/cpuinfo").splitlines() if "model name" in line]
    return {
        "machine": names[0] if names else platform.processor() or platform.machine(),
        "cores": os.cpu_count(),
        "date": datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%MZ"),
        "loadavg": round(os.getloadavg()[0], 2),
        "rustc": said("rustc", "-V"),
        "podbay": said("git", "describe", "--always", "--dirty"),
    }


def short(number):
    """A number with three digits that count."""
    if number >= 1e6:
        return f"{number / 1e6:.3g} million"
    if number >= 1e4:
        return f"{round(number, -2):,.0f}"
    return f"{number:.4g}"


def counted(program):
    """The allocations of copies. They need no rounds, as they are counted."""
    what = "allocations of a copy with a command, {} players"
    try:
        found = allocations(program)
    except (OSError, ValueError, subprocess.SubprocessError) as error:
        print(f"allocations were not counted: {error}", file=sys.stderr)
        found = {}
    results = []
    for table, count in found.items():
        game, players = table.rstrip(")").split("(players=")
        row = Row(what.format(players), GAMES.get(game, game), [], most=0)
        results.append(Result(row, f"{count:g}", "", count > 0, {"ours": count}))
    return results


def table_of(results, games):
    """A table with a row for each thing that was measured, and a column for each game."""
    lines = [f"| what | {' | '.join(games)} | beside |", "|---" * (len(games) + 2) + "|"]
    for what in dict.fromkeys(result.row.what for result in results):
        cells = {result.row.game: result for result in results if result.row.what == what}
        shown = [cells[game].cell if game in cells else "" for game in games]
        beside = next(iter(cells.values())).beside
        lines.append(f"| {what} | {' | '.join(shown)} | {beside} |")
    return "\n".join(lines)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("peers", type=pathlib.Path, metavar="PEERS")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--parts", default=",".join(parts()))
    parser.add_argument("--lines", type=pathlib.Path, default=ROOT / "target/beside.jsonl")
    asked = parser.parse_args()
    unknown = [name for name in asked.parts.split(",") if name not in parts()]
    if unknown or asked.rounds < 1 or not asked.peers.is_dir():
        parser.error("expected the folder of the peers, known parts and at least one round")
    return asked


def main():
    asked = arguments()
    os.environ.setdefault("PEERS_TMP", "/tmp/peers")
    wanted = {name: part for name, part in parts().items() if name in asked.parts.split(",")}
    here = machine()
    programs = build()
    for name, part in wanted.items():
        if part.peer:
            print(f"installing and trying {part.peer.script} for {name}", file=sys.stderr)
            part.peer.prepare(asked.peers.resolve())
    asked.lines.parent.mkdir(parents=True, exist_ok=True)
    with asked.lines.open("a", encoding="utf-8") as lines:
        def keep(number, line):
            print(json.dumps(line | {"round": number}), file=lines, flush=True)
            return line

        print(json.dumps(here), file=lines)
        for number in range(asked.rounds):
            for name, part in wanted.items():
                print(f"round {number + 1} of {asked.rounds}: {name}", file=sys.stderr)
                part.measure(programs, number, keep)
        results = [row.result(part.rounds) for part in wanted.values() for row in part.rows]
        if "copies" in wanted:
            results += counted(programs["rules"])
        print(json.dumps({"rounds": asked.rounds, "beside": [result.line for result in results]}), file=lines)
    print(f"{here['machine']}, {here['cores']} cores, {here['date']}, load {here['loadavg']} before and "
          f"{os.getloadavg()[0]:.2f} after, {here['rustc']}, {here['podbay']}.\n"
          f"Medians of {asked.rounds} rounds, with the least and the greatest.")
    for games in (["PushGrid"], list(GAMES.values())):
        those = [result for result in results if result.row.game in games]
        if those:
            print(f"\n{table_of(those, games)}")
    for result in results:
        if result.is_missed:
            print(f"\nNot reached: {result.row.game}, {result.row.what}: {result.cell}, {result.row.reach()}")
    left = {part.peer.trouble for part in wanted.values() if part.peer and part.peer.trouble}
    for trouble in sorted(left):
        print(f"\nLeft out: {trouble}")
    if left:
        sys.exit(1)


if __name__ == "__main__":
    main()
