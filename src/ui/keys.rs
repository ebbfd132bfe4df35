//! What the keys do. Single letters, digits and signs press a button that names them with
//! `aria-keyshortcuts`, so each has a button, and nothing happens where there is none: a component
//! gives its button one of the names below.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use super::focus::focus_element;
use crate::i18n::KeyText;

/// The choices of a panel, in their order. Any more of them have no key.
const CHOICES: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
/// The button that goes on from where the table is.
pub(super) const MAIN: &str = "0";
pub(super) const LAST_TRICK: &str = "L";
pub(super) const HINT: &str = "H";
pub(super) const UNDO: &str = "U";
pub(super) const SCORE_SHEET: &str = "S";
pub(super) const RULES: &str = "R";
/// The list of all keys, which needs no button to be seen.
pub(super) const KEYS: &str = "?";

/// The key of a choice of a panel, by its place from 0.
pub(super) fn choice_key(place: usize) -> Option<&'static str> {
    CHOICES.get(place).copied()
}

/// What stands on a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cap {
    /// A letter, a digit, a sign: the same in every language.
    Sign(&'static str),
    /// A name.
    Named(KeyText),
}

/// A line of the list of keys.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    pub(super) caps: &'static [Cap],
    pub(super) does: KeyText,
    /// Whether the keys are single letters, digits or signs, which can be switched off. They are
    /// handled by what stands on them.
    pub(super) is_single: bool,
}

const fn line(caps: &'static [Cap], does: KeyText) -> Line {
    Line { caps, does, is_single: false }
}

const fn single(caps: &'static [Cap], does: KeyText) -> Line {
    Line { caps, does, is_single: true }
}

/// All keys.
pub(super) const LINES: [Line; 14] = [
    line(&[Cap::Sign("←"), Cap::Sign("→"), Cap::Sign("↑"), Cap::Sign("↓")], KeyText::DoesArrows),
    line(&[Cap::Named(KeyText::CapHome), Cap::Named(KeyText::CapEnd)], KeyText::DoesEnds),
    line(&[Cap::Named(KeyText::CapEnter), Cap::Named(KeyText::CapSpace)], KeyText::DoesEnter),
    line(&[Cap::Named(KeyText::CapShift), Cap::Sign("←"), Cap::Sign("→")], KeyText::DoesMove),
    line(&[Cap::Named(KeyText::CapTab)], KeyText::DoesTab),
    line(&[Cap::Named(KeyText::CapEscape)], KeyText::DoesEscape),
    single(
        &[
            Cap::Sign(CHOICES[0]),
            Cap::Sign(CHOICES[1]),
            Cap::Sign(CHOICES[2]),
            Cap::Sign(CHOICES[3]),
            Cap::Sign(CHOICES[4]),
            Cap::Sign(CHOICES[5]),
            Cap::Sign(CHOICES[6]),
            Cap::Sign(CHOICES[7]),
            Cap::Sign(CHOICES[8]),
        ],
        KeyText::DoesChoice,
    ),
    single(&[Cap::Sign(MAIN)], KeyText::DoesMain),
    single(&[Cap::Sign(LAST_TRICK)], KeyText::DoesLastTrick),
    single(&[Cap::Sign(HINT)], KeyText::DoesHint),
    single(&[Cap::Sign(UNDO)], KeyText::DoesUndo),
    single(&[Cap::Sign(SCORE_SHEET)], KeyText::DoesScoreSheet),
    single(&[Cap::Sign(RULES)], KeyText::DoesRules),
    single(&[Cap::Sign(KEYS)], KeyText::DoesKeys),
];

/// The single key that was pressed, by the character it writes and its place on the keyboard. A
/// digit counts by its place as well: some keyboards write it only with Shift.
fn single_key(character: &str, place: &str, is_shifted: bool) -> Option<&'static str> {
    let digit = place.strip_prefix("Digit").filter(|_| !is_shifted);
    let singles = || LINES.iter().filter(|line| line.is_single).flat_map(|line| line.caps);
    let find = |wanted: &str| {
        singles().find_map(|cap| match cap {
            Cap::Sign(sign) if sign.eq_ignore_ascii_case(wanted) => Some(*sign),
            _ => None,
        })
    };
    find(character).or_else(|| find(digit?))
}

