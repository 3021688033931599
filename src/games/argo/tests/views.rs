//! Views come from other machines: whatever is changed in one, it is refused or it is a position that can be played.

use super::{
    super::{State, View},
    course::many_time_machines,
    play, setup_of,
};
use crate::rules::{Game, GameRng, Seed, Viewer, legal};
use serde_json::Value;

/// All numbers, texts and empty places in the tree, as paths.
fn leaves(value: &Value, path: &mut Vec<String>, out: &mut Vec<Vec<String>>) {
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                path.push(index.to_string());
                leaves(item, path, out);
                path.pop();
            }
        }
        Value::Object(fields) => {
            for (key, item) in fields {
                path.push(key.clone());
                leaves(item, path, out);
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

/// Exchanges a few places: by other numbers, or by what stands elsewhere in the view.
fn spoil(tree: &Value, paths: &[Vec<String>], rng: &mut GameRng) -> Value {
    let mut spoilt = tree.clone();
    for _ in 0..1 + rng.below(2) {
        let path = &paths[rng.below(paths.len() as u32) as usize];
        let other = &paths[rng.below(paths.len() as u32) as usize];
        let whole = rng.below(3) == 0;
        let up = |path: &[String]| if whole { path.len() - 1 } else { path.len() };
        let new = match rng.below(3) {
            0 => at(&mut tree.clone(), &other[..up(other)]).clone(),
            1 => Value::from(rng.below(40)),
            _ => Value::from(rng.below(4)),
        };
        *at(&mut spoilt, &path[..up(path)]) = new;
        if whole {
            break; // the other paths may not exist any more
        }
    }
    spoilt
}

#[test]
fn a_spoilt_view_is_refused_or_can_be_played() {
    let mut rng = GameRng::new(Seed::from_number(5));
    let (mut read, mut accepted) = (0, 0);
    for setup in [setup_of(2, &[]), many_time_machines(3, &[("meaner_teleporter", "yes")])] {
        for seed in 0..2 {
            let mut plies = 0;
            play(&setup, seed, |state, _| {
                plies += 1;
                if plies % 3 != 0 {
                    return;
                }
                let tree = serde_json::to_value(state.view(Viewer::Spectator)).unwrap();
                let mut paths = Vec::new();
                leaves(&tree, &mut Vec::new(), &mut paths);
                for _ in 0..20 {
                    let Ok(view) = serde_json::from_value::<View>(spoil(&tree, &paths, &mut rng)) else {
                        continue;
                    };
                    read += 1;
                    let Ok(mut dream) = State::from_view(&setup, &view, Seed::from_number(1)) else {
                        continue;
                    };
                    accepted += 1;
                    for _ in 0..30 {
                        let Some(asked) = dream.decisions(&setup).into_iter().next() else {
                            break;
                        };
                        let list = legal(&dream, &setup, asked.seat);
                        assert!(!list.is_empty(), "nothing listed for {:?} of {view:?}", dream.task);
                        let command = list[rng.below(list.len() as u32) as usize];
                        let applied = dream.apply(&setup, asked.seat, &command);
                        assert!(applied.is_ok());
                        if let Err(law) = dream.check_invariants(&setup) {
                            panic!("{law} after {command:?} of {view:?}");
                        }
                    }
                }
            });
        }
    }
    assert!(read > 500 && accepted > 150, "{read} read, {accepted} accepted");
}
