/// How far a pointer may slip and the press still be a tap, in pixels.
const SLOP: f64 = 10.0;

/// A press so near to the last one, in pixels, and so soon after it is a part of a double click or
/// a double tap, and was not meant for what has come to lie there.
const SAME_PLACE: f64 = 28.0;
/// How soon that is with a mouse, in milliseconds. The browser itself counts the clicks of a mouse.
const SOON_BY_MOUSE: f64 = 100.0;
/// How soon that is with a finger or a pen, in milliseconds.
const SOON_BY_TOUCH: f64 = 400.0;

/// A point in the window, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
}

impl Point {
    fn distance(self, other: Self) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// What a pointer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pointer {
    /// Its number, which the browser gives it.
    pub(super) number: i32,
    pub(super) is_mouse: bool,
}

/// What is to be done after something that the pointer did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Nothing.
    Nothing,
    /// The card is picked up.
    PickUp,
    /// The card is carried on.
    Carry,
    /// The card is dropped.
    Drop,
    /// The card goes back.
    GoBack,
}

/// What a press of the pointer is about to become.
#[derive(Debug, Default)]
pub(super) struct Gesture {
    state: State,
    last_tap: Option<(Point, f64)>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum State {
    /// Nothing has been pressed since the last click.
    #[default]
    Rest,
    /// A card is pressed.
    Pressed { pointer: Pointer, at: Point, time: f64 },
    /// A card is carried.
    Carried { pointer: Pointer },
    /// The pointer has gone up where it had gone down: the click that comes is meant.
    Tapped { at: Point, time: f64 },
    /// Whatever click still comes of this press is not meant.
    Spent,
}

impl Gesture {
    /// A card is pressed, at a time in milliseconds. While another pointer holds a card, that one is
    /// let go of, and the new one holds none.
    pub(super) fn press(&mut self, pointer: Pointer, at: Point, time: f64) -> Step {
        if self.is_busy() {
            return self.cancel();
        }
        let soon = if pointer.is_mouse { SOON_BY_MOUSE } else { SOON_BY_TOUCH };
        let is_same = self
            .last_tap
            .is_some_and(|(tap, then)| time - then < soon && at.distance(tap) < SAME_PLACE);
        self.state = if is_same { State::Spent } else { State::Pressed { pointer, at, time } };
        Step::Nothing
    }

    /// A pointer has come to a point.
    pub(super) fn go(&mut self, number: i32, to: Point) -> Step {
        match self.state {
            State::Pressed { pointer, at, .. }
                if pointer.number == number && at.distance(to) >= SLOP =>
            {
                self.state = State::Carried { pointer };
                Step::PickUp
            }
            State::Carried { pointer } if pointer.number == number => Step::Carry,
            _ => Step::Nothing,
        }
    }

    /// A pointer has gone up.
    pub(super) fn release(&mut self, number: i32) -> Step {
        match self.state {
            State::Pressed { pointer, at, time } if pointer.number == number => {
                self.state = State::Tapped { at, time };
                Step::Nothing
            }
            State::Carried { pointer } if pointer.number == number => {
                self.state = State::Spent;
                Step::Drop
            }
            _ => Step::Nothing,
        }
    }

    /// Something has come between.
    pub(super) fn cancel(&mut self) -> Step {
        let was_carried = matches!(self.state, State::Carried { .. });
        if self.state != State::Rest {
            self.state = State::Spent;
        }
        if was_carried { Step::GoBack } else { Step::Nothing }
    }

    /// Whether a click that a pointer has made is meant for the card that was pressed. Each press
    /// has one click at most. A click without a press comes from an aid that only clicks: it is
    /// meant as well.
    pub(super) fn click(&mut self) -> Click {
        match std::mem::take(&mut self.state) {
            State::Rest => Click::Alone,
            State::Tapped { at, time } => {
                self.last_tap = Some((at, time));
                Click::Tap
            }
            _ => Click::Nothing,
        }
    }

    /// Whether a card is pressed or carried.
    pub(super) const fn is_busy(&self) -> bool {
        matches!(self.state, State::Pressed { .. } | State::Carried { .. })
    }

    /// Whether this pointer holds a card.
    pub(super) fn is_held_by(&self, number: i32) -> bool {
        match self.state {
            State::Pressed { pointer, .. } | State::Carried { pointer } => pointer.number == number,
            State::Rest | State::Tapped { .. } | State::Spent => false,
        }
    }
}

/// What a click is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Click {
    /// The end of a tap on the card that was pressed.
    Tap,
    /// A click that no pointer has made.
    Alone,
    /// Not meant.
    Nothing,
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOUSE: Pointer = Pointer { number: 1, is_mouse: true };
    const FINGER: Pointer = Pointer { number: 7, is_mouse: false };

