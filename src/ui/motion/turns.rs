use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use gloo_timers::callback::Timeout;

/// What is drawn in its turn: the parts of a table that is too large to be drawn in one go.
///
/// Each has a task of the browser to itself, so that pictures of the screen, clicks and keys come
/// in between.
#[derive(Default)]
pub(super) struct Turns {
    waiting: RefCell<VecDeque<Box<dyn FnOnce()>>>,
    is_under_way: Cell<bool>,
}

impl Turns {
    /// Whether something has not had its turn yet.
    pub(super) fn is_pending(&self) -> bool {
        self.is_under_way.get()
    }

    /// Calls `part` when everything before it has had its turn, and `end` when nothing is left.
    pub(super) fn wait(
        self: &Rc<Self>,
        part: impl FnOnce() + 'static,
        end: impl FnOnce() + 'static,
    ) {
        self.waiting.borrow_mut().push_back(Box::new(part));
        if !self.is_under_way.replace(true) {
            self.next(end);
        }
    }

    fn next(self: &Rc<Self>, end: impl FnOnce() + 'static) {
        let turns = self.clone();
        Timeout::new(0, move || {
            // A part may add others, which come after it.
            let part = turns.waiting.borrow_mut().pop_front();
            if let Some(part) = part {
                part();
                turns.next(end);
            } else {
                turns.is_under_way.set(false);
                end();
            }
        })
        .forget();
    }
}
