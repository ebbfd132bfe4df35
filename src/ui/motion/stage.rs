use std::cell::RefCell;
use std::rc::{Rc, Weak};

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;
use yew::prelude::*;

use super::{
    Carried, Coming, Flight, Picture, Place, Plan, Run, Spot, Tempo, Turns, flights, is_there,
    source, spot_of, target,
};
use crate::app::{Motion, Scene, Screen};
use crate::cards::{Card, CardSet};
use crate::rules::Seat;
use crate::ui::face::Faces;

/// The width of a card, in pixels, where there is none to be measured.
const SMALL_CARD: f64 = 40.0;

/// How long a card that was dropped is shown there if nothing comes of it, in milliseconds.
const DROPPED: u32 = 400;

/// How many flights of a deal are made ready in one task.
const PLANNED_AT_ONCE: usize = 3;

/// At how many pictures of the screen it is looked whether the new table is complete. Longer than
/// that it has been seen anyway.
const FRAMES: u8 = 12;

/// Has cards fly over the table when it changes.
///
/// Before the table is drawn anew it measures where things are, and afterwards where they have
/// come to. What it shows lies on a layer of its own over the table; what is at its place already
/// is not seen until its picture has landed, but can be clicked.
pub(in crate::ui) struct Stage {
    root: NodeRef,
    /// What the pictures are made from.
    faces: RefCell<Option<Faces>>,
    before: RefCell<Option<Rc<Screen>>>,
    /// What sets out as soon as the table is drawn.
    departures: RefCell<Vec<Departure>>,
    /// A card that was carried to the table and dropped there, until the table shows it, and what lets
    /// go of it if that never happens.
    dropped: RefCell<Option<(Carried, Timeout)>>,
    /// What is on its way, the latest last.
    runs: RefCell<Vec<Run>>,
    /// What is done in turns before a deal is dealt.
    turns: Rc<Turns>,
    /// The cards of a deal that is about to be dealt, which are not to be seen yet.
    coming: RefCell<Option<Coming>>,
    /// What of that deal is ready to set out.
    planned: RefCell<Vec<Plan>>,
    /// The layer on which its pictures lie already.
    layer: RefCell<Option<Element>>,
    /// What is done when that deal sets out.
    cue: RefCell<Option<Box<dyn FnOnce()>>>,
    itself: Weak<Self>,
}

impl PartialEq for Stage {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

/// A flight, with what only the old table could say of it.
struct Departure {
    flight: Flight,
    from: Option<Spot>,
    /// Whether the old table already showed what it lands on, which then does not tell the new one
    /// from it.
    was_there: bool,
}

/// The stage of the root, to which `root` refers: it is told of every screen that is drawn.
#[hook]
pub(in crate::ui) fn use_stage(screen: &Rc<Screen>, root: &NodeRef, faces: Faces) -> Rc<Stage> {
    let stage = use_memo(root.clone(), |root| StageCell(Stage::new(root.clone())));
    let stage = stage.0.clone();
    stage.faces.replace(Some(faces));
    // The old table is still in the document, and is measured as long as it is.
    stage.prepare(screen);
    {
        // Yew comes to the effects of the root when everything below it is drawn.
        let stage = stage.clone();
        use_effect(move || stage.drawn());
    }
    stage
}

/// A stage that knows itself, which a value of `use_memo` cannot.
struct StageCell(Rc<Stage>);

impl Stage {
    fn new(root: NodeRef) -> Rc<Self> {
        let turns = Rc::new(Turns::new(root.clone()));
        Rc::new_cyclic(|itself| Self {
            root,
            faces: RefCell::default(),
            before: RefCell::default(),
            departures: RefCell::default(),
            dropped: RefCell::default(),
            runs: RefCell::default(),
            turns,
            coming: RefCell::default(),
            planned: RefCell::default(),
            layer: RefCell::default(),
            cue: RefCell::default(),
            itself: itself.clone(),
        })
    }

    /// Whether a card that the player himself has played is on its way: a click now was meant for
    /// the table before it.
    pub(in crate::ui) fn is_own_card_flying(&self) -> bool {
        self.runs.borrow().iter().any(Run::is_own_play)
    }

    /// Picks up a card that lies in the hand as `element`: its picture can be carried over the table.
    pub(in crate::ui) fn pick_up(&self, card: Card, element: &Element) -> Option<Carried> {
        let root = self.root.cast::<Element>()?;
        let faces = self.faces.borrow().clone()?;
        Carried::new(&root, &faces, card, element)
    }

