use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, UnwrapThrowExt};
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
///
/// What it cannot read or cannot say is an error that nobody catches: of that the page hears, and the
/// question is no longer this worker's.
pub(in crate::web) fn serve(scope: &DedicatedWorkerGlobalScope) {
    let page = scope.clone();
    let mut mind = None;
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        match from_js(event.data()).expect_throw("the worker cannot read what the page says") {
            ToWorker::WarmUp => mind.get_or_insert_with(Mind::new).warm_up(),
            ToWorker::Think { request, task } => {
                let mind = mind.get_or_insert_with(Mind::new);
                let tell = |percent| say(&page, &FromWorker::Thinks { request, percent });
                let decision = think(mind, &task, tell).map(Box::new);
                say(&page, &FromWorker::Decided { request, decision });
            }
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
    let message = to_js(message).expect_throw("the worker cannot put what it says into bytes");
    page.post_message(&message).expect_throw("the worker cannot send what it says");
}
