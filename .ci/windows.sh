#!/usr/bin/env bash
# Podbay for Windows, built on Debian 12 and tried under Wine 10: all scenarios, digests of games, a window, tables with Linux,
# the installer. Needs root, what packaging/windows names, and target/release/podbay. .ci/windows.sh build: only builds.
set -euo pipefail
cd "$(dirname "$0")/.."
# It is built in half the time of a release, because no speed is measured here.
export CARGO_PROFILE_RELEASE_OPT_LEVEL=1 CARGO_PROFILE_RELEASE_CODEGEN_UNITS=256
packaging/windows/build.sh
[ "${1:-}" != build ] || exit 0
packaging/windows/package.sh
packaging/windows/games.sh target/release/podbay
packaging/windows/test.sh target/dist/windows/podbay-*-setup.exe
