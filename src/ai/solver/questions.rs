use arrayvec::ArrayVec;

use super::choice::Choice;
use super::engine::{Engine, POINTS};
use super::game::{OPEN_TO_NOBODY, Rewards};
use super::order;
use super::state::{Play, State};
use super::suits::Suits;
use super::table::Ask;
use super::{Position, Stakes, techniques};
use crate::ai::estimate;
use crate::cards::{Card, CardPoints};
use crate::rules::{GamePoints, Seat};

/// What each card is worth to the seat to play, in the order of [`Card`].
pub type CardValues<T> = ArrayVec<(Card, T), 16>;

/// Solves positions with both hands open: what each side gets if both play as well as can be, for
/// card points or for game points.
///
/// A solver remembers what it has met. Positions of one deal, and of deals that differ in cards out
/// of play, have much in common, so one solver should be asked about all of them; the answers do
/// not depend on what it was asked before, only the work does. Everything is the same natively and
/// in wasm, the count of nodes too.
///
/// Each question gives `None` if the node limit was reached before the answer. What was found out
/// is kept, so asking again goes on from there.
///
/// ```
/// use kosakeln::ai::solver::{Position, Solver};
/// use kosakeln::cards::CardSet;
/// use kosakeln::rules::{BySeat, Seat};
///
/// let hand = |codes: &str| -> CardSet {
///     codes.split(' ').map(|code| code.parse::<kosakeln::cards::Card>().expect("a code")).collect()
/// };
/// let hands = BySeat { forehand: hand("T22 CK"), dealer: hand("T21 C7") };
/// let position = Position::new(hands, Seat::Forehand, None).expect("two cards each");
/// let mut solver = Solver::new();
/// // Led first, the Sküs catches the XXI, and the King is safe.
/// assert_eq!(solver.card_points(&position).map(|points| points.thirds()), Some(40));
/// ```
#[derive(Clone, Debug)]
pub struct SolverWithout<const OFF: u32> {
    engine: Engine<OFF>,
    stakes: Option<super::stakes::Terms>,
    limit: Option<u64>,
    nodes: u64,
}

/// The solver with all its techniques.
pub type Solver = SolverWithout<0>;

/// The table's size unless another is asked for: clusters of 64 bytes, so 8 MiB.
const TABLE_BITS: u32 = 17;

/// The player of side 0 for card points.
const FIRST: Seat = Seat::Forehand;

impl<const OFF: u32> Default for SolverWithout<OFF> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const OFF: u32> SolverWithout<OFF> {
    /// A solver that remembers nothing yet. Its table takes 8 MiB.
    #[must_use]
    pub fn new() -> Self {
        Self::with_table(TABLE_BITS)
    }

    /// A solver with a table of `2^bits` times 64 bytes; at least 0 and at most 24 bits.
    #[must_use]
    pub fn with_table(bits: u32) -> Self {
        Self { engine: Engine::new(bits.min(24)), stakes: None, limit: None, nodes: 0 }
    }

    /// Forgets every position, as if new; the count of nodes goes on.
    pub fn clear(&mut self) {
        self.engine.table.clear();
    }

    /// Lets each question from now on look at so many nodes at most; `None` for no limit.
    pub const fn limit_nodes(&mut self, limit: Option<u64>) {
        self.limit = limit;
    }

    /// How many nodes all questions so far have taken: positions before a lead.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What the seat to play wins from here on, the open trick included, both sides playing for
    /// card points.
    pub fn card_points(&mut self, position: &Position) -> Option<CardPoints> {
        let scene = Scene::new(position, FIRST, 1, self.engine.suits());
        self.begin();
        let guess = self.guess(position, &scene);
        let value = self.points_of(&scene, None, guess);
        self.end(value.map(|value| scene.of_turn(value)))
    }

    /// The same for each card that may be played, if it is played.
    pub fn card_points_of_cards(&mut self, position: &Position) -> Option<CardValues<CardPoints>> {
        let scene = Scene::new(position, FIRST, 1, self.engine.suits());
        self.begin();
        let first = self.guess(position, &scene);
        // Then the best so far: most cards are worth less, and what refutes one is at hand.
        let mut best = None;
        let values = self.of_cards(position, &scene, |solver, play| {
            let value = solver.points_of(&scene, Some(play), best.unwrap_or(first))?;
            best = Some(scene.better(best, value));
            Some(scene.of_turn(value))
        });
        self.end(values)
    }

