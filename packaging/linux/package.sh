#!/usr/bin/env bash
# Packs target/dist/linux/podbay, which build.sh leaves: a tar.xz with install.sh, and a package for Debian and its relatives.
# Both come into target/dist. Needs Rust for the man pages, xz, and dpkg-deb.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/common.sh"
need dpkg-deb=dpkg xz=xz-utils
cd "$root"
# Every file has the time of the last commit, so the same source makes the same bytes.
fix_date
work=$dist/linux/work
tree=$work/podbay-$version
rm -rf "$work"

put() { # MODE FROM TO: a file of the tree
  install -D -m "$1" "$2" "$tree/$3"
}

put 755 "$dist/linux/podbay" bin/podbay
put 755 packaging/linux/install.sh install.sh
put 644 packaging/linux/$id.desktop share/applications/$id.desktop
put 644 packaging/linux/$id.metainfo.xml share/metainfo/$id.metainfo.xml
put 644 packaging/linux/podbay.ufw firewall/podbay.ufw
put 644 packaging/linux/podbay.firewalld.xml firewall/podbay.firewalld.xml
put 644 packaging/icons/podbay.svg share/icons/hicolor/scalable/apps/$id.svg
for icon in packaging/icons/podbay-*.png; do
  size=$(basename "$icon" .png) size=${size#podbay-}
  put 644 "$icon" "share/icons/hicolor/${size}x$size/apps/$id.png"
done
for page in README.md CHANGELOG.md LICENSE-MIT LICENSE-APACHE assets/notices.txt; do
  put 644 $page "share/doc/podbay/$(basename $page)"
done
cargo run --locked --quiet --example man "$tree/share/man/man1"

tar --create --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --directory "$work" "podbay-$version" |
  xz -9e --threads=1 >"$dist/$archive"

# The same tree as Debian wants it.
debian=$work/deb
mkdir -p "$debian/DEBIAN" "$debian/usr"
cp -r "$tree/bin" "$tree/share" "$debian/usr/"
rm "$debian"/usr/share/doc/podbay/{LICENSE-*,CHANGELOG.md}
gzip -9n "$debian"/usr/share/man/man1/*.1
install -D -m 644 packaging/linux/podbay.ufw "$debian/etc/ufw/applications.d/podbay"
install -D -m 644 packaging/linux/podbay.firewalld.xml "$debian/usr/lib/firewalld/services/podbay.xml"
install -D -m 644 packaging/linux/debian/copyright "$debian/usr/share/doc/podbay/copyright"
install -D -m 644 packaging/linux/debian/overrides "$debian/usr/share/lintian/overrides/podbay"
install -m 644 packaging/linux/debian/conffiles "$debian/DEBIAN/conffiles"
packaging/linux/debian/changelog.sh "$packaged" | gzip -9n >"$debian/usr/share/doc/podbay/changelog.gz"
sed -e "s/@VERSION@/$packaged/" -e "s/@SIZE@/$(size_of "$debian/usr")/" packaging/linux/debian/control >"$debian/DEBIAN/control"
(cd "$debian" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
find "$debian" -type d -exec chmod 755 {} +
dpkg-deb --root-owner-group -Zxz --build "$debian" "$dist/$deb"
rm -rf "$work"
cd "$dist" && sha256sum "$archive" "$deb"
