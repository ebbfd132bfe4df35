use std::cell::RefCell;
use std::rc::{Rc, Weak};

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent, PointerEvent, Window};
use yew::prelude::*;

use super::gesture::Click;
use super::{Gesture, Listeners, Point, Step, holders, place_at};
use crate::cards::Card;
use crate::ui::clicks::{Clicks, Tap};
use crate::ui::motion::{Carried, GO_BACK, Stage};

/// Where a card is dropped to be played or chosen.
const TABLE: &str = ".kos-board";
/// The attribute of the table while a card is carried: whether it is over it.
const OVER: &str = "data-drop";
/// The attribute of the card of the hand before or behind which a card would be put.
const GAP: &str = "data-gap";

/// How long the click of a tap is waited for, in milliseconds. A browser that takes the touch for a
/// part of something larger sends none.
const CLICK_AFTER: u32 = 100;

/// A card of the hand that is pressed, and what can become of it: as the table was when it was
/// pressed.
#[derive(Clone)]
pub(in crate::ui) struct Held {
    pub(in crate::ui) card: Card,
    /// The card in the hand.
    pub(in crate::ui) element: Element,
    /// What a tap does.
    pub(in crate::ui) tap: Callback<Card>,
    /// What becomes of it if it is dropped on the table.
    pub(in crate::ui) dropped: Dropped,
    /// What is done with a card that is dropped in the hand, with its new place; nothing where the
    /// hand is sorted by the table.
    pub(in crate::ui) put: Option<Callback<(Card, u8)>>,
}

/// What becomes of a card that is dropped on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui) enum Dropped {
    /// It counts as tapped, and lies there.
    Leaves,
    /// It counts as tapped, and goes back to the hand, where it is chosen, lifted or refused.
    GoesBack,
    /// Nothing is done with it.
    Stays,
}

/// Has a card of the hand follow the pointer.
pub(in crate::ui) struct Carrier {
    stage: Rc<Stage>,
    hand: NodeRef,
    clicks: Rc<Clicks>,
    gesture: RefCell<Gesture>,
    held: RefCell<Option<(Held, Point)>>,
    carried: RefCell<Option<Carried>>,
    /// What is on its way back.
    returning: RefCell<Option<(Carried, Timeout)>>,
    /// A tap whose click is waited for.
    awaited: RefCell<Option<Timeout>>,
    itself: Weak<Self>,
    _listeners: Option<Listeners>,
}

/// The carrier of the hand that `hand` refers to.
#[hook]
pub(in crate::ui) fn use_carrier(
    stage: &Rc<Stage>,
    hand: &NodeRef,
    clicks: &Rc<Clicks>,
) -> Rc<Carrier> {
    let carrier = use_mut_ref(|| None::<Rc<Carrier>>);
    let mut carrier = carrier.borrow_mut();
    carrier.get_or_insert_with(|| Carrier::new(stage.clone(), hand.clone(), clicks.clone())).clone()
}

impl Carrier {
    fn new(stage: Rc<Stage>, hand: NodeRef, clicks: Rc<Clicks>) -> Rc<Self> {
        Rc::new_cyclic(|itself: &Weak<Self>| {
            let hearer = itself.clone();
            let listeners = Listeners::new(move |event| {
                if let Some(carrier) = hearer.upgrade() {
                    carrier.hear(&event);
                }
            });
            Self {
                stage,
                hand,
                clicks,
                gesture: RefCell::default(),
                held: RefCell::default(),
                carried: RefCell::default(),
                returning: RefCell::default(),
                awaited: RefCell::default(),
                itself: itself.clone(),
                _listeners: listeners,
            }
        })
    }

    /// A card is pressed.
    pub(in crate::ui) fn press(&self, event: &PointerEvent, held: Held) {
        let pointer = event.pointer_id();
        self.returning.take();
        self.awaited.take();
        let step = self.gesture.borrow_mut().press(pointer, point(event));
        self.carry_out(step, event);
        if self.gesture.borrow().is_busy() {
            // Whatever lies below when the pointer goes up, the click belongs to this card. What is
            // no pointer of the browser's own cannot be held, and need not.
            let _ = held.element.set_pointer_capture(pointer);
            self.held.replace(Some((held, point(event))));
        }
    }

