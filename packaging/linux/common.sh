# shellcheck shell=bash disable=SC2034
# What the scripts of this folder share; each of them reads it first.
# shellcheck source-path=SCRIPTDIR
. "$(dirname "${BASH_SOURCE[0]}")/../common.sh"
# The folder of the packages. The program in them is linux/podbay there.
dist=${DIST:-$root/target/dist}
id=io.github.podbay.Podbay
# Debian and Fedora put a tilde before the end of a version such as 0.1.0-rc.1, which then sorts before 0.1.0. Files are
# named by the version of Cargo.toml.
packaged=${version//-/\~}
archive=podbay-$version-linux-x86_64.tar.xz
deb=podbay_${version}_amd64.deb
rpm=podbay-$version-1.x86_64.rpm

# Prints the libraries that the archive needs, by Debian's names, as the page of the packages lists them for its users.
# shellcheck disable=SC2016
archive_needs() { sed -n 's/.*`\(libegl1 [^`]*\)`.*/\1/p' "$root/packaging/README.md"; }
