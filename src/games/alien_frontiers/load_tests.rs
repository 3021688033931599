//! Wrong box files and the complaints about them.

use super::*;

fn named(text: String) -> BoxFile {
    BoxFile {
        name: "mine.toml".to_owned(),
        text,
    }
}

#[test]
fn the_built_in_box_is_the_second_printing() {
    let found = load(None).unwrap();
    assert_eq!(found.facilities.map(|data| data.ports), [8, 5, 4, 6, 6, 1, 3, 4, 3]);
    assert_eq!(found.tech.map(|data| data.copies), [1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
    assert_eq!(found.tech.map(|data| data.price), [0, 0, 1, 1, 2, 0, 2, 1, 1, 0, 1, 1]);
    assert_eq!(found.seats.map(|seats| seats.colonies), [8, 7, 6]);
    assert_eq!(found.seats.map(|seats| seats.vp_target), [12, 10, 9]);
    assert_eq!(load(Some(&named(BUILT_IN.to_owned()))).unwrap(), found);
}
