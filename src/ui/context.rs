use std::rc::Rc;

use yew::prelude::*;

use super::cast::Cast;
use crate::app::Msg;
use crate::i18n::{Message, Text, Texts};

/// What every component needs: the texts, the people, and where messages go.
#[derive(Clone, PartialEq)]
pub(super) struct Ui {
    pub(super) texts: Rc<Texts>,
    pub(super) cast: Rc<Cast>,
    pub(super) dispatch: Callback<Msg>,
}

impl Ui {
    pub(super) fn text(&self, text: Text) -> String {
        self.texts.text(text)
    }

    pub(super) fn say(&self, message: Message<'_>) -> String {
        self.texts.say(message)
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