    /// Whether the seat to play wins at least `wanted` from here on, the open trick included, both
    /// sides playing for card points.
    pub fn reaches_card_points(&mut self, position: &Position, wanted: CardPoints) -> Option<bool> {
        let scene = Scene::new(position, FIRST, 1, self.engine.suits());
        self.begin();
        let wanted = i32::from(wanted.thirds());
        let reaches = if position.turn() == FIRST {
            self.points_at_least(&scene, None, wanted) >= wanted
        } else {
            let most = scene.total - wanted;
            self.points_at_least(&scene, None, most + 1) <= most
        };
        self.end(Some(reaches))
    }

    /// The total of the seat to play in the settlement of the whole deal, both sides playing for
    /// game points.
    ///
    /// The stakes are those of a deal in which the tricks before this position have been counted.
    pub fn game_points(&mut self, position: &Position, stakes: &Stakes) -> Option<GamePoints> {
        let scene = self.stage(position, stakes);
        self.begin();
        let totals = Totals::new(position, stakes);
        let start = totals.likely(stakes, at_first_lead(position));
        let place = self.total_of(&scene, stakes, &totals, None, start);
        let sign = position.turn() == stakes.declarer();
        self.end(place.map(|place| GamePoints::new(totals.0[place]).won_if(sign)))
    }

    /// The same for each card that may be played, if it is played.
    pub fn game_points_of_cards(
        &mut self,
        position: &Position,
        stakes: &Stakes,
    ) -> Option<CardValues<GamePoints>> {
        let scene = self.stage(position, stakes);
        self.begin();
        let totals = Totals::new(position, stakes);
        let first = totals.likely(stakes, at_first_lead(position));
        let mut best = None;
        let sign = position.turn() == stakes.declarer();
        let values = self.of_cards(position, &scene, |solver, play| {
            let guess = best.unwrap_or(first);
            let place = solver.total_of(&scene, stakes, &totals, Some(play), guess)?;
            best = Some(scene.better(best, place));
            Some(GamePoints::new(totals.0[place]).won_if(sign))
        });
        self.end(values)
    }

    /// Whether the total of the seat to play in the settlement is at least `wanted`, both sides
    /// playing for game points.
    pub fn reaches_game_points(
        &mut self,
        position: &Position,
        stakes: &Stakes,
        wanted: GamePoints,
    ) -> Option<bool> {
        let scene = self.stage(position, stakes);
        self.begin();
        let wanted = wanted.number();
        let reaches = if position.turn() == stakes.declarer() {
            self.reaches(&scene, stakes, None, wanted)
        } else {
            !self.reaches(&scene, stakes, None, 1 - wanted)
        };
        self.end(Some(reaches))
    }

    fn begin(&mut self) {
        self.engine.nodes = 0;
        self.engine.stop_at = self.limit.unwrap_or(u64::MAX);
        self.engine.is_stopped = false;
    }

    fn end<T>(&mut self, answer: Option<T>) -> Option<T> {
        self.nodes += self.engine.nodes;
        if self.engine.is_stopped { None } else { answer }
    }

    /// Sets the engine to the stakes.
    fn stage(&mut self, position: &Position, stakes: &Stakes) -> Scene {
        if self.stakes != Some(*stakes.terms()) {
            self.stakes = Some(*stakes.terms());
            self.engine.rewards = Some(Rewards::new(stakes));
            self.engine.table.clear_game();
        }
        let left = position.tricks_left();
        let birds =
            self.engine.rewards.as_ref().map_or(1, |rewards| rewards.birds_that_matter(left));
        Scene::new(position, stakes.declarer(), birds, self.engine.suits())
    }

