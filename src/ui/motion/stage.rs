use std::cell::RefCell;
use std::rc::{Rc, Weak};

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Animation, Element};
use yew::prelude::*;

use super::{
    Coming, Flight, Landing, Picture, Place, Spot, Tempo, Timing, animate, flights, spot_of,
};
use crate::app::{Motion, Scene, Screen};
use crate::cards::Card;
use crate::rules::Seat;
use crate::ui::face::Faces;

/// How long what lies on the table takes to come in sight once a flight has landed, in
/// milliseconds.
const APPEAR: u32 = 60;

/// The width of a card, in pixels, where there is none to be measured.
const SMALL_CARD: f64 = 40.0;

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
    departures: RefCell<Vec<Departure>>,
    running: RefCell<Option<Run>>,
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
}

/// Flights on their way. They end with this value, wherever they are.
struct Run {
    layer: Element,
    /// What keeps cards on the table out of sight until they have come.
    unseen: Vec<Animation>,
    /// What is dealt and has not come in sight yet.
    _coming: Option<Coming>,
    /// When it has landed, the run is taken away.
    landing: Option<LastLanding>,
    is_dealing: bool,
    is_own_play: bool,
}

impl Drop for Run {
    fn drop(&mut self) {
        self.layer.remove();
        if let Some(landing) = &self.landing {
            // It may have landed already, and the browser be about to say so.
            landing.flying.set_onfinish(None);
        }
        for animation in &self.unseen {
            animation.cancel();
        }
    }
}

/// The flight that lands last, and what happens then.
struct LastLanding {
    flying: Animation,
    _end: Closure<dyn FnMut()>,
}

/// The stage of the root, to which `root` refers: it is told of every screen that is drawn.
#[hook]
pub(in crate::ui) fn use_stage(screen: &Rc<Screen>, root: &NodeRef, faces: Faces) -> Rc<Stage> {
    let stage = use_memo(root.clone(), |root| StageCell(Stage::new(root.clone())));
    let stage = stage.0.clone();
    stage.faces.replace(Some(faces));
    // The old table is still in the document, and is measured as long as it is.
    stage.prepare(screen);
    stage
}

/// A stage that knows itself, which a value of `use_memo` cannot.
struct StageCell(Rc<Stage>);

impl Stage {
    fn new(root: NodeRef) -> Rc<Self> {
        Rc::new_cyclic(|itself| Self {
            root,
            faces: RefCell::default(),
            before: RefCell::default(),
            departures: RefCell::default(),
            running: RefCell::default(),
            itself: itself.clone(),
        })
    }

    /// Whether a card that the player himself has played is on its way: a click now was meant for
    /// the table before it.
    pub(in crate::ui) fn is_own_card_flying(&self) -> bool {
        self.running.borrow().as_ref().is_some_and(|run| run.is_own_play)
    }

    /// Ends the dealing: somebody has something to do.
    pub(in crate::ui) fn hurry(&self) {
        if self.running.borrow().as_ref().is_some_and(|run| run.is_dealing) {
            self.end();
        }
    }

    fn end(&self) {
        // Taken out first: nothing that the end brings about may find it borrowed.
        let run = self.running.borrow_mut().take();
        drop(run);
    }

    /// Before the table is drawn as `screen`: measures what is going to move.
    fn prepare(&self, screen: &Rc<Screen>) {
        let before = self.before.replace(Some(screen.clone()));
        let Some(before) = before.filter(|before| !Rc::ptr_eq(before, screen)) else { return };
        if before.scene == screen.scene && before.preferences == screen.preferences {
            return;
        }
        // Whoever comes to the screen next sees nothing of what was under way for another.
        if in_front(&before.scene) != in_front(&screen.scene) || !is_wanted(screen) {
            self.end();
        }
        let Some(root) = self.root.cast::<Element>().filter(|_| is_wanted(screen)) else { return };
        let flights = flights(&before.scene, &screen.scene, Tempo::of(screen.preferences));
        if flights.is_empty() {
            return;
        }
        let layer = self.running.borrow().as_ref().map(|run| run.layer.clone());
        let depart = |flight: Flight| {
            let source = source(&root, layer.as_ref(), &flight);
            Departure { flight, from: source.as_ref().and_then(spot_of) }
        };
        *self.departures.borrow_mut() = flights.into_iter().map(depart).collect();
        // As soon as the table has been drawn, and before it is seen. An effect would be too late:
        // on a slow computer Yew lets the browser show the table before it comes to those.
        let stage = self.itself.clone();
        spawn_local(async move {
            if let Some(stage) = stage.upgrade() {
                stage.set_out();
            }
        });
    }

