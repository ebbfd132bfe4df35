//! Random deals for property tests: house rules, a pack, and a number for each decision, so that a
//! failure shrinks to a short deal under house rules near the default.

use kosakeln::cards::{Card, CardSet, Pack};
use kosakeln::rules::{
    BonusSet, Choices, DiscardChoices, Exchange, Game, HeldBonuses, History, Move, PassedIn, Rules,
    Seat, TarockDiscard, ValatRule,
};
use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any};
use proptest::sample::select;
use proptest::test_runner::{Config, RngSeed, TestRunner};

use super::numbers::Numbers;

/// More decisions than any deal has: two exchanges, nine calls, six moves up to the first lead and
/// 32 cards.
const DECISIONS: usize = 50;

/// A deal to be played.
#[derive(Clone, Debug)]
pub(crate) struct Script {
    pub(crate) rules: Rules,
    pub(crate) pack: Pack,
    /// One for each move, as far as the deal is to be played.
    pub(crate) decisions: Vec<u32>,
}

impl Script {
    /// The move that the next decision comes to; `None` if the deal or the script is over.
    pub(crate) fn next(&self, history: &History) -> Option<(Seat, Move)> {
        let (seat, choices) = history.game().choices()?;
        let decision = self.decisions.get(history.moves().len())?;
        Some((seat, decide(&choices, &mut Numbers::new((*decision).into()))))
    }

    /// The deal played, and what `look` makes of it before the first move and after each.
    pub(crate) fn play(&self, mut look: impl FnMut(&History)) -> History {
        let mut history = History::new(self.rules, self.pack);
        look(&history);
        while let Some((seat, action)) = self.next(&history) {
            history.play(seat, action).expect("what was offered is accepted");
            look(&history);
        }
        history
    }
}

/// Some legal move.
fn decide(choices: &Choices, numbers: &mut Numbers) -> Move {
    match choices {
        Choices::Discard(choices) => Move::Discard(discard(choices, numbers)),
        Choices::Call(calls) => {
            let calls: Vec<_> = calls.legal().iter().collect();
            Move::Call(*numbers.one_of(&calls))
        }
        Choices::Announce(bonuses) => {
            let some = bonuses.legal().iter().filter(|_| numbers.below(4) == 0);
            Move::Announce(some.collect::<BonusSet>())
        }
        Choices::Take(groups) => Move::Take(*numbers.one_of(&groups.legal())),
        Choices::Play(cards) => {
            let cards: Vec<_> = cards.legal().iter().collect();
            Move::Play(*numbers.one_of(&cards))
        }
    }
}

fn discard(choices: &DiscardChoices, numbers: &mut Numbers) -> CardSet {
    let spread = usize::from(choices.max() - choices.min()) + 1;
    let count = usize::from(choices.min()) + numbers.below(spread);
    let pick = |cards: CardSet, count, numbers: &mut Numbers| -> CardSet {
        let cards: Vec<Card> = cards.iter().collect();
        numbers.some_of(&cards, count).into_iter().collect()
    };
    let any = pick(choices.cards(), count, numbers);
    if choices.check(any).is_ok() {
        return any;
    }
    let plain = pick(choices.cards() & CardSet::PLAIN, count, numbers);
    let missing = count - usize::from(plain.len());
    plain | pick(choices.cards() - CardSet::PLAIN, missing, numbers)
}

fn rules() -> impl Strategy<Value = Rules> {
    let default = Rules::default();
    (
        select(Exchange::ALL.to_vec()),
        select(vec![TarockDiscard::Forced, TarockDiscard::FaceUp]),
        select(vec![PassedIn::NextDealer, PassedIn::SameDealer, PassedIn::ForcedDreiblatt]),
        any::<[bool; 6]>(),
        select(vec![ValatRule::Replaces, ValatRule::Adds]),
        select(vec![HeldBonuses::Either, HeldBonuses::Declarer]),
    )
        .prop_map(move |(exchange, tarock_discard, passed_in, flags, valat, held_bonuses)| {
            // `false` is where a flag shrinks to, so it stands for the default.
            let [jump, hold_solo, unterer, burgstaller, defender_birds, silent] = flags;
            Rules {
                exchange,
                tarock_discard,
                passed_in,
                jump_bids: default.jump_bids ^ jump,
                hold_solo: default.hold_solo ^ hold_solo,
                unterer: default.unterer ^ unterer,
                burgstaller_bonuses: default.burgstaller_bonuses ^ burgstaller,
                defender_birds: default.defender_birds ^ defender_birds,
                silent_bird_lost: default.silent_bird_lost ^ silent,
                valat,
                held_bonuses,
            }
        })
}

fn script(decisions: usize) -> impl Strategy<Value = Script> {
    let cards: Vec<Card> = Card::all().collect();
    let pack = Just(cards).prop_shuffle().prop_map(|cards| Pack::new(&cards).expect("54 cards"));
    (rules(), pack, vec(any::<u32>(), decisions)).prop_map(|(rules, pack, decisions)| Script {
        rules,
        pack,
        decisions,
    })
}

/// Checks `property` for `deals` deals, always the same ones, each played to its end.
pub(crate) fn for_all_deals(deals: u32, property: impl Fn(&Script)) {
    let config = Config {
        cases: deals,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(2011),
        ..Config::default()
    };
    let outcome = TestRunner::new(config).run(&script(DECISIONS), |script| {
        property(&script);
        Ok(())
    });
    if let Err(failure) = outcome {
        panic!("{failure}");
    }
}

/// A deal that is over was played with decisions to spare.
pub(crate) fn is_over(game: &Game) -> bool {
    game.choices().is_none()
}
