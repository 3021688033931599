#!/usr/bin/env bash
# Makes the installer and the zip archive from what build.sh left in target/dist/windows.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/common.sh"
need "${packers[@]}"
for program in podbay.exe podbay.com; do
  [ -f "$dist/$program" ] || { echo "There is no $dist/$program: run build.sh first." >&2; exit 1; }
done
fix_date
# Zip keeps local times.
export TZ=UTC
name=podbay-$version-windows-x86_64
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
stage=$work/$name

install -D -m 755 -t "$stage" "$dist/podbay.exe" "$dist/podbay.com"
for file in "$root/LICENSE-MIT" "$root/LICENSE-APACHE" "$root/assets/notices.txt"; do
  to=${file##*/}
  # Windows opens no file whose name has no ending.
  case $to in *.*) ;; *) to=$to.txt ;; esac
  install -D -m 644 "$file" "$stage/licences/$to"
done
icon "$work/podbay.ico"
# The last page shows a picture of this size beside its text.
convert -size 164x314 'xc:#0d1220' "$root/packaging/icons/podbay-128.png" -gravity center -composite "BMP3:$work/podbay.bmp"
find "$work" -exec touch -d "@$SOURCE_DATE_EPOCH" {} +

rm -f "$dist/$name.zip"
(cd "$work" && find "$name" -type f | sort | zip -q -9 -X "$dist/$name.zip" -@)
makensis -V2 -WX -INPUTCHARSET UTF8 -DVERSION="$version" -DNUMBERS="$numbers" -DSTAGE="$stage" \
  -DKILOBYTES="$(size_of "$stage")" -DICON="$work/podbay.ico" -DPICTURE="$work/podbay.bmp" \
  -DOUT="$dist/$name-setup.exe" "$here/installer.nsi"
cd "$dist"
for file in "$name-setup.exe" "$name.zip"; do echo "$(sha256sum "$file"), $(stat -c %s "$file") bytes"; done