/// What a key that was pressed comes to.
pub(super) enum Pressed {
    /// Nothing here.
    Nothing,
    /// A button was pressed.
    Button,
    /// The list of keys is wanted.
    Keys,
}

/// Does what a single key does, if it is one and means the game: not while somebody writes, not
/// with a key held that makes it mean something else, and over a dialog only the list of keys.
pub(super) fn press_single_key(root: &Element, event: &KeyboardEvent) -> Pressed {
    let is_other = event.ctrl_key() || event.alt_key() || event.meta_key();
    if is_other || event.repeat() || event.is_composing() || is_writing(event) {
        return Pressed::Nothing;
    }
    let Some(key) = single_key(&event.key(), &event.code(), event.shift_key()) else {
        return Pressed::Nothing;
    };
    if key == KEYS {
        return Pressed::Keys;
    }
    // What is under a dialog cannot be pressed.
    let button = root.query_selector(&format!("[aria-keyshortcuts=\"{key}\"]")).ok().flatten();
    let button = button.filter(|button| matches!(button.closest("[inert]"), Ok(None)));
    let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) else {
        return Pressed::Nothing;
    };
    if CHOICES.contains(&key) {
        // It is read out what has been chosen.
        focus_element(button.clone().into());
    }
    button.click();
    Pressed::Button
}

/// Whether the event comes from something that takes characters itself.
fn is_writing(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| {
        let takes = "input, select, textarea, [contenteditable]:not([contenteditable=\"false\"])";
        target.matches(takes).unwrap_or(false)
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_key_stands_in_the_list_once() {
        let signs = LINES.iter().filter(|line| line.is_single).flat_map(|line| line.caps);
        let signs: Vec<&str> = signs
            .map(|cap| match cap {
                Cap::Sign(sign) => *sign,
                Cap::Named(name) => panic!("{name:?} is no single key"),
            })
            .collect();
        let keys = [MAIN, LAST_TRICK, HINT, UNDO, SCORE_SHEET, RULES, KEYS];
        let all: BTreeSet<&str> = CHOICES.into_iter().chain(keys).collect();
        assert_eq!(signs.len(), all.len(), "{signs:?}");
        assert_eq!(signs.into_iter().collect::<BTreeSet<_>>(), all);
        let does: BTreeSet<String> = LINES.iter().map(|line| format!("{:?}", line.does)).collect();
        assert_eq!(does.len(), LINES.len(), "each does something else");
    }

    #[test]
    fn a_key_is_found_in_either_case_and_a_digit_on_every_keyboard() {
        assert_eq!(single_key("l", "KeyL", false), Some(LAST_TRICK));
        assert_eq!(single_key("L", "KeyL", true), Some(LAST_TRICK));
        assert_eq!(single_key("?", "Minus", true), Some(KEYS));
        assert_eq!(single_key("3", "Digit3", false), Some("3"));
        assert_eq!(single_key("3", "Numpad3", false), Some("3"));
        // French: digits with Shift, other signs without.
        assert_eq!(single_key("&", "Digit1", false), Some("1"));
        assert_eq!(single_key("1", "Digit1", true), Some("1"));
        // American: another sign with Shift.
        assert_eq!(single_key("!", "Digit1", true), None);
        for other in ["Enter", "Tab", "Escape", "ArrowLeft", "Home", "Dead", "x", "", "Shift"] {
            assert_eq!(single_key(other, other, false), None, "{other}");
        }
    }

    #[test]
    fn ten_buttons_of_a_panel_have_a_digit() {
        let digits: BTreeSet<&str> = (0..30).filter_map(choice_key).chain([MAIN]).collect();
        assert_eq!(digits.len(), 10);
    }
}
