//! Words of the rules that are one of a fixed few: enums with their canonical order.

/// Makes an enum of things that a game has a fixed list of, with `ALL`, `COUNT` and `index`. Its names in files are in
/// snake case.
macro_rules! listed {
    ($(#[$doc:meta])* $name:ident: $($(#[$vdoc:meta])* $variant:ident,)+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize, strum::IntoStaticStr)]
        #[serde(rename_all = "snake_case")]
        #[strum(serialize_all = "snake_case")]
        pub enum $name { $($(#[$vdoc])* $variant,)+ }

        impl $name {
            /// All of them, in the canonical order.
            pub const ALL: [Self; [$(Self::$variant,)+].len()] = [$(Self::$variant,)+];
            /// Number of them.
            pub const COUNT: usize = Self::ALL.len();
            /// Place in the canonical order.
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    };
}
pub(super) use listed;
