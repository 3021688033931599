#!/usr/bin/env bash
# Installs the packages of target/dist in clean Debian 11, 12 and 13, opens the window, and removes the packages again.
# Usage: packaging/linux/test.sh FOLDER; the systems come into that folder, pictures of the windows into target/dist/pictures.
# Needs root and debootstrap. Prints "N passed, M failed" last.
set -uo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/common.sh"
need debootstrap=debootstrap
folder=${1:?say the folder for the systems}
pictures=$dist/pictures
mkdir -p "$folder" "$pictures"
for package in "$deb" "$archive"; do
  [ -f "$dist/$package" ] || { echo "There is no $dist/$package: run package.sh first." >&2; exit 1; }
done
# Installs what the page says that the archive needs. Xvfb and the tools of this test bring some of these libraries in any
# case, and no window opens under Wayland here.
read -ra libraries <<<"$(archive_needs)"
passed=0 failed=0
note() { if [ "$1" = 0 ]; then passed=$((passed + 1)); echo "ok: $2"; else failed=$((failed + 1)); echo "FAILED: $2"; fi; }

# What a system has before the package comes: a screen without a monitor, and a user.
prepare() {
  [ -e "$folder/$1/ready" ] && return
  rm -rf "${folder:?}/$1"
  debootstrap --variant=minbase --include=xvfb,xauth,xdotool,x11-apps,xz-utils,imagemagick "$1" "$folder/$1" >"$folder/$1.log" 2>&1 &&
    chroot "$folder/$1" useradd --create-home friend && touch "$folder/$1/ready"
}

inside() { # SYSTEM COMMAND…
  local system=$1; shift
  chroot "$folder/$system" env DEBIAN_FRONTEND=noninteractive LANG=C.UTF-8 HOME=/root "$@"
}

apt() { # SYSTEM COMMAND…
  local system=$1; shift
  inside "$system" apt-get -y -q "$@" >>"$folder/$system.apt" 2>&1
}

as_friend() { inside "$1" su friend -c "cd; $2"; } # SYSTEM COMMANDS

# Prints what a package left in the system. Files of packages keep their dates, so the time says nothing.
left() { inside "$1" find / -xdev -iname '*podbay*' -not -path '/home/*' -not -path '/proc/*' -prune; }

# Removes the package, and the libraries that came for it or for the archive unless something else needs them.
remove() {
  apt "$1" purge podbay
  inside "$1" apt-mark auto "${libraries[@]}" >>"$folder/$1.apt" 2>&1
  apt "$1" autoremove --purge
}

# Takes away what an earlier run left in a system that was kept.
clean() {
  local file
  remove "$1"
  rm -rf "$folder/$1/home/friend"/{podbay*,.local,profile,window.png}
  left "$1" | while IFS= read -r file; do rm -rf "${folder:?}/$1$file"; done
}

opens() { # SYSTEM PROGRAM PICTURE: the window opens, for the user, and fills with something
  local window=$folder/$1/home/friend/window.png
  rm -f "$window"
  as_friend "$1" "xvfb-run -a -s '-screen 0 1280x800x24' sh -c '
    $2 --profile /home/friend/profile & program=\$!
    found=1
    for i in \$(seq 100); do xdotool search --onlyvisible --name Podbay >/dev/null 2>&1 && found=0 && break; sleep 0.2; done
    sleep 3; import -window root window.png; kill \$program; exit \$found'" >"$folder/$1.window" 2>&1 &&
    cp "$window" "$pictures/$1-$3.png" && [ "$(inside "$1" identify -format %k /home/friend/window.png)" -gt 50 ]
}

try_system() {
  prepare "$1"; note $? "$1 is there"
  : >"$folder/$1.apt"
  clean "$1"
  cp "$dist/$deb" "$dist/$archive" "$folder/$1/home/friend/"
  apt "$1" update && apt "$1" install --no-install-recommends "/home/friend/$deb"; note $? "$1: the package is installed"
  [ "$(inside "$1" podbay --version)" = "podbay $version" ]; note $? "$1: the program starts"
  opens "$1" podbay deb; note $? "$1: the window opens"
  remove "$1"; [ -z "$(left "$1")" ]; note $? "$1: nothing is left of the package"

  apt "$1" install --no-install-recommends "${libraries[@]}"; note $? "$1: the libraries that the archive needs are installed"
  as_friend "$1" "tar -xf $archive && podbay-$version/install.sh && rm -r podbay-$version" >/dev/null
  note $? "$1: a user installs the archive"
  opens "$1" /home/friend/.local/bin/podbay tar; note $? "$1: the window of the user opens"
  as_friend "$1" ".local/share/podbay/install.sh --uninstall" >/dev/null; note $? "$1: the user removes it"
  [ -z "$(inside "$1" find /home/friend/.local -iname '*podbay*' 2>/dev/null)" ]; note $? "$1: nothing is left of it"
  remove "$1"
}

for system in bullseye bookworm trixie; do try_system $system; done
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
