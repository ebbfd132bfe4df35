//! What the cards on the table sound like.
//!
//! [`cues`] takes the screens before and after, as motion does, and says as data what is to be heard
//! and when: a card when it lands, a pass when it is knocked. So nothing is heard of what cannot be
//! seen, and nothing that is not also seen or said. [`wave`] is the sound itself, made from a few
//! numbers each time it is wanted. Neither knows anything of a loudspeaker.

mod cue;
mod cues;
mod recipe;
mod wave;

#[cfg(test)]
mod tests;

use std::rc::Rc;

use yew::prelude::*;

pub use cue::{Cue, Noise};
use cues::cues;
use recipe::{Grain, recipe};
pub use wave::{RATE, wave};

use super::motion::Stage;
use crate::app::{Screen, Sound};

/// Has what is to be heard of each new screen given to `play`, as soon as what is seen of it sets
/// out.
#[hook]
pub(super) fn use_sound(
    screen: &Rc<Screen>,
    stage: &Rc<Stage>,
    play: &Callback<(Sound, Vec<Cue>)>,
) {
    let before = use_mut_ref(|| None::<Rc<Screen>>);
    let (screen, stage, play) = (screen.clone(), stage.clone(), play.clone());
    // After the effects of the stage, which has everything set out that need not be made ready.
    use_effect(move || {
        let Some(before) = before.replace(Some(screen.clone())) else { return };
        let volume = screen.preferences.sound;
        if Rc::ptr_eq(&before, &screen) || volume == Sound::Off {
            return;
        }
        let cues = cues(&before, &screen, stage.is_moving());
        if !cues.is_empty() {
            stage.when_set_out(move || play.emit((volume, cues)));
        }
    });
}
