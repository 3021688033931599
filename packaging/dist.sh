#!/usr/bin/env bash
# Makes all packages that this machine can make, into target/dist, with a bill of materials and the hashes: those for Linux in
# any case, others if their tools are there. It says what it left out.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/windows/common.sh"
cd "$root"
# Each system has its folder below target/dist.
unset DIST
# What cannot be made today must not stay from another day.
rm -f target/dist/podbay[-_]"$version"* target/dist/windows/podbay-"$version"* target/dist/SHA256SUMS
left=()
packaging/linux/build.sh
packaging/linux/package.sh
missing=$(lacks rpmbuild=rpm)
if [ -z "$missing" ]; then packaging/linux/rpm.sh; else left+=("the rpm needs $missing"); fi
missing=$(lacks "${builders[@]}" "${packers[@]}")
if [ -z "$missing" ]; then
  packaging/windows/build.sh
  packaging/windows/package.sh
else
  left+=("Windows needs $missing")
fi
left+=("macOS needs a Mac: copy what packaging/macos/bundle.sh makes there into target/dist, and run packaging/sums.sh again")
printf 'left out: %s\n' "${left[@]}"
packaging/sums.sh