    /// Takes a card that was dropped where it will lie, so that it goes on from there. If the table
    /// does not change, it is let go of soon.
    pub(in crate::ui) fn take(&self, carried: Carried) {
        let stage = self.itself.clone();
        let let_go = Timeout::new(DROPPED, move || {
            if let Some(stage) = stage.upgrade() {
                drop(stage.dropped.take());
            }
        });
        // The time of a card that was dropped before ends with it, and not with this one.
        self.dropped.replace(Some((carried, let_go)));
    }

    /// Whether anything is to move at all.
    pub(in crate::ui) fn is_moving(&self) -> bool {
        self.before.borrow().as_ref().is_some_and(|screen| is_wanted(screen))
    }

    /// Whether the table that is being drawn is one on which the cards are dealt: there is much to
    /// draw, and none of it is seen before it has been dealt.
    pub(in crate::ui) fn is_about_to_deal(&self) -> bool {
        self.coming.borrow().is_some()
    }

    /// Has a part of the table drawn, by `draw`, after those that have been put in before it. Nothing
    /// sets out before all of them have been.
    pub(in crate::ui) fn in_turn(&self, draw: impl FnOnce() + 'static) {
        let stage = self.itself.clone();
        self.turns.wait(draw, move || {
            if let Some(stage) = stage.upgrade() {
                stage.set_out();
            }
        });
    }

    /// Calls `act` when what is to be seen of the present table sets out; never, if a deal is not seen
    /// to be dealt after all.
    pub(in crate::ui) fn when_set_out(&self, act: impl FnOnce() + 'static) {
        if self.is_about_to_deal() {
            self.cue.replace(Some(Box::new(act)));
        } else {
            act();
        }
    }

    /// Ends the dealing: somebody has something to do.
    pub(in crate::ui) fn hurry(&self) {
        self.departures.borrow_mut().retain(|departure| !is_dealt(&departure.flight));
        self.give_up_dealing();
        self.end_where(Run::is_dealing);
    }

    /// Ends everything, and nothing sets out that has not yet.
    fn end(&self) {
        self.departures.take();
        self.give_up_dealing();
        self.end_where(|_| true);
    }

    /// What is about to be dealt simply lies where it belongs.
    fn give_up_dealing(&self) {
        self.planned.take();
        self.coming.take();
        if let Some(layer) = self.layer.take() {
            layer.remove();
        }
        self.cue.take();
    }

    fn end_where(&self, is_over: impl Fn(&Run) -> bool) {
        // Taken out first: nothing that the end brings about may find them borrowed.
        let (over, rest): (Vec<Run>, Vec<Run>) = self.runs.take().into_iter().partition(is_over);
        self.runs.replace(rest);
        drop(over);
    }

    /// Ends the flights that are not to go on.
    fn keep(&self, goes_on: impl Fn(&Flight) -> bool) {
        self.runs.borrow_mut().iter_mut().for_each(|run| run.keep(&goes_on));
        self.end_where(Run::is_empty);
    }

    /// Before the table is drawn as `screen`: measures what is going to move.
    fn prepare(&self, screen: &Rc<Screen>) {
        let before = self.before.replace(Some(screen.clone()));
        let Some(before) = before.filter(|before| !Rc::ptr_eq(before, screen)) else { return };
        if before.scene == screen.scene && before.preferences == screen.preferences {
            return;
        }
        if !is_wanted(screen) || !goes_on(&before.scene, &screen.scene) {
            self.end();
        }
        let Some(root) = self.root.cast::<Element>().filter(|_| is_wanted(screen)) else { return };
        let mut flights = flights(&before.scene, &screen.scene, Tempo::of(screen.preferences));
        // Over the curtain, whose button takes the place of the table, nothing flies.
        if matches!(&screen.scene, Scene::Deal(deal) if deal.own.is_none()) {
            self.keep(is_dealt);
            flights.retain(is_dealt);
        }
        if flights.is_empty() {
            return;
        }
        let mut departures = self.departures.take();
        for flight in flights {
            // A card that has not even set out goes from where it was to where it is to be now.
            let card = flight.sides.card();
            let is_same = |one: &Departure| card.is_some() && one.flight.sides.card() == card;
            let waiting = departures.iter().position(is_same).map(|place| departures.remove(place));
            let dropped = self.dropped.borrow();
            let dropped = dropped.as_ref().map(|(carried, _)| carried);
            let dropped = dropped.filter(|dropped| card == Some(dropped.card));
            let from = dropped.map(Carried::spot).or_else(|| {
                waiting.map_or_else(
                    || source(&root, &flight).as_ref().and_then(spot_of),
                    |waiting| waiting.from,
                )
            });
            departures.push(Departure { flight, from, was_there: is_there(&root, &flight) });
        }
        self.departures.replace(departures);
        if self.is_dealing_next() {
            self.coming.borrow_mut().get_or_insert_with(|| Coming::new(&root));
        }
        // As soon as the table has been drawn, and before it is seen. The effect may be too late:
        // on a slow computer Yew lets the browser show the table before it comes to that. It may
        // also let it show a table of which only a part is drawn, so it is looked at closely.
        let stage = self.itself.clone();
        spawn_local(async move {
            if let Some(stage) = stage.upgrade() {
                stage.look(FRAMES);
            }
        });
    }

