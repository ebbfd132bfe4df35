use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use web_sys::{Element, HtmlCollection};

/// What is marked with this attribute is not seen, and its face not even laid out.
const UNSEEN: &str = "data-unseen";

/// What holds a card that is dealt. The card itself may become a button while it is unseen.
const HOLDERS: [&str; 3] = ["kos-hand__item", "kos-backs__item", "kos-talon__card"];
/// What has a card and words beside it.
const PILE: &str = "kos-pile";

/// Between one card that comes in sight and the next, in milliseconds: a little more than a picture
/// of the screen takes, so that no two of them are laid out for the same one.
const STEP: u32 = 18;

/// What has not come yet, each with the time at which it is due.
type Queue = RefCell<VecDeque<(u32, Element)>>;

/// The cards of a deal that have not come in sight yet.
///
/// They come one by one, so that a whole table need not be laid out and drawn in one long task
/// before the first picture flies. All that are left come at once when this value is dropped.
pub(super) struct Coming {
    root: Element,
    queue: Rc<Queue>,
}

impl Coming {
    /// Puts everything that is dealt out of sight. Nothing has been measured before: that would lay
    /// it out.
    pub(super) fn new(root: &Element) -> Self {
        for class in HOLDERS {
            each(&root.get_elements_by_class_name(class)).for_each(|holder| mark(&holder));
        }
        Self { root: root.clone(), queue: Rc::default() }
    }

    /// Has everything come in sight when it is due, in milliseconds from now.
    pub(super) fn begin(self, mut due: Vec<(u32, Element)>) -> Self {
        for (_, element) in &due {
            mark(element);
        }
        due.sort_by_key(|(time, _)| *time);
        *self.queue.borrow_mut() = due.into();
        wait_for_next(&self.queue, 0);
        self
    }
}

impl Drop for Coming {
    fn drop(&mut self) {
        self.queue.borrow_mut().clear();
        for class in HOLDERS.into_iter().chain([PILE]) {
            let marked = self.root.get_elements_by_class_name(class);
            each(&marked).for_each(|element| unmark(&element));
        }
    }
}

/// Waits for what is due next. However late it is, the one after it gets a picture of its own.
fn wait_for_next(queue: &Rc<Queue>, now: u32) {
    let Some(time) = queue.borrow().front().map(|(time, _)| *time) else { return };
    let delay = time.saturating_sub(now).max(STEP);
    let waiting = Rc::downgrade(queue);
    // It need not be called off: it finds nothing to do where nothing is left.
    let timeout = Timeout::new(delay, move || {
        let Some(queue) = waiting.upgrade() else { return };
        let next = queue.borrow_mut().pop_front();
        if let Some((_, element)) = next {
            unmark(&element);
            wait_for_next(&queue, now + delay);
        }
    });
    timeout.forget();
}

fn each(elements: &HtmlCollection) -> impl Iterator<Item = Element> {
    (0..elements.length()).filter_map(|number| elements.item(number))
}

fn mark(element: &Element) {
    // The name of the attribute is a proper one, so this does not fail.
    let _ = element.set_attribute(UNSEEN, "true");
}

fn unmark(element: &Element) {
    // An attribute that is not there is as good as one that has been removed.
    let _ = element.remove_attribute(UNSEEN);
}
