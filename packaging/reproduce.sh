#!/usr/bin/env bash
# Builds the program of the Linux packages here and in a clone at another path, and compares the bytes. Nothing may be
# uncommitted. Takes one release after just dist, and otherwise two. Usage: packaging/reproduce.sh [FOLDER], which is where
# the clone lies meanwhile.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/common.sh"
unset DIST
[ -z "$(git -C "$root" status --porcelain)" ] || { echo "commit your changes first: a clone does not have them" >&2; exit 1; }
work=$(mktemp -d -p "${1:-${TMPDIR:-/tmp}}")
trap 'rm -rf "$work"' EXIT
clone="$work/another clone"
git clone --quiet "$root" "$clone" 2>"$work/log" || { cat "$work/log" >&2; exit 1; }
for place in "$root" "$clone"; do
  "$place/packaging/linux/build.sh" >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
done
ours=$root/target/dist/linux/podbay
if cmp "$ours" "$clone/target/dist/linux/podbay"; then
  echo "The programs of both are equal: $(sha256sum <"$ours" | cut -d ' ' -f 1)"
else
  echo "The programs of both differ." >&2
  exit 1
fi
