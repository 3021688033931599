#!/usr/bin/env bash
# Prints the folder of a Python environment with the packages of a list, which it makes if it is not there: venv.sh LIST.
# Needs Python 3 with venv.
set -euo pipefail
list=$(realpath "$1")
cd "$(dirname "$0")/.."
# Another list has another folder.
venv=$PWD/target/dist/tools-$(sha256sum <"$list" | cut -c 1-16)
# An environment without `ready` is incomplete.
if [ ! -e "$venv/ready" ]; then
  rm -rf "$venv"
  python3 -m venv "$venv" >&2
  "$venv/bin/python3" -m pip install --quiet --require-hashes --no-deps --requirement "$list" >&2
  touch "$venv/ready"
fi
echo "$venv"
