use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageChannel, MessageEvent};

use super::worker::Percent;
use crate::ai::{Decision, Mind, Progress, Task, Thinking};

/// How long the page thinks before it turns to something else, in milliseconds: what is left of the
/// time of a frame is for the page.
const SLICE: f64 = 8.0;
/// How much is thought between two looks at the clock, in positions: less than a millisecond, but
/// where it cannot be interrupted, which is for some 10 milliseconds.
const NODES: u32 = 2_000;

/// What comes of thinking on the page.
pub(super) enum Outcome {
    /// About so much is done, in hundredths.
    Thinks(u8),
    /// It is decided.
    Decided(Option<Box<Decision>>),
}

/// Thinking on the page, a few milliseconds at a time; dropping it stops it.
///
/// The turns come as messages, because timers are held back: a little after each other, and by
/// whole seconds where the page is not seen.
pub(super) struct Slices {
    channel: MessageChannel,
    _on_turn: Closure<dyn FnMut(MessageEvent)>,
}

impl Slices {
    /// Begins; `None` if the browser cannot.
    pub(super) fn begin(
        mind: Rc<RefCell<Mind>>,
        task: &Task,
        mut tell: impl FnMut(Outcome) + 'static,
    ) -> Option<Self> {
        let channel = MessageChannel::new().ok()?;
        let next = channel.port2();
        let mut thinking = Thinking::new(task);
        let mut percent = Percent::default();
        let on_turn = Closure::<dyn FnMut(MessageEvent)>::new(move |_| {
            let decided = match &mut thinking {
                None => Some(None),
                Some(thinking) => {
                    let progress = slice(thinking, &mut mind.borrow_mut());
                    match progress {
                        Progress::Decided(decision) => Some(Some(Box::new(decision))),
                        Progress::Going { done, of } => {
                            if let Some(percent) = percent.after(done, of) {
                                tell(Outcome::Thinks(percent));
                            }
                            None
                        }
                    }
                }
            };
            match decided {
                Some(decision) => tell(Outcome::Decided(decision)),
                // A closed port takes the message and nothing comes of it.
                None => _ = next.post_message(&JsValue::NULL),
            }
        });
        channel.port1().set_onmessage(Some(on_turn.as_ref().unchecked_ref()));
        channel.port2().post_message(&JsValue::NULL).ok()?;
        Some(Self { channel, _on_turn: on_turn })
    }
}

impl Drop for Slices {
    fn drop(&mut self) {
        self.channel.port1().set_onmessage(None);
        self.channel.port1().close();
        self.channel.port2().close();
    }
}

/// Thinks for one slice. Only how much is thought in it depends on the clock, never what.
fn slice(thinking: &mut Thinking, mind: &mut Mind) -> Progress {
    let begun = now();
    loop {
        let progress = thinking.step(mind, NODES);
        let is_over = match (begun, now()) {
            (Some(begun), Some(now)) => now - begun >= SLICE,
            _ => true,
        };
        if is_over || matches!(progress, Progress::Decided(_)) {
            return progress;
        }
    }
}

fn now() -> Option<f64> {
    Some(web_sys::window()?.performance()?.now())
}
