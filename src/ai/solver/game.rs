use super::narrow::byte;
use super::stakes::{BirdTerms, Stakes, Steps, Terms};
use super::state::{Play, State, TAROCKS};
use super::table::Ask;

/// A pile that cannot be had: what is needed if nothing is enough.
pub(super) const NEVER: i32 = 600;

/// The rewards of a deal in the form in which the search asks for them. Side 0 is the declarer.
#[derive(Clone, Debug)]
pub(super) struct Rewards {
    terms: Terms,
    /// By the birds in play, and among them those of side 1: the most and the least that they can
    /// bring the declarer.
    swings: Box<[[(i16, i16); 16]; 16]>,
    /// The birds that can bring something at all.
    pub(super) birds: u8,
}

/// What is needed of the declarer's pile for a question, in thirds, at best and at worst.
#[derive(Clone, Copy, Debug)]
pub(super) struct Needed {
    pub(super) at_best: i32,
    pub(super) at_worst: i32,
}

/// Valat is possible for nobody any more.
pub(super) const OPEN_TO_NOBODY: u8 = 1;

impl Rewards {
    pub(super) fn new(stakes: &Stakes) -> Self {
        let terms = *stakes.terms();
        let is_any = |bird: &BirdTerms| *bird != BirdTerms::default();
        let birds =
            (0..4).filter(|bird| is_any(&terms.birds[*bird])).fold(0, |all, n| all | 1 << n);
        let mut swings = Box::new([[(0, 0); 16]; 16]);
        for present in 0..16_usize {
            for owners in 0..16_usize {
                for bird in (0..4).filter(|bird| present >> bird & 1 == 1) {
                    let side = owners >> bird & 1;
                    let gets = [terms.birds[bird].wins[side], terms.birds[bird].loses[side], 0];
                    let swing = &mut swings[present][owners];
                    swing.0 += gets.into_iter().max().unwrap_or(0);
                    swing.1 += gets.into_iter().min().unwrap_or(0);
                }
            }
        }
        Self { terms, swings, birds }
    }

    pub(super) const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The step functions that can still come to pass, as Valat stands.
    fn steps(&self, valat: u8) -> impl Iterator<Item = &Steps> {
        // Bit 0 is that of a question of game points; bits 1 and 2 below stand for the sides.
        let sides = if valat == 0 { 3 } else { valat - 1 };
        let all = [true, sides & 1 != 0, sides & 2 != 0];
        self.terms.steps.iter().zip(all).filter(|(_, is_open)| *is_open).map(|(steps, _)| steps)
    }

    pub(super) fn needed(&self, state: &State, ask: Ask) -> Needed {
        let (best, worst) = self.swing(state);
        let target = i32::from(ask.target);
        let needed = |steps: &Steps, bird: i32| steps.needed(target - bird).unwrap_or(NEVER);
        let (mut at_best, mut at_worst) = (NEVER, 0);
        for steps in self.steps(ask.valat) {
            at_best = at_best.min(needed(steps, best));
            at_worst = at_worst.max(needed(steps, worst));
        }
        Needed { at_best, at_worst }
    }

    fn swing(&self, state: &State) -> (i32, i32) {
        let mut owners = 0;
        let mut place = 0;
        for bird in 0..4 {
            if state.birds >> bird & 1 == 1 {
                owners |= (state.tarocks as usize >> place & 1) << bird;
                place += 1;
            }
        }
        let birds = state.birds & self.birds;
        let (best, worst) = self.swings[usize::from(birds & 15)][owners & 15];
        (best.into(), worst.into())
    }

    /// What a trick brings the declarer by its birds.
    pub(super) fn of_trick(
        &self,
        state: &State,
        led: Play,
        answer: Play,
        answer_wins: bool,
    ) -> i16 {
        let bird = state.left.wrapping_sub(1);
        if bird >= 4 || state.birds >> bird & 1 == 0 {
            return 0;
        }
        let place = (state.birds & ((1 << bird) - 1)).count_ones();
        let it = Play::new(TAROCKS, byte(place));
        let by_leader = it == led;
        if !by_leader && it != answer {
            return 0;
        }
        let terms = &self.terms.birds[usize::from(bird & 3)];
        let side = if by_leader { state.leader } else { state.leader ^ 1 };
        let gets = if by_leader == answer_wins { terms.loses } else { terms.wins };
        gets[usize::from(side & 1)]
    }

    /// The birds that still can bring something with so many tricks left, and I in any case.
    pub(super) fn birds_that_matter(&self, left: u8) -> u8 {
        let not_past = if left >= 4 { 15 } else { (1 << left) - 1 };
        self.birds & not_past | 1
    }
}
