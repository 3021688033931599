#!/usr/bin/env python3
"""Counts the allocations for each copy of a position in which a listed command is carried out, and prints one JSON line
with their number by game. Ends with 1 if there are any. glibc's libmemusage.so counts, so this needs Linux with glibc.
Usage: benches/allocations.py PROGRAM (the bench `rules`, built)"""
import json
import os
import re
import subprocess
import sys

LIBRARY = "libmemusage.so"
MORE_ROUNDS = 10
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
CALLS = re.compile(r"^\s*(?:malloc|realloc|calloc)\|\s*(\d+)", re.MULTILINE)


def run(program, figure, rounds, **more):
    """The games of the line that the bench prints, and its standard error."""
    environment = os.environ | {"PODBAY_BENCH_ROUNDS": str(rounds)} | more
    ran = subprocess.run([program, figure], env=environment, check=True, capture_output=True, text=True)
    return json.loads(ran.stdout.splitlines()[-1])["games"], ran.stderr


def calls(program, game, rounds):
    """All calls that allocate in a run that carries out each command so many times."""
    _, report = run(program, f"{game}/steps", rounds, LD_PRELOAD=LIBRARY, MEMUSAGE_NO_TIMER="1")
    counts = CALLS.findall(COLOURS.sub("", report))
    if len(counts) != 3:
        raise OSError(f"{LIBRARY} is not there, or it says something else: {report[:200]!r}")
    return sum(map(int, counts))


def allocations(program):
    """Allocations for each copy and command, by game."""
    found = {}
    for game, figures in run(program, "/steps", 0)[0].items():
        # All else that the program does is the same in both runs.
        more = calls(program, game, 1 + MORE_ROUNDS) - calls(program, game, 1)
        found[game] = round(more / (MORE_ROUNDS * figures["steps"]), 4)
    return found


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    counted = allocations(sys.argv[1])
    print(json.dumps({"carry_out_copy_allocations": counted}))
    sys.exit(1 if any(counted.values()) else 0)
