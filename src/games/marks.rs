//! Doubts about the fields of a box file.
//!
//! Each table of the file marks its fields in one of two ways. `marks` lists the unsure ones: `provisional` (no source
//! confirms it), `single_source`, and `disputed` with the other reading; and under `own_design` those that the printed
//! game has otherwise on purpose. `certain` lists the sure ones, and then all other fields are provisional; of a list
//! of values it may name single ones by their places, such as `costs.0`. The types that a file is read into have no
//! marks.

use super::source::{MARKS, Source, id, name};
use crate::rules::SetupError;
use serde::{Deserialize, de::IgnoredAny};
use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Range,
};
use toml::{
    Spanned,
    de::{DeTable, DeValue, ValueDeserializer},
};

/// Doubts about the fields of a box. A field is named by the keys that lead to it, such as `tech.booster_pod.copies`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Fields that no source confirms.
    pub provisional: Vec<String>,
    /// Fields that a single source gives.
    pub single_source: Vec<String>,
    /// Fields that this program designs itself, so that no source has to confirm them.
    pub own_design: Vec<String>,
    /// Fields that sources give differently.
    pub disputed: Vec<Disputed>,
}

/// A field that sources give differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disputed {
    /// The name of the field.
    pub field: String,
    /// The other reading, as it stands in the file.
    pub other: String,
}

impl Marks {
    /// The fields of one table or entry that no source confirms.
    pub(super) fn provisional_in(&self, table: &str) -> Vec<String> {
        let key = |field: &String| Some(field.strip_prefix(table)?.strip_prefix('.')?.to_owned());
        self.provisional.iter().filter_map(key).collect()
    }
}

/// The marks of a table, by the names of its fields.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct RawMarks {
    provisional: Vec<Spanned<String>>,
    single_source: Vec<Spanned<String>>,
    own_design: Vec<Spanned<String>>,
    /// With the other reading.
    disputed: BTreeMap<Spanned<String>, Spanned<IgnoredAny>>,
}

impl Source<'_> {
    /// Collects the marks of all tables in the order of the file.
    ///
    /// # Errors
    /// A mark names a field that its table does not have.
    pub(super) fn marks(&self) -> Result<Marks, SetupError> {
        let mut notes = Vec::new();
        self.notes(&self.tree, "", &[], &mut notes)?;
        notes.sort_by_key(|note| note.at);
        let mut marks = Marks::default();
        for Note { field, mark, .. } in notes {
            match mark {
                // Entries without ids name the same fields.
                Mark::Provisional if marks.provisional.contains(&field) => {}
                Mark::Provisional => marks.provisional.push(field),
                Mark::SingleSource => marks.single_source.push(field),
                Mark::OwnDesign => marks.own_design.push(field),
                Mark::Disputed(other) => marks.disputed.push(Disputed { field, other }),
            }
        }
        Ok(marks)
    }

    /// The marks of a table that can have these fields, and of all tables in it.
    fn notes(&self, table: &DeTable<'_>, path: &str, fields: &[&str], notes: &mut Vec<Note>) -> Result<(), SetupError> {
        let known = |name: &Spanned<String>| {
            if fields.contains(&name.as_ref().as_str()) {
                return Ok(());
            }
            Err(self.wrong(name.span(), format!("names out of {}", fields.join(", "))))
        };
        let mut add = |at: Range<usize>, name: &str, mark: Mark| {
            let (at, field) = (at.start, format!("{path}{name}"));
            notes.push(Note { at, field, mark });
        };
        if let Some(marks) = table.get("marks") {
            let marks: RawMarks = self.shaped(ValueDeserializer::from(marks.clone()))?;
            for name in &marks.provisional {
                known(name)?;
                add(name.span(), name.as_ref(), Mark::Provisional);
            }
            for name in &marks.single_source {
                known(name)?;
                add(name.span(), name.as_ref(), Mark::SingleSource);
            }
            for name in &marks.own_design {
                known(name)?;
                add(name.span(), name.as_ref(), Mark::OwnDesign);
            }
            for (name, other) in &marks.disputed {
                known(name)?;
                let other = self.text[other.span()].to_owned();
                add(name.span(), name.as_ref(), Mark::Disputed(other));
            }
        }
        if let Some(certain) = table.get("certain") {
            let certain: Vec<Spanned<String>> = self.shaped(ValueDeserializer::from(certain.clone()))?;
            let is_value = |name: &Spanned<String>| value_of_list(table, name.as_ref()).is_some();
            certain.iter().filter(|name| !is_value(name)).try_for_each(known)?;
            let sure = |key: &str| certain.iter().any(|name| name.as_ref() == key);
            for (key, value) in table.iter().filter(|(key, _)| fields.contains(&name(key))) {
                let (at, key) = (key.span(), name(key));
                let values = certain.iter().filter_map(|name| value_of_list(table, name.as_ref()));
                match value.get_ref() {
                    _ if sure(key) => {}
                    DeValue::Array(list) if values.into_iter().any(|(of, _)| of == key) => {
                        let unsure = (0..list.len()).map(|place| format!("{key}.{place}"));
                        unsure
                            .filter(|value| !sure(value))
                            .for_each(|value| add(at.clone(), &value, Mark::Provisional));
                    }
                    _ => add(at, key, Mark::Provisional),
                }
            }
        }
        for (key, value) in table {
            let key = name(key);
            let tables = tables(value.get_ref());
            let fields: BTreeSet<&str> = tables.iter().flat_map(|entry| fields_of(entry.table)).collect();
            let fields: Vec<&str> = fields.into_iter().collect();
            for Entry { id, table } in tables {
                let path = id.map_or_else(|| format!("{path}{key}."), |id| format!("{path}{key}.{id}."));
                self.notes(table, &path, &fields, notes)?;
            }
        }
        Ok(())
    }
}

/// The list that a name such as `costs.0` leads into, and the place there.
fn value_of_list<'n>(table: &DeTable<'_>, name: &'n str) -> Option<(&'n str, usize)> {
    let (key, place) = name.split_once('.')?;
    let place = place.parse().ok()?;
    let list = table.get(key)?.get_ref().as_array()?;
    (place < list.len()).then_some((key, place))
}

enum Mark {
    Provisional,
    SingleSource,
    OwnDesign,
    /// With the other reading.
    Disputed(String),
}

struct Note {
    at: usize,
    field: String,
    mark: Mark,
}

/// A table, or one of an array of tables with its id.
struct Entry<'t, 'a> {
    id: Option<&'t str>,
    table: &'t DeTable<'a>,
}

/// The tables that a value is or holds.
fn tables<'t, 'a>(value: &'t DeValue<'a>) -> Vec<Entry<'t, 'a>> {
    let entry = |item: &'t Spanned<DeValue<'a>>| {
        let table = item.get_ref().as_table()?;
        Some(Entry { id: id(table), table })
    };
    match value {
        DeValue::Table(table) => vec![Entry { id: None, table }],
        DeValue::Array(items) => items.iter().filter_map(entry).collect(),
        _ => Vec::new(),
    }
}

/// The names of a table's fields that can be marked.
fn fields_of<'t>(table: &'t DeTable<'_>) -> impl Iterator<Item = &'t str> {
    table
        .keys()
        .map(name)
        .filter(|key| *key != "id" && !MARKS.contains(key))
}
