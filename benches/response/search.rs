use std::collections::HashMap;

use kosakeln::ai::{self, Level, Mind, Objective, Task};
use kosakeln::cards::{Card, CardSet};
use kosakeln::rules::{Choices, Game, Move, Seat, TalonView, Tricks};

use super::{Situation, Terms};

/// A world as it is played on.
#[derive(Clone, Debug)]
pub(super) struct Case {
    /// Its place among the worlds of the position.
    pub(super) place: usize,
    pub(super) weight: f64,
    pub(super) game: Game,
}

/// How the viewer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Policy {
    /// As is best against what the other will do.
    Best,
    /// As the level does.
    Level,
}

/// What comes of a way to play.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outcome {
    /// The sum over the worlds, each by its weight.
    pub(crate) sum: f64,
    /// What the viewer gets in each world.
    pub(crate) values: Vec<(usize, f64)>,
    pub(crate) line: Vec<Branch>,
}

/// A card that is played, and what follows.
#[derive(Clone, Debug)]
pub(crate) struct Branch {
    pub(crate) seat: Seat,
    pub(crate) card: Card,
    pub(crate) outcome: Outcome,
}

/// Works out what the viewer gets against a level, which is a function of what it sees.
#[derive(Debug)]
pub(super) struct Search<'a> {
    situation: &'a Situation,
    level: Level,
    objective: Objective,
    mind: &'a mut Mind,
    /// What the level plays, by all that it sees and that is not the same in all cases.
    decided: HashMap<(CardSet, CardSet, Tricks), Card>,
    /// The viewer's card points before the position, in thirds.
    won_before: u16,
}

impl<'a> Search<'a> {
    pub(super) fn new(terms: &Terms, situation: &'a Situation, mind: &'a mut Mind) -> Self {
        let mut search = Self {
            situation,
            level: terms.level,
            objective: terms.objective,
            mind,
            decided: HashMap::new(),
            won_before: 0,
        };
        search.won_before = search.won(situation.history.game());
        search
    }

    /// What comes of it if the viewer plays by `policy`. The cases look the same to him.
    pub(super) fn outcome(&mut self, cases: &[Case], policy: Policy) -> Outcome {
        let Some((turn, Choices::Play(choices))) =
            cases.first().and_then(|case| case.game.choices())
        else {
            return self.end(cases);
        };
        if turn != self.situation.viewer {
            return self.other_plays(cases, policy);
        }
        let cards = match policy {
            Policy::Best => different(cases, choices.legal(), turn),
            Policy::Level => CardSet::of(self.cards_of_level(cases)),
        };
        let branches = cards.iter().map(|card| {
            let next: Vec<Case> = cases.iter().map(|case| after(case, card)).collect();
            Branch { seat: turn, card, outcome: self.outcome(&next, policy) }
        });
        let best = branches.reduce(|best, other| {
            // The first of equals, so that nothing is a gain but what is more.
            if other.outcome.sum > best.outcome.sum + 1e-9 { other } else { best }
        });
        joined(best.into_iter().collect())
    }

    /// How much more the viewer gets in this case by `line` than if he plays as the level. Where the
    /// other does what the line does not expect, he goes on as the level too.
    pub(super) fn gain_by(&mut self, line: &[Branch], case: &Case) -> f64 {
        let mut now = case.clone();
        let mut line = line;
        while let Some((turn, _)) = now.game.choices() {
            let card = if turn == self.situation.viewer {
                line.first().map(|branch| branch.card)
            } else {
                Some(self.card_of_level(&now.game))
            };
            let branch = line.iter().find(|branch| Some(branch.card) == card);
            let Some(branch) = branch else { break };
            now = after(&now, branch.card);
            line = &branch.outcome.line;
        }
        let mut value = |case: Case| -> f64 {
            let outcome = self.outcome(&[Case { weight: 1.0, ..case }], Policy::Level);
            outcome.sum
        };
        value(now) - value(case.clone())
    }

    /// Each case goes on with the card of the level; the viewer sees which.
    fn other_plays(&mut self, cases: &[Case], policy: Policy) -> Outcome {
        let mut groups: Vec<(Card, Vec<Case>)> = Vec::new();
        for case in cases {
            let card = self.card_of_level(&case.game);
            let next = after(case, card);
            match groups.iter_mut().find(|(other, _)| *other == card) {
                Some((_, group)) => group.push(next),
                None => groups.push((card, vec![next])),
            }
        }
        let seat = self.situation.viewer.other();
        let branches = groups.into_iter().map(|(card, group)| Branch {
            seat,
            card,
            outcome: self.outcome(&group, policy),
        });
        joined(branches.collect())
    }

