//! The player who goes by rules of thumb: always legal, never clairvoyant, and no fool.

mod support {
    pub(crate) mod twins;
}

use kosakeln::ai::random::{RandomPlayer, Style, random_history, random_rules};
use kosakeln::ai::thumb;
use kosakeln::cards::{Pack, Randomness, Seed};
use kosakeln::rules::{
    BySeat, Declared, Game, History, ItemKind, Move, Phase, PlayerView, Rules, Seat,
};
use support::twins::with_twins;

const SEED: u64 = 20_261_130;

fn seed() -> Seed {
    Seed::from_number(SEED)
}

/// Plays a deal to its end; refuses nothing and leaves nobody waiting.
fn finish(
    rules: Rules,
    pack: Pack,
    mut decide: impl FnMut(&PlayerView) -> Option<Move>,
) -> History {
    let mut history = History::new(rules, pack);
    while let Some(seat) = history.game().turn() {
        let view = history.game().view(seat);
        let action = decide(&view).expect("whose turn it is makes a move");
        if let Err(refusal) = history.play(seat, action) {
            panic!("{action:?}: {refusal}\n{view:?}");
        }
    }
    history
}

fn self_play(rules: Rules, pack: Pack) -> History {
    finish(rules, pack, |view| thumb::decide(view, seed()))
}

/// The deal with the player of thumb in one seat and a random player in the other.
fn against_random(rules: Rules, number: u64, thumb_seat: Seat) -> History {
    let style = Style::ALL[usize::try_from(number % 4).expect("below 4")];
    let mut random = RandomPlayer::new(Randomness::new(seed(), 4 * number + 1), style);
    finish(rules, Pack::shuffled(seed(), 4 * number), |view| {
        if view.seat == thumb_seat { thumb::decide(view, seed()) } else { random.decide(view) }
    })
}

fn total(game: &Game, seat: Seat) -> i32 {
    game.settlement().map_or(0, |settlement| settlement.total[seat].number())
}

#[test]
fn every_deal_ends_without_a_refusal_under_all_house_rules() {
    let mut choice = Randomness::new(seed(), u64::MAX);
    for number in 0..20_000 {
        let rules = random_rules(&mut choice);
        self_play(rules, Pack::shuffled(seed(), 4 * number));
        against_random(rules, number, Seat::ALL[usize::from(number % 2 == 0)]);
    }
}

/// Random play reaches positions, with stacked packs too, that this player would never come to.
#[test]
fn a_legal_move_is_found_in_any_position_and_only_in_turn() {
    for number in 0..1_000 {
        let history = random_history(seed(), number, None);
        let rules = *history.game().rules();
        let mut game = Game::new(rules, history.pack());
        for (seat, action) in history.moves() {
            let view = game.view(*seat);
            let chosen = thumb::decide(&view, seed()).expect("it is this seat's turn");
            let choices = view.choices.expect("it is this seat's turn");
            assert_eq!(choices.check(game.phase(), chosen), Ok(()), "{view:?}");
            assert_eq!(thumb::decide(&game.view(seat.other()), seed()), None);
            game.play(*seat, *action).expect("it was legal before");
        }
        assert!(Seat::ALL.iter().all(|seat| thumb::decide(&game.view(*seat), seed()).is_none()));
    }
}

/// Two cards that the player has never seen change places, and he decides the same.
#[test]
fn hidden_cards_make_no_difference() {
    let mut choice = Randomness::new(seed(), u64::MAX - 1);
    let mut compared = [0; Phase::ALL.len()];
    for number in 0..1_500 {
        let rules = random_rules(&mut choice);
        let pack = Pack::shuffled(seed(), 4 * number);
        let history = self_play(rules, pack);
        with_twins(&history, &mut choice, |_, other_view, action| {
            assert_eq!(thumb::decide(other_view, seed()), Some(action));
            compared[other_view.public.phase as usize] += 1;
        });
    }
    let of = |phase: Phase| compared[phase as usize];
    assert!(of(Phase::PersonalExchange) > 500 && of(Phase::Auction) > 500, "{compared:?}");
    assert!(of(Phase::TalonChoice) > 100 && of(Phase::TalonDiscard) > 100, "{compared:?}");
    assert!(of(Phase::AnnounceBefore) > 100 && of(Phase::AnnounceAfter) > 100, "{compared:?}");
    assert!(of(Phase::Play) > 2_000, "{compared:?}");
}

/// Every deal twice, once from each seat. Measured: about 28 game points a deal.
#[test]
fn the_random_player_loses_clearly() {
    let deals = 2_000;
    let won: i32 = (0..deals)
        .map(|number| {
            let of = |seat| total(against_random(Rules::default(), number, seat).game(), seat);
            Seat::ALL.map(of).iter().sum::<i32>()
        })
        .sum();
    let games = i32::try_from(2 * deals).expect("small");
    assert!(won > 20 * games, "{won} game points in {games} games");
}

/// In a thousand cases.
fn share(part: i32, whole: i32) -> i32 {
    1000 * part / whole.max(1)
}

/// Declarers win more often than not but risk something, hardly a deal is passed in, every
/// contract is played, and what is announced is made more often than not.
#[test]
fn what_is_bid_and_announced_is_sensible() {
    let deals = 4_000;
    let (mut played, mut won, mut announced, mut made) = (0, 0, 0, 0);
    let (mut contracts, mut by_seat) = ([0; 4], BySeat::<i32>::default());
    for number in 0..deals {
        let history = self_play(Rules::default(), Pack::shuffled(seed(), number));
        let Some(settlement) = history.game().settlement() else { continue };
        played += 1;
        won += i32::from(settlement.is_game_won());
        contracts[settlement.bargain.contract as usize] += 1;
        by_seat[settlement.bargain.declarer] += 1;
        for item in &settlement.items {
            if matches!(item.kind, ItemKind::Bonus(_)) && item.declared != Declared::Silent {
                announced += 1;
                made += i32::from(item.made);
            }
        }
    }
    assert!(share(played, i32::try_from(deals).expect("small")) > 980, "{played}");
    assert!((550..780).contains(&share(won, played)), "{won} of {played}");
    assert!((650..900).contains(&share(made, announced)), "{made} of {announced}");
    assert!(contracts.iter().all(|count| *count > 0), "{contracts:?}");
    assert!(share(by_seat.dealer, played) > 150, "{by_seat:?}");
}
