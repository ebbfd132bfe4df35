use super::update::{changed, drop_answers, wake_computer};
use super::{
    DealScene, Effect, LastTrick, Match, MatchLength, MatchSetup, Model, OpponentLevel, Player,
    Selection, hinting,
};
use crate::cards::{Card, CardSet, Seed};
use crate::rules::{Choices, Phase, PlayerView};

/// The match that the first deal belongs to follows from this number: the player gets a hand with
/// which he can bid, announce the Pagat and win with it.
const SEED: u64 = 143;
/// How many cards the computer lifts.
const LIFTED: u8 = 27;

/// A guided deal: a match like any other, with somebody who explains it. It is kept apart from the
/// match that is running, and not saved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Lesson {
    /// The match that waits meanwhile.
    shelved: Option<Match>,
    /// Which of the notes about the present moment is read.
    pub(super) page: usize,
    /// Whether the player has put the notes away.
    pub(super) is_closed: bool,
}

/// The guided deal as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonView {
    /// What there is to say at this moment, in order.
    pub notes: &'static [Note],
    /// Which of the notes is read.
    pub page: usize,
    /// Whether the notes are to be seen.
    pub is_open: bool,
}

impl LessonView {
    /// The note that is read, if there is one.
    #[must_use]
    pub fn note(&self) -> Option<Note> {
        self.notes.get(self.page).copied()
    }

    /// Whether the last note is read, so that a move can be suggested.
    #[must_use]
    pub fn is_at_the_end(&self) -> bool {
        self.page + 1 >= self.notes.len()
    }
}

/// Something to be explained to whoever plays for the first time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Note {
    /// What the game is about.
    Welcome,
    /// Tarocks and suits, and how they rank.
    Cards,
    /// What cards count.
    Values,
    /// The exchange with the personal talon.
    Exchange,
    /// The auction.
    Auction,
    /// The other has bid.
    Overbid,
    /// Announcements before the talon.
    AnnounceBefore,
    /// The Cossack talon lies open.
    Talon,
    /// The discard after it.
    TalonDiscard,
    /// Announcements before the first lead.
    AnnounceAfter,
    /// The first lead.
    FirstLead,
    /// The first lead of a later trick.
    Lead,
    /// A suit must be followed.
    FollowSuit,
    /// A tarock must be followed.
    FollowTarock,
    /// There is no card of the suit, so a tarock must be played.
    MustTrump,
    /// There is neither, so any card goes.
    AnyCard,
    /// The Pagat is still there, and the last tricks come.
    Ultimo,
    /// A trick to win or to leave, when all has been said.
    PlayOn,
    /// The other is to act.
    Wait,
    /// The last trick lies on the table.
    AllPlayed,
    /// The piles are counted.
    Count,
    /// The settlement.
    Settlement,
    /// Both have passed.
    PassedIn,
}

/// Begins the guided deal, or begins it again.
pub(super) fn begin(model: &mut Model, effects: &mut Vec<Effect>) {
    drop_answers(model, effects);
    let shelved = match model.lesson.take() {
        Some(lesson) => lesson.shelved,
        None => model.running.take(),
    };
    let setup = MatchSetup {
        level: OpponentLevel::Club,
        length: MatchLength::Deals(1),
        cents_a_point: None,
        ..MatchSetup::default()
    };
    let mut running = Match::new(setup, Seed::from_number(SEED));
    running.cut(Player::Two, LIFTED, None);
    model.running = Some(running);
    model.lesson = Some(Lesson { shelved, ..Lesson::default() });
    model.hint = None;
    model.is_away = false;
    model.last_trick = LastTrick::Lies;
    model.selection = Selection::default();
    model.refusal = None;
    model.dialog = None;
    wake_computer(model, effects);
    changed(model, effects);
}

/// Ends the guided deal: the match that waited is there again. Tells whether there was one.
pub(super) fn end(model: &mut Model) -> bool {
    let Some(lesson) = model.lesson.take() else { return false };
    model.running = lesson.shelved;
    model.hint = None;
    model.last_trick = LastTrick::Lies;
    model.selection = Selection::default();
    model.refusal = None;
    true
}

