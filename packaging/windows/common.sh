# shellcheck shell=bash disable=SC2034
# What the scripts of this folder share; each of them reads it first.
export LC_ALL=C.UTF-8
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
here=$root/packaging/windows
dist=${DIST:-$root/target/dist/windows}
# The first version in Cargo.toml is that of the package.
version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$root/Cargo.toml" | head -n 1)
# Windows wants four numbers, so a suffix such as -rc.1 is dropped.
numbers=${version%%[-+]*}.0

need() { # PROGRAM=PACKAGE…: stops with one sentence if a program or file is missing
  local pair missing=()
  for pair; do [ -e "${pair%%=*}" ] || command -v "${pair%%=*}" >/dev/null || missing+=("${pair#*=}"); done
  [ ${#missing[@]} -eq 0 ] || { echo "${0##*/} needs more packages: apt-get install ${missing[*]}" >&2; exit 1; }
}

# The linker, zip and the installer write this date instead of the current time, so the same commit gives the same bytes.
fix_date() {
  [ -n "${SOURCE_DATE_EPOCH:-}" ] || { need git=git; SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct); }
  export SOURCE_DATE_EPOCH
}

icon() { # FILE: the logo in the sizes that Windows shows
  local size pictures=()
  for size in 16 24 32 48 64 256; do pictures+=("$root/packaging/icons/podbay-$size.png"); done
  convert "${pictures[@]}" "$1"
}
