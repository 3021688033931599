#!/bin/sh
# Builds Podbay.app for Macs with Apple and with Intel processors, and packs it into a zip. This needs a Mac.
# --layout PROGRAM FOLDER only puts a program that is already built into FOLDER/Podbay.app, on any system.
set -eu
# Every user of the Mac has to be able to read the app.
umask 022
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' "$root/Cargo.toml" | head -n 1)

stop() { echo "bundle.sh: $1" >&2; exit "${2:-1}"; }

layout() { # layout PROGRAM FOLDER
  contents=$2/Podbay.app/Contents
  resources=$contents/Resources
  # A file that an older layout left behind would be signed and shipped.
  rm -rf "$2/Podbay.app"
  mkdir -p "$contents/MacOS" "$resources/licences/fonts"
  cp "$1" "$contents/MacOS/podbay"
  chmod 755 "$contents/MacOS/podbay"
  # macOS allows only numbers and dots here, so an ending such as -beta is left out.
  sed "s/@VERSION@/${version%%[-+]*}/" "$here/Info.plist" >"$contents/Info.plist"
  cp "$here/podbay.icns" "$resources/"
  # File by file: on a Mac the Finder may have put a file of its own into each folder.
  for strings in "$here"/*.lproj/InfoPlist.strings; do
    language=$(basename "$(dirname "$strings")")
    mkdir "$resources/$language"
    cp "$strings" "$resources/$language/"
  done
  cp "$root/LICENSE-MIT" "$root/LICENSE-APACHE" "$root/assets/CREDITS.md" "$root/assets/notices.txt" "$resources/licences/"
  cp "$root/assets/fonts/B612-COPYRIGHT.txt" "$resources/licences/fonts/"
}

case "$#:${1-}" in
  0:) ;;
  3:--layout)
    [ -f "$2" ] || stop "there is no program $2"
    layout "$2" "$3"
    exit ;;
  *) stop "usage: bundle.sh [--layout PROGRAM FOLDER]" 2 ;;
esac
[ "$(uname -s)" = Darwin ] || stop "only a Mac can build the app; use --layout PROGRAM FOLDER to look at its files."
command -v rustup >/dev/null || stop "install Rust with rustup, because other packages of Rust build for one processor only."

cd "$root"
dist=${CARGO_TARGET_DIR:-$root/target}/dist
out=$dist/macos
zip=podbay-$version-macos-universal.zip
mkdir -p "$out"
rustup target add aarch64-apple-darwin x86_64-apple-darwin

# The bytes of the program do not depend on the folders of this Mac. If several prefixes match, the last one counts. The
# separator allows spaces in paths.
separator=$(printf '\037')
compiler=$(rustc --print sysroot)/lib/rustlib/src/rust
commit=$(rustc -vV | sed -n 's/^commit-hash: //p')
flags=--remap-path-prefix=$HOME=/home
for prefix in "${CARGO_HOME:-$HOME/.cargo}=/cargo" "$root=/podbay" "$compiler=/rustc/$commit"; do
  flags=$flags$separator--remap-path-prefix=$prefix
done
export CARGO_ENCODED_RUSTFLAGS="$flags" CARGO_PROFILE_RELEASE_STRIP=symbols
MACOSX_DEPLOYMENT_TARGET=$(sed -n '/LSMinimumSystemVersion/{n;s/.*<string>\(.*\)<.*/\1/p;}' "$here/Info.plist")
export MACOSX_DEPLOYMENT_TARGET
for triple in aarch64-apple-darwin x86_64-apple-darwin; do
  cargo build --locked --release --bin podbay --target-dir "$dist/build" --target "$triple"
  cp "$dist/build/$triple/release/podbay" "$out/podbay-$triple"
done
lipo -create -output "$out/podbay" "$out/podbay-aarch64-apple-darwin" "$out/podbay-x86_64-apple-darwin"
lipo "$out/podbay" -verify_arch arm64 x86_64
for folder in "$HOME/" "$root/"; do
  # In the C locale grep accepts bytes that are no text.
  if LC_ALL=C grep -a -q -F "$folder" "$out/podbay"; then stop "the program contains the folder $folder"; fi
done

layout "$out/podbay" "$out"
app=$out/Podbay.app
plutil -lint "$app/Contents/Info.plist" "$app"/Contents/Resources/*.lproj/InfoPlist.strings
# codesign refuses files with notes of the Finder.
xattr -cr "$app"
# Apple processors start only signed programs, and the signature "-" needs no certificate. Notarisation would need one, and
# only notarisation requires the hardened runtime. A timestamp says when a certificate was valid, so there is none either.
codesign --force --sign - --timestamp=none "$app"
codesign --verify --strict --verbose=2 "$app"
[ "$("$app/Contents/MacOS/podbay" --version)" = "podbay $version" ] || stop "the app does not start, or has another version"

# Safari and the Finder unpack a zip by themselves. A disk image has to be opened, copied from and ejected.
# --norsrc leaves out the files for extended attributes: some programs unpack them into the app, which breaks its signature.
rm -f "$dist/$zip"
rm -rf "$out/unpacked"
ditto -c -k --norsrc --keepParent "$app" "$dist/$zip"
# The signature has to survive the packing.
ditto -x -k "$dist/$zip" "$out/unpacked"
codesign --verify --strict "$out/unpacked/Podbay.app"
rm -rf "$out/unpacked"
echo "The app is packed in $dist/$zip. Its SHA-256:"
cd "$dist"
shasum -a 256 "$zip"
