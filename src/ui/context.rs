use std::rc::Rc;

use yew::prelude::*;

use super::cast::Cast;
use super::clicks::Clicks;
use super::focus::Focus;
use super::motion::Stage;
use crate::app::{Msg, Preferences, SingleKeys, Supply};
use crate::i18n::{Message, Text, Texts};

/// What every component needs: the texts, the people, how the player likes the table, and where
/// messages go.
#[derive(Clone, PartialEq)]
pub(super) struct Ui {
    pub(super) texts: Rc<Texts>,
    pub(super) cast: Rc<Cast>,
    pub(super) preferences: Preferences,
    pub(super) stage: Rc<Stage>,
    pub(super) clicks: Rc<Clicks>,
    pub(super) focus: Rc<Focus>,
    pub(super) dispatch: Callback<Msg>,
    /// The address of the game itself, before which nothing need stand where the game has a page of its own.
    pub(super) home: AttrValue,
    /// What has become of the rules and the glossary.
    pub(super) book: Supply,
    /// Whether the drawings of the cards could not be loaded.
    pub(super) is_pack_missing: bool,
}

impl Ui {
    pub(super) fn text(&self, text: Text) -> String {
        self.texts.text(text)
    }

    pub(super) fn say(&self, message: Message<'_>) -> String {
        self.texts.say(message)
    }

    /// The key that presses a button, for its `aria-keyshortcuts`: nothing where single keys are
    /// switched off.
    pub(super) fn key(&self, key: impl Into<Option<&'static str>>) -> Option<&'static str> {
        key.into().filter(|_| self.preferences.single_keys == SingleKeys::On)
    }

    /// A callback for a button that sends a message.
    ///
    /// The second click of a double click counts for nothing: the table has changed under it, and
    /// it was never meant for what stands there now.
    pub(super) fn press(&self, msg: Msg) -> Callback<MouseEvent> {
        let (dispatch, clicks) = (self.dispatch.clone(), self.clicks.clone());
        Callback::from(move |event: MouseEvent| {
            if clicks.is_first(&event) {
                dispatch.emit(msg.clone());
            }
        })
    }

    /// A callback that sends the same message at every event.
    pub(super) fn send<E>(&self, msg: Msg) -> Callback<E> {
        let dispatch = self.dispatch.clone();
        Callback::from(move |_| dispatch.emit(msg.clone()))
    }
}

/// The context that [`Root`](super::Root) provides.
#[hook]
pub(super) fn use_ui() -> Ui {
    use_context::<Ui>().expect("every component stands below the root, which provides it")
}