    fn at(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    #[test]
    fn a_little_slip_is_still_a_tap_and_a_longer_way_is_none() {
        for (to, is_tap) in [
            (at(100.0, 100.0), true),
            (at(109.9, 100.0), true),
            (at(93.0, 93.0), true),
            (at(110.0, 100.0), false),
            (at(100.0, 60.0), false),
            (at(107.5, 107.5), false),
        ] {
            let mut gesture = Gesture::default();
            assert_eq!(gesture.press(MOUSE, at(100.0, 100.0), 0.0), Step::Nothing);
            let step = gesture.go(1, to);
            assert_eq!(step == Step::Nothing, is_tap, "{to:?}");
            assert_eq!(gesture.release(1) == Step::Nothing, is_tap, "{to:?}");
            assert_eq!(gesture.click() == Click::Tap, is_tap, "{to:?}");
            assert_eq!(gesture.click(), Click::Alone, "nothing is left of it");
        }
    }

    #[test]
    fn whoever_comes_back_after_the_slip_has_tapped_nothing() {
        let mut gesture = Gesture::default();
        gesture.press(FINGER, at(100.0, 100.0), 0.0);
        assert_eq!(gesture.go(7, at(100.0, 140.0)), Step::PickUp);
        assert_eq!(gesture.go(7, at(100.0, 100.0)), Step::Carry);
        assert_eq!(gesture.release(7), Step::Drop);
        assert_eq!(gesture.click(), Click::Nothing);
    }

    #[test]
    fn a_second_finger_ends_it_and_the_first_one_can_do_nothing_more() {
        for is_carried in [false, true] {
            let mut gesture = Gesture::default();
            gesture.press(FINGER, at(100.0, 100.0), 0.0);
            if is_carried {
                gesture.go(7, at(100.0, 50.0));
            }
            let second = Pointer { number: 8, is_mouse: false };
            let step = gesture.press(second, at(300.0, 100.0), 50.0);
            assert_eq!(step, if is_carried { Step::GoBack } else { Step::Nothing });
            for number in [7, 8] {
                assert_eq!(gesture.go(number, at(0.0, 0.0)), Step::Nothing);
                assert_eq!(gesture.release(number), Step::Nothing);
            }
            assert_eq!(gesture.click(), Click::Nothing);
        }
    }

    #[test]
    fn what_is_cancelled_is_neither_dropped_nor_clicked() {
        let mut gesture = Gesture::default();
        assert_eq!(gesture.cancel(), Step::Nothing);
        assert_eq!(gesture.click(), Click::Alone);
        gesture.press(MOUSE, at(0.0, 0.0), 0.0);
        assert_eq!(gesture.cancel(), Step::Nothing);
        assert_eq!(gesture.release(1), Step::Nothing);
        assert_eq!(gesture.click(), Click::Nothing);
        gesture.press(MOUSE, at(0.0, 0.0), 1_000.0);
        gesture.go(1, at(50.0, 0.0));
        assert_eq!(gesture.cancel(), Step::GoBack);
        assert_eq!(gesture.release(1), Step::Nothing);
        assert_eq!(gesture.click(), Click::Nothing);
    }

    #[test]
    fn another_pointer_moves_nothing() {
        let mut gesture = Gesture::default();
        gesture.press(FINGER, at(0.0, 0.0), 0.0);
        assert_eq!(gesture.go(1, at(90.0, 0.0)), Step::Nothing);
        assert_eq!(gesture.release(1), Step::Nothing);
        assert!(gesture.is_held_by(7) && !gesture.is_held_by(1));
    }

    #[test]
    fn a_double_tap_is_one_tap_wherever_the_cards_have_gone() {
        for (pointer, later, is_second) in [
            (FINGER, 250.0, false),
            (FINGER, 450.0, true),
            (MOUSE, 40.0, false),
            (MOUSE, 150.0, true),
        ] {
            let mut gesture = Gesture::default();
            let mut tap = |x: f64, time: f64| {
                gesture.press(pointer, at(x, 100.0), time);
                gesture.release(pointer.number);
                gesture.click()
            };
            assert_eq!(tap(100.0, 1_000.0), Click::Tap);
            let second = tap(105.0, 1_000.0 + later);
            assert_eq!(second == Click::Tap, is_second, "{pointer:?} {later}");
            // Elsewhere it is meant for something else.
            assert_eq!(tap(200.0, 1_001.0 + later), Click::Tap);
        }
    }
}
