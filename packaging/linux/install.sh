#!/bin/sh
# Installs Podbay for the user who calls it, without root; as root for everybody, below /usr/local.
# --uninstall removes what was installed, and nothing else: settings and replays stay.
set -eu
usage() { echo "usage: $0 [--uninstall] [--prefix FOLDER]"; }

from=$(cd "$(dirname "$0")" && pwd)
remove=no
if [ "$(id -u)" = 0 ]; then prefix=/usr/local; else prefix=$HOME/.local; fi
while [ $# -gt 0 ]; do
  case $1 in
    --uninstall) remove=yes ;;
    --prefix) shift; [ $# -gt 0 ] || { usage >&2; exit 2; }; prefix=$1 ;;
    --help) usage; exit 0 ;;
    *) usage >&2; exit 2 ;;
  esac
  shift
done

# Desktops look into the folders themselves, unless there is an index of them.
refresh() {
  if [ -f "$prefix/share/icons/hicolor/icon-theme.cache" ] && command -v gtk-update-icon-cache >/dev/null 2>&1; then
    gtk-update-icon-cache -q -f -t "$prefix/share/icons/hicolor" || true
  fi
}

# Everything below `bin` and `share` goes to the same place below the prefix.
files=$(cd "$from" && find bin share -type f | sort)
if [ "$remove" = yes ]; then
  printf '%s\n' "$files" | while IFS= read -r file; do
    rm -f "$prefix/$file"
    # Folders that others use stay.
    folder=$(dirname "$file")
    while [ "$folder" != . ] && rmdir "$prefix/$folder" 2>/dev/null; do folder=$(dirname "$folder"); done
  done
  refresh
  echo "Podbay is removed from $prefix. Your settings and replays stay."
  exit 0
fi

printf '%s\n' "$files" | while IFS= read -r file; do
  mkdir -p "$prefix/$(dirname "$file")"
  # Another name first: a program that runs cannot be written over.
  cp "$from/$file" "$prefix/$file.new"
  mv -f "$prefix/$file.new" "$prefix/$file"
done
chmod 755 "$prefix/bin/podbay"
# The menu of a user finds the program also where the folder is not in its search path.
desktop=$prefix/share/applications/io.github.podbay.Podbay.desktop
sed "s|^Exec=podbay|Exec=\"$prefix/bin/podbay\"|" "$desktop" >"$desktop.new"
mv -f "$desktop.new" "$desktop"
refresh
echo "Podbay is installed in $prefix. Open it from the menu of your desktop, or type: $prefix/bin/podbay"
