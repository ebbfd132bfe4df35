use std::cell::RefCell;
use std::mem::take;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use web_sys::Element;
use yew::NodeRef;

use super::Line;

/// How long a sentence waits, in milliseconds: where the focus has just moved, a screen reader drops
/// what it was told before.
const PAUSE: u32 = 100;

/// How many sentences stay to be read again.
const KEPT: u32 = 24;

/// The live region: one element for each sentence, added in order and never changed, so that a
/// screen reader says each once.
#[derive(Default)]
pub(super) struct Region {
    /// What is to be said after the pause.
    waiting: Rc<RefCell<Vec<Line>>>,
    pause: Option<Timeout>,
}

impl Region {
    /// Has sentences said after what is waiting already.
    pub(super) fn say(&mut self, lines: Vec<Line>, place: &NodeRef) {
        if lines.is_empty() {
            return;
        }
        let is_pausing = !self.waiting.borrow().is_empty();
        self.waiting.borrow_mut().extend(lines);
        if is_pausing {
            return;
        }
        let (waiting, place) = (self.waiting.clone(), place.clone());
        let speak = move || {
            let lines = take(&mut *waiting.borrow_mut());
            if let Some(place) = place.cast::<Element>() {
                for line in lines {
                    append(&place, &line.text);
                }
            }
        };
        self.pause = Some(Timeout::new(PAUSE, speak));
    }

    /// The screen is handed over: what has been said is gone, and what only one player may hear is
    /// not said any more.
    pub(super) fn forget_secrets(&mut self, place: &NodeRef) {
        let public: Vec<Line> = take(&mut *self.waiting.borrow_mut());
        let public = public.into_iter().filter(|line| !line.is_private).collect();
        self.forget(place);
        self.say(public, place);
    }

    /// What has been said is gone, and what was to be said is not said any more.
    pub(super) fn forget(&mut self, place: &NodeRef) {
        self.pause = None;
        self.waiting.borrow_mut().clear();
        if let Some(place) = place.cast::<Element>() {
            place.set_text_content(None);
        }
    }
}

fn append(place: &Element, text: &str) {
    let Some(document) = place.owner_document() else { return };
    let Ok(line) = document.create_element("p") else { return };
    line.set_text_content(Some(text));
    // It can only fail where something was removed, and then nothing is heard.
    let _ = place.append_child(&line);
    while place.child_element_count() > KEPT
        && let Some(oldest) = place.first_element_child()
    {
        oldest.remove();
    }
}
