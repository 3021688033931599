#!/usr/bin/env bash
# Checks the packages of target/dist, and what they are made from, with the programs of Debian, Fedora and Flatpak that are
# there, and names those that are not. package.sh comes before. Prints "N passed, M failed" last.
set -uo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/common.sh"
cd "$root" || exit
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

try() { # PROGRAM=PACKAGE NAME COMMAND…: left out where the program is missing; the output is shown if it fails
  local missing name=$2
  missing=$(lacks "$1"); shift 2
  if [ -n "$missing" ]; then echo "left out: $name needs $missing"
  elif "$@" >"$work/output" 2>&1; then passed=$((passed + 1)); echo "ok: $name"
  else failed=$((failed + 1)); echo "FAILED: $name"; sed 's/^/  /' "$work/output"; fi
}

same_needs() { # the page names for the archive what the package depends on, but for the C library, which everybody has
  local package
  package=$(sed -n 's/^Depends: libc6 ([^)]*), //p' packaging/linux/debian/control)
  [ -n "$package" ] && [ "$(archive_needs)" = "${package//,/}" ] || { echo "the page: $(archive_needs)"; echo "the package: $package"; false; }
}

spec() { rpmspec -P --define "version $version" packaging/linux/podbay.spec >"$work/podbay.spec"; }

flatpak() {
  /usr/bin/python3 -c 'import sys, yaml; sys.exit(yaml.safe_load(open(sys.argv[1]))["id"] != sys.argv[2])' packaging/flatpak/$id.yml $id
}

try lintian=lintian "lintian finds nothing in the package" lintian --fail-on error,warning "$dist/$deb"
try sed=sed "the archive needs the same libraries as the package" same_needs
try desktop-file-validate=desktop-file-utils "the entry of the menu is valid" desktop-file-validate packaging/linux/$id.desktop
try appstreamcli=appstream "the page of the software centre is valid" appstreamcli validate --no-net packaging/linux/$id.metainfo.xml
try rpmspec=rpm "the spec of the rpm can be read" spec
[ ! -s "$work/podbay.spec" ] || try rpmlint=rpmlint "rpmlint finds nothing in the spec" rpmlint --config packaging/linux/rpmlint.toml "$work/podbay.spec"
try /usr/lib/python3/dist-packages/yaml=python3-yaml "the manifest of the Flatpak can be read" flatpak
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
