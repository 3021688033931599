//! Compares the entries of a box file with those of the built-in one.
//!
//! The program knows the effects of facilities, territories and cards. So a file has the entries of the built-in one,
//! each with the same keys and words; only the numbers are its own.

use crate::{
    games::source::{Source, id, name},
    rules::SetupError,
};
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

impl Source<'_> {
    /// Puts the entries in the order of the other file. Refuses the file if it lacks an entry of the other one, has
    /// another one, or says something else in words.
    pub(super) fn same_entries(&mut self, model: &Source<'_>) -> Result<(), SetupError> {
        for (table, entries) in &model.tree {
            let DeValue::Array(entries) = entries.get_ref() else {
                continue;
            };
            let wanted: Vec<&DeTable<'_>> = entries.iter().filter_map(|entry| entry.get_ref().as_table()).collect();
            for (entry, wanted) in self.by_id(name(table), &wanted)?.into_iter().zip(&wanted) {
                self.same_words(entry, model, wanted)?;
            }
            if let Some(DeValue::Array(own)) = self.tree.get_mut(name(table)).map(Spanned::get_mut) {
                own.sort_by_cached_key(|entry| {
                    let own = entry.get_ref().as_table().and_then(id);
                    wanted.iter().position(|wanted| id(wanted) == own)
                });
            }
        }
        Ok(())
    }

    /// The entries of a table in the order of the wanted ones, each exactly once.
    fn by_id(&self, table: &str, wanted: &[&DeTable<'_>]) -> Result<Vec<&DeTable<'_>>, SetupError> {
        let ids: Vec<&str> = wanted.iter().filter_map(|entry| id(entry)).collect();
        let mut found = vec![None; ids.len()];
        let own = self.tree.get(table).and_then(|own| own.get_ref().as_array());
        for (number, entry) in own.into_iter().flatten().enumerate() {
            let Some(entry) = entry.get_ref().as_table() else {
                return Err(self.wrong(entry.span(), format!("an entry [[{table}]]")));
            };
            let path = format!("{table}.{number}.id");
            let Some(index) = ids.iter().position(|wanted| id(entry) == Some(wanted)) else {
                return Err(self.refuse(&path, format!("one of {}", ids.join(", "))));
            };
            if found[index].replace(entry).is_some() {
                return Err(self.refuse(&path, "an id that no other entry has"));
            }
        }
        if let Some(absent) = found.iter().position(Option::is_none) {
            return Err(self.lacks(table, format!("an entry with id {}", ids[absent])));
        }
        Ok(found.into_iter().flatten().collect())
    }

    /// Compares an entry with the one of the same id.
    fn same_words(&self, entry: &DeTable<'_>, model: &Source<'_>, wanted: &DeTable<'_>) -> Result<(), SetupError> {
        // A box may have other marks, and a card without points needs no line for them.
        let free = |key: &str| key == "marks" || key == "points";
        for (key, value) in wanted.iter().filter(|(key, _)| !free(name(key))) {
            let (key, text) = (name(key), &model.text[value.span()]);
            let Some(own) = entry.get(key) else {
                let at = entry.get("id").map_or(0..0, Spanned::span);
                return Err(self.lacks_in(at, key, format!("a line {key} = {text} beside this id")));
            };
            // Numbers are the file's own, but for the ports that are docked at together.
            let fixed = value.get_ref().is_str() || key == "group";
            if fixed && text != &self.text[own.span()] {
                return Err(self.wrong(own.span(), text));
            }
        }
        let further = entry
            .keys()
            .find(|key| !free(name(key)) && !wanted.contains_key(name(key)));
        further.map_or(Ok(()), |key| {
            Err(self.wrong(key.span(), "nothing, an unknown field for this id"))
        })
    }
}
