use std::cell::{Cell, RefCell};

use wasm_bindgen::JsCast;
use web_sys::{Document, Element, EventTarget, HtmlElement, Node, ShadowRoot};
use yew::prelude::*;

use super::context::use_ui;
use crate::app::{Page, Passage};

/// Where the focus rests on a table on which nothing asks for it, and on every other page.
const RESTING_PLACES: &str = ".kos-board, .kos-root";

/// What scrolls where the game is an element of somebody else's page.
const SCROLLER: &str = ".kos-scroller";

/// The keyboard's place in the game.
///
/// On a page of its own the game has the focus whenever nothing else has. In somebody else's page it has
/// it only once the player has come to it, and never takes it from anywhere else.
#[derive(Debug, Default)]
pub(super) struct Focus {
    root: NodeRef,
    /// What in the game had the focus last.
    last: RefCell<Option<HtmlElement>>,
    /// Whether a dialog lies over it, or has just done.
    is_covered: Cell<bool>,
}

impl PartialEq for Focus {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Focus {
    /// The focus in the game of this root.
    pub(super) fn new(root: NodeRef) -> Self {
        Self { root, last: RefCell::default(), is_covered: Cell::default() }
    }

    /// Something in the game has the focus now, to which it comes back after a dialog.
    pub(super) fn note(&self) {
        let focused = self.focused();
        self.last.replace(focused);
    }

    /// A dialog comes to lie over what had the focus last. This is noted as soon as it is drawn: it may be
    /// gone again before anything else follows from it.
    pub(super) fn cover(&self) {
        self.is_covered.set(true);
    }

    /// No dialog is there: what had the focus before the last one gets it back.
    pub(super) fn uncover(&self) {
        if self.is_covered.replace(false) {
            self.give_back();
        }
    }

    fn give_back(&self) {
        // Let go of before: what takes the focus is noted in the same place, at once.
        let last = self.last.borrow().clone();
        if let Some(last) = last.filter(|_| !self.is_elsewhere()) {
            focus_element(last.into());
        }
    }

    /// Whether nothing in the game has the focus although it is there, as after the focused element was
    /// removed, or it only rests on the table.
    pub(super) fn is_lost(&self) -> bool {
        match self.focused() {
            Some(active) if !is_body(&active) => active.matches(RESTING_PLACES).unwrap_or(false),
            _ => self.is_free(),
        }
    }

    /// Gives the focus to what has just come up, wherever in the game it is.
    pub(super) fn give(&self, element: Element) {
        let is_in_game = self.shadow().is_none_or(|shadow| shadow.active_element().is_some());
        if is_in_game || self.is_free() {
            focus_element(element);
        }
    }

    /// Gives the focus to the heading in `place` if nothing else has it.
    pub(super) fn give_to_heading_if_lost(&self, place: &NodeRef) {
        let place = place.cast::<Element>().filter(|_| self.is_lost());
        let heading = place.and_then(|place| place.query_selector("h2").ok().flatten());
        if let Some(heading) = heading {
            focus_element(heading);
        }
    }

    /// Lets the focus rest on `table` if it is lost.
    pub(super) fn rest(&self, table: &NodeRef) {
        let table = table.cast::<Element>().filter(|_| self.is_lost());
        let place = table.and_then(|table| table.query_selector(".kos-board").ok().flatten());
        if let Some(place) = place {
            focus_element(place);
        }
    }

    /// Lets the focus rest on the table, or else on the whole, if the element that had it last is no
    /// longer there and nothing else has it: so the keyboard never leaves the game by itself. Whoever
    /// has gone elsewhere on the page is not called back.
    pub(super) fn keep(&self) {
        let Some(root) = self.root.cast::<Element>() else { return };
        let is_gone = self.last.borrow().as_ref().is_some_and(|last| !last.is_connected());
        let is_nowhere = self.focused().is_none_or(|active| is_body(&active)) && self.is_free();
        if is_gone && is_nowhere {
            let table = root.query_selector(".kos-table:not([inert]) .kos-board").ok().flatten();
            focus_element(table.unwrap_or(root));
        }
    }

    /// Brings a passage of the book to the top and has the keyboard and a screen reader go on from
    /// there, if it is shown.
    pub(super) fn show_passage(&self, passage: Passage) {
        let place = format!("[data-passage=\"{}\"]", Page::Book(Some(passage)));
        let root = self.root.cast::<Element>();
        let place = root.and_then(|root| root.query_selector(&place).ok().flatten());
        if let Some(place) = place {
            self.give(place.clone());
            bring_to_top(&place);
        }
    }

    /// What has the focus now: in somebody else's page, only if it is in the game.
    pub(super) fn focused(&self) -> Option<HtmlElement> {
        let active = match self.shadow() {
            Some(shadow) => shadow.active_element(),
            None => document().as_ref().and_then(Document::active_element),
        };
        active?.dyn_into().ok()
    }

    /// What hears the keys that are for the game: the whole of its own page, or the element that it is in
    /// somebody else's.
    pub(super) fn hearer(&self) -> Option<EventTarget> {
        match self.shadow() {
            Some(shadow) => Some(shadow.into()),
            None => web_sys::window().map(EventTarget::from),
        }
    }

    /// Whether the focus is for the game to take, if nothing in it has it. In somebody else's page that
    /// is so only when it has just been lost, and nothing else there has it either.
    fn is_free(&self) -> bool {
        if self.shadow().is_none() {
            return true;
        }
        let is_lost = self.last.borrow().as_ref().is_some_and(|last| {
            !last.is_connected() || !matches!(last.closest("[inert]"), Ok(None))
        });
        let active = document().as_ref().and_then(Document::active_element);
        is_lost && active.is_none_or(|active| is_body(&active))
    }

    /// Whether something else on somebody else's page has the focus.
    fn is_elsewhere(&self) -> bool {
        let active = document().as_ref().and_then(Document::active_element);
        self.shadow().is_some_and(|shadow| shadow.active_element().is_none())
            && active.is_some_and(|active| !is_body(&active))
    }

    /// What the game lies in where it is an element of somebody else's page.
    fn shadow(&self) -> Option<ShadowRoot> {
        self.root.cast::<Node>()?.get_root_node().dyn_into().ok()
    }
}

fn document() -> Option<Document> {
    web_sys::window().and_then(|window| window.document())
}

fn is_body(element: &Element) -> bool {
    element.tag_name().eq_ignore_ascii_case("body")
}

/// A reference to what takes the focus, whenever it is drawn, if nothing else has it.
#[hook]
pub(super) fn use_focus_if_lost() -> NodeRef {
    let focus = use_ui().focus;
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect(move || {
            if focus.is_lost()
                && let Some(element) = node.cast::<Element>()
            {
                focus_element(element);
            }
        });
    }
    node
}

/// Gives the focus to an element; one that cannot take it is no harm.
pub(super) fn focus_element(element: Element) {
    if let Ok(element) = element.dyn_into::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// Scrolls so that an element stands at the top: of the page, or of the element of somebody else's page
/// that the game is. That page is not scrolled.
pub(super) fn bring_to_top(element: &Element) {
    match element.closest(SCROLLER) {
        Ok(Some(scroller)) => {
            let top = |of: &Element| of.get_bounding_client_rect().top();
            // Whole pixels are as near as a scroller comes.
            #[expect(clippy::cast_possible_truncation, reason = "a way on a screen")]
            let by = (top(element) - top(&scroller)).round() as i32;
            scroller.set_scroll_top(scroller.scroll_top() + by);
        }
        _ => element.scroll_into_view(),
    }
}
