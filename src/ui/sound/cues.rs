use super::{Cue, Noise};
use crate::app::{DealScene, PublicMove, Scene, Screen};
use crate::cards::Card;
use crate::rules::Call;
use crate::ui::heard::fresh;
use crate::ui::motion::{Flight, Place, Sides, Tempo, flights};

/// Between two sounds at least, in milliseconds: what comes closer together is heard as one.
const GAP: u32 = 45;

/// Between what has happened and the chime, in milliseconds.
const CHIME_AFTER: u32 = 220;

/// What is heard when a volume is chosen: two cards and the trick.
const EXAMPLE: [Cue; 3] = [
    Cue { noise: Noise::Laid, variation: 1, at: 40 },
    Cue { noise: Noise::Laid, variation: 3, at: 460 },
    Cue { noise: Noise::Gathered, variation: 2, at: 1_000 },
];

/// What is to be heard when the screen is no longer `before` but `after`, in order; `is_moving` tells
/// whether the cards are seen to move. Where they are not, they are heard at once.
///
/// It follows from the two screens alone. A past deal that is looked at again makes no sound, nor does
/// a move that is taken back.
pub(super) fn cues(before: &Screen, after: &Screen, is_moving: bool) -> Vec<Cue> {
    if before.preferences.sound != after.preferences.sound {
        return EXAMPLE.to_vec();
    }
    let mut found = Found::default();
    match (&before.scene, &after.scene) {
        (
            Scene::Draw { .. } | Scene::Cut { .. } | Scene::Result(_) | Scene::Code(_),
            Scene::Deal(deal),
        ) if deal.ply == 0 => {
            found.add(Noise::Cut, None, 0);
        }
        (Scene::Deal(_), Scene::Result(_)) => found.add(Noise::Squared, None, 0),
        (Scene::Deal(before), Scene::Deal(after)) if before.dealer == after.dealer => {
            for news in fresh(&after.news, after.ply, before.ply) {
                if is_knocked(news.action) {
                    found.add(Noise::Knock, None, 0);
                }
            }
        }
        _ => {}
    }
    let wanted = Tempo::of(after.preferences);
    let seen = if is_moving { wanted } else { Tempo { dealing: 0, playing: 0, taking: 0 } };
    // What is not seen on its way is heard where it has come to.
    let brisk = Tempo { dealing: 100, playing: 100, taking: 100 };
    let unseen = flights(&before.scene, &after.scene, brisk).into_iter();
    for flight in unseen.filter(|flight| pace(flight, seen) == 0) {
        found.add_flight(&Flight { delay: 0, duration: 0, ..flight });
    }
    for flight in flights(&before.scene, &after.scene, seen) {
        found.add_flight(&flight);
    }
    let mut cues = found.one_by_one();
    if let (Scene::Deal(before), Scene::Deal(after)) = (&before.scene, &after.scene)
        && is_answered(before, after)
    {
        let at = cues.last().map_or(0, |last| last.at) + CHIME_AFTER;
        cues.push(Cue { noise: Noise::Chime, variation: 0, at });
    }
    cues
}

/// Whether the computer has moved and something is to be done by the player in front. On a slow
/// computer his own move and the answer may come to the screen together. The other player at the same
/// screen does not answer: between the two comes the curtain.
fn is_answered(before: &DealScene, after: &DealScene) -> bool {
    let Some(own) = after.own.as_ref().filter(|own| own.choices.is_some()) else { return false };
    let last = fresh(&after.news, after.ply, before.ply).last();
    before.dealer == after.dealer && last.is_some_and(|news| news.seat != own.seat)
}

/// Whether a move is made by a knock on the table.
fn is_knocked(action: PublicMove) -> bool {
    match action {
        PublicMove::Called(call) => call == Call::Pass,
        PublicMove::Announced(bonuses) => bonuses.is_empty(),
        PublicMove::Discarded { .. } | PublicMove::Took(_) | PublicMove::Played(_) => false,
    }
}

/// The pace at which such a flight is seen.
const fn pace(flight: &Flight, tempo: Tempo) -> u32 {
    match flight.to {
        Place::Trick(_) => tempo.playing,
        Place::Tricks(_) => tempo.taking,
        _ => tempo.dealing,
    }
}

/// What has been found to be heard, in order.
#[derive(Default)]
struct Found(Vec<Cue>);

impl Found {
    /// A sound, which varies with `mark`, or else with how many there are.
    fn add(&mut self, noise: Noise, mark: Option<u8>, at: u32) {
        let mark = mark.map_or(self.0.len(), usize::from) % usize::from(Cue::VARIATIONS);
        let variation = u8::try_from(mark).unwrap_or_default();
        let place = self.0.iter().take_while(|cue| cue.at <= at).count();
        self.0.insert(place, Cue { noise, variation, at });
    }

    fn add_flight(&mut self, flight: &Flight) {
        let Flight { sides, cards, from, to, delay, duration, .. } = *flight;
        match (from, to) {
            // Both hear which card is played, and no other: the variation tells nothing else.
            (_, Place::Trick(_)) => {
                self.add(Noise::Laid, sides.card().map(Card::index), flight.end());
            }
            (_, Place::Tricks(_)) => self.add(Noise::Gathered, None, delay),
            (Place::Spread(_), _) => self.add(Noise::Turned, None, delay + duration / 4),
            (Place::Talon(_), Place::Talon(_)) => {
                if matches!(sides, Sides::TurnsUp(_)) {
                    self.add(Noise::Turned, None, delay + duration / 4);
                }
            }
            _ if cards > 1 => self.add(Noise::Packet, None, flight.end()),
            _ => self.add(Noise::Dealt, None, flight.end()),
        }
    }

    /// No two at a time: the same twice is heard once, and different sounds follow one another.
    fn one_by_one(self) -> Vec<Cue> {
        let mut cues: Vec<Cue> = Vec::new();
        for cue in self.0 {
            let is_heard = |one: &Cue| one.noise == cue.noise && cue.at < one.at + GAP;
            if cues.iter().any(is_heard) {
                continue;
            }
            let free = cues.last().map_or(0, |last| last.at + GAP);
            cues.push(Cue { at: cue.at.max(free), ..cue });
        }
        cues
    }
}