    /// Has everything set out if the new table can be seen to be there, or else looks again before
    /// the browser shows the next picture.
    fn look(&self, frames: u8) {
        if self.departures.borrow().is_empty() || self.turns.is_pending() {
            return;
        }
        if self.is_new_table_there() {
            self.set_out();
            return;
        }
        let (Some(frames), Some(window)) = (frames.checked_sub(1), web_sys::window()) else {
            return;
        };
        let stage = self.itself.clone();
        let again = Closure::once_into_js(move || {
            if let Some(stage) = stage.upgrade() {
                stage.look(frames);
            }
        });
        // Where it cannot be asked for, the effect has everything set out.
        let _ = window.request_animation_frame(again.unchecked_ref());
    }

    /// Whether everything that the old table did not show yet, and that is landed on, is there. All
    /// that a table has is drawn together, down to the single cards.
    fn is_new_table_there(&self) -> bool {
        let Some(root) = self.root.cast::<Element>() else { return false };
        let departures = self.departures.borrow();
        let mut new = departures.iter().filter(|departure| !departure.was_there).peekable();
        new.peek().is_some() && new.all(|departure| is_there(&root, &departure.flight))
    }

    /// After everything was drawn: what has not set out yet does, and what flies to where nothing of
    /// it is any more does not go on.
    fn drawn(&self) {
        if let Some(root) = self.root.cast::<Element>() {
            self.keep(|flight| is_there(&root, flight));
        }
        if !self.turns.is_pending() {
            self.set_out();
        }
    }

    /// Whether a deal is about to be dealt whose flights are not all ready.
    fn is_dealing_next(&self) -> bool {
        self.departures.borrow().iter().any(|departure| is_dealt(&departure.flight))
    }

    /// Everything sets out, but for what has nothing to land on: that is simply seen. The flights of
    /// a deal are so many that they are made ready first, some in each turn.
    fn set_out(&self) {
        // What was carried to where it lies now is seen there, or sets out from there.
        let _dropped = self.dropped.take();
        if self.is_dealing_next() {
            let stage = self.itself.clone();
            self.in_turn(move || {
                if let Some(stage) = stage.upgrade() {
                    stage.plan_some();
                }
            });
            return;
        }
        let Some(root) = self.root.cast::<Element>() else { return };
        let departures = self.departures.take().into_iter();
        let plans: Vec<Plan> =
            departures.filter_map(|departure| self.plan(&root, departure)).collect();
        let cards: CardSet = plans.iter().filter_map(|plan| plan.flight.sides.card()).collect();
        let layer = if plans.is_empty() { None } else { layer_with(&root, &plans) };
        let run = layer.and_then(|layer| self.run(layer, plans, None));
        // What flies anew goes on from where it was, and no longer to where it was to go.
        self.keep(|flight| flight.sides.card().is_none_or(|card| !cards.contains(card)));
        let dealing = self
            .layer
            .take()
            .and_then(|layer| self.run(layer, self.planned.take(), self.coming.take()));
        self.runs.borrow_mut().extend(run.into_iter().chain(dealing));
        let cue = self.cue.take();
        if let Some(act) = cue {
            act();
        }
    }

    /// Makes some flights of the next deal ready, and puts their pictures where they will set out: they
    /// are not seen yet, but painted, so that this need not be done for all of them in one task.
    fn plan_some(&self) {
        let Some(root) = self.root.cast::<Element>() else { return };
        let mut plans = Vec::new();
        for _ in 0..PLANNED_AT_ONCE {
            let next = {
                let mut departures = self.departures.borrow_mut();
                let place = departures.iter().position(|departure| is_dealt(&departure.flight));
                place.map(|place| departures.remove(place))
            };
            plans.extend(next.and_then(|departure| self.plan(&root, departure)));
        }
        if plans.is_empty() {
            return;
        }
        let mut layer = self.layer.borrow_mut();
        match &*layer {
            Some(layer) => put_on(layer, &plans),
            None => *layer = layer_with(&root, &plans),
        }
        self.planned.borrow_mut().extend(plans);
    }

