/// How far a pointer may slip and the press still be a tap, in pixels.
const SLOP: f64 = 10.0;

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
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum State {
    /// Nothing has been pressed since the last click.
    #[default]
    Rest,
    /// A card is pressed.
    Pressed { pointer: i32, at: Point },
    /// A card is carried.
    Carried { pointer: i32 },
    /// The pointer has gone up where it had gone down: the click that comes is meant.
    Tapped,
    /// Whatever click still comes of this press is not meant.
    Spent,
}

impl Gesture {
    /// A card is pressed by a pointer, which has a number of the browser's. While another one holds
    /// a card, that card is let go of, and the new pointer holds none.
    pub(super) fn press(&mut self, pointer: i32, at: Point) -> Step {
        if self.is_busy() {
            return self.cancel();
        }
        self.state = State::Pressed { pointer, at };
        Step::Nothing
    }

    /// A pointer has come to a point.
    pub(super) fn go(&mut self, number: i32, to: Point) -> Step {
        match self.state {
            State::Pressed { pointer, at } if pointer == number && at.distance(to) >= SLOP => {
                self.state = State::Carried { pointer };
                Step::PickUp
            }
            State::Carried { pointer } if pointer == number => Step::Carry,
            _ => Step::Nothing,
        }
    }

    /// A pointer has gone up.
    pub(super) fn release(&mut self, number: i32) -> Step {
        match self.state {
            State::Pressed { pointer, .. } if pointer == number => {
                self.state = State::Tapped;
                Step::Nothing
            }
            State::Carried { pointer } if pointer == number => {
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
            State::Tapped => Click::Tap,
            _ => Click::Nothing,
        }
    }

    /// The click that should have ended a tap has not come. Gives whether there was a tap that still
    /// waited for it; a click that comes later than that is not meant any more.
    pub(super) fn do_without_click(&mut self) -> bool {
        let waits = self.state == State::Tapped;
        if waits {
            self.state = State::Spent;
        }
        waits
    }

    /// Whether a card is pressed or carried.
    pub(super) const fn is_busy(&self) -> bool {
        matches!(self.state, State::Pressed { .. } | State::Carried { .. })
    }

    /// Whether this pointer holds a card.
    pub(super) fn is_held_by(&self, number: i32) -> bool {
        match self.state {
            State::Pressed { pointer, .. } | State::Carried { pointer } => pointer == number,
            State::Rest | State::Tapped | State::Spent => false,
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

    const MOUSE: i32 = 1;
    const FINGER: i32 = 7;

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
            assert_eq!(gesture.press(MOUSE, at(100.0, 100.0)), Step::Nothing);
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
        gesture.press(FINGER, at(100.0, 100.0));
        assert_eq!(gesture.go(7, at(100.0, 140.0)), Step::PickUp);
        assert_eq!(gesture.go(7, at(100.0, 100.0)), Step::Carry);
        assert_eq!(gesture.release(7), Step::Drop);
        assert_eq!(gesture.click(), Click::Nothing);
    }

    #[test]
    fn a_second_finger_ends_it_and_the_first_one_can_do_nothing_more() {
        for is_carried in [false, true] {
            let mut gesture = Gesture::default();
            gesture.press(FINGER, at(100.0, 100.0));
            if is_carried {
                gesture.go(7, at(100.0, 50.0));
            }
            let step = gesture.press(8, at(300.0, 100.0));
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
        gesture.press(MOUSE, at(0.0, 0.0));
        assert_eq!(gesture.cancel(), Step::Nothing);
        assert_eq!(gesture.release(1), Step::Nothing);
        assert_eq!(gesture.click(), Click::Nothing);
        gesture.press(MOUSE, at(0.0, 0.0));
        gesture.go(1, at(50.0, 0.0));
        assert_eq!(gesture.cancel(), Step::GoBack);
        assert_eq!(gesture.release(1), Step::Nothing);
        assert_eq!(gesture.click(), Click::Nothing);
    }

    #[test]
    fn a_tap_counts_once_whether_its_click_comes_in_time_late_or_never() {
        let tapped = || {
            let mut gesture = Gesture::default();
            gesture.press(FINGER, at(0.0, 0.0));
            gesture.release(7);
            gesture
        };
        let mut gesture = tapped();
        assert_eq!(gesture.click(), Click::Tap);
        assert!(!gesture.do_without_click(), "it came in time");
        let mut gesture = tapped();
        assert!(gesture.do_without_click());
        assert!(!gesture.do_without_click());
        assert_eq!(gesture.click(), Click::Nothing, "it comes late");
        let mut gesture = tapped();
        gesture.press(8, at(5.0, 0.0));
        assert!(!gesture.do_without_click(), "another press has begun");
    }

    #[test]
    fn another_pointer_moves_nothing() {
        let mut gesture = Gesture::default();
        gesture.press(FINGER, at(0.0, 0.0));
        assert_eq!(gesture.go(1, at(90.0, 0.0)), Step::Nothing);
        assert_eq!(gesture.release(1), Step::Nothing);
        assert!(gesture.is_held_by(7) && !gesture.is_held_by(1));
    }
}
