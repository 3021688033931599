#!/usr/bin/env bash
# Prints the newest part of CHANGELOG.md as Debian's tools read it: changelog.sh VERSION. Needs SOURCE_DATE_EPOCH.
set -euo pipefail
maintainer=$(sed -n 's/^Maintainer: //p' "$(dirname "$0")/control")
printf 'podbay (%s) unstable; urgency=medium\n\n' "$1"
# One line for each point, and no code marks.
awk '/^## / { if (points) exit; next } /^- / { points++; if (point) print point; point = substr($0, 3); next }
  /^  / && point { point = point " " substr($0, 3); next } { if (point) print point; point = "" } END { if (point) print point }' \
  CHANGELOG.md | tr -d '`*' | while IFS= read -r point; do fold -s -w 74 <<<"$point" | sed -e '1s/^/  * /' -e '2,$s/^/    /' -e 's/ *$//'; done
printf '\n -- %s  %s\n' "$maintainer" "$(date -u -R -d "@$SOURCE_DATE_EPOCH")"
