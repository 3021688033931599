#!/usr/bin/env bash
# Podbay for Windows, built on Debian 12 and tried under Wine 10: all scenarios, digests of games, a window, tables with Linux,
# the installer. Needs root, what packaging/windows names, and target/release/podbay. .ci/windows.sh build: only builds.
set -euo pipefail
cd "$(dirname "$0")/.."
# It is built in half the time of a release, because no speed is measured here. So it lies where no release does.
export DIST=$PWD/target/trial/windows
export CARGO_PROFILE_RELEASE_OPT_LEVEL=1 CARGO_PROFILE_RELEASE_CODEGEN_UNITS=256
packaging/windows/build.sh
[ "${1:-}" != build ] || exit 0
packaging/windows/package.sh
packaging/windows/games.sh target/release/podbay
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
packaging/windows/test.sh "$DIST/podbay-$version-windows-x86_64-setup.exe"
