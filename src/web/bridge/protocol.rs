use js_sys::Uint8Array;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue};

use crate::ai::{Decision, Task};
use crate::app::Request;

/// The version of what the page and the worker say to each other; each side is deaf to any other.
pub const PROTOCOL: u8 = 1;

/// What the page says to the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ToWorker {
    /// Make ready: nobody waits yet.
    WarmUp,
    /// Think, and answer.
    Think {
        /// What the answer is to refer to.
        request: Request,
        /// What is to be decided.
        task: Box<Task>,
    },
}

/// What the worker says to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum FromWorker {
    /// It listens.
    Ready,
    /// It is thinking.
    Thinks {
        /// The request it thinks about.
        request: Request,
        /// About how much is done, in hundredths.
        percent: u8,
    },
    /// It has decided.
    Decided {
        /// The request it answers.
        request: Request,
        /// The decision; nothing if there was nothing to decide.
        decision: Option<Box<Decision>>,
    },
}

/// What every message begins with, before its version.
const MARK: [u8; 3] = *b"kos";

fn to_bytes<M: Serialize>(message: &M) -> Option<Vec<u8>> {
    let [a, b, c] = MARK;
    postcard::to_extend(message, vec![a, b, c, PROTOCOL]).ok()
}

fn from_bytes<M: DeserializeOwned>(bytes: &[u8]) -> Option<M> {
    let (version, message) = bytes.strip_prefix(&MARK)?.split_first()?;
    let (message, rest) = postcard::take_from_bytes(message).ok()?;
    (*version == PROTOCOL && rest.is_empty()).then_some(message)
}

/// A message as a value of JavaScript: bytes; `None` if it cannot be one.
#[must_use]
pub fn to_js<M: Serialize>(message: &M) -> Option<JsValue> {
    to_bytes(message).map(|bytes| Uint8Array::from(bytes.as_slice()).into())
}

/// The message in a value of JavaScript; `None` if it is damaged, of another version, or of
/// somebody else's.
#[must_use]
pub fn from_js<M: DeserializeOwned>(value: JsValue) -> Option<M> {
    from_bytes(&value.dyn_into::<Uint8Array>().ok()?.to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::random::random_history;
    use crate::ai::{Level, Mind, Objective, decide};
    use crate::cards::{Randomness, Seed};
    use crate::rules::{Game, Phase, Seat};

    /// Every task in so many random deals.
    fn tasks(deals: u64, mut look: impl FnMut(Task)) {
        for number in 0..deals {
            let history = random_history(Seed::from_number(78), number, None);
            let mut game = Game::new(*history.game().rules(), history.pack());
            for (seat, action) in history.moves() {
                let level = Level::ALL[usize::try_from(number % 5).expect("below five")];
                let (view, seed) = (game.view(*seat), Seed::from_number(number));
                look(Task { level, objective: Objective::GamePoints, view, seed });
                game.play(*seat, *action).expect("it was legal");
            }
        }
    }

    #[test]
    fn what_is_said_is_what_is_heard() {
        let mut phases = std::collections::BTreeSet::new();
        let request = Request(u64::MAX);
        tasks(100, |task| {
            phases.insert(task.view.public.phase);
            let question = ToWorker::Think { request, task: Box::new(task.clone()) };
            let bytes = to_bytes(&question).expect("it can be said");
            assert!(bytes.len() < 2_000, "{} bytes", bytes.len());
            assert_eq!(from_bytes(&bytes), Some(question));
            let task = Task { level: Level::Beginner, ..task };
            let decision = decide(&mut Mind::new(), &task).map(Box::new);
            let answer = FromWorker::Decided { request, decision };
            let bytes = to_bytes(&answer).expect("it can be said");
            assert_eq!(from_bytes(&bytes), Some(answer));
        });
        assert_eq!(phases.len(), Phase::ALL.len() - 2, "all but those in which nobody decides");
        for message in [FromWorker::Ready, FromWorker::Thinks { request, percent: 99 }] {
            let bytes = to_bytes(&message).expect("it can be said");
            assert_eq!(from_bytes(&bytes), Some(message));
        }
    }

    /// A deal that is over has accounts and a settlement in its view; nobody is asked about it, but
    /// what can be said of it can be heard.
    #[test]
    fn a_view_of_a_deal_that_is_over_can_be_said_too() {
        for number in 0..50 {
            let history = random_history(Seed::from_number(79), number, None);
            for seat in Seat::ALL {
                let view = history.game().view(seat);
                let bytes = to_bytes(&view).expect("it can be said");
                assert_eq!(from_bytes(&bytes), Some(view));
            }
        }
    }

    #[test]
    fn what_is_not_meant_for_this_version_is_not_heard() {
        let ready = to_bytes(&FromWorker::Ready).expect("it can be said");
        assert_eq!(from_bytes::<FromWorker>(&ready), Some(FromWorker::Ready));
        let [mut newer, mut foreign, mut longer] = [ready.clone(), ready.clone(), ready.clone()];
        newer[3] += 1;
        foreign[0] = b'K';
        longer.push(0);
        for other in [newer, foreign, longer, ready[..4].to_vec(), vec![]] {
            assert_eq!(from_bytes::<FromWorker>(&other), None, "{other:?}");
        }
    }

    /// Bytes changed anywhere give another message or none, and never a panic.
    #[test]
    fn damaged_messages_are_no_trouble() {
        let mut numbers = Randomness::new(Seed::from_number(6), 0);
        let (mut heard, mut unheard) = (0, 0);
        tasks(20, |task| {
            let question = ToWorker::Think { request: Request(1), task: Box::new(task) };
            let whole = to_bytes(&question).expect("it can be said");
            for _ in 0..20 {
                let mut bytes = whole.clone();
                let length = u32::try_from(bytes.len()).expect("a short message");
                bytes[numbers.below(length) as usize] = numbers.word().to_le_bytes()[0];
                bytes.truncate(1 + numbers.below(4 * length) as usize);
                match from_bytes::<ToWorker>(&bytes) {
                    Some(_) => heard += 1,
                    None => unheard += 1,
                }
            }
        });
        assert!(heard > 100 && unheard > 1_000, "{heard} heard, {unheard} not");
    }
}
