//! What is heard of the table by whoever does not see it.
//!
//! [`lines`] takes the screens before and after, as motion does, and says as data which sentences
//! there are to be heard: what has happened, move by move, and what is due. So nothing is heard that
//! cannot be seen, nothing twice, and nothing is lost because the table was drawn anew. The
//! [`Region`] puts them into the document, one after the other, where a screen reader finds them.

mod lines;
mod region;

use std::rc::Rc;

use yew::prelude::*;

pub(super) use self::lines::fresh;
use self::lines::lines;
use self::region::Region;
use super::context::Ui;
use crate::app::{Scene, Screen};
use crate::i18n::Heard;

/// A sentence to be heard.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Line {
    text: String,
    /// Whether it speaks of cards that only the player in front may know.
    is_private: bool,
}

impl Line {
    const fn public(text: String) -> Self {
        Self { text, is_private: false }
    }

    const fn private(text: String) -> Self {
        Self { text, is_private: true }
    }
}

/// The place in the document where the sentences come, of which the root has one as long as it is
/// there: it is told of every screen that is drawn.
#[hook]
pub(super) fn use_heard(screen: &Rc<Screen>, ui: &Ui) -> Html {
    let place = use_node_ref();
    let region = use_mut_ref(Region::default);
    let before = use_mut_ref(|| None::<Rc<Screen>>);
    let language = use_mut_ref(|| ui.texts.language());
    {
        let (place, ui, screen) = (place.clone(), ui.clone(), screen.clone());
        // Yew comes to the effects of the root when everything below it is drawn and has the focus.
        use_effect(move || {
            let mut region = region.borrow_mut();
            // What has been said in another language would be read in the wrong voice.
            if language.replace(ui.texts.language()) != ui.texts.language() {
                region.forget(&place);
            }
            let before = before.replace(Some(screen.clone()));
            if before.as_ref().is_some_and(|before| Rc::ptr_eq(before, &screen)) {
                return;
            }
            let was_in_sight = before.as_deref().is_some_and(is_in_sight);
            let was_handed_over = before.as_deref().is_some_and(is_handed_over);
            if (was_in_sight && !is_in_sight(&screen))
                || (is_handed_over(&screen) && !was_handed_over)
            {
                region.forget_secrets(&place);
            }
            region.say(lines(&ui, before.as_deref(), &screen), &place);
        });
    }
    let label = ui.texts.heard(Heard::Label {});
    html! { <div ref={place} class="kos-heard" role="log" aria-label={label}></div> }
}

/// Whether somebody's cards are on the screen.
fn is_in_sight(screen: &Screen) -> bool {
    matches!(&screen.scene, Scene::Deal(deal) if deal.own.is_some())
}

/// Whether the curtain is down.
fn is_handed_over(screen: &Screen) -> bool {
    matches!(&screen.scene, Scene::Deal(deal) if deal.own.is_none())
}