    /// The values of all legal cards; `value` is asked once for cards that are equals.
    fn of_cards<T: Copy>(
        &mut self,
        position: &Position,
        scene: &Scene,
        mut value: impl FnMut(&mut Self, Play) -> Option<T>,
    ) -> Option<CardValues<T>> {
        let mut known: ArrayVec<(Play, T), 32> = ArrayVec::new();
        for play in scene.plays(&self.engine).into_iter().flatten() {
            let value = value(self, play)?;
            if self.engine.is_stopped {
                return None;
            }
            known.push((play, value));
        }
        let mut values = CardValues::new();
        for card in position.legal() {
            let play = scene.state.play_of(position, scene.first, card);
            // Of equals the lowest was asked.
            let asked = known.iter().filter(|(other, _)| {
                other.group() == play.group() && other.place() <= play.place()
            });
            let (_, value) = asked.max_by_key(|(other, _)| other.place())?;
            values.push((card, *value));
        }
        Some(values)
    }

    /// About how many card points side 0 gets.
    fn guess(&self, position: &Position, scene: &Scene) -> i32 {
        at_first_lead(position)
            .unwrap_or_else(|| scene.sure + self.engine.playout(&scene.state, scene.led))
    }

    /// Side 0's card points, exactly, by null-window tests.
    fn points_of(&mut self, scene: &Scene, play: Option<Play>, guess: i32) -> Option<i32> {
        let (mut low, mut high) = (0, scene.total);
        let mut want = guess.clamp(1, high.max(1));
        if OFF & techniques::NO_GUESS != 0 {
            want = high / 2 + 1;
        }
        while low < high {
            let value = self.points_at_least(scene, play, want);
            if self.engine.is_stopped {
                return None;
            }
            if value >= want {
                low = value;
                want = low + 1;
            } else {
                high = value;
                want = high;
            }
        }
        Some(low)
    }

    fn points_at_least(&mut self, scene: &Scene, play: Option<Play>, want: i32) -> i32 {
        scene.test::<false, OFF>(&mut self.engine, play, want, POINTS)
    }

    /// Whether the declarer's total is at least `total`.
    fn reaches(&mut self, scene: &Scene, stakes: &Stakes, play: Option<Play>, total: i32) -> bool {
        let declarer = stakes.declarer();
        let target = total - stakes.settled();
        let tricks = stakes.tricks();
        let valat = OPEN_TO_NOBODY
            + u8::from(tricks[declarer.other()] == 0)
            + 2 * u8::from(tricks[declarer] == 0);
        let ask = Ask { target: i16::try_from(target).unwrap_or(i16::MAX), valat };
        let want = -i32::from(stakes.pile()[declarer].thirds());
        scene.test::<true, OFF>(&mut self.engine, play, want, ask) >= want
    }

    /// The place of the declarer's total among those that can be.
    fn total_of(
        &mut self,
        scene: &Scene,
        stakes: &Stakes,
        totals: &Totals,
        play: Option<Play>,
        guess: usize,
    ) -> Option<usize> {
        let (mut low, mut high) = (0, totals.0.len() - 1);
        let mut test = guess.clamp(1, high.max(1));
        let mut step = 1;
        while low < high {
            let reaches = self.reaches(scene, stakes, play, totals.0[test]);
            if self.engine.is_stopped {
                return None;
            }
            if reaches {
                low = test;
            } else {
                high = test - 1;
            }
            // From the guess in longer and longer steps, then by halves.
            test = if reaches { low + step } else { (high + 1).saturating_sub(step) };
            step *= 2;
            if test <= low || test > high {
                test = usize::midpoint(low, high + 1);
            }
        }
        Some(low)
    }
}

/// About how many thirds forehand gets, if this is the first lead.
fn at_first_lead(position: &Position) -> Option<i32> {
    let is_first = position.tricks_left() == 16
        && position.open().is_none()
        && position.leader() == Seat::Forehand;
    let thirds = is_first.then(|| estimate::tricks(position.hands()))?;
    (0..210).find(|whole| f64::from(*whole) >= thirds)
}

/// A position as the engine takes it.
struct Scene {
    /// The player of side 0.
    first: Seat,
    state: State,
    /// What side 0 gets for certain beside what the state counts, in thirds.
    sure: i32,
    /// What all cards count.
    total: i32,
    led: Option<Play>,
    turn: Seat,
}

