use std::cell::Cell;

use wasm_bindgen::JsCast;
use web_sys::{MouseEvent, PointerEvent};

/// A click so near to the last one, in pixels, and so soon after it is a part of a double click or a
/// double tap: it was not meant for what has come to lie there.
const SAME_PLACE: f64 = 24.0;
/// How soon that is with a mouse, in milliseconds. The clicks of a hand the browser counts itself.
const SOON_BY_MOUSE: f64 = 100.0;
/// How soon that is with a finger or a pen, in milliseconds.
const SOON_BY_TOUCH: f64 = 300.0;

/// The clicks in the game, of which the second one of a double click counts for nothing.
#[derive(Debug, Default)]
pub(super) struct Clicks {
    last: Cell<Option<Tap>>,
}

impl PartialEq for Clicks {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

/// Where and when something was clicked or tapped.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tap {
    x: f64,
    y: f64,
    time: f64,
    is_mouse: bool,
}

impl Tap {
    /// What a click was, or what the end of a press would have been as a click.
    pub(super) fn of(event: &MouseEvent) -> Self {
        // A browser that does not say what has clicked is taken to have a mouse.
        let pointer = event.dyn_ref::<PointerEvent>().map(PointerEvent::pointer_type);
        let is_mouse = pointer.is_none_or(|pointer| pointer == "mouse" || pointer.is_empty());
        let (x, y) = (event.client_x().into(), event.client_y().into());
        Self { x, y, time: event.time_stamp(), is_mouse }
    }
}

impl Clicks {
    /// Whether a click is no later part of a double or triple click. A press of a key counts as
    /// first.
    pub(super) fn is_first(&self, event: &MouseEvent) -> bool {
        if event.detail() == 0 {
            return true;
        }
        let tap = Tap::of(event);
        // The taps of a finger the browser counts only now and then.
        self.note(tap) && (event.detail() == 1 || !tap.is_mouse)
    }

    /// Whether a tap for which the browser has sent no click is no later part of a double one.
    pub(super) fn is_first_tap(&self, tap: Tap) -> bool {
        self.note(tap)
    }

    fn note(&self, click: Tap) -> bool {
        let soon = if click.is_mouse { SOON_BY_MOUSE } else { SOON_BY_TOUCH };
        let is_first = self.last.get().is_none_or(|last| {
            click.time - last.time >= soon
                || (click.x - last.x).hypot(click.y - last.y) >= SAME_PLACE
        });
        // A third one soon after the second is a part of it as well.
        self.last.set(Some(click));
        is_first
    }
}

#[cfg(test)]
mod tests {
    use super::{Clicks, Tap};

    fn count(clicks: impl IntoIterator<Item = (f64, f64)>, is_mouse: bool) -> usize {
        let all = Clicks::default();
        let clicks = clicks.into_iter().map(|(x, time)| Tap { x, y: 50.0, time, is_mouse });
        clicks.filter(|click| all.note(*click)).count()
    }

    #[test]
    fn a_storm_of_clicks_at_one_place_is_one_click() {
        let storm =
            |step: f64| [0.0, 1.0, 2.0, 3.0, 4.0].map(|place| (100.0 + place, place * step));
        assert_eq!(count(storm(10.0), true), 1);
        assert_eq!(count(storm(10.0), false), 1);
        assert_eq!(count(storm(250.0), true), 5);
        assert_eq!(count(storm(250.0), false), 1);
        assert_eq!(count(storm(320.0), false), 5);
    }

    #[test]
    fn what_is_clicked_elsewhere_is_another_thing() {
        for is_mouse in [true, false] {
            assert_eq!(count([(100.0, 0.0), (130.0, 20.0), (100.0, 40.0)], is_mouse), 3);
        }
    }
}
