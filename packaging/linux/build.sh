#!/usr/bin/env bash
# Builds the program of the Linux packages: target/dist/linux/podbay. Needs Rust, objdump, and Python 3 with venv.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/common.sh"
need objdump=binutils python3=python3-venv
cd "$root"
tools=$(packaging/venv.sh packaging/linux/tools.txt)
# The oldest system that the program runs on. Zig links against the names of that version; the linker of this system would
# take the newest ones that it has.
glibc=2.28

# The bytes are the same wherever the clone, Cargo and the compiler lie. The separator allows spaces in paths.
crates=${CARGO_HOME:-$HOME/.cargo}
compiler=$(rustc --print sysroot)/lib/rustlib/src/rust
commit=$(rustc -vV | sed -n 's/^commit-hash: //p')
flags=(-C strip=symbols "--remap-path-prefix=$root=/podbay" "--remap-path-prefix=$crates=/cargo"
  "--remap-path-prefix=$compiler=/rustc/$commit")
CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f'; echo "${flags[*]}")
export CARGO_ENCODED_RUSTFLAGS
PATH=$tools/bin:$PATH cargo zigbuild --locked --release --bin podbay --target "x86_64-unknown-linux-gnu.$glibc" \
  --target-dir target/dist/build
program=$dist/linux/podbay
install -D -m 755 target/dist/build/x86_64-unknown-linux-gnu/release/podbay "$program"

newest=$(objdump -T "$program" | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -n 1)
[ "$(printf '%s\n' "GLIBC_$glibc" "$newest" | sort -V | tail -n 1)" = "GLIBC_$glibc" ] ||
  { echo "the program needs $newest"; exit 1; }
if grep -aqF -e "$crates" -e "$compiler" -e "$root" "$program"; then
  echo "the program names folders of this machine"
  exit 1
fi
