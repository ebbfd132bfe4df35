use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Animation, Element};

/// When an animation runs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Timing {
    /// How long it waits, in milliseconds.
    pub(super) delay: u32,
    /// How long it takes, in milliseconds.
    pub(super) duration: u32,
    /// How it fills the time around: the values of the Web Animations API.
    pub(super) fill: &'static str,
    /// How it gains and loses speed.
    pub(super) easing: &'static str,
}

/// Has the browser animate an element through `frames`, each of them names of properties and their
/// values. Where the browser cannot, nothing moves.
pub(super) fn animate(
    element: &Element,
    frames: &[&[(&str, &str)]],
    timing: Timing,
) -> Option<Animation> {
    let frames: Array = frames.iter().map(|frame| object(frame)).collect();
    let options = object(&[("fill", timing.fill), ("easing", timing.easing)]);
    for (name, time) in [("delay", timing.delay), ("duration", timing.duration)] {
        Reflect::set(&options, &name.into(), &time.into()).ok()?;
    }
    // `web-sys` has this call with options only among what it calls unstable.
    let call: Function = Reflect::get(element, &"animate".into()).ok()?.dyn_into().ok()?;
    call.call2(element, &frames, &options).ok()?.dyn_into().ok()
}

fn object(members: &[(&str, &str)]) -> JsValue {
    let object = Object::new();
    for (name, value) in members {
        // Setting a member of an object just made cannot fail.
        let _ = Reflect::set(&object, &(*name).into(), &(*value).into());
    }
    object.into()
}
