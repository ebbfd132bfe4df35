use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use web_sys::Element;
use yew::NodeRef;

/// What is drawn in its turn: the parts of a table that is too large to be drawn in one go.
///
/// Each has a task of the browser to itself, and so has its layout, so that pictures of the screen,
/// clicks and keys come in between.
pub(super) struct Turns {
    root: NodeRef,
    waiting: RefCell<VecDeque<Box<dyn FnOnce()>>>,
    is_under_way: Cell<bool>,
}

impl Turns {
    /// Turns for what is drawn in `root`.
    pub(super) fn new(root: NodeRef) -> Self {
        Self { root, waiting: RefCell::default(), is_under_way: Cell::default() }
    }

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
                turns.lay_out(end);
            } else {
                turns.is_under_way.set(false);
                end();
            }
        })
        .forget();
    }

    /// Has the browser lay out what has just been drawn. Otherwise it would lay out at once whatever
    /// comes to be drawn until its next picture of the screen, which on a slow computer is much.
    fn lay_out(self: &Rc<Self>, end: impl FnOnce() + 'static) {
        let turns = self.clone();
        Timeout::new(0, move || {
            if let Some(root) = turns.root.cast::<Element>() {
                // To say how high it is it must have laid it out.
                let _ = root.client_height();
            }
            turns.next(end);
        })
        .forget();
    }
}
