# What people type most; `just` alone lists it. Nothing here needs root but `all` for its last steps.

# Lists these commands
default:
    @just --list

# Opens the window
run *ARGS:
    cargo run --release -- {{ARGS}}

# Format, lints and tests: before every commit
check:
    cargo fmt --check
    cargo clippy --locked --all-targets -- -D warnings
    cargo test --locked

# Everything, as the project's own checks run it; as root also networks and a window. With --all also what has not changed
all *ARGS:
    .ci/run {{ARGS}}

# The tests with any of these words in their names
test *NAMES:
    cargo test --locked -- {{NAMES}}

# The rules, case by case: a file or a folder of scenarios
scenarios PATH="tests/data/scenarios":
    cargo run --no-default-features -- check {{PATH}}

# Measures; NAME is rules, search, board, wire, net or thinking
bench NAME="rules":
    cargo bench --locked --bench {{NAME}}

# All packages that can be built here, into target/dist, with a bill of materials and the hashes
dist:
    packaging/dist.sh

# The packages for Linux
dist-linux:
    packaging/linux/build.sh
    packaging/linux/package.sh

# The packages for Windows, on Debian 12
dist-windows:
    packaging/windows/build.sh
    packaging/windows/package.sh
