//! Reads how sure the fields of a box file are.

use super::raw::{RawFile, RawMarks, Word};
use crate::{games::source::Source, rules::SetupError};

/// Lists of fields by how sure they are.
#[derive(Default)]
pub(super) struct Marks {
    pub(super) provisional: Vec<String>,
    pub(super) single_source: Vec<String>,
    /// With the other reading.
    pub(super) disputed: Vec<(String, String)>,
}

impl Source<'_> {
    /// All marks of the file; each names a field of its own table.
    pub(super) fn marks(&self, raw: &RawFile) -> Result<Marks, SetupError> {
        let mut marks = Marks::default();
        for (key, seats) in &raw.seats {
            let fields = ["colonies", "colonies_long", "blocked", "vp_target", "vp_target_short"];
            self.mark(&mut marks, &format!("seats.{}", key.as_ref()), &fields, &seats.marks)?;
        }
        self.mark(
            &mut marks,
            "start",
            &["resources", "ships", "cards", "display"],
            &raw.start.marks,
        )?;
        self.mark(&mut marks, "ships", &["per_seat", "minimum", "price"], &raw.ships.marks)?;
        self.mark(&mut marks, "relic", &["home", "price"], &raw.relic.marks)?;
        for facility in &raw.facility {
            let table = format!("facility.{}", facility.id.as_ref());
            self.mark(
                &mut marks,
                &table,
                &["group", "ports", "cost", "pattern", "owner"],
                &facility.marks,
            )?;
        }
        self.mark(&mut marks, "hub", &["circles", "launch"], &raw.hub.marks)?;
        self.mark(&mut marks, "artifact", &["claim_at"], &raw.artifact.marks)?;
        self.mark(&mut marks, "raid", &["loot"], &raw.raid.marks)?;
        self.mark(&mut marks, "limits", &["resources"], &raw.limits.marks)?;
        for territory in &raw.territory {
            let table = format!("territory.{}", territory.id.as_ref());
            let fields = [
                "bonus",
                "borrowable",
                "min_ships",
                "advance",
                "ore",
                "rate",
                "less",
                "fuel",
            ];
            self.mark(&mut marks, &table, &fields, &territory.marks)?;
        }
        for tech in &raw.tech {
            let table = format!("tech.{}", tech.id.as_ref());
            self.mark(
                &mut marks,
                &table,
                &["copies", "points", "power", "price", "per", "discard"],
                &tech.marks,
            )?;
        }
        self.mark(&mut marks, "tokens", &["ore", "fuel", "colonies"], &raw.tokens.marks)?;
        let fields = [
            "size",
            "planet",
            "radius",
            "bay",
            "score_end",
            "tracks",
            "territory",
            "facility",
        ];
        self.mark(&mut marks, "board", &fields, &raw.board.marks)?;
        Ok(marks)
    }

    /// Puts the marks of a table with the others.
    fn mark(&self, marks: &mut Marks, table: &str, fields: &[&str], raw: &RawMarks) -> Result<(), SetupError> {
        let known = |word: &Word| {
            let field = word.as_ref().as_str();
            if fields.contains(&field) {
                return Ok(format!("{table}.{field}"));
            }
            Err(self.wrong(
                word.span(),
                &format!("{table}.marks"),
                format!("names out of {}", fields.join(", ")),
            ))
        };
        for word in &raw.provisional {
            marks.provisional.push(known(word)?);
        }
        for word in &raw.single_source {
            marks.single_source.push(known(word)?);
        }
        for (word, other) in &raw.disputed {
            let other = self.text.get(other.span()).unwrap_or_default();
            marks.disputed.push((known(word)?, other.to_owned()));
        }
        Ok(())
    }
}
