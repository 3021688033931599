#!/usr/bin/env bash
# Installs Podbay under Wine, tries the programs and removes it again. Needs root. Usage: test.sh SETUP.exe [FOLDER]
# FOLDER holds a small Debian 13 with Wine 10, and is made if it is not there: Debian 12 has Wine 8, which is too old.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/common.sh"
[ $# -ge 1 ] || { echo "usage: $0 SETUP.exe [FOLDER]" >&2; exit 2; }
setup=$(realpath "$1")
debian=${2:-}
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/wine.sh"
cp "$setup" "$work/setup.exe"
drive=$work/prefix/drive_c
entry='HKLM\Software\Microsoft\Windows\CurrentVersion\Uninstall\Podbay'
folder='C:\Program Files\Podbay'
link="$drive/ProgramData/Microsoft/Windows/Start Menu/Programs/Podbay.lnk"

files() { find "$drive" -not -path '*/Temp/*' | sort; }

value() { wine reg query "$entry" /v "$1" | sed -n 's/^ *[^ ]* *REG_[A-Z]* *//p'; }
code() { local code=0; "$@" >/dev/null || code=$?; echo $code; }
gone() { ! [ -e "$1" ]; }
unknown() { ! grep -i podbay "$work"/prefix/*.reg; }
rules() { grep -c "fixme:netsh.* L\"add\" .*podbay\.$1.*protocol=$2" "$work/log"; } # PROGRAM PROTOCOL

# The settings of somebody who played before.
kept=$drive/users/$(id -un)/AppData/Roaming/Podbay/data/settings.toml
install -D /dev/null "$kept"
files >"$work/before"

check "silent installation" same 0 "$(code wine "Z:$inside/setup.exe" /S)"
check "link in the Start menu" within 30 grep -aqs 'podbay\.exe' "$link"
check "name" same "Podbay" "$(value DisplayName)"
check "version" same "$version" "$(value DisplayVersion)"
check "icon" same "$folder\\podbay.exe" "$(value DisplayIcon)"
check "size" test "$(($(value EstimatedSize)))" -gt 0
check "removal" same "\"$folder\\uninstall.exe\"" "$(value UninstallString)"
check "silent removal" same "\"$folder\\uninstall.exe\" /S" "$(value QuietUninstallString)"
for kind in exe com; do
  for protocol in udp tcp; do
    check "firewall rule of podbay.$kind for $protocol" same 1 "$(rules $kind $protocol)"
  done
  check "podbay.$kind --version" same "podbay $version" "$(wine "$folder\\podbay.$kind" --version)"
done
check "licences" test -s "$drive/Program Files/Podbay/licences/LICENSE-MIT.txt"

"${wine[@]}" wine "$folder\\podbay.com" sim --games 1000000 >/dev/null 2>&1 &
running=$!
locked() { [ "$(code wine "Z:$inside/setup.exe" /S)" = 2 ]; }
check "the setup refuses while Podbay runs" within 30 locked
# With _?= the uninstaller returns only when it is done. The folder comes in two words, because NSIS takes no quotes here.
check "so does the removal" same 2 "$(code wine "$folder\\uninstall.exe" /S '_?=C:\Program' 'Files\Podbay')"
check "the program is still there" test -e "$drive/Program Files/Podbay/podbay.exe"
kill $running || true
wait $running || true

check "the setup installs over an old version" same 0 "$(code wine "Z:$inside/setup.exe" /S)"
wine "$folder\\uninstall.exe" /S
check "silent removal of all files" within 60 gone "$drive/Program Files/Podbay"
settled
files >"$work/after"
check "nothing else is left, and settings stay" diff "$work/before" "$work/after"
check "the registry knows nothing of it" unknown
totals
