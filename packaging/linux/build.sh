#!/usr/bin/env bash
# Builds the program of the Linux packages: target/dist/linux/podbay. Needs Rust and Python 3 with venv.
set -euo pipefail
cd "$(dirname "$0")/../.."
here=$PWD
tools=$here/target/dist/tools
# The oldest system that the program runs on. Zig links against the names of that version; the linker of this system would
# take the newest ones that it has.
glibc=2.28

if [ ! -x "$tools/bin/cargo-zigbuild" ]; then
  python3 -m venv "$tools"
  "$tools/bin/pip" install --quiet --require-hashes --no-deps --requirement packaging/linux/tools.txt
fi

# The bytes are the same wherever the clone, Cargo and the compiler lie.
compiler=$(rustc --print sysroot)/lib/rustlib/src/rust
commit=$(rustc -vV | sed -n 's/^commit-hash: //p')
export RUSTFLAGS="-C strip=symbols --remap-path-prefix=$here=/podbay \
--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=/cargo --remap-path-prefix=$compiler=/rustc/$commit"
PATH=$tools/bin:$PATH cargo zigbuild --locked --release --bin podbay --target "x86_64-unknown-linux-gnu.$glibc" \
  --target-dir target/dist/build
mkdir -p target/dist/linux
cp target/dist/build/x86_64-unknown-linux-gnu/release/podbay target/dist/linux/podbay

newest=$(objdump -T target/dist/linux/podbay | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -n 1)
[ "$(printf '%s\n' "GLIBC_$glibc" "$newest" | sort -V | tail -n 1)" = "GLIBC_$glibc" ] ||
  { echo "the program needs $newest"; exit 1; }
if grep -aqF -e "${CARGO_HOME:-$HOME/.cargo}" -e "$compiler" -e "$here" target/dist/linux/podbay; then
  echo "the program names folders of this machine"
  exit 1
fi
