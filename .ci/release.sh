#!/usr/bin/env bash
# What an optimised build must do like any other: the pinned trees, lists and digests, with every position saved and
# loaded again, and a million illegal commands that change nothing.
set -uo pipefail
cd "$(dirname "$0")/.."
PODBAY_LONG=1 cargo test --locked --release --test it -- perft conformance