/// In the guided deal the player need not ask for a hint, unless he has put the notes away.
pub(super) fn suggest(model: &mut Model, effects: &mut Vec<Effect>) {
    if model.lesson.as_ref().is_some_and(|lesson| !lesson.is_closed) {
        hinting::ask(model, effects);
    }
}

/// Turns to another note.
pub(super) fn turn(model: &mut Model, page: usize) {
    if let Some(lesson) = &mut model.lesson {
        lesson.page = page;
    }
}

/// The notes are put away, or brought back.
pub(super) fn open(model: &mut Model, is_open: bool) {
    if let Some(lesson) = &mut model.lesson {
        lesson.is_closed = !is_open;
    }
}

impl Lesson {
    /// The match that waits meanwhile.
    pub(super) const fn shelved(&self) -> Option<&Match> {
        self.shelved.as_ref()
    }

    pub(super) fn view(&self, scene: &DealScene, is_result_shown: bool) -> LessonView {
        let notes = notes(scene, is_result_shown);
        let page = self.page.min(notes.len().saturating_sub(1));
        LessonView { notes, page, is_open: !self.is_closed }
    }
}

/// What there is to say about what the player sees.
fn notes(scene: &DealScene, is_result_shown: bool) -> &'static [Note] {
    match scene.public.phase {
        Phase::Finished if is_result_shown => return &[Note::Count, Note::Settlement],
        Phase::PassedIn => return &[Note::PassedIn],
        Phase::Finished => return &[Note::AllPlayed],
        _ => {}
    }
    let Some(view) = &scene.own else { return &[] };
    match (&view.choices, scene.public.phase) {
        (None, _) => &[Note::Wait],
        (_, Phase::PersonalExchange) => &[Note::Welcome, Note::Cards, Note::Values, Note::Exchange],
        (_, Phase::Auction) if scene.public.calls.iter().next().is_none() => &[Note::Auction],
        (_, Phase::Auction) => &[Note::Overbid],
        (_, Phase::AnnounceBefore) => &[Note::AnnounceBefore],
        (_, Phase::TalonChoice) => &[Note::Talon],
        (_, Phase::TalonDiscard) => &[Note::TalonDiscard],
        (_, Phase::AnnounceAfter | Phase::DefenderAnnounce) => &[Note::AnnounceAfter],
        (Some(Choices::Play(choices)), _) => match choices.led() {
            Some(led) => answer(view, led),
            None => lead(view),
        },
        _ => &[],
    }
}

/// How many tricks are over when the Pagat's own comes near.
const NEAR_THE_END: u8 = 11;

fn lead(view: &PlayerView) -> &'static [Note] {
    let tricks = view.public.tricks;
    if tricks.len() >= NEAR_THE_END && view.hand.contains(Card::PAGAT) {
        return &[Note::Ultimo];
    }
    if tricks.is_empty() {
        return &[Note::FirstLead];
    }
    let has_led = tricks.iter().skip(1).any(|trick| trick.leader == view.seat);
    if has_led { &[Note::PlayOn] } else { &[Note::Lead] }
}

/// Each thing is explained when it happens for the first time.
fn answer(view: &PlayerView, led: Card) -> &'static [Note] {
    let kind = |led: Card, held: CardSet| match led.suit() {
        _ if !held.is_disjoint(led.followers()) => {
            if led.is_tarock() {
                Note::FollowTarock
            } else {
                Note::FollowSuit
            }
        }
        Some(_) if !held.is_disjoint(CardSet::TAROCKS) => Note::MustTrump,
        _ => Note::AnyCard,
    };
    let now = kind(led, view.hand);
    let answered = view.public.tricks.iter().filter(|trick| trick.leader != view.seat);
    let is_known = answered.map(|trick| kind(trick.led, CardSet::of(trick.answer)));
    if is_known.into_iter().any(|before| before == now) {
        return if view.public.tricks.len() >= NEAR_THE_END && view.hand.contains(Card::PAGAT) {
            &[Note::Ultimo]
        } else {
            &[Note::PlayOn]
        };
    }
    match now {
        Note::FollowTarock => &[Note::FollowTarock],
        Note::FollowSuit => &[Note::FollowSuit],
        Note::MustTrump => &[Note::MustTrump],
        _ => &[Note::AnyCard],
    }
}
