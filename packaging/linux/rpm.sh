#!/usr/bin/env bash
# Packs the tar.xz, which package.sh leaves in target/dist, once more as an rpm beside it. Needs rpmbuild.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/common.sh"
need rpmbuild=rpm
cd "$root"
fix_date
# rpmbuild takes no folder with a space in its name.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp "$dist/$archive" "$work"
rpmbuild -bb --quiet --define "version $version" --define "_sourcedir $work" --define "_rpmdir $work" \
  --define "_topdir $work/rpmbuild" packaging/linux/podbay.spec
mv "$work/$rpm" "$dist"
cd "$dist" && sha256sum "$rpm"
