#!/bin/sh
# Installs Podbay for the user who calls it, without root; as root for everybody, below /usr/local.
# --uninstall removes what was installed, and nothing else: settings and replays stay. A copy of this script stays beside the
# list of the files, in share/podbay, and does the same without the unpacked archive.
set -eu
# Everybody can read the files, also if nobody else can read the new files of this user.
umask 022
usage() { echo "usage: $0 [--uninstall] [--prefix FOLDER]"; }

from=$(cd "$(dirname "$0")" && pwd)
remove=no
if [ -f "$from/files" ]; then prefix=$(cd "$from/../.." && pwd)
elif [ "$(id -u)" = 0 ]; then prefix=/usr/local
else prefix=$HOME/.local; fi
while [ $# -gt 0 ]; do
  case $1 in
    --uninstall) remove=yes ;;
    --prefix) shift; [ $# -gt 0 ] || { usage >&2; exit 2; }; prefix=$1 ;;
    --help) usage; exit 0 ;;
    *) usage >&2; exit 2 ;;
  esac
  shift
done
# The menu starts the program from another folder.
case $prefix in /*) ;; *) prefix=$PWD/$prefix ;; esac
own=share/podbay

# Desktops look into the folders themselves, unless there is an index of them.
refresh() {
  if [ -f "$prefix/share/icons/hicolor/icon-theme.cache" ] && command -v gtk-update-icon-cache >/dev/null 2>&1; then
    gtk-update-icon-cache -q -f -t "$prefix/share/icons/hicolor" || true
  fi
}

put() { # FILE NAME: a file of the archive, by its name below the prefix
  mkdir -p "$prefix/$(dirname "$2")"
  # Another name first: a program that runs cannot be written over.
  cp "$1" "$prefix/$2.new"
  case $2 in bin/* | *.sh) chmod 755 "$prefix/$2.new" ;; *) chmod 644 "$prefix/$2.new" ;; esac
  mv -f "$prefix/$2.new" "$prefix/$2"
}

# Those of an older version are among them, which may have had others.
installed=$(cat "$prefix/$own/files" 2>/dev/null || true)
if [ "$remove" = yes ]; then
  [ -n "$installed" ] || { echo "Podbay is not installed in $prefix." >&2; exit 1; }
  printf '%s\n' "$installed" | while IFS= read -r file; do
    rm -f "$prefix/$file"
    # Folders that others use stay.
    folder=$(dirname "$file")
    while [ "$folder" != . ] && rmdir "$prefix/$folder" 2>/dev/null; do folder=$(dirname "$folder"); done
  done
  refresh
  echo "Podbay is removed from $prefix. Your settings and replays stay."
  exit 0
fi

# Everything below `bin` and `share` of the archive goes to the same place below the prefix.
[ -d "$from/bin" ] || { echo "Only the unpacked archive can install Podbay. This one removes it: $0 --uninstall" >&2; exit 1; }
files=$(cd "$from" && find bin share -type f)
# The list comes first, so that also half an installation can be removed.
mkdir -p "$prefix/$own"
printf '%s\n' "$installed" "$files" $own/install.sh $own/files | sed '/^$/d' | sort -u >"$prefix/$own/files.new"
mv -f "$prefix/$own/files.new" "$prefix/$own/files"
put "$from/install.sh" $own/install.sh
printf '%s\n' "$files" | while IFS= read -r file; do put "$from/$file" "$file"; done

# The menu of a user finds the program also where the folder is not in its search path.
desktop=share/applications/io.github.podbay.Podbay.desktop
program=$(printf %s "$prefix/bin/podbay" | sed -e 's/[\\"$`]/\\\\&/g' -e 's/%/%%/g')
while IFS= read -r line; do
  case $line in Exec=podbay*) line="Exec=\"$program\"${line#Exec=podbay}" ;; esac
  printf '%s\n' "$line"
done <"$from/$desktop" >"$prefix/$desktop.new"
mv -f "$prefix/$desktop.new" "$prefix/$desktop"
refresh
echo "Podbay is installed in $prefix. Open it from the menu of your desktop, or type: $prefix/bin/podbay"
echo "To remove it, type: $prefix/$own/install.sh --uninstall"
