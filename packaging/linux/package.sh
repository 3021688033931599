#!/usr/bin/env bash
# Packs target/dist/linux/podbay, which build.sh leaves: a tar.xz with install.sh, and a package for Debian and its relatives.
# Both come into target/dist. Needs Rust for the man pages, xz, and dpkg-deb.
set -euo pipefail
cd "$(dirname "$0")/../.."
id=io.github.podbay.Podbay
version=$(cargo pkgid | sed 's/.*[#@]//')
# Every file has the time of the last commit, so the same source makes the same bytes.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
work=target/dist/linux/work
tree=$work/podbay-$version
rm -rf "$work"

put() { # MODE FROM TO: a file of the tree
  install -D -m "$1" "$2" "$tree/$3"
}

put 755 target/dist/linux/podbay bin/podbay
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
  xz -9e --threads=1 >"target/dist/podbay-$version-linux-x86_64.tar.xz"

# The same tree as Debian wants it.
deb=$work/deb
mkdir -p "$deb/DEBIAN" "$deb/usr" "$deb/etc/ufw/applications.d" "$deb/usr/lib/firewalld/services"
cp -r "$tree/bin" "$tree/share" "$deb/usr/"
rm "$deb"/usr/share/doc/podbay/{LICENSE-*,CHANGELOG.md}
gzip -9n "$deb"/usr/share/man/man1/*.1
cp packaging/linux/podbay.ufw "$deb/etc/ufw/applications.d/podbay"
cp packaging/linux/podbay.firewalld.xml "$deb/usr/lib/firewalld/services/podbay.xml"
cp packaging/linux/debian/copyright "$deb/usr/share/doc/podbay/copyright"
install -D -m 644 packaging/linux/debian/overrides "$deb/usr/share/lintian/overrides/podbay"
cp packaging/linux/debian/conffiles "$deb/DEBIAN/conffiles"
packaging/linux/debian/changelog.sh "$version" | gzip -9n >"$deb/usr/share/doc/podbay/changelog.gz"
size=$(du -sk --apparent-size "$deb/usr" | cut -f 1)
sed -e "s/@VERSION@/$version/" -e "s/@SIZE@/$size/" packaging/linux/debian/control >"$deb/DEBIAN/control"
(cd "$deb" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
find "$deb" -type d -exec chmod 755 {} +
dpkg-deb --root-owner-group -Zxz --build "$deb" "target/dist/podbay_${version}_amd64.deb"
rm -rf "$work"
(cd target/dist && sha256sum "podbay-$version-linux-x86_64.tar.xz" "podbay_${version}_amd64.deb")
