#!/usr/bin/env bash
# Builds podbay.com and podbay.exe for Windows on Debian 12, into target/dist/windows.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/common.sh"
need "${builders[@]}"
cd "$root"
build=$root/target/windows
mkdir -p "$build" "$dist"

icon "$build/podbay.ico"
cp "$here/podbay.manifest" "$build"
sed "s/@VERSION@/$version/; s/@COMMAS@/${numbers//./,}/" "$here/podbay.rc" >"$build/podbay.rc"
(cd "$build" && x86_64-w64-mingw32-windres podbay.rc -O coff -o podbay.res.o)
# Cargo links again only when the arguments change, so the name of the file changes with its content.
resources=$build/podbay-$(sha256sum <"$build/podbay.res.o" | cut -c 1-16).res.o
mv "$build/podbay.res.o" "$resources"

# Panic messages contain source paths, which would name folders of this machine. If two prefixes match, rustc takes the
# last one. These flags reach every crate; the arguments after `--` reach only the last link.
crates=${CARGO_HOME:-$HOME/.cargo}
flags=("--remap-path-prefix=$HOME=home" "--remap-path-prefix=$crates=cargo" "--remap-path-prefix=$root=podbay")
CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f'; echo "${flags[*]}")
fix_date
export CARGO_ENCODED_RUSTFLAGS RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1
export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=x86_64-w64-mingw32-gcc
export CC_x86_64_pc_windows_gnu=x86_64-w64-mingw32-gcc AR_x86_64_pc_windows_gnu=x86_64-w64-mingw32-ar
/usr/bin/cargo rustc --locked --release --bin podbay --target x86_64-pc-windows-gnu --target-dir "$build" \
  -Zbuild-std=std,panic_unwind -- -C strip=symbols -C link-arg="$resources"

cp "$build/x86_64-pc-windows-gnu/release/podbay.exe" "$dist/podbay.com"
python3 "$here/subsystem.py" "$dist/podbay.com" "$dist/podbay.exe"
if grep -aqF -e "$HOME/" -e "$crates" -e "$root" "$dist/podbay.com"; then
  echo "note: the program names folders of this machine" >&2
fi
cd "$dist" && sha256sum podbay.com podbay.exe