    /// A click has come to the hand. Gives the card that is meant by it, and what a tap on it does.
    pub(in crate::ui) fn click(&self, event: &MouseEvent) -> Meant {
        let is_by_key = event.detail() == 0;
        self.awaited.take();
        let click = self.gesture.borrow_mut().click();
        let held = self.held.take();
        match click {
            Click::Alone => Meant::Target,
            _ if is_by_key => Meant::Target,
            Click::Tap => held.map_or(Meant::Nothing, |(held, _)| Meant::Held(held)),
            Click::Nothing => Meant::Nothing,
        }
    }

    /// Something has come between: the table has changed under the pointer.
    pub(in crate::ui) fn cancel(&self) {
        let step = self.gesture.borrow_mut().cancel();
        if step == Step::GoBack {
            self.go_back();
        }
    }

    fn hear(&self, event: &Event) {
        if !self.gesture.borrow().is_busy() {
            return;
        }
        // A dialog has come up over the table.
        if !matches!(
            self.hand.cast::<Element>().map(|hand| hand.closest("[inert]")),
            Some(Ok(None))
        ) {
            self.cancel();
            return;
        }
        let kind = event.type_();
        if let Some(pointer) = event.dyn_ref::<PointerEvent>() {
            let number = pointer.pointer_id();
            let step = match kind.as_str() {
                "pointermove" => self.gesture.borrow_mut().go(number, point(pointer)),
                "pointerup" => {
                    if self.gesture.borrow().is_held_by(number) {
                        self.await_click(pointer);
                    }
                    self.gesture.borrow_mut().release(number)
                }
                // Another pointer comes in, or the browser takes this one for something else.
                _ if kind == "pointerdown" || self.gesture.borrow().is_held_by(number) => {
                    self.gesture.borrow_mut().cancel()
                }
                _ => Step::Nothing,
            };
            self.carry_out(step, pointer);
        } else if let Some(key) = event.dyn_ref::<KeyboardEvent>() {
            if key.key() == "Escape" {
                // It means this card, and nothing else on the page.
                event.stop_propagation();
                self.cancel();
            }
        } else if is_of_window(event) {
            self.cancel();
        }
    }

    fn carry_out(&self, step: Step, event: &PointerEvent) {
        match step {
            Step::Nothing => {}
            Step::PickUp => {
                self.pick_up();
                self.carry(point(event));
            }
            Step::Carry => self.carry(point(event)),
            Step::Drop => self.drop_card(point(event)),
            Step::GoBack => self.go_back(),
        }
    }

    /// A mouse always clicks. A finger or a pen that has just gone up may have been taken by the
    /// browser for the end of another gesture; then what would have been its click is done without it.
    fn await_click(&self, up: &PointerEvent) {
        if up.pointer_type() == "mouse" {
            return;
        }
        let (owner, tap) = (self.itself.clone(), Tap::of(up));
        let late = Timeout::new(CLICK_AFTER, move || {
            let Some(owner) = owner.upgrade() else { return };
            drop(owner.awaited.take());
            if owner.gesture.borrow_mut().do_without_click()
                && let Some((held, _)) = owner.held.take()
                && owner.clicks.is_first_tap(tap)
            {
                held.tap.emit(held.card);
            }
        });
        self.awaited.replace(Some(late));
    }

    fn pick_up(&self) {
        let held = self.held.borrow();
        let Some((held, _)) = held.as_ref() else { return };
        if held.dropped == Dropped::Stays && held.put.is_none() {
            return;
        }
        self.carried.replace(self.stage.pick_up(held.card, &held.element));
    }

    fn carry(&self, to: Point) {
        let held = self.held.borrow();
        let (Some((held, from)), Some(carried)) = (held.as_ref(), &mut *self.carried.borrow_mut())
        else {
            return;
        };
        carried.go((to.x - from.x, to.y - from.y));
        let is_over = self.is_over_table(held, to);
        self.mark_table(Some(is_over));
        self.mark_gap(None);
        if !is_over && let Some(place) = self.place_in_hand(held, to) {
            self.mark_gap(Some((held, place)));
        }
    }

