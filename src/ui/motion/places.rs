use web_sys::Element;

use super::Place;
use crate::app::Player;
use crate::rules::Seat;

impl Place {
    /// What the place is called in the document: the value of `data-place`.
    pub(in crate::ui) fn name(self) -> String {
        match self {
            Self::Hand(seat) => of_seat("hand", seat),
            Self::Trick(seat) => of_seat("trick", seat),
            Self::Tricks(seat) => of_seat("tricks", seat),
            Self::Discards(seat) => of_seat("discards", seat),
            Self::PersonalTalon(seat) => of_seat("untaken", seat),
            Self::Pack(seat) => of_seat("plate", seat),
            Self::Talon(place) => format!("talon-{place}"),
            Self::Spread(place) => format!("spread-{place}"),
            Self::Drawn(Player::One) => "drawn-1".to_owned(),
            Self::Drawn(Player::Two) => "drawn-2".to_owned(),
        }
    }

    /// Where to look for it if it is not in the document, as a pile that has no card yet.
    pub(super) fn instead(self) -> Option<Self> {
        match self {
            Self::Hand(seat)
            | Self::Tricks(seat)
            | Self::Discards(seat)
            | Self::PersonalTalon(seat) => Some(Self::Pack(seat)),
            Self::Trick(_) | Self::Pack(_) | Self::Talon(_) | Self::Spread(_) | Self::Drawn(_) => {
                None
            }
        }
    }

    /// The element of the place, if it is in the document.
    pub(super) fn find(self, root: &Element) -> Option<Element> {
        let found = root.query_selector(&format!("[data-place=\"{}\"]", self.name()));
        found.ok().flatten()
    }

    /// The element of the place, if it is in the document and takes room.
    pub(super) fn element(self, root: &Element) -> Option<Element> {
        self.find(root).filter(|element| element.get_client_rects().length() > 0)
    }
}

fn of_seat(what: &str, seat: Seat) -> String {
    match seat {
        Seat::Forehand => format!("{what}-f"),
        Seat::Dealer => format!("{what}-d"),
    }
}
