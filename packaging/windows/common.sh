# shellcheck shell=bash disable=SC2034
# What the scripts of this folder share; each of them reads it first.
# shellcheck source-path=SCRIPTDIR
. "$(dirname "${BASH_SOURCE[0]}")/../common.sh"
here=$root/packaging/windows
dist=${DIST:-$root/target/dist/windows}
# Windows wants four numbers, so a suffix such as -rc.1 is dropped.
numbers=${version%%[-+]*}.0
# What build.sh and package.sh need. Debian has the standard library for Windows only as source, and only the compiler of the
# same version can build it.
builders=(/usr/bin/rustc=rustc-web /usr/bin/cargo=cargo-web /usr/lib/rustlib/src/rust/library=rust-web-src
  x86_64-w64-mingw32-gcc=gcc-mingw-w64-x86-64-win32 convert=imagemagick python3=python3)
packers=(makensis=nsis convert=imagemagick zip=zip)

icon() { # FILE: the logo in the sizes that Windows shows
  local size pictures=()
  for size in 16 24 32 48 64 256; do pictures+=("$root/packaging/icons/podbay-$size.png"); done
  convert "${pictures[@]}" "$1"
}