    fn drop_card(&self, at: Point) {
        self.clear_marks();
        let held = self.held.take();
        let (Some((held, _)), Some(carried)) = (held, self.carried.take()) else { return };
        if self.is_over_table(&held, at) {
            if held.dropped == Dropped::Leaves {
                // Before it is played: the way it takes then begins here.
                self.stage.take(carried);
            } else {
                self.send_back(carried);
            }
            held.tap.emit(held.card);
            return;
        }
        let place = self.place_in_hand(&held, at).and_then(|place| u8::try_from(place).ok());
        if let (Some(put), Some(place)) = (&held.put, place) {
            self.stage.take(carried);
            put.emit((held.card, place));
        } else {
            self.send_back(carried);
        }
    }

    fn go_back(&self) {
        self.clear_marks();
        self.held.take();
        if let Some(carried) = self.carried.take() {
            self.send_back(carried);
        }
    }

    fn send_back(&self, carried: Carried) {
        if !self.stage.is_moving() {
            return;
        }
        carried.go_back();
        // It is gone as soon as another card is pressed, or with the hand.
        let owner = self.itself.clone();
        let end = Timeout::new(GO_BACK, move || {
            if let Some(owner) = owner.upgrade() {
                drop(owner.returning.take());
            }
        });
        self.returning.replace(Some((carried, end)));
    }

    fn is_over_table(&self, held: &Held, at: Point) -> bool {
        held.dropped != Dropped::Stays && self.table().is_some_and(|table| contains(&table, at))
    }

    /// At which place of the hand a card would be put here.
    fn place_in_hand(&self, held: &Held, at: Point) -> Option<usize> {
        let hand = self.hand.cast::<Element>()?;
        let is_here = held.put.is_some() && contains(&hand, at);
        is_here.then(|| place_at(&holders(&hand), &held.element, at))
    }

    fn table(&self) -> Option<Element> {
        let hand = self.hand.cast::<Element>()?;
        hand.closest(".kos-table").ok()??.query_selector(TABLE).ok()?
    }

    fn mark_table(&self, is_over: Option<bool>) {
        let Some(table) = self.table() else { return };
        // Attributes of these names can always be set, and removed where they are not.
        let _ = match is_over {
            Some(is_over) => table.set_attribute(OVER, if is_over { "over" } else { "open" }),
            None => table.remove_attribute(OVER),
        };
    }

    fn mark_gap(&self, gap: Option<(&Held, usize)>) {
        let Some(hand) = self.hand.cast::<Element>() else { return };
        let holders = holders(&hand);
        for holder in &holders {
            let _ = holder.remove_attribute(GAP);
        }
        let Some((held, place)) = gap else { return };
        let others: Vec<_> =
            holders.iter().filter(|holder| !holder.contains(Some(&held.element))).collect();
        let _ = match (others.get(place), others.last()) {
            (Some(next), _) => next.set_attribute(GAP, "before"),
            (None, Some(last)) => last.set_attribute(GAP, "after"),
            (None, None) => Ok(()),
        };
    }

    fn clear_marks(&self) {
        self.mark_table(None);
        self.mark_gap(None);
    }
}

/// What a click in the hand means.
pub(in crate::ui) enum Meant {
    /// The card it has come to.
    Target,
    /// The card that was pressed.
    Held(Held),
    /// Nothing.
    Nothing,
}

/// Whether the window itself has lost the focus, and not only something in it.
fn is_of_window(event: &Event) -> bool {
    event.target().is_some_and(|target| target.is_instance_of::<Window>())
}

fn point(event: &MouseEvent) -> Point {
    Point { x: event.client_x().into(), y: event.client_y().into() }
}

fn contains(element: &Element, Point { x, y }: Point) -> bool {
    let bounds = element.get_bounding_client_rect();
    (bounds.left()..bounds.right()).contains(&x) && (bounds.top()..bounds.bottom()).contains(&y)
}
