use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{AudioBufferSourceNode, AudioContext, AudioContextState};

use crate::app::Sound;
use crate::ui::{Cue, Noise, RATE, wave};

/// What tells that somebody is there, or that nobody looks any more.
const EVENTS: [&str; 4] = ["pointerdown", "pointerup", "keydown", "visibilitychange"];

/// From when on somebody has waited long for the computer, in milliseconds.
const LONG: f64 = 4_000.0;

/// How long after the last sound the loudspeaker is let go of, in milliseconds.
const REST_AFTER: u32 = 3_000;

/// What makes the sounds heard. It is nothing but a few listeners until there is something to be heard
/// by somebody who has clicked or pressed a key: before that the browser would not let it, and say so.
///
/// Where the browser has no loudspeaker, nothing is heard, and nothing is missing.
pub(super) struct Loudspeaker {
    inner: Rc<Inner>,
    on_event: Closure<dyn FnMut()>,
}

#[derive(Default)]
struct Inner {
    context: RefCell<Option<AudioContext>>,
    /// What has been asked for and may not have begun, with its time.
    coming: RefCell<Vec<(AudioBufferSourceNode, f64)>>,
    /// Whether a deal is being dealt, which a click ends.
    is_dealing: Cell<bool>,
    /// When somebody has done something last.
    touched: Cell<f64>,
    rest: RefCell<Option<Timeout>>,
}

impl Loudspeaker {
    /// Listens to what is done on the page, so that it can tell whether anything may be heard.
    pub(super) fn listen() -> Self {
        let inner = Rc::<Inner>::default();
        let on_event = Closure::<dyn FnMut()>::new({
            let inner = inner.clone();
            move || inner.notice()
        });
        if let Some(document) = web_sys::window().and_then(|window| window.document()) {
            let listener = on_event.as_ref().unchecked_ref();
            for event in EVENTS {
                // Before anything at the table hears of it, and so before what comes of it is heard.
                let _ = document.add_event_listener_with_callback_and_bool(event, listener, true);
            }
        }
        Self { inner, on_event }
    }

    /// Has the cues heard, as loud as `volume`.
    pub(super) fn play(&self, volume: Sound, cues: &[Cue]) {
        if is_hidden() || !is_allowed() {
            return;
        }
        // What the browser refuses is not heard.
        let _ = self.inner.play(volume, cues);
    }
}

impl Drop for Loudspeaker {
    fn drop(&mut self) {
        if let Some(document) = web_sys::window().and_then(|window| window.document()) {
            let listener = self.on_event.as_ref().unchecked_ref();
            for event in EVENTS {
                let _ =
                    document.remove_event_listener_with_callback_and_bool(event, listener, true);
            }
        }
        self.inner.hush();
    }
}

impl Inner {
    /// Somebody has done something, or has turned to another page.
    fn notice(&self) {
        self.touched.set(now());
        if is_hidden() || self.is_dealing.get() {
            self.hush();
        }
    }

    /// Takes back what has not begun to sound.
    fn hush(&self) {
        self.is_dealing.set(false);
        let Some(context) = &*self.context.borrow() else { return };
        for (source, at) in self.coming.take() {
            if at >= context.current_time() {
                let _ = AsRef::<web_sys::AudioScheduledSourceNode>::as_ref(&source).stop();
            }
        }
    }

    fn play(&self, volume: Sound, cues: &[Cue]) -> Result<(), JsValue> {
        let has_waited = now() - self.touched.get() >= LONG;
        let is_heard = |cue: &&Cue| cue.noise != Noise::Chime || has_waited;
        let mut cues = cues.iter().filter(is_heard).peekable();
        if cues.peek().is_none() {
            return Ok(());
        }
        let context = self.context()?;
        if context.state() != AudioContextState::Running {
            // While it does not run, nothing may wait that would then be heard all at once.
            self.hush();
            // It is refused only once it is closed, which it never is.
            let _ = context.resume()?;
        }
        let begin = context.current_time();
        let mut coming = self.coming.borrow_mut();
        coming.retain(|(_, at)| *at >= begin);
        let mut last = 0;
        for cue in cues {
            let samples = wave(cue.noise, cue.variation, volume);
            let count = u32::try_from(samples.len()).unwrap_or_default();
            let buffer = context.create_buffer(1, count, f32::from(RATE))?;
            buffer.copy_to_channel(&samples, 0)?;
            let source = context.create_buffer_source()?;
            source.set_buffer(Some(&buffer));
            source.connect_with_audio_node(&context.destination())?;
            let at = begin + f64::from(cue.at) / 1_000.0;
            source.start_with_when(at)?;
            coming.push((source, at));
            last = cue.at;
            // With the cut, a deal begins to be dealt.
            self.is_dealing.set(self.is_dealing.get() || cue.noise == Noise::Cut);
        }
        let rest = Timeout::new(last + REST_AFTER, move || {
            let _ = context.suspend();
        });
        self.rest.replace(Some(rest));
        Ok(())
    }

    /// What gives sound; the first time it is made.
    fn context(&self) -> Result<AudioContext, JsValue> {
        let mut context = self.context.borrow_mut();
        Ok(match &*context {
            Some(context) => context.clone(),
            None => context.insert(AudioContext::new()?).clone(),
        })
    }
}

/// Whether nobody sees the page.
fn is_hidden() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document.is_none_or(|document| document.hidden())
}

/// Whether somebody has done something on the page yet. A browser that does not say is asked for sound
/// all the same.
fn is_allowed() -> bool {
    web_sys::window().is_some_and(|window| {
        let activation = window.navigator().user_activation();
        activation.is_undefined() || activation.has_been_active()
    })
}

fn now() -> f64 {
    let performance = web_sys::window().and_then(|window| window.performance());
    performance.map_or(0.0, |performance| performance.now())
}