    /// Measures what a flight needs, and draws its picture. Nothing is changed in the table, so that
    /// it need not be laid out again for the next one.
    fn plan(&self, root: &Element, departure: Departure) -> Option<Plan> {
        let Departure { flight, from, .. } = departure;
        if !is_there(root, &flight) {
            return None;
        }
        let document = root.owner_document()?;
        let faces = self.faces.borrow().clone()?;
        let own = in_front(&self.before.borrow().as_ref()?.scene);
        let on_its_way = flight
            .sides
            .card()
            .and_then(|card| self.runs.borrow().iter().rev().find_map(|run| run.spot_of(card)));
        let from = on_its_way.or(from);
        let is_seen_before = from.is_some();
        let mut from = from.or_else(|| spot_of(&source(root, &flight)?))?;
        let (unseen, mut to) = target(root, &flight)?;
        // What is no card, as the player who holds the pack, is given the size of a small one.
        if from.width.is_none() || to.width.is_none() {
            let back = root.query_selector(".kos-card[data-card=back]").ok().flatten();
            let back_width = back.as_ref().and_then(spot_of).and_then(|spot| spot.width);
            from.width = from.width.or(back_width);
            to.width = to.width.or(back_width);
        }
        let mut width = to.width.unwrap_or(SMALL_CARD);
        if is_dealt(&flight) {
            // One size for all pictures of a deal, that of the largest cards: a drawing is laid out
            // anew for every size in which it is painted.
            let largest = root.query_selector(".kos-hand .kos-card").ok().flatten();
            let largest = largest.as_ref().and_then(spot_of).and_then(|spot| spot.width);
            width = width.max(largest.unwrap_or_default());
        }
        let picture = Picture::new(&document, &flight, &faces, width)?;
        let is_own_play = matches!(flight.to, Place::Trick(seat) if own == Some(seat));
        Some(Plan { flight, from, to, picture, unseen, is_seen_before, is_own_play })
    }

    fn run(&self, layer: Element, plans: Vec<Plan>, coming: Option<Coming>) -> Option<Run> {
        let (stage, own_layer) = (self.itself.clone(), layer.clone());
        Run::new(layer, plans, coming, move || {
            if let Some(stage) = stage.upgrade() {
                stage.end_where(|run| run.is_on(&own_layer));
            }
        })
    }
}

/// A layer over everything in the root, with the pictures of `plans`.
fn layer_with(root: &Element, plans: &[Plan]) -> Option<Element> {
    let layer = root.owner_document()?.create_element("div").ok()?;
    layer.set_class_name("kos-flights");
    layer.set_attribute("aria-hidden", "true").ok()?;
    put_on(&layer, plans);
    // The root takes what it is given.
    let _ = root.append_child(&layer);
    Some(layer)
}

fn put_on(layer: &Element, plans: &[Plan]) {
    for plan in plans {
        plan.picture.put_on(layer);
    }
}

/// Whether a flight is a part of the dealing.
const fn is_dealt(flight: &Flight) -> bool {
    matches!(flight.from, Place::Pack(_))
}

/// The seat whose cards are seen.
fn in_front(scene: &Scene) -> Option<Seat> {
    match scene {
        Scene::Deal(deal) => deal.own.as_ref().map(|own| own.seat),
        _ => None,
    }
}

/// Whether what is under way goes on while the table changes. Whoever comes to the screen next sees
/// nothing of what was under way for another, and nothing flies over another deal.
fn goes_on(before: &Scene, after: &Scene) -> bool {
    let is_same_table = match (before, after) {
        (Scene::Draw { .. }, Scene::Draw { .. }) => true,
        (Scene::Deal(before), Scene::Deal(after)) => {
            before.dealer == after.dealer && before.ply <= after.ply
        }
        _ => false,
    };
    is_same_table && in_front(before) == in_front(after)
}

/// Whether anything is to move: as the player likes it, or else as the system is set.
fn is_wanted(screen: &Screen) -> bool {
    match screen.preferences.motion {
        Motion::Full => true,
        Motion::Reduced => false,
        Motion::System => {
            let query = "(prefers-reduced-motion: reduce)";
            let found = web_sys::window().and_then(|window| window.match_media(query).ok());
            !found.flatten().is_some_and(|found| found.matches())
        }
    }
}
