use crate::cards::{CardPoints, CardSet};
use crate::rules::{
    Announcements, Bargain, Bonus, BySeat, Declared, GamePoints, HeldBonus, HeldBonuses, OpenCards,
    Role, Rules, Seat, Trick, Tricks, ValatRule,
};

/// What a deal's settlement depends on, known or imagined: what [`Stakes`] are made from.
#[derive(Clone, Copy, Debug)]
pub struct Account<'a> {
    /// The house rules.
    pub rules: &'a Rules,
    /// Who plays what.
    pub bargain: Bargain,
    /// What was announced.
    pub announcements: Announcements,
    /// The declarer's hand at the first lead (R11.6).
    pub declarers_hand: CardSet,
    /// What counts for each side beside the tricks (R10.1).
    pub aside: BySeat<CardPoints>,
    /// What the held bonuses are worth to the declarer: see [`held_bonuses`].
    pub held: GamePoints,
    /// The cards played so far.
    pub tricks: &'a Tricks,
}

impl<'a> Account<'a> {
    /// The account of a deal in play whose cards are all known.
    #[must_use]
    pub fn of(rules: &'a Rules, open: &'a OpenCards) -> Self {
        let declarer = open.bargain.declarer;
        Self {
            rules,
            bargain: open.bargain,
            announcements: open.announcements,
            declarers_hand: open.first_hands[declarer],
            aside: open.aside,
            held: held_bonuses(rules, declarer, open.original),
            tricks: &open.tricks,
        }
    }
}

/// What the held bonuses are worth to the declarer, if these are each player's own cards (R11.7).
#[must_use]
pub fn held_bonuses(rules: &Rules, declarer: Seat, original: BySeat<CardSet>) -> GamePoints {
    if !rules.burgstaller_bonuses {
        return GamePoints::ZERO;
    }
    let counts = |seat: &Seat| rules.held_bonuses == HeldBonuses::Either || *seat == declarer;
    let of_seat = |seat: Seat| -> GamePoints {
        let held = HeldBonus::ALL.into_iter();
        let held = held.filter(|bonus| original[seat].is_superset(bonus.cards()));
        held.map(HeldBonus::value).sum::<GamePoints>().won_if(seat == declarer)
    };
    Seat::ALL.into_iter().filter(counts).map(of_seat).sum()
}

/// What the rest of a deal in play decides, in game points (R10, R11).
///
/// Everything is kept for the declarer. The total is a constant, plus what each bird brings in its
/// own trick, plus a step function of the declarer's pile, of which there are three: one if each
/// side won a trick, and one for either side's Valat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stakes {
    declarer: Seat,
    pile: BySeat<CardPoints>,
    tricks: BySeat<u8>,
    settled: i32,
    terms: Terms,
}

/// The part of the stakes that stays the same to the end of the deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Terms {
    /// I, II, III, IIII.
    pub(super) birds: [BirdTerms; 4],
    /// The step function without a Valat, with the declarer's and with the defender's.
    pub(super) steps: [Steps; 3],
}

/// What a bird brings the declarer in its own trick, by whoever plays it: first the declarer, then
/// the defender.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct BirdTerms {
    /// If it wins the trick.
    pub(super) wins: [i16; 2],
    /// If it loses the trick.
    pub(super) loses: [i16; 2],
}

/// The piles from which on there is more to win (R2.3).
const THRESHOLDS: [CardPoints; 4] =
    [CardPoints::from_thirds(0), CardPoints::WON, CardPoints::ABSOLUT, CardPoints::PANZER];

/// What the declarer gets from each of the [`THRESHOLDS`] on; it never falls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Steps([i32; 4]);

impl Steps {
    /// The smallest pile, in thirds, with which the declarer gets at least `target`.
    pub(super) fn needed(&self, target: i32) -> Option<i32> {
        let step = self.0.iter().position(|gets| *gets >= target)?;
        Some(i32::from(THRESHOLDS[step].thirds()))
    }

    /// What the declarer gets with a pile.
    fn at(&self, pile: CardPoints) -> i32 {
        let mut reached =
            THRESHOLDS.into_iter().zip(self.0).rev().filter(|(from, _)| pile >= *from);
        reached.next().map_or(0, |(_, gets)| gets)
    }

    /// The same for a pile in thirds.
    pub(super) fn at_thirds(&self, pile: i32) -> i32 {
        self.at(CardPoints::from_thirds(u16::try_from(pile).unwrap_or(0)))
    }

    /// All that the declarer can get.
    pub(super) const fn all(&self) -> [i32; 4] {
        self.0
    }
}

impl Stakes {
    /// The stakes of a deal in play.
    #[must_use]
    pub fn new(account: &Account<'_>) -> Self {
        let declarer = account.bargain.declarer;
        let mut stakes = Self {
            declarer,
            pile: account.aside,
            tricks: BySeat::default(),
            settled: account.held.number(),
            terms: Terms::default(),
        };
        for (place, bonus) in Bonus::BIRDS.into_iter().enumerate() {
            let (lost, terms) = bird(account, bonus);
            stakes.settled += i32::from(lost);
            stakes.terms.birds[place] = terms;
        }
        stakes.terms.steps = [None, Some(Role::Declarer), Some(Role::Defender)]
            .map(|sweeper| Steps(THRESHOLDS.map(|pile| step(account, pile, sweeper))));
        for trick in account.tricks.iter() {
            stakes.count(&trick);
        }
        stakes
    }

