//! The licences of the libraries that the program contains.

/// The notices that their licences ask for, as `examples/inventory.rs` writes them: the texts, each below the libraries that
/// are under it, in lines for a terminal.
pub const NOTICES: &str = include_str!("../../assets/notices.txt");

#[cfg(test)]
mod tests {
    use super::NOTICES;

    #[test]
    fn the_notices_are_those_of_the_libraries_in_the_lock_file() {
        let digest = blake3::hash(include_bytes!("../../Cargo.lock")).to_hex();
        let made_from = NOTICES.lines().next_back();
        assert_eq!(
            made_from,
            Some(&*digest),
            "cargo run --example inventory notices > assets/notices.txt"
        );
        for library in ["quinn ", "tokio ", "egui ", "windows-sys ", "objc2 "] {
            assert!(NOTICES.lines().any(|line| line.starts_with(library)), "{library}");
        }
    }
}
