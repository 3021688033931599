//! The words of a notation: what a value is called, and a line of them written and read.
//!
//! The words of an enum or a struct stand in one table, `lexicon!`. Its writer and its reader follow from it, and so
//! does the check of a pattern in a scenario, which is read like any other text. A variant or a field that the table
//! leaves out does not compile.

mod field;
mod form;
mod line;

pub(in crate::rules) use field::next;
pub use field::{PositionField, PositionFields, Subject, WriteField, lines, take};
pub(crate) use field::{field, mark};
pub use form::{Colons, Filled, Flag, Form, FromOne, Given, Members, OneOf, Pile, Places, Plain, Tail};
pub(super) use line::word_fits;
pub use line::{Reader, Told, Words, Writer, parse, parse_pattern, position, text};

/// The table of an enum's or a struct's words.
///
/// * `lexicon! { Phase: "build" Build, "end" End }`: an enum whose variants are one word each.
/// * `lexicon! { enum Command of Setup, "a command"; "move" Move { astronaut, to } "end" EndTurn }`: each variant is
///   its name and its fields in this order. The names of fields are read against a `Setup`; the sentence says what was
///   expected where no name fits. A name may be of several words.
/// * `lexicon! { struct Spot of Setup { cell, rot as ROTATION } }`: the fields in this order.
///
/// A field is written as its type is ([`Words`]), or as the [`Form`] that follows `as`; `a & b as FORM` gives two
/// fields to one form.
macro_rules! lexicon {
    (@form) => { $crate::rules::words::Plain };
    (@form $form:expr) => { $form };
    (struct $name:ident of $setup:ty { $($($field:ident)&+ $(as $form:expr)?),+ $(,)? }) => {
        impl $crate::rules::words::Words<$setup> for $name {
            #[allow(unused_parens, reason = "a tuple where a form takes several fields")]
            fn write(&self, line: &mut $crate::rules::words::Writer<'_, $setup>) {
                $($crate::rules::words::Form::write(
                    &$crate::rules::words::lexicon!(@form $($form)?),
                    ($(Clone::clone(&self.$field)),+),
                    line,
                );)+
            }
            #[allow(unused_parens, reason = "a tuple where a form takes several fields")]
            fn read(
                line: &mut $crate::rules::words::Reader<'_, $setup>,
            ) -> Result<Self, $crate::rules::NotationError> {
                $(let ($($field),+) =
                    $crate::rules::words::Form::read(&$crate::rules::words::lexicon!(@form $($form)?), line)?;)+
                Ok(Self { $($($field),+),+ })
            }
        }
    };
    (enum $name:ident of $setup:ty, $expected:literal;
        $($word:literal $variant:ident $({ $($($field:ident)&+ $(as $form:expr)?),+ $(,)? })?)+
    ) => {
        impl $crate::rules::words::Words<$setup> for $name {
            #[allow(unused_parens, reason = "a tuple where a form takes several fields")]
            fn write(&self, line: &mut $crate::rules::words::Writer<'_, $setup>) {
                match self {
                    $(Self::$variant $({ $($($field),+),+ })? => {
                        line.word($word);
                        $($($crate::rules::words::Form::write(
                            &$crate::rules::words::lexicon!(@form $($form)?),
                            ($(Clone::clone($field)),+),
                            line,
                        );)+)?
                    })+
                }
            }
            #[allow(unused_parens, reason = "a tuple where a form takes several fields")]
            fn read(
                line: &mut $crate::rules::words::Reader<'_, $setup>,
            ) -> Result<Self, $crate::rules::NotationError> {
                line.row(&[$($word),+], $expected, |line, word| match word {
                    $($word => {
                        $($(let ($($field),+) = $crate::rules::words::Form::read(
                            &$crate::rules::words::lexicon!(@form $($form)?),
                            line,
                        )?;)+)?
                        Ok(Self::$variant $({ $($($field),+),+ })?)
                    })+
                    _ => Err(line.wrong($expected)),
                })
            }
        }
    };
    ($name:ident: $($word:literal $variant:ident),+ $(,)?) => {
        impl<S> $crate::rules::words::Words<S> for $name {
            fn write(&self, line: &mut $crate::rules::words::Writer<'_, S>) {
                line.word(match self { $(Self::$variant => $word,)+ });
            }
            fn read(line: &mut $crate::rules::words::Reader<'_, S>) -> Result<Self, $crate::rules::NotationError> {
                line.value(&[$(($word, Self::$variant)),+])
            }
        }
    };
}
pub(crate) use lexicon;

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Colour {
        Red,
        Green,
    }
    lexicon! { Colour: "red" Red, "green" Green }

    #[derive(Clone, Debug, PartialEq, Eq)]
    enum Turn {
        Paint {
            cell: u8,
            colours: Vec<Colour>,
        },
        PaintAll,
        Mix {
            one: Colour,
            other: Option<Colour>,
            loud: bool,
        },
        Count {
            from: u8,
            pair: Option<(Colour, u8)>,
        },
        Add {
            a: u8,
            b: u8,
        },
        Rank {
            ranks: Vec<(Colour, u8)>,
        },
        Deal {
            row: [u8; 3],
            left: u8,
        },
    }
    /// Two numbers that add up to the setup, of which only the first is written.
    struct Rest;
    impl Form<u8, (u8, u8)> for Rest {
        fn write(&self, (a, _): (u8, u8), line: &mut Writer<'_, u8>) {
            a.write(line);
        }
        fn read(&self, line: &mut Reader<'_, u8>) -> Result<(u8, u8), crate::rules::NotationError> {
            let a = line.read::<u8>()?;
            Ok((a, line.setup.saturating_sub(a)))
        }
    }
    lexicon! {
        enum Turn of u8, "a turn such as paint";
        "paint"     Paint { cell as FromOne, colours }
        "paint all" PaintAll
        "mix"       Mix { one, other, loud as Flag("loud") }
        "count"     Count { from as OneOf(&[("nought", 0), ("one", 1)]), pair as Tail }
        "add"       Add { a & b as Rest }
        "rank"      Rank { ranks as Colons }
        "deal"      Deal { row & left as Pile(0) }
    }

    #[test]
    fn a_table_writes_and_reads() {
        use Colour::{Green, Red};
        let ranks = vec![(Red, 1), (Green, 2)];
        for (text, turn) in [
            (
                "paint 3 red green",
                Turn::Paint {
                    cell: 2,
                    colours: vec![Red, Green],
                },
            ),
            (
                "paint 1 -",
                Turn::Paint {
                    cell: 0,
                    colours: vec![],
                },
            ),
            ("paint all", Turn::PaintAll),
            (
                "mix red green loud",
                Turn::Mix {
                    one: Red,
                    other: Some(Green),
                    loud: true,
                },
            ),
            (
                "mix red -",
                Turn::Mix {
                    one: Red,
                    other: None,
                    loud: false,
                },
            ),
            ("count one", Turn::Count { from: 1, pair: None }),
            (
                "count nought red 7",
                Turn::Count {
                    from: 0,
                    pair: Some((Red, 7)),
                },
            ),
            ("add 3", Turn::Add { a: 3, b: 6 }),
            ("rank red:1 green:2", Turn::Rank { ranks }),
            (
                "deal 7 5",
                Turn::Deal {
                    row: [5, 7, 0],
                    left: 2,
                },
            ),
            ("deal -", Turn::Deal { row: [0; 3], left: 0 }),
        ] {
            assert_eq!(super::text(&9, &turn), text);
            assert_eq!(parse(&9, text), Ok(turn));
        }
    }

    #[test]
    fn the_wrong_word_is_named() {
        for (text, complaint) in [
            ("", "the line ends, expected a turn such as paint"),
            ("print 3", "\"print\", expected a turn such as paint"),
            ("paint 0 -", "\"0\", expected a number from 1"),
            ("paint 2 blue", "\"blue\", expected one of red, green"),
            ("mix red - quiet", "\"quiet\", expected nothing more on this line"),
            ("count two", "\"two\", expected one of nought, one"),
            ("add 256", "\"256\", expected a number from 0 to 255"),
            ("rank red 1", "\"red\", expected two words joined by a colon"),
            ("deal 1 2 3 4", "at most 3 fit there"),
            ("mix * -", "\"*\", expected one of red, green"),
        ] {
            assert_eq!(parse::<u8, Turn>(&9, text).unwrap_err().message, complaint, "{text}");
        }
    }

    #[test]
    fn a_pattern_is_right_if_something_fits_it() {
        for pattern in [
            "paint * r*",
            "paint all",
            "p* *",
            "paint **",
            "**",
            "mix * * *",
            "mix g* - **",
            "count o* **",
            "count * * 7",
            "rank *:1 green:*",
            "rank *",
            "* * red",
        ] {
            assert_eq!(parse_pattern::<u8, Turn>(&9, pattern), Ok(()), "{pattern}");
        }
        for pattern in [
            "paint * b*",
            "print **",
            "mix * *x",
            "count * red x*",
            "rank *:x",
            "add 7*7*7",
            "paint all *",
        ] {
            assert!(parse_pattern::<u8, Turn>(&9, pattern).is_err(), "{pattern}");
        }
    }

    #[test]
    fn a_broken_law_is_charged_to_the_line_that_breaks_it() {
        let sum = |text: &str| {
            position(
                &9_u8,
                text,
                |_| 0_u8,
                |sum, line| {
                    *sum += line.read::<u8>()?;
                    Ok(())
                },
                |sum, _| if sum % 2 == 0 { Ok(sum) } else { Err("odd".to_owned()) },
            )
        };
        assert_eq!(sum("1\n1\n# two\n4"), Ok(6));
        for (text, line, message) in [
            ("1\n1\n\n3\n2 # more", 4, "odd"),
            ("1\n2", 1, "odd"),
            ("2\nx", 2, "\"x\", expected a number from 0 to 255"),
            ("2\n3 4", 2, "\"4\", expected nothing more on this line"),
        ] {
            let error = sum(text).unwrap_err();
            assert_eq!((error.line, error.message.as_str()), (line, message), "{text}");
        }
    }
}
