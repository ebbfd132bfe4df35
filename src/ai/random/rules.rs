use crate::cards::Randomness;
use crate::rules::{Exchange, HeldBonuses, PassedIn, Rules, TarockDiscard, ValatRule};

/// House rules in any combination, each value of a key as likely as the others.
pub fn random_rules(randomness: &mut Randomness) -> Rules {
    let mut heads = || randomness.below(2) == 0;
    Rules {
        exchange: match (heads(), heads()) {
            (true, true) => Exchange::Classic,
            (true, false) => Exchange::Medium,
            (false, true) => Exchange::Easy,
            (false, false) => Exchange::Tactical,
        },
        tarock_discard: if heads() { TarockDiscard::Forced } else { TarockDiscard::FaceUp },
        jump_bids: heads(),
        hold_solo: heads(),
        unterer: heads(),
        burgstaller_bonuses: heads(),
        defender_birds: heads(),
        silent_bird_lost: heads(),
        valat: if heads() { ValatRule::Replaces } else { ValatRule::Adds },
        held_bonuses: if heads() { HeldBonuses::Either } else { HeldBonuses::Declarer },
        passed_in: match randomness.below(3) {
            0 => PassedIn::NextDealer,
            1 => PassedIn::SameDealer,
            _ => PassedIn::ForcedDreiblatt,
        },
    }
}
