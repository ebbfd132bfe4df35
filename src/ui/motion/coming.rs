use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::cards::put_in_order;

/// Says of the root that cards are dealt: none of them is seen yet, nor even laid out.
const DEALING: &str = "data-dealing";
/// Says of what holds a card, or of a pile, that it has been dealt, and is seen again.
const DEALT: &str = "data-dealt";

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
    /// Puts everything that is dealt out of sight, also what is drawn only after this.
    pub(super) fn new(root: &Element) -> Self {
        mark(root, DEALING);
        Self { root: root.clone(), queue: Rc::default() }
    }

    /// Has everything come in sight when it is due, in milliseconds from now.
    pub(super) fn begin(&self, mut due: Vec<(u32, Element)>) {
        put_in_order(&mut due, |(time, _)| *time);
        *self.queue.borrow_mut() = due.into();
        wait_for_next(&self.queue, 0);
    }
}

impl Drop for Coming {
    fn drop(&mut self) {
        self.queue.borrow_mut().clear();
        unmark(&self.root, DEALING);
        let Ok(dealt) = self.root.query_selector_all(&format!("[{DEALT}]")) else { return };
        let dealt = (0..dealt.length()).filter_map(|number| dealt.item(number));
        dealt.filter_map(|node| node.dyn_into().ok()).for_each(|element| unmark(&element, DEALT));
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
            mark(&element, DEALT);
            wait_for_next(&queue, now + delay);
        }
    });
    timeout.forget();
}

fn mark(element: &Element, name: &str) {
    // The name is a proper one, so this does not fail.
    let _ = element.set_attribute(name, "true");
}

fn unmark(element: &Element, name: &str) {
    // An attribute that is not there is as good as one that has been removed.
    let _ = element.remove_attribute(name);
}
