//! Spoils what comes from files and from other machines, for the tests of every game.

use super::{
    choices::Chosen,
    trial::{kind, mine},
};
use crate::rules::{BoxFile, Game, GameRng, Seed, SetupError, Viewer, legal};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::{collections::BTreeSet, fmt::Debug};

/// Something that another machine may do to a value.
pub(super) type Change<T> = fn(&mut T);

/// Asserts that a setup is read back from its bytes, and that each choice which cannot be is refused for its reason.
pub(super) fn only_chosen<S, O>(setup: &S, changes: &[(Change<Chosen<O>>, &str)])
where
    S: Clone + Debug + PartialEq + Serialize + DeserializeOwned,
    O: Clone + Serialize,
    Chosen<O>: From<S>,
{
    assert_eq!(read_again(setup), *setup);
    let chosen = Chosen::from(setup.clone());
    for (change, reason) in changes {
        let mut changed = chosen.clone();
        change(&mut changed);
        let refused = serde_json::from_str::<S>(&serde_json::to_string(&changed).unwrap()).unwrap_err();
        assert!(refused.to_string().contains(reason), "{refused}, not {reason}");
    }
}

/// Asserts that a reader does not believe changed values that follow from a choice, but works them out again.
pub(super) fn true_to_choice<S>(setup: &S, changes: &[Change<S>])
where
    S: Clone + Debug + PartialEq + Serialize + DeserializeOwned,
{
    for change in changes {
        let mut changed = setup.clone();
        change(&mut changed);
        assert_ne!(changed, *setup);
        assert_eq!(read_again(&changed), *setup);
    }
}

fn read_again<S: Serialize + DeserializeOwned>(setup: &S) -> S {
    serde_json::from_str(&serde_json::to_string(setup).unwrap()).unwrap()
}

/// The complaint about a box file.
#[derive(Debug)]
pub(super) struct Complaint {
    pub(super) line: usize,
    pub(super) field: String,
    pub(super) expected: String,
}

/// Loads a text with one part replaced as [`mine`], and gives the complaint about it.
pub(super) fn complaint<T: Debug>(
    load: impl Fn(Option<&BoxFile>) -> Result<T, SetupError>,
    text: &str,
    [from, to]: [&str; 2],
) -> Complaint {
    assert!(text.contains(from), "{from} is in the file");
    match load(Some(&mine(text.replacen(from, to, 1)))) {
        Err(SetupError::BoxFile {
            file,
            line,
            field,
            expected,
        }) => {
            assert_eq!(file, "mine.toml");
            Complaint { line, field, expected }
        }
        other => panic!("{to} gives {other:?}"),
    }
}

/// A view as a tree, to be spoilt.
struct Tree {
    whole: Value,
    /// All numbers, texts and empty places.
    leaves: Vec<Vec<String>>,
}

impl Tree {
    fn new(view: &impl Serialize) -> Self {
        let whole = serde_json::to_value(view).unwrap();
        let mut leaves = Vec::new();
        find_leaves(&whole, &mut Vec::new(), &mut leaves);
        Self { whole, leaves }
    }

    /// Changes a few places: to other numbers, to values from elsewhere in this view, or to those of another view.
    fn spoilt(&self, donor: &Self, rng: &mut GameRng) -> Value {
        let mut spoilt = self.whole.clone();
        for _ in 0..1 + rng.below(3) {
            let path = self.leaf(rng);
            let other = self.leaf(rng);
            let whole = rng.below(3) == 0;
            let up = |path: &[String]| if whole { path.len() - 1 } else { path.len() };
            let new = match rng.below(5) {
                0 => at(&mut self.whole.clone(), &other[..up(other)]).clone(),
                1 => Value::from(rng.below(300)),
                2 => Value::from(rng.below(9)),
                // Whole parts of the table: the prompt, the flags, a seat, the fields.
                _ => {
                    let depth = 2 + rng.below(2) as usize;
                    let part = &path[..depth.min(path.len())];
                    let Some(found) = find(&donor.whole, part) else {
                        continue;
                    };
                    *at(&mut spoilt, part) = found.clone();
                    return spoilt;
                }
            };
            *at(&mut spoilt, &path[..up(path)]) = new;
            if whole {
                break; // the other paths may not exist any more
            }
        }
        spoilt
    }

