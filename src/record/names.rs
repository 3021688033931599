//! The names of the files that the records of one table go into.

use std::path::{Path, PathBuf};

/// `name.podbay`, `name-2.podbay`, `name-3.podbay` and so on: a file for each game, and for each time that the table
/// was taken over here. Names of files that exist are skipped.
#[derive(Clone, Debug)]
pub struct RecordNames {
    first: PathBuf,
    used: u32,
}

impl RecordNames {
    /// The names that begin with this one.
    #[must_use]
    pub const fn new(first: PathBuf) -> Self {
        Self { first, used: 0 }
    }

    /// The names after this one, which is used.
    #[must_use]
    pub const fn after(first: PathBuf) -> Self {
        Self { first, used: 1 }
    }

    /// The name that all begin with.
    #[must_use]
    pub fn first(&self) -> &Path {
        &self.first
    }

    /// Makes a file under the next free name. `is_there` is true for the error of a name that is taken.
    ///
    /// # Errors
    /// The file cannot be made. Its name is tried again the next time.
    pub fn make<F, E>(
        &mut self,
        mut make: impl FnMut(&Path) -> Result<F, E>,
        is_there: impl Fn(&E) -> bool,
    ) -> Result<F, E> {
        loop {
            let made = make(&numbered(&self.first, self.used + 1));
            match &made {
                Err(error) if !is_there(error) => return made,
                _ => self.used += 1,
            }
            if made.is_ok() {
                return made;
            }
        }
    }
}

fn numbered(first: &Path, number: u32) -> PathBuf {
    if number <= 1 {
        return first.to_owned();
    }
    let stem = first.file_stem().unwrap_or_default().to_string_lossy();
    let name = match first.extension() {
        Some(ending) => format!("{stem}-{number}.{}", ending.to_string_lossy()),
        None => format!("{stem}-{number}"),
    };
    first.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{cell::RefCell, collections::BTreeSet};

    #[derive(Debug, PartialEq, Eq)]
    enum Fault {
        There,
        Full,
    }

    #[test]
    fn every_file_has_a_name_of_its_own() {
        let files = RefCell::new(BTreeSet::new());
        let make = |names: &mut RecordNames| {
            let make = |path: &Path| match files.borrow_mut().insert(path.to_owned()) {
                true => Ok(path.display().to_string()),
                false => Err(Fault::There),
            };
            names.make(make, |fault| *fault == Fault::There)
        };
        let mut names = RecordNames::new(PathBuf::from("records/a.podbay"));
        assert_eq!(make(&mut names).unwrap(), "records/a.podbay");
        assert_eq!(make(&mut names).unwrap(), "records/a-2.podbay");
        // Another succession in the same visit begins with the same name.
        let mut again = RecordNames::new(PathBuf::from("records/a.podbay"));
        assert_eq!(make(&mut again).unwrap(), "records/a-3.podbay");
        let mut resumed = RecordNames::after(PathBuf::from("records/a.podbay"));
        assert_eq!(make(&mut resumed).unwrap(), "records/a-4.podbay");
        let mut bare = RecordNames::after(PathBuf::from("b"));
        let full = bare.make(|_| Err::<String, _>(Fault::Full), |fault| *fault == Fault::There);
        assert_eq!(full, Err(Fault::Full));
        assert_eq!(
            make(&mut bare).unwrap(),
            "b-2",
            "a name that could not be used is tried again"
        );
    }
}
