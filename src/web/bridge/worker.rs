use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::protocol::{FromWorker, ToWorker, from_js, to_js};
use crate::ai::{Decision, Mind, Progress, Task, Thinking};

/// How much is thought between two reports at least, in positions: some 20 milliseconds.
const NODES: u32 = 100_000;

/// How far thinking has come, told only when it has come a good deal further.
#[derive(Debug, Default)]
pub(super) struct Percent(u8);

impl Percent {
    /// The hundredths, where they are worth telling.
    pub(super) fn after(&mut self, done: u32, of: u32) -> Option<u8> {
        let hundredths = u64::from(done) * 100 / u64::from(of.max(1));
        let now = u8::try_from(hundredths).unwrap_or(u8::MAX).min(99);
        (now >= self.0.saturating_add(5)).then(|| {
            self.0 = now;
            now
        })
    }
}

/// Answers the page, for as long as this worker lives.
pub(in crate::web) fn serve(scope: &DedicatedWorkerGlobalScope) {
    let page = scope.clone();
    let mut mind = None;
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        match from_js(event.data()) {
            Some(ToWorker::WarmUp) => mind.get_or_insert_with(Mind::new).warm_up(),
            Some(ToWorker::Think { request, task }) => {
                let mind = mind.get_or_insert_with(Mind::new);
                let tell = |percent| say(&page, &FromWorker::Thinks { request, percent });
                let decision = think(mind, &task, tell).map(Box::new);
                say(&page, &FromWorker::Decided { request, decision });
            }
            None => {}
        }
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    say(scope, &FromWorker::Ready);
}

fn think(mind: &mut Mind, task: &Task, tell: impl Fn(u8)) -> Option<Decision> {
    let mut thinking = Thinking::new(task)?;
    let mut percent = Percent::default();
    loop {
        match thinking.step(mind, NODES) {
            Progress::Decided(decision) => return Some(decision),
            Progress::Going { done, of } => {
                if let Some(percent) = percent.after(done, of) {
                    tell(percent);
                }
            }
        }
    }
}

fn say(page: &DedicatedWorkerGlobalScope, message: &FromWorker) {
    // What cannot be said is not heard: the page asks anew or thinks itself.
    let _ = to_js(message).map(|message| page.post_message(&message));
}
