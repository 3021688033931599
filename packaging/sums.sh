#!/usr/bin/env bash
# Writes the bill of materials into target/dist, and the SHA-256 of everything there that people download.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/common.sh"
cd "$root"
name=podbay-$version
cargo run --locked --quiet --example inventory sbom >"target/dist/$name.cdx.json"
cd target/dist
# People download all packages into one folder, so this folder has them all. Those of Windows are made in one of their own.
files=() windows=("$name-windows-x86_64-setup.exe" "$name-windows-x86_64.zip")
for file in "${windows[@]}"; do [ ! -f "windows/$file" ] || cp "windows/$file" .; done
for file in "$name-linux-x86_64.tar.xz" "podbay_${version}_amd64.deb" "$name-1.x86_64.rpm" "${windows[@]}" \
  "$name-macos-universal.zip" "$name.cdx.json"; do
  [ ! -f "$file" ] || files+=("$file")
done
sha256sum "${files[@]}" | tee SHA256SUMS