    /// Counts a trick that has been played.
    pub fn count(&mut self, trick: &Trick) {
        let number = self.tricks.forehand + self.tricks.dealer + 1;
        self.pile[trick.winner] += trick.led.points() + trick.answer.points();
        self.tricks[trick.winner] += 1;
        for (place, bonus) in Bonus::BIRDS.into_iter().enumerate() {
            let Some(card) = bonus.bird().filter(|_| bonus.own_trick() == Some(number)) else {
                continue;
            };
            let Some(by) = Seat::ALL.into_iter().find(|seat| trick.card(*seat) == card) else {
                continue;
            };
            let terms = self.terms.birds[place];
            let gets = if by == trick.winner { terms.wins } else { terms.loses };
            self.settled += i32::from(gets[by.role(self.declarer) as usize]);
        }
    }

    /// The total of `seat`; `None` unless all sixteen tricks have been counted.
    #[must_use]
    pub fn total(&self, seat: Seat) -> Option<GamePoints> {
        if self.tricks.forehand + self.tricks.dealer != 16 {
            return None;
        }
        let steps = match (self.tricks[self.declarer], self.tricks[self.declarer.other()]) {
            (_, 0) => self.terms.steps[1],
            (0, _) => self.terms.steps[2],
            _ => self.terms.steps[0],
        };
        let for_declarer = GamePoints::new(self.settled + steps.at(self.pile[self.declarer]));
        Some(for_declarer.won_if(seat == self.declarer))
    }

    /// Who plays the game.
    #[must_use]
    pub const fn declarer(&self) -> Seat {
        self.declarer
    }

    /// What each side's pile counts so far (R10.1).
    #[must_use]
    pub const fn pile(&self) -> BySeat<CardPoints> {
        self.pile
    }

    /// The tricks that each has won.
    pub(super) const fn tricks(&self) -> BySeat<u8> {
        self.tricks
    }

    /// What is settled already, for the declarer.
    pub(super) const fn settled(&self) -> i32 {
        self.settled
    }

    pub(super) const fn terms(&self) -> &Terms {
        &self.terms
    }
}

/// What the declarer gets by a bird that does not come to its own trick, and what more he gets if it
/// does.
fn bird(account: &Account<'_>, bonus: Bonus) -> (i16, BirdTerms) {
    let worth = |declared| {
        i16::try_from(bonus.value(&account.bargain, declared).number()).unwrap_or(i16::MAX)
    };
    if let Some((role, declared)) = account.announcements.of(bonus) {
        // Lost, once, however it failed; made, it brings that back and its value (R11.3).
        let sign = if role == Role::Declarer { 1 } else { -1 };
        let mut terms = BirdTerms::default();
        terms.wins[role as usize] = 2 * sign * worth(declared);
        return (-sign * worth(declared), terms);
    }
    if bonus == Bonus::Quapil && !account.rules.burgstaller_bonuses {
        return (0, BirdTerms::default());
    }
    let worth = worth(Declared::Silent);
    let lost = if account.rules.silent_bird_lost { worth } else { 0 };
    (0, BirdTerms { wins: [worth, -worth], loses: [-lost, lost] })
}

/// The items that depend on the declarer's pile and on who won all tricks, if anybody did.
fn step(account: &Account<'_>, pile: CardPoints, sweeper: Option<Role>) -> i32 {
    let worth = |bonus: Bonus, declared| bonus.value(&account.bargain, declared).number();
    let signed = |value: i32, made: bool| if made { value } else { -value };
    let valat_announced = account.announcements.of(Bonus::Valat);
    let is_won = match sweeper {
        Some(sweeper) => sweeper == Role::Declarer,
        None => valat_announced.is_none() && pile >= CardPoints::WON,
    };
    let valat = match (valat_announced, sweeper) {
        (Some((_, declared)), _) => {
            let made = sweeper == Some(Role::Declarer);
            Some(signed(worth(Bonus::Valat, declared), made))
        }
        (None, Some(sweeper)) => {
            Some(signed(worth(Bonus::Valat, Declared::Silent), sweeper == Role::Declarer))
        }
        (None, None) => None,
    };
    let is_replaced = valat.is_some() && account.rules.valat == ValatRule::Replaces;
    let game = if is_replaced { 0 } else { signed(account.bargain.game_value.number(), is_won) };
    let others: i32 = [Bonus::Absolut, Bonus::Panzer, Bonus::WithoutTrull, Bonus::WithoutKings]
        .into_iter()
        .filter_map(|bonus| {
            let (_, declared) = account.announcements.of(bonus)?;
            let made = match bonus {
                Bonus::Absolut => pile >= CardPoints::ABSOLUT,
                Bonus::Panzer => pile >= CardPoints::PANZER,
                _ => is_won && account.declarers_hand.is_disjoint(bonus.barred_cards()),
            };
            Some(signed(worth(bonus, declared), made))
        })
        .sum();
    game + valat.unwrap_or(0) + others
}
