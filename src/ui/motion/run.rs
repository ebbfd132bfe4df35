use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Animation, Element};

use super::{Coming, Flight, Picture, Spot, Timing, animate};
use crate::cards::Card;

/// How long what lies on the table takes to come in sight once a flight has landed, in
/// milliseconds.
const APPEAR: u32 = 60;

/// How much later than planned the last flight may land, in milliseconds: a browser that has much
/// to do is late, but one that never says that it has landed is not waited for.
const PATIENCE: u32 = 250;

/// A flight that can set out: everything has been measured.
pub(super) struct Plan {
    pub(super) flight: Flight,
    pub(super) from: Spot,
    pub(super) to: Spot,
    pub(super) picture: Picture,
    /// What is not seen before it has landed.
    pub(super) unseen: Vec<Element>,
    /// Whether it could be seen where it comes from: then it is not away while it waits.
    pub(super) is_seen_before: bool,
    /// Whether a card is played by the player in front.
    pub(super) is_own_play: bool,
}

/// Flights that have set out together. They end with this value, wherever they are.
pub(super) struct Run {
    layer: Element,
    flying: Vec<Flying>,
    /// What is dealt and has not come in sight yet.
    coming: Option<Coming>,
    landing: LastLanding,
}

impl Drop for Run {
    fn drop(&mut self) {
        self.layer.remove();
        // It may have landed already, and the browser be about to say so.
        self.landing.animation.set_onfinish(None);
    }
}

/// A flight on its way.
struct Flying {
    flight: Flight,
    picture: Picture,
    /// What keeps cards on the table out of sight until it has landed.
    unseen: Vec<Animation>,
    is_own_play: bool,
}

impl Drop for Flying {
    fn drop(&mut self) {
        self.picture.take_away();
        for animation in &self.unseen {
            animation.cancel();
        }
    }
}

/// The flight that lands last, and what happens then.
struct LastLanding {
    animation: Animation,
    _end: Closure<dyn FnMut()>,
}

impl Run {
    /// Has everything set out, on the `layer` on which the pictures lie. When the last flight has landed, or should have
    /// by far, `end` is called. Where the browser animates nothing, nothing is kept out of sight.
    pub(super) fn new(
        layer: Element,
        plans: Vec<Plan>,
        coming: Option<Coming>,
        end: impl Fn() + Clone + 'static,
    ) -> Option<Self> {
        let last = plans.iter().map(|plan| plan.flight.end()).max()?;
        let corner = layer.get_bounding_client_rect();
        let origin = (corner.left(), corner.top());
        let mut landing = None;
        for Plan { flight, from, to, picture, is_seen_before, .. } in &plans {
            let animation = picture.fly(flight, origin, from, to, *is_seen_before);
            if flight.end() == last {
                landing = animation.or(landing);
            }
        }
        let Some(animation) = landing else {
            layer.remove();
            return None;
        };
        let deadline = end.clone();
        Timeout::new(last + APPEAR + PATIENCE, deadline).forget();
        let end = Closure::new(end);
        animation.set_onfinish(Some(end.as_ref().unchecked_ref()));
        let landing = LastLanding { animation, _end: end };
        let mut due = Vec::new();
        let mut set_out = |plan: Plan| {
            let Plan { flight, picture, is_own_play, .. } = plan;
            let unseen = if coming.is_some() {
                // Shortly before the picture has landed upon them.
                let time = flight.end() - flight.duration / 10;
                due.extend(plan.unseen.into_iter().map(|element| (time, element)));
                Vec::new()
            } else {
                let elements = plan.unseen.iter();
                elements.filter_map(|element| keep_unseen(element, &flight)).collect()
            };
            Flying { flight, picture, unseen, is_own_play }
        };
        let flying = plans.into_iter().map(&mut set_out).collect();
        if let Some(coming) = &coming {
            coming.begin(due);
        }
        Some(Self { layer, flying, coming, landing })
    }

    /// Whether cards are dealt.
    pub(super) const fn is_dealing(&self) -> bool {
        self.coming.is_some()
    }

    /// Whether nothing of it is on its way any more.
    pub(super) const fn is_empty(&self) -> bool {
        self.flying.is_empty()
    }

    /// Whether a card is on its way that the player in front has played.
    pub(super) fn is_own_play(&self) -> bool {
        self.flying.iter().any(|flying| flying.is_own_play)
    }

    /// Where a card is on its way now, if it is.
    pub(super) fn spot_of(&self, card: Card) -> Option<Spot> {
        let of_card = |flying: &&Flying| flying.flight.sides.card() == Some(card);
        self.flying.iter().find(of_card)?.picture.spot()
    }

    /// Ends every flight that is not to go on.
    pub(super) fn keep(&mut self, goes_on: impl Fn(&Flight) -> bool) {
        self.flying.retain(|flying| goes_on(&flying.flight));
    }

    /// Whether this is the run on `layer`.
    pub(super) fn is_on(&self, layer: &Element) -> bool {
        self.layer == *layer
    }
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
