use super::phrase::phrases;
use super::{Addressee, Naming, Texts};
use crate::cards::{Card, CardSet, Suit};
use crate::rules::{
    AnnouncementFault, Bonus, Call, CallFault, Contract, DiscardFault, IllegalMove, MustFollow,
    Phase, Seat, Section,
};

phrases! {
    /// Why something was refused.
    pub(super) enum Refusal<'a> {
        WrongPhase { player: Addressee<'a>, phase: Phase, section: Section } = "refusal-wrong-phase",
        DealOver { player: Addressee<'a>, section: Section } = "refusal-deal-over",
        WrongSeat { player: Addressee<'a>, turn: Addressee<'a>, section: Section }
            = "refusal-wrong-seat",
        NotInHand { player: Addressee<'a>, cards: CardSet, section: Section }
            = "refusal-not-in-hand",
        WrongCount { player: Addressee<'a>, given: u8, needed: u8, section: Section }
            = "refusal-wrong-count",
        WrongCountOfRange { player: Addressee<'a>, given: u8, min: u8, max: u8, section: Section }
            = "refusal-wrong-count-of-range",
        KingOrTrull { player: Addressee<'a>, cards: CardSet, section: Section }
            = "refusal-king-or-trull",
        PlainCardsOnly { player: Addressee<'a>, cards: CardSet, section: Section }
            = "refusal-plain-cards-only",
        PlainCardsFirst { player: Addressee<'a>, cards: CardSet, kept: CardSet, section: Section }
            = "refusal-plain-cards-first",
        AnnouncedBird { player: Addressee<'a>, cards: CardSet, section: Section }
            = "refusal-announced-bird",
        NotHigher { player: Addressee<'a>, call: Call, than: Contract, section: Section }
            = "refusal-not-higher",
        Jump { player: Addressee<'a>, call: Call, over: Contract, section: Section }
            = "refusal-jump",
        DealerNeverHolds { player: Addressee<'a>, section: Section } = "refusal-dealer-never-holds",
        NothingToHold { player: Addressee<'a>, section: Section } = "refusal-nothing-to-hold",
        UntererIsOff { player: Addressee<'a>, section: Section } = "refusal-unterer-is-off",
        UntererTooLate { player: Addressee<'a>, section: Section } = "refusal-unterer-too-late",
        Repeated { player: Addressee<'a>, bonus: Bonus, section: Section } = "refusal-repeated",
        DefenderOnlyBirds { player: Addressee<'a>, bonus: Bonus, section: Section }
            = "refusal-defender-only-birds",
        QuapilIsOff { player: Addressee<'a>, bonus: Bonus, section: Section }
            = "refusal-quapil-is-off",
        BirdNotHeld { player: Addressee<'a>, bonus: Bonus, bird: Card, section: Section }
            = "refusal-bird-not-held",
        SuchCardHeld { player: Addressee<'a>, bonus: Bonus, cards: CardSet, section: Section }
            = "refusal-such-card-held",
        IllegalGroup { player: Addressee<'a>, contract: Contract, size: u8, section: Section }
            = "refusal-illegal-group",
        MustFollowSuit {
            player: Addressee<'a>,
            suit: Suit,
            led: Card,
            cards: CardSet,
            section: Section,
        } = "refusal-must-follow-suit",
        MustFollowTarock { player: Addressee<'a>, led: Card, cards: CardSet, section: Section }
            = "refusal-must-follow-tarock",
        MustPlayTarock { player: Addressee<'a>, suit: Suit, led: Card, section: Section }
            = "refusal-must-play-tarock",
    }
}

impl Texts {
    /// Why the move of the player at `by` was refused: one sentence that names the section.
    #[must_use]
    pub fn refusal(&self, illegal: &IllegalMove, by: Seat, naming: &Naming<'_>) -> String {
        let (player, section) = (naming.of(by), illegal.section());
        self.format(&match *illegal {
            IllegalMove::WrongPhase { phase: Phase::Finished | Phase::PassedIn } => {
                Refusal::DealOver { player, section }
            }
            IllegalMove::WrongPhase { phase } => Refusal::WrongPhase { player, phase, section },
            IllegalMove::WrongSeat { turn } => {
                Refusal::WrongSeat { player, turn: naming.of(turn), section }
            }
            IllegalMove::NotInHand { cards, .. } => Refusal::NotInHand { player, cards, section },
            IllegalMove::WrongCount { given, min, max, .. } if min == max => {
                Refusal::WrongCount { player, given, needed: min, section }
            }
            IllegalMove::WrongCount { given, min, max, .. } => {
                Refusal::WrongCountOfRange { player, given, min, max, section }
            }
            IllegalMove::ForbiddenDiscard { cards, fault } => match fault {
                DiscardFault::KingOrTrull => Refusal::KingOrTrull { player, cards, section },
                DiscardFault::PlainCardsOnly => Refusal::PlainCardsOnly { player, cards, section },
                DiscardFault::PlainCardsFirst { kept } => {
                    Refusal::PlainCardsFirst { player, cards, kept, section }
                }
            },
            IllegalMove::AnnouncedBird { cards } => {
                Refusal::AnnouncedBird { player, cards, section }
            }
            IllegalMove::IllegalCall { call, fault } => illegal_call(player, call, fault, section),
            IllegalMove::IllegalAnnouncement { bonus, fault } => {
                illegal_announcement(player, bonus, fault, section)
            }
            IllegalMove::IllegalGroup { contract } => {
                Refusal::IllegalGroup { player, contract, size: contract.talon_cards(), section }
            }
            IllegalMove::MustFollow { must: MustFollow::Suit(suit), led, held: cards } => {
                Refusal::MustFollowSuit { player, suit, led, cards, section }
            }
            IllegalMove::MustFollow { must: MustFollow::Tarock, led, held: cards } => {
                match led.suit() {
                    None => Refusal::MustFollowTarock { player, led, cards, section },
                    Some(suit) => Refusal::MustPlayTarock { player, suit, led, section },
                }
            }
        })
    }
}

fn illegal_call(
    player: Addressee<'_>,
    call: Call,
    fault: CallFault,
    section: Section,
) -> Refusal<'_> {
    match fault {
        CallFault::NotHigher { than } => Refusal::NotHigher { player, call, than, section },
        CallFault::Jump { over } => Refusal::Jump { player, call, over, section },
        CallFault::DealerNeverHolds => Refusal::DealerNeverHolds { player, section },
        CallFault::NothingToHold => Refusal::NothingToHold { player, section },
        CallFault::UntererIsOff => Refusal::UntererIsOff { player, section },
        CallFault::UntererOnlyOverOpeningDreiblatt => Refusal::UntererTooLate { player, section },
    }
}

fn illegal_announcement(
    player: Addressee<'_>,
    bonus: Bonus,
    fault: AnnouncementFault,
    section: Section,
) -> Refusal<'_> {
    match (fault, bonus.bird()) {
        (AnnouncementFault::BirdNotHeld, Some(bird)) => {
            Refusal::BirdNotHeld { player, bonus, bird, section }
        }
        // Only a bird can be missing from the hand; for any other bonus this would be said too.
        (AnnouncementFault::Repeated | AnnouncementFault::BirdNotHeld, _) => {
            Refusal::Repeated { player, bonus, section }
        }
        (AnnouncementFault::DefenderOnlyBirds, _) => {
            Refusal::DefenderOnlyBirds { player, bonus, section }
        }
        (AnnouncementFault::QuapilIsOff, _) => Refusal::QuapilIsOff { player, bonus, section },
        (AnnouncementFault::SuchCardHeld { cards }, _) => {
            Refusal::SuchCardHeld { player, bonus, cards, section }
        }
    }
}