impl Scene {
    fn new(position: &Position, first: Seat, birds: u8, suits: &Suits) -> Self {
        let (state, sure) = State::new(position, first, birds | 1, suits);
        let total = position.cards().points().thirds().into();
        let led = position.open().map(|card| state.play_of(position, first, card));
        Self { first, state, sure, total, led, turn: position.turn() }
    }

    /// The better of two values of side 0 to the seat to play.
    fn better<T: Ord>(&self, best: Option<T>, value: T) -> T {
        let Some(best) = best else { return value };
        if self.turn == self.first { best.max(value) } else { best.min(value) }
    }

    /// What is the turn's if side 0 gets `value`.
    fn of_turn(&self, value: i32) -> CardPoints {
        let value = if self.turn == self.first { value } else { self.total - value };
        CardPoints::from_thirds(u16::try_from(value).unwrap_or(0))
    }

    fn plays<const OFF: u32>(&self, engine: &Engine<OFF>) -> Option<order::Plays> {
        let (state, suits) = (&self.state, engine.suits());
        match self.led {
            None if state.left == 0 => None,
            None => Some(order::leads::<true>(state, suits, Choice::BEST)),
            Some(led) => Some(order::answers::<true>(state, suits, led, Choice::BEST)),
        }
    }

    fn test<const GAME: bool, const OFF: u32>(
        &self,
        engine: &mut Engine<OFF>,
        play: Option<Play>,
        want: i32,
        ask: Ask,
    ) -> i32 {
        let state = &self.state;
        let want = want - self.sure;
        self.sure
            + match (self.led, play) {
                (None, None) => engine.value::<GAME>(state, want, ask),
                (Some(led), None) | (None, Some(led)) => {
                    engine.value_of_lead::<GAME>(state, led, want, ask)
                }
                (Some(led), Some(answer)) => {
                    engine.value_of_trick::<GAME>(state, led, answer, want, ask)
                }
            }
    }
}

/// The totals of the declarer that can be, in ascending order.
struct Totals(Vec<i32>);

impl Totals {
    fn new(position: &Position, stakes: &Stakes) -> Self {
        let terms = stakes.terms();
        let tricks = stakes.tricks();
        let mut birds = vec![stakes.settled()];
        let left = position.tricks_left();
        for (place, bonus) in crate::rules::Bonus::BIRDS.into_iter().enumerate() {
            let is_in_play = bonus.bird().is_some_and(|bird| position.cards().contains(bird));
            if !is_in_play || usize::from(left) <= place {
                continue;
            }
            let it = &terms.birds[place];
            let so_far = birds.clone();
            birds.extend(
                [it.wins, it.loses]
                    .as_flattened()
                    .iter()
                    .filter(|gets| **gets != 0)
                    .flat_map(|gets| so_far.iter().map(move |total| total + i32::from(*gets))),
            );
        }
        let declarer = stakes.declarer();
        let is_open = [true, tricks[declarer.other()] == 0, tricks[declarer] == 0];
        let mut totals: Vec<i32> = Vec::new();
        for (steps, _) in terms.steps.iter().zip(is_open).filter(|(_, is_open)| *is_open) {
            totals.extend(
                steps.all().into_iter().flat_map(|gets| birds.iter().map(move |bird| bird + gets)),
            );
        }
        totals.sort_unstable();
        totals.dedup();
        Self(totals)
    }

    /// The place of a total to begin with: neither Valat nor a bird, and of what is left what the
    /// declarer likely gets, half if nothing tells what forehand likely gets.
    fn likely(&self, stakes: &Stakes, forehand: Option<i32>) -> usize {
        let pile = stakes.pile();
        let declarer = i32::from(pile[stakes.declarer()].thirds());
        let rest = 210 - declarer - i32::from(pile[stakes.declarer().other()].thirds());
        let more = match (forehand, stakes.declarer()) {
            (None, _) => rest / 2,
            (Some(forehand), Seat::Forehand) => forehand,
            (Some(forehand), Seat::Dealer) => rest - forehand,
        };
        let total = stakes.settled() + stakes.terms().steps[0].at_thirds(declarer + more);
        self.0.partition_point(|other| *other < total).min(self.0.len() - 1)
    }
}
