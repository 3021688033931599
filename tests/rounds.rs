//! How much the tests that play at random try; the library's own tests and the integration tests share this.

/// `few` in `cargo test`; `all` where `PODBAY_LONG` is set, as in `.ci/long.sh`.
pub(crate) fn rounds<N>(few: N, all: N) -> N {
    if std::env::var_os("PODBAY_LONG").is_some() {
        all
    } else {
        few
    }
}
