#!/bin/sh
# Checks what a system without Apple's tools can check of the app, and prints it; fails if anything is wrong.
# It needs two packages of Python, as `icon.py` does: pip install icnsutil pillow. PYTHON names another interpreter.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
python=${PYTHON:-python3}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Python would leave a folder beside icon.py.
export PYTHONDONTWRITEBYTECODE=1
failed=0

ok() { echo "ok: $1"; }
bad() { echo "FAILED: $1"; failed=$((failed + 1)); }
expect() { # expect NAME COMMAND…: the command succeeds; its output is shown if it does not
  expected=$1; shift
  if "$@" >"$work/output" 2>&1; then ok "$expected"; else bad "$expected"; sed 's/^/  /' "$work/output"; fi
}
"$python" -c 'import icnsutil, PIL' 2>/dev/null || {
  echo "check.sh needs two packages of Python: $python -m pip install icnsutil pillow" >&2
  exit 1
}

# The scripts themselves.
for script in bundle.sh check.sh; do expect "$script has no syntax error" sh -n "$here/$script"; done
if command -v shellcheck >/dev/null; then
  expect "shellcheck finds nothing in the scripts" shellcheck "$here/bundle.sh" "$here/check.sh"
else
  echo "left out: shellcheck is not installed"
fi

# The app around a stand-in for the program, which knows its version as the real one does.
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' "$root/Cargo.toml" | head -n 1)
printf '#!/bin/sh\necho "podbay %s"\n' "$version" >"$work/program"
expect "bundle.sh --layout makes an app" "$here/bundle.sh" --layout "$work/program" "$work"
"$python" "$here/check_app.py" "$work/Podbay.app" || failed=$((failed + 1))
"$python" "$here/icon.py" check || failed=$((failed + 1))

# bundle.sh explains itself where it cannot work.
if [ "$(uname -s)" != Darwin ]; then
  if "$here/bundle.sh" >"$work/output" 2>&1; then bad "bundle.sh stops on this system"
  elif [ "$(wc -l <"$work/output")" -eq 1 ]; then ok "bundle.sh stops on this system with one sentence"
  else bad "bundle.sh stops on this system with one sentence"; sed 's/^/  /' "$work/output"; fi
fi

# A rehearsal of the whole build: stand-ins for the tools of a Mac note how they are called. This shows mistakes in the
# script itself. It does not show whether the real tools accept these arguments.
tools=$work/tools home="$work/a home"
mkdir -p "$tools" "$home"
cat >"$tools/tool" <<'TOOL'
#!/bin/sh
set -eu
tool=$(basename "$0")
case "$tool $*" in
  "uname -s") echo Darwin; exit ;;
  "rustc --print sysroot") echo "$HOME/toolchain"; exit ;;
  "rustc -vV") printf 'rustc 1.0.0\ncommit-hash: abc\n'; exit ;;
esac
echo "$tool $*" >>"$LOG"
eval "last=\${$#}"
case "$tool ${1-}" in
  "cargo build")
    printf '%s\n' "$CARGO_ENCODED_RUSTFLAGS" | tr '\037' '\n' >"$LOG.flags"
    echo "for macOS $MACOSX_DEPLOYMENT_TARGET, strip $CARGO_PROFILE_RELEASE_STRIP" >>"$LOG"
    mkdir -p "$CARGO_TARGET_DIR/dist/build/$last/release"
    cp "$PROGRAM" "$CARGO_TARGET_DIR/dist/build/$last/release/podbay" ;;
  "lipo -create") cp "$last" "$3" ;;
  "ditto -c") (cd "$(dirname "$5")" && tar -cf "$last" "$(basename "$5")") ;;
  "ditto -x") mkdir "$last"; tar -xf "$3" -C "$last" ;;
  "shasum -a") echo "a sum of $last" ;;
esac
TOOL
chmod +x "$tools/tool"
for tool in uname rustup rustc cargo lipo plutil xattr codesign ditto shasum; do ln -s tool "$tools/$tool"; done
rehearse() { # rehearse PROGRAM
  rm -f "$work/log"
  HOME=$home PATH=$tools:$PATH LOG=$work/log PROGRAM=$1 CARGO_TARGET_DIR="$work/a target" CARGO_HOME='' "$here/bundle.sh"
}
zip="$work/a target/dist/podbay-$version-macos-universal.zip"
if rehearse "$work/program" >"$work/build" 2>&1; then ok "the rehearsal of the build passes"
else bad "the rehearsal of the build passes"; sed 's/^/  /' "$work/build"; fi
for line in "rustup target add aarch64-apple-darwin x86_64-apple-darwin" "for macOS 11.0, strip symbols"; do
  expect "the rehearsal says: $line" grep -q -x -F -e "$line" "$work/log"
done
for line in "$home=/home" "$home/.cargo=/cargo" "$root=/podbay" "$home/toolchain/lib/rustlib/src/rust=/rustc/abc"; do
  expect "the build replaces a folder of the Mac with ${line#*=}" \
    grep -q -x -F -e "--remap-path-prefix=$line" "$work/log.flags"
done
# Signing before xattr fails on a Mac, and packing before signing ships an app without a signature.
order=$(cut -d ' ' -f 1 "$work/log" | grep -v -x -e for | tr '\n' ' ')
expect "the steps of the build come in their order" \
  [ "$order" = "rustup cargo cargo lipo lipo plutil xattr codesign codesign ditto ditto codesign shasum " ]
expect "the zip holds the app" tar -tf "$zip" Podbay.app/Contents/MacOS/podbay
expect "the last line is the SHA-256 of the zip" [ "$(tail -n 1 "$work/build")" = "a sum of $(basename "$zip")" ]
refuse() { # refuse NAME PROGRAM: bundle.sh stops for this program
  if rehearse "$2" >"$work/output" 2>&1; then bad "bundle.sh refuses a program with $1"
  else ok "bundle.sh refuses a program with $1: $(tail -n 1 "$work/output" | sed "s|$work/||")"; fi
}
printf '#!/bin/sh\n# %s/a folder\n' "$home" >"$work/own folder"
refuse "a folder of the Mac" "$work/own folder"
printf '#!/bin/sh\necho podbay 0.0.0\n' >"$work/other version"
refuse "another version" "$work/other version"

if [ $failed -eq 0 ]; then echo "Everything is right that can be checked without a Mac."; else echo "$failed checks failed."; fi
[ $failed -eq 0 ]