    fn leaf(&self, rng: &mut GameRng) -> &[String] {
        &self.leaves[rng.below(self.leaves.len() as u32) as usize]
    }
}

fn find_leaves(value: &Value, path: &mut Vec<String>, out: &mut Vec<Vec<String>>) {
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                path.push(index.to_string());
                find_leaves(item, path, out);
                path.pop();
            }
        }
        Value::Object(fields) => {
            for (key, item) in fields {
                path.push(key.clone());
                find_leaves(item, path, out);
                path.pop();
            }
        }
        _ => out.push(path.clone()),
    }
}

fn at<'a>(value: &'a mut Value, path: &[String]) -> &'a mut Value {
    path.iter().fold(value, |value, key| match value {
        Value::Array(items) => &mut items[key.parse::<usize>().unwrap()],
        Value::Object(fields) => fields.get_mut(key).unwrap(),
        _ => panic!("not a tree"),
    })
}

fn find<'a>(value: &'a Value, path: &[String]) -> Option<&'a Value> {
    path.iter().try_fold(value, |value, key| match value {
        Value::Array(items) => items.get(key.parse::<usize>().ok()?),
        Value::Object(fields) => fields.get(key),
        _ => None,
    })
}

/// Plays on from a state made of a spoilt view, and checks every law after each command.
pub(super) fn play_on<G: Game>(setup: &G::Setup, mut dream: G, view: &G::View, most: usize, rng: &mut GameRng) {
    for _ in 0..most {
        let Some(asked) = dream.decisions(setup).into_iter().next() else {
            return;
        };
        let list = legal(&dream, setup, asked.seat);
        assert!(!list.is_empty(), "nothing listed for {:?} of {view:?}", asked.prompt);
        let command = &list[rng.below(list.len() as u32) as usize];
        assert!(dream.apply(setup, asked.seat, command).is_ok());
        if let Err(law) = dream.check_invariants(setup) {
            panic!("{law} after {command:?} at {:?} of {view:?}", asked.prompt);
        }
    }
}

/// Spoils the views of games, now and then, and plays on from each that is accepted.
pub(super) struct Spoiler {
    pace: Pace,
    rng: GameRng,
    positions: u32,
    /// A view to take parts from.
    donor: Option<Tree>,
    /// Views that could be read at all.
    pub(super) read: u32,
    /// Those of them that are positions.
    pub(super) accepted: u32,
    /// Questions that these ask, by name.
    pub(super) asked: BTreeSet<String>,
}

/// How much of a game is spoilt.
pub(super) struct Pace {
    /// Every so many positions.
    pub(super) every: u32,
    /// So many times.
    pub(super) times: u32,
    /// Most commands that are played from one that is accepted.
    pub(super) most: usize,
}

impl Spoiler {
    pub(super) fn new(pace: Pace) -> Self {
        Self {
            pace,
            rng: GameRng::new(Seed::from_number(5)),
            positions: 0,
            donor: None,
            read: 0,
            accepted: 0,
            asked: BTreeSet::new(),
        }
    }

    /// Turns to a game of this setup.
    pub(super) fn begin<G: Game>(&mut self, setup: &G::Setup) {
        self.positions = 0;
        self.donor = Some(Tree::new(&G::new(setup, Seed::from_number(7)).view(Viewer::Spectator)));
    }

    /// Asserts that the view of a position is refused when it is spoilt, or can be played.
    pub(super) fn look<G: Game>(&mut self, setup: &G::Setup, state: &G) {
        self.positions += 1;
        if !self.positions.is_multiple_of(self.pace.every) {
            return;
        }
        let tree = Tree::new(&state.view(Viewer::Spectator));
        for _ in 0..self.pace.times {
            let spoilt = tree.spoilt(self.donor.as_ref().unwrap_or(&tree), &mut self.rng);
            let Ok(view) = serde_json::from_value::<G::View>(spoilt) else {
                continue;
            };
            self.read += 1;
            if let Ok(dream) = G::from_view(setup, &view, Seed::from_number(1)) {
                self.accepted += 1;
                let asked = dream.decisions(setup);
                self.asked.extend(asked.iter().map(|decision| kind(&decision.prompt)));
                play_on(setup, dream, &view, self.pace.most, &mut self.rng);
            }
        }
        if self.rng.below(4) == 0 {
            self.donor = Some(tree);
        }
    }
}
