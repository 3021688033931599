# shellcheck shell=bash disable=SC2034
# What the scripts for Linux and Windows share; each of them reads it first.
export LC_ALL=C.UTF-8
# Everybody can read what a package installs, also if nobody else can read the new files of this user.
umask 022
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# The first version in Cargo.toml is that of the package.
version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$root/Cargo.toml" | head -n 1)

lacks() { # PROGRAM=PACKAGE…: prints the packages whose program or file is missing
  local pair missing=()
  for pair; do [ -e "${pair%%=*}" ] || command -v "${pair%%=*}" >/dev/null || missing+=("${pair#*=}"); done
  echo "${missing[*]}"
}

need() { # PROGRAM=PACKAGE…: stops with one sentence if a program or file is missing
  local missing
  missing=$(lacks "$@")
  [ -z "$missing" ] || { echo "${0##*/} needs more packages: apt-get install $missing" >&2; exit 1; }
}

# The packages have this date instead of the current time, so the same commit gives the same bytes.
fix_date() {
  [ -n "${SOURCE_DATE_EPOCH:-}" ] || { need git=git; SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct); }
  export SOURCE_DATE_EPOCH
}

size_of() { # FOLDER: the bytes of its files in kilobytes; folders count differently on each file system
  find "$1" -type f -printf '%s\n' | awk '{ bytes += $1 } END { print int((bytes + 1023) / 1024) }'
}