    /// The viewer's card if he plays as the level: one for all cases, since they look the same.
    fn cards_of_level(&mut self, cases: &[Case]) -> Card {
        let viewer = self.situation.viewer;
        let views_agree =
            cases.windows(2).all(|pair| pair[0].game.view(viewer) == pair[1].game.view(viewer));
        assert!(views_agree, "the viewer could tell these cases apart");
        self.card_of_level(&cases[0].game)
    }

    fn card_of_level(&mut self, game: &Game) -> Card {
        let Some((turn, Choices::Play(choices))) = game.choices() else {
            unreachable!("only cards are played in a position")
        };
        if choices.legal().len() == 1 {
            return choices.legal().first().expect("one card");
        }
        let view = game.view(turn);
        let tricks = view.public.tricks;
        let key = (view.hand, view.discards, tricks);
        if let Some(card) = self.decided.get(&key) {
            return *card;
        }
        let seed = self.situation.decision(tricks.played().len().into());
        let task = Task { level: self.level, objective: self.objective, view, seed };
        let decision = ai::decide(self.mind, &task).expect("it is his turn");
        let Move::Play(card) = decision.choice else { unreachable!("a card is due") };
        self.decided.insert(key, card);
        card
    }

    fn end(&self, cases: &[Case]) -> Outcome {
        let values: Vec<(usize, f64)> =
            cases.iter().map(|case| (case.place, self.value(&case.game))).collect();
        let sum = cases.iter().zip(&values).map(|(case, (_, value))| case.weight * value).sum();
        Outcome { sum, values, line: Vec::new() }
    }

    fn value(&self, game: &Game) -> f64 {
        let settlement = game.settlement().expect("the deal is finished");
        match self.objective {
            Objective::GamePoints => settlement.total[self.situation.viewer].number().into(),
            Objective::CardPoints => f64::from(self.won(game) - self.won_before) / 3.0,
        }
    }

    fn won(&self, game: &Game) -> u16 {
        game.public_view().tricks.won()[self.situation.viewer].points().thirds()
    }
}

/// The cards but for each tarock that is one with the tarock below it: no bird, none that counts
/// more, and nothing in between that is not known to all to be out of play, so that the other
/// answers both in the same way. Without this every second position would take twice as long.
fn different(cases: &[Case], legal: CardSet, seat: Seat) -> CardSet {
    let plain_tarocks = CardSet::TAROCKS - CardSet::BIRDS - CardSet::TRULL;
    let Some(view) = cases.first().map(|case| case.game.view(seat)) else { return legal };
    let talon = match view.public.talon {
        TalonView::Exposed { cards, taken } => CardSet::from(cards) - taken,
        TalonView::FaceDown => CardSet::EMPTY,
    };
    let face_up = view.public.face_up.forehand | view.public.face_up.dealer;
    // The card to be answered is still in play.
    let led = view.public.tricks.led().map_or(CardSet::EMPTY, CardSet::of);
    let out_of_play = (view.public.tricks.played() | talon | face_up) - led;
    let is_one_with_lower = |card: &Card| {
        let lower = (legal & plain_tarocks).iter().rev().find(|other| other < card);
        lower.is_some_and(|lower| {
            let between: CardSet =
                CardSet::ALL.iter().filter(|other| (lower..*card).contains(other)).collect();
            plain_tarocks.contains(*card) && out_of_play.with(lower).is_superset(between)
        })
    };
    legal.iter().filter(|card| !is_one_with_lower(card)).collect()
}

fn after(case: &Case, card: Card) -> Case {
    let mut next = case.clone();
    let turn = next.game.turn().expect("cards are left");
    next.game.play(turn, Move::Play(card)).expect("the card is legal in every case");
    next
}

fn joined(line: Vec<Branch>) -> Outcome {
    Outcome {
        sum: line.iter().map(|branch| branch.outcome.sum).sum(),
        values: line.iter().flat_map(|branch| branch.outcome.values.iter().copied()).collect(),
        line,
    }
}