    /// After the table was drawn: everything sets out.
    fn set_out(&self) {
        let departures = self.departures.take();
        if departures.is_empty() {
            return;
        }
        // Whatever was still flying has been measured where it was, and goes on from there.
        self.end();
        let run = self.root.cast::<Element>().and_then(|root| self.run(&root, departures));
        *self.running.borrow_mut() = run;
    }

    fn run(&self, root: &Element, departures: Vec<Departure>) -> Option<Run> {
        let is_dealing = departures.iter().any(|one| matches!(one.flight.from, Place::Pack(_)));
        let coming = is_dealing.then(|| Coming::new(root));
        let document = root.owner_document()?;
        let layer = document.create_element("div").ok()?;
        layer.set_class_name("kos-flights");
        layer.set_attribute("aria-hidden", "true").ok()?;
        let back = root.query_selector(".kos-card[data-card=back]").ok().flatten();
        let back_width = back.as_ref().and_then(spot_of).and_then(|spot| spot.width);
        let screen = self.before.borrow().clone()?;
        let faces = self.faces.borrow().clone()?;
        let own = in_front(&screen.scene);
        let is_own_play = departures.iter().any(|one| match one.flight.to {
            Place::Trick(seat) => own == Some(seat),
            _ => false,
        });
        // Everything is measured before anything is changed, so that it is laid out only once.
        let plan = |departure: Departure| {
            let Departure { flight, from } = departure;
            let is_seen_before = from.is_some();
            let mut from = from.or_else(|| spot_of(&source(root, None, &flight)?))?;
            let (target, mut to) = target(root, &flight)?;
            // What is no card, as the player who holds the pack, is given the size of a small one.
            from.width = from.width.or(back_width);
            to.width = to.width.or(back_width);
            let width = to.width.unwrap_or(SMALL_CARD);
            let picture = Picture::new(&document, &flight, &faces, width)?;
            Some((flight, from, to, target, picture, is_seen_before))
        };
        let plans: Vec<_> = departures.into_iter().filter_map(plan).collect();
        let last = plans.iter().map(|(flight, ..)| flight.end()).max()?;
        for (.., picture, _) in &plans {
            picture.put_on(&layer);
        }
        // The root takes what it is given.
        let _ = root.append_child(&layer);
        let corner = layer.get_bounding_client_rect();
        let origin = (corner.left(), corner.top());
        let (mut unseen, mut due, mut landing) = (Vec::new(), Vec::new(), None);
        for (flight, from, to, target, picture, is_seen_before) in &plans {
            let flying = picture.fly(flight, origin, from, to, *is_seen_before);
            if flight.end() == last && landing.is_none() {
                landing = flying.map(|flying| self.take_away_after(flying));
            }
            if is_dealing {
                // Shortly before the picture has landed upon them.
                let landing = flight.end() - flight.duration / 10;
                due.extend(target.iter().map(|element| (landing, element.clone())));
            } else {
                let elements = target.iter();
                unseen.extend(elements.filter_map(|element| keep_unseen(element, flight)));
            }
        }
        let coming = coming.map(|coming| coming.begin(due));
        Some(Run { layer, unseen, _coming: coming, landing, is_dealing, is_own_play })
    }

    fn take_away_after(&self, flying: Animation) -> LastLanding {
        let stage = self.itself.clone();
        let closure = Closure::new(move || {
            if let Some(stage) = stage.upgrade() {
                stage.end();
            }
        });
        flying.set_onfinish(Some(closure.as_ref().unchecked_ref()));
        LastLanding { flying, _end: closure }
    }
}

