#!/usr/bin/env bash
# Builds the program of the Linux packages from two clones of the last commit, at two paths, and compares its bytes. Takes as
# long as two releases. Usage: packaging/reproduce.sh [FOLDER], which is where the clones lie meanwhile.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/common.sh"
unset DIST
work=$(mktemp -d -p "${1:-${TMPDIR:-/tmp}}")
trap 'rm -rf "$work"' EXIT
programs=()
for clone in "$work/clone" "$work/another clone"; do
  git clone --quiet "$root" "$clone" 2>"$work/log" || { cat "$work/log" >&2; exit 1; }
  "$clone/packaging/linux/build.sh" >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
  programs+=("$clone/target/dist/linux/podbay")
done
if cmp "${programs[@]}"; then
  echo "The programs of two clones are equal: $(sha256sum <"${programs[0]}" | cut -d ' ' -f 1)"
else
  echo "The programs of two clones differ." >&2
  exit 1
fi
