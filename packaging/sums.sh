#!/usr/bin/env bash
# Writes the bill of materials into target/dist, and the SHA-256 of everything there that people download.
set -euo pipefail
cd "$(dirname "$0")/.."
# The first version in Cargo.toml is that of the package.
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
cargo run --locked --quiet --example inventory sbom >"target/dist/podbay-$version.cdx.json"
cd target/dist
# The packages of Windows have a folder of their own.
find . -maxdepth 2 -type f \( -name "podbay[-_]${version}[-_]*" -o -name "podbay-$version.cdx.json" \) -printf '%P\n' | sort |
  xargs sha256sum | tee SHA256SUMS