/// The seat whose cards are seen.
fn in_front(scene: &Scene) -> Option<Seat> {
    match scene {
        Scene::Deal(deal) => deal.own.as_ref().map(|own| own.seat),
        _ => None,
    }
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

/// What a flight comes from, as far as it is in the document.
fn source(root: &Element, layer: Option<&Element>, flight: &Flight) -> Option<Element> {
    let place = || flight.from.element(root);
    if let Some(card) = flight.sides.card() {
        let found = layer.and_then(|layer| card_in(layer, card));
        if let Some(found) = found.or_else(|| card_in(&place()?, card)) {
            return Some(found);
        }
    }
    let found = place().or_else(|| flight.from.instead()?.element(root))?;
    Some(match flight.from {
        Place::Hand(_) => cards_in(&found, |count| count / 2).unwrap_or(found),
        _ => cards_in(&found, |count| count.saturating_sub(1)).unwrap_or(found),
    })
}

/// Where a flight goes, and what is not to be seen there before.
fn target(root: &Element, flight: &Flight) -> Option<(Vec<Element>, Spot)> {
    let place = flight.to.element(root);
    let cards: Vec<Element> = match (flight.landing, place.as_ref()) {
        (Landing::Cards(cards), Some(place)) => {
            cards.iter().filter_map(|card| card_in(place, card)).collect()
        }
        (Landing::Backs { first, count }, Some(place)) => {
            let cards = (first..first + count).map(u32::from);
            cards.filter_map(|number| cards_in(place, |_| number)).collect()
        }
        (Landing::AtPlace, Some(place)) => cards_in(place, |_| 0).into_iter().collect(),
        (Landing::Nothing | Landing::WholePlace, _) | (_, None) => Vec::new(),
    };
    let spots: Vec<Spot> = cards.iter().filter_map(spot_of).collect();
    if let Some(spot) = Spot::middle(&spots) {
        // In a hand a card may become a button meanwhile; what holds it stays.
        let elements = match flight.to {
            Place::Hand(_) | Place::Talon(_) => {
                cards.iter().filter_map(|card| card.parent_element()).collect()
            }
            _ => cards,
        };
        return Some((elements, spot));
    }
    let found = place.or_else(|| flight.to.instead()?.element(root))?;
    let card = cards_in(&found, |count| count.saturating_sub(1)).unwrap_or_else(|| found.clone());
    let is_whole = flight.landing == Landing::WholePlace;
    let elements = is_whole.then_some(found).into_iter().collect();
    Some((elements, spot_of(&card)?))
}

/// A certain card in an element, or the element itself if it is the card.
fn card_in(element: &Element, card: Card) -> Option<Element> {
    let code = card.to_string();
    if element.get_attribute("data-card").as_deref() == Some(&code) {
        return Some(element.clone());
    }
    element.query_selector(&format!("[data-card=\"{code}\"]")).ok().flatten()
}

/// One of the cards in an element, whichever they are: that of the number which `choose` gives for
/// how many there are.
fn cards_in(element: &Element, choose: impl Fn(u32) -> u32) -> Option<Element> {
    let cards = element.get_elements_by_class_name("kos-card");
    cards.item(choose(cards.length()))
}

/// Keeps a card on the table out of sight until its picture has landed. It can be clicked.
fn keep_unseen(element: &Element, flight: &Flight) -> Option<Animation> {
    let duration = flight.end() + APPEAR;
    let timing = Timing { delay: 0, duration, fill: "none", easing: "linear" };
    let begin = f64::from(flight.end()) / f64::from(duration);
    let frames: [&[(&str, &str)]; 3] = [
        &[("opacity", "0"), ("offset", "0")],
        &[("opacity", "0"), ("offset", &begin.to_string())],
        &[("opacity", "1"), ("offset", "1")],
    ];
    animate(element, &frames, timing)
}
