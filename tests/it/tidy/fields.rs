//! One way for all text fields and buttons of the window.

use super::all_sources;

/// The file of the text field, which learns what was typed after the field has taken the keys of the frame.
const FIELD: &str = "src/app/widgets/field.rs";

#[test]
fn text_is_typed_into_one_kind_of_field() {
    let mut places: Vec<String> = Vec::new();
    for (path, text) in all_sources() {
        let ways = ["TextEdit", "text_edit_singleline", "text_edit_multiline"];
        let is_one = |line: &str| ways.iter().any(|way| line.contains(way));
        places.extend(text.lines().filter(|line| is_one(line)).map(|_| path.clone()));
    }
    assert_eq!(
        places,
        [FIELD],
        "a field beside that one may lose the keys of its last frame"
    );
}

/// An error as text is English, for logs and for the commands without a window.
#[test]
fn errors_reach_the_window_by_the_catalogue() {
    let errors = [
        "error.to_string()",
        "err.to_string()",
        "why.to_string()",
        "fault.to_string()",
    ];
    // The program's own log; a file that is part of the program; and the system's word for why there is no window.
    let elsewhere = ["Dropped::", "LessonError::File", "no_display(", "Err(why("];
    let mut broken = Vec::new();
    let mut seen = 0;
    for (path, text) in all_sources() {
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        if !path.starts_with("src/app") {
            continue;
        }
        for (number, line) in code.lines().enumerate() {
            if errors.iter().any(|error| line.contains(error)) {
                seen += 1;
                if !elsewhere.iter().any(|place| line.contains(place)) {
                    broken.push(format!("{path}:{}: {}", number + 1, line.trim()));
                }
            }
        }
    }
    assert!(seen > 3, "the sources were not read");
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}
