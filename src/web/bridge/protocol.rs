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

/// A message as a value of JavaScript: bytes; `None` if it cannot be one.
#[must_use]
pub fn to_js<M: Serialize>(message: &M) -> Option<JsValue> {
    let [a, b, c] = MARK;
    let bytes = postcard::to_extend(message, vec![a, b, c, PROTOCOL]).ok()?;
    Some(Uint8Array::from(bytes.as_slice()).into())
}

/// The message in a value of JavaScript; `None` if it is damaged, of another version, or of
/// somebody else's.
#[must_use]
pub fn from_js<M: DeserializeOwned>(value: JsValue) -> Option<M> {
    let bytes = value.dyn_into::<Uint8Array>().ok()?.to_vec();
    let (version, message) = bytes.strip_prefix(&MARK)?.split_first()?;
    let (message, rest) = postcard::take_from_bytes(message).ok()?;
    (*version == PROTOCOL && rest.is_empty()).then_some(message)
}
