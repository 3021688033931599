#!/usr/bin/env bash
# Installs the packages of target/dist in clean Debian 11, 12 and 13, opens the window, and removes the packages again.
# Usage: packaging/linux/test.sh FOLDER; the systems come into that folder, pictures of the windows into target/dist/pictures.
# Needs root and debootstrap. Prints "N passed, M failed" last.
set -uo pipefail
cd "$(dirname "$0")/../.." || exit
folder=${1:?say the folder for the systems}
pictures=$PWD/target/dist/pictures
mkdir -p "$folder" "$pictures"
deb=$(echo target/dist/podbay_*_amd64.deb) tar=$(echo target/dist/podbay-*-linux-x86_64.tar.xz)
passed=0 failed=0
note() { if [ "$1" = 0 ]; then passed=$((passed + 1)); echo "ok: $2"; else failed=$((failed + 1)); echo "FAILED: $2"; fi; }

# What a system has before the package comes: a screen without a monitor, and a user.
prepare() {
  [ -e "$folder/$1/ready" ] && return
  debootstrap --variant=minbase --include=xvfb,xauth,xdotool,x11-apps,xz-utils,imagemagick "$1" "$folder/$1" >"$folder/$1.log" 2>&1 &&
    chroot "$folder/$1" useradd --create-home friend && touch "$folder/$1/ready"
}

inside() { # SYSTEM COMMAND…
  local system=$1; shift
  chroot "$folder/$system" env DEBIAN_FRONTEND=noninteractive LANG=C.UTF-8 HOME=/root "$@"
}

opens() { # SYSTEM PROGRAM PICTURE: the window opens, for the user, and fills with something
  rm -f "$folder/$1/home/friend/window.png"
  inside "$1" su friend -c "cd; xvfb-run -a -s '-screen 0 1280x800x24' sh -c '
    $2 --profile /home/friend/profile & program=\$!
    for i in \$(seq 100); do xdotool search --onlyvisible --name Podbay >/dev/null 2>&1 && break; sleep 0.2; done
    sleep 3; import -window root /home/friend/window.png; kill \$program'" >"$folder/$1.window" 2>&1
  cp "$folder/$1/home/friend/window.png" "$pictures/$1-$3.png" &&
    [ "$(inside "$1" identify -format %k /home/friend/window.png)" -gt 50 ]
}

for system in bullseye bookworm trixie; do
  prepare $system; note $? "$system is there"
  cp "$deb" "$tar" "$folder/$system/home/friend/"
  before=$(inside $system find / -xdev -newer /ready -name '*podbay*' -not -path '/home/*' -not -path '/proc/*')
  inside $system apt-get update -q >"$folder/$system.apt" 2>&1
  inside $system apt-get install -y -q --no-install-recommends "/home/friend/$(basename "$deb")" >>"$folder/$system.apt" 2>&1
  note $? "$system: the package is installed"
  inside $system podbay --version; note $? "$system: the program starts"
  opens $system podbay deb; note $? "$system: the window opens"
  inside $system apt-get purge -y -q podbay >>"$folder/$system.apt" 2>&1
  [ "$(inside $system find / -xdev -newer /ready -name '*podbay*' -not -path '/home/*' -not -path '/proc/*')" = "$before" ]
  note $? "$system: nothing is left of the package"
  inside $system su friend -c "cd && tar -xf $(basename "$tar") && podbay-*/install.sh" >/dev/null; note $? "$system: a user installs the archive"
  opens $system /home/friend/.local/bin/podbay tar; note $? "$system: the window of the user opens"
  inside $system su friend -c "cd && podbay-*/install.sh --uninstall" >/dev/null; note $? "$system: the user removes it"
  [ -z "$(inside $system find /home/friend/.local -iname '*podbay*' 2>/dev/null)" ]; note $? "$system: nothing is left of it"
done
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
