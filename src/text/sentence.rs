//! Sentences with their arguments, and things that are called by their word in notation.

use super::{Value, t};
use crate::rules::words::{self, Words};

/// The text of an id with its arguments: `say!(about, "af-event-looted", goods, name = from)`. An argument is an
/// [`Argument`]; without a value it is the variable of its name. Words that depend on nothing are said about `&()`.
macro_rules! say {
    (@value $name:ident) => { $name };
    (@value $name:ident $value:expr) => { $value };
    ($about:expr, $id:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::text::t_args($id, &[$((
            stringify!($name),
            $crate::text::sentence::Argument::argument(&$crate::text::sentence::say!(@value $name $($value)?), $about),
        )),*])
    };
}
pub(crate) use say;

/// A value that stands in a sentence. Its words depend on a `C`, such as the position that is spoken about.
pub(crate) trait Argument<C> {
    /// The value in words. Numbers stay numbers: they choose between singular and plural.
    fn argument(&self, about: &C) -> Value<'static>;
}

macro_rules! plain_arguments {
    ($($value:ty),+) => {$(
        impl<C> Argument<C> for $value {
            fn argument(&self, _: &C) -> Value<'static> {
                self.to_owned().into()
            }
        }
    )+};
}
plain_arguments! { u8, u16, i8, i16, i32, usize, String }

/// Chooses between two forms.
impl<C> Argument<C> for bool {
    fn argument(&self, _: &C) -> Value<'static> {
        yes_no(*self).into()
    }
}

/// Nothing, where there is no value.
impl<C, T: Argument<C>> Argument<C> for Option<T> {
    fn argument(&self, about: &C) -> Value<'static> {
        self.as_ref().map_or("".into(), |value| value.argument(about))
    }
}

/// `yes` or `no`, for texts that choose between two forms.
#[must_use]
pub const fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// Several things in one sentence: "a, b, c".
pub(super) fn listed(items: impl IntoIterator<Item = String>) -> String {
    items.into_iter().collect::<Vec<_>>().join(", ")
}

/// A thing with a name, such as the kind `lab` of the text `kind-lab`: its family, a hyphen and its word in notation.
pub trait Named: Words<()> {
    /// The family of the names.
    const FAMILY: &'static str;
}

/// The families of named things: `named! { "role" Role, "kind" Kind }`.
macro_rules! named {
    ($($family:literal $thing:ty),+ $(,)?) => {
        $(impl $crate::text::sentence::Named for $thing {
            const FAMILY: &'static str = $family;
        })+
    };
}
pub(super) use named;

impl<C, T: Named> Argument<C> for T {
    fn argument(&self, _: &C) -> Value<'static> {
        name(self).into()
    }
}

/// The name of a thing.
#[must_use]
pub fn name<T: Named>(thing: &T) -> String {
    t(&id_of(T::FAMILY, thing))
}

/// The id of the text about a thing in a family, such as `rule-lab`.
pub(crate) fn id_of(family: &str, thing: &impl Words<()>) -> String {
    format!("{family}-{}", words::text(&(), thing))
}

/// The id of the text about a variant with a code, such as `reason-not-yours` of `Reason::NotYours`.
pub(super) fn id_of_code(family: &str, code: impl Into<&'static str>) -> String {
    format!("{family}-{}", code.into())
}
