# shellcheck shell=bash disable=SC2034,SC2154
# A small Debian 13 with Wine 10 in the folder `debian`, made if it is not there: Debian 12 has Wine 8, which is too old.
# A script of this folder reads this after common.sh. Then `work` is a folder inside that Debian, which calls it `inside`.
[ "$(id -u)" = 0 ] || { echo "${0##*/} needs root, because it mounts folders and uses chroot." >&2; exit 1; }
# In a mount and process namespace of its own, what is mounted or runs ends with the script.
[ -n "${IN_NAMESPACE:-}" ] || IN_NAMESPACE=1 exec unshare --mount --pid --fork --kill-child bash "$0" "$@"
packages=wine,wine64,libgl1,libgl1-mesa-dri,libegl1
# Another list of packages has another folder.
debian=$(realpath -m "${debian:-$root/target/wine-$(cksum <<<"$packages" | cut -d ' ' -f 1)}")

if [ ! -d "$debian" ]; then
  need debootstrap=debootstrap
  # Under another name first: one that is half made must not be taken for a whole one.
  rm -rf "$debian.new"
  debootstrap --variant=minbase --include=$packages trixie "$debian.new" >&2
  mv "$debian.new" "$debian"
fi
mount -t proc proc "$debian/proc"
mount --bind /dev "$debian/dev"
work=$(mktemp -d "$debian/tmp/podbay.XXXXXX")
inside=${work#"$debian"}
wine=(timeout 300 chroot "$debian" env -i PATH=/usr/bin:/bin:/usr/lib/wine HOME=/root WINEPREFIX="$inside/prefix"
  "WINEDEBUG=-all,fixme+netsh" WINEDLLOVERRIDES=winemenubuilder.exe= XDG_RUNTIME_DIR="$inside")
passed=0 failed=0
trap '"${wine[@]}" wineserver -k || true; kill "${screen:-}" 2>/dev/null || true; rm -rf "$work"' EXIT

wine() { "${wine[@]}" wine "$@" 2>>"$work/log" | stdbuf -oL tr -d '\r'; } # line by line, as somebody may wait for one
settled() { "${wine[@]}" wineserver -w; }

check() { # NAME COMMAND…
  local name=$1; shift
  if "$@"; then passed=$((passed + 1)); echo "ok: $name"; else failed=$((failed + 1)); echo "FAILED: $name"; fi
}

within() { # SECONDS COMMAND…: waits until the command succeeds. Wine writes links and removes files after the setup has returned.
  local end=$((SECONDS + $1)); shift
  until "$@"; do [ $SECONDS -lt $end ] || return 1; sleep 0.2; done
}

same() { [ "$1" = "$2" ] || { echo "  wanted: $1"; echo "  found:  $2"; false; }; }

totals() { # how many checks passed; fails if any failed
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ]
}

wine wineboot -i
settled
"${wine[@]}" wine --version
