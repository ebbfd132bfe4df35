use super::update::{begin_match, keep, resume, visit};
use super::{
    ByPlayer, CodeFault, Date, DealCode, DealInPlay, Dialog, Effect, LastTrick, Match, MatchLength,
    MatchSetup, Model, Page, PastDeal, Player, ReplayScene, Scene, Selection, Stage, lesson,
};
use crate::cards::{Pack, Seed};
use crate::rules::Rules;

/// What makes a match one of a single deal that was not shuffled, but comes from a code.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Given {
    /// The match that waits meanwhile.
    pub(super) waiting: Option<Box<Match>>,
}

/// What is done with codes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Codes {
    /// What was typed, or stands in the address.
    typed: String,
    /// What it is; nothing as long as nothing was typed.
    read: Option<Result<DealCode, CodeFault>>,
    /// Of which day it is the deal, if it is one.
    day: Option<Date>,
    /// Whether the moves that are in it are looked at.
    is_replayed: bool,
    /// What has become of the last copy.
    copied: Option<Copied>,
}

/// Something that happens to codes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodeMsg {
    /// A code or a link was typed or pasted.
    Typed(String),
    /// The address has a code.
    Linked(String),
    /// The player asks for the deal of the day.
    AskDay,
    /// It is this day.
    OfDay(Date),
    /// The deal of the code is to be played.
    Play,
    /// The moves of the code are to be looked at, or no longer.
    Replay(bool),
    /// A deal that is over is to be copied.
    Copy {
        /// The number of its line in the score sheet, from 1.
        number: u16,
        /// As what.
        form: CodeForm,
    },
    /// It was copied.
    Copied(CodeForm),
    /// The browser does not copy; this is the text.
    NotCopied(String),
}

/// How a deal is passed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeForm {
    /// The code alone.
    Code,
    /// An address with the code.
    Link,
    /// An address with the code, in which the moves are too.
    LinkWithMoves,
}

/// What has become of a copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Copied {
    /// It can be put in elsewhere.
    Done(CodeForm),
    /// The browser does not copy; this is the text.
    Refused(String),
}

/// The page on which a code is entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeScene {
    /// What was typed.
    pub typed: String,
    /// What it is, or why it is nothing; nothing as long as nothing was typed.
    pub read: Option<Result<CodeView, CodeFault>>,
    /// Of which day it is the deal, if it is one.
    pub day: Option<Date>,
    /// Who is to play it.
    pub setup: MatchSetup,
    /// What is under way.
    pub under_way: Option<UnderWay>,
}

/// What a code says of its deal, but no card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeView {
    /// Who deals.
    pub dealer: Player,
    /// The house rules.
    pub rules: Rules,
    /// Whether moves are in it.
    pub has_moves: bool,
}

/// What is under way while a code is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnderWay {
    /// A match, which waits for the end of the deal.
    Waiting,
    /// Another deal from a code, which is given up.
    Given,
}

/// A deal that is over, as it can be passed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    /// The number of its line in the score sheet, from 1.
    pub number: u16,
    /// Its code.
    pub code: String,
    /// What has become of the last copy.
    pub copied: Option<Copied>,
}

/// Does what has to be done with a code.
pub(super) fn update(model: &mut Model, msg: CodeMsg, effects: &mut Vec<Effect>) {
    match msg {
        CodeMsg::Typed(text) => read(model, text),
        CodeMsg::Linked(text) => {
            read(model, text);
            let has_moves = matches!(&model.codes.read, Some(Ok(code)) if code.has_moves());
            replay(model, has_moves);
        }
        CodeMsg::AskDay => effects.push(Effect::AskDay),
        CodeMsg::OfDay(day) => {
            visit(model, Page::Code, effects);
            read(model, day.deal().to_string());
            model.codes.day = Some(day);
        }
        CodeMsg::Play => play(model, effects),
        CodeMsg::Replay(is_replayed) => replay(model, is_replayed),
        CodeMsg::Copy { number, form } => {
            // The same said once more is heard only if it was gone in between.
            model.codes.copied = None;
            let deal = model.running.as_ref().and_then(|running| running.deal_over(number));
            effects.extend(deal.map(|deal| copy(deal, form)));
        }
        CodeMsg::Copied(form) => model.codes.copied = Some(Copied::Done(form)),
        CodeMsg::NotCopied(text) => model.codes.copied = Some(Copied::Refused(text)),
    }
}

fn read(model: &mut Model, text: String) {
    let is_empty = text.trim().is_empty();
    model.codes.read = (!is_empty).then(|| DealCode::read(&text));
    model.codes.typed = text;
    model.codes.day = None;
    model.codes.is_replayed = false;
}

fn replay(model: &mut Model, is_replayed: bool) {
    model.codes.is_replayed = is_replayed;
    model.replay_ply = 0;
}

fn copy(deal: PastDeal, form: CodeForm) -> Effect {
    let code = match form {
        CodeForm::Code | CodeForm::Link => DealCode::new(deal.dealer, &deal.history),
        CodeForm::LinkWithMoves => DealCode::with_moves(deal.dealer, deal.history),
    };
    let text = match form {
        CodeForm::Code => code.to_string(),
        CodeForm::Link | CodeForm::LinkWithMoves => code.in_address(),
    };
    Effect::Copy { form, text }
}

/// Begins the deal of the code. A match that is under way waits; another deal from a code is given up.
fn play(model: &mut Model, effects: &mut Vec<Effect>) {
    let Some(Ok(code)) = &model.codes.read else { return };
    let code = code.clone();
    lesson::end(model);
    let waiting = match model.running.take() {
        Some(Match { given: Some(given), .. }) => given.waiting,
        running => running.filter(Match::is_unfinished).map(Box::new),
    };
    if model.page != Page::Table {
        effects.push(Effect::ShowAddress(Page::Table));
        model.page = Page::Table;
    }
    begin(model, &code, waiting, effects);
}

/// Begins the deal of a code, while a match may wait for its end.
pub(super) fn begin(
    model: &mut Model,
    code: &DealCode,
    waiting: Option<Box<Match>>,
    effects: &mut Vec<Effect>,
) {
    let setup = setup_of(&model.setup, code);
    begin_match(model, Match::given(setup, code, Given { waiting }), effects);
}

fn setup_of(setup: &MatchSetup, code: &DealCode) -> MatchSetup {
    MatchSetup { rules: *code.rules(), length: MatchLength::Deals(1), ..setup.clone() }
}

/// A match of one deal, as it was left after the moves that are in the code.
pub(super) fn as_left(setup: &MatchSetup, code: &DealCode) -> Option<Match> {
    let mut left = Match::given(setup_of(setup, code), code, Given::default());
    if let Some(deal) = left.deal_mut() {
        deal.history = code.history().clone();
    }
    // Who is in front of it, and what he is told, is as after any reload.
    Match::from_saved(&left.to_saved()).ok()
}

/// After a deal from a code: back to the match that waits. Tells whether one does.
pub(super) fn end(model: &mut Model, effects: &mut Vec<Effect>) -> bool {
    let given = model.running.as_mut().and_then(|running| running.given.as_mut());
    let Some(waiting) = given.and_then(|given| given.waiting.take()) else { return false };
    model.running = Some(*waiting);
    model.hint = None;
    model.last_trick = LastTrick::Lies;
    model.selection = Selection::default();
    model.refusal = None;
    model.dialog = None;
    keep(model, effects);
    resume(model, effects);
    true
}

/// What the form of the start screen shows when a match comes back: what was agreed for it. The rules
/// and the length of a deal from a code are not the player's.
pub(super) fn form(model: &Model, running: &Match) -> MatchSetup {
    let agreed = running.setup.clone();
    match &running.given {
        None => agreed,
        Some(Given { waiting: Some(waiting) }) => waiting.setup.clone(),
        Some(Given { waiting: None }) => {
            let MatchSetup { rules, length, .. } = model.setup;
            MatchSetup { rules, length, ..agreed }
        }
    }
}

/// What the computer decides by in a deal from a code follows from the pack, so that at every table it
/// answers the same moves by the same.
pub(super) fn seed_of(pack: &Pack) -> Seed {
    let mut bytes = [0; 32];
    bytes[..30].copy_from_slice(&pack.number());
    Seed(bytes)
}

impl Match {
    /// A match of the deal that a code stands for.
    fn given(setup: MatchSetup, code: &DealCode, given: Given) -> Self {
        let pack = *code.history().pack();
        let deal = DealInPlay::new(&setup, code.dealer, pack, 0);
        let stage = Stage::Deal(Box::new(deal));
        Self { setup, seed: seed_of(&pack), past: Vec::new(), stage, given: Some(given) }
    }

    /// Whether its deal was not shuffled, but comes from a code.
    #[must_use]
    pub const fn is_given(&self) -> bool {
        self.given.is_some()
    }

    /// Whether another match waits for its end.
    #[must_use]
    pub fn has_match_waiting(&self) -> bool {
        self.given.as_ref().is_some_and(|given| given.waiting.is_some())
    }
}

impl Model {
    /// The page of codes, or the moves of one.
    pub(super) fn code_scene(&self) -> Scene {
        let Codes { typed, read, day, is_replayed, .. } = &self.codes;
        if let Some(Ok(code)) = read.as_ref().filter(|_| *is_replayed) {
            let deal = PastDeal {
                dealer: code.dealer,
                history: code.history().clone(),
                taken_back: 0,
                hints: ByPlayer::default(),
                shuffle: None,
            };
            let replay = Some(Box::new(ReplayScene::new(&deal, self.replay_ply)));
            return Scene::Replay { number: 0, replay };
        }
        let view = |code: &DealCode| CodeView {
            dealer: code.dealer,
            rules: *code.rules(),
            has_moves: code.has_moves(),
        };
        let read = read.as_ref().map(|read| read.as_ref().map(view).map_err(Clone::clone));
        let running = self.match_under_way();
        let under_way = running.and_then(|running| match &running.given {
            None => Some(UnderWay::Waiting),
            // One that is over is not given up; what has waited for its end goes on waiting.
            Some(given) if running.is_complete() => {
                given.waiting.as_ref().map(|_| UnderWay::Waiting)
            }
            Some(_) => Some(UnderWay::Given),
        });
        let (typed, setup) = (typed.clone(), self.setup.clone());
        Scene::Code(Box::new(CodeScene { typed, read, day: *day, setup, under_way }))
    }

    /// The unfinished match, which may wait for the end of the guided deal.
    fn match_under_way(&self) -> Option<&Match> {
        let running = match &self.lesson {
            Some(lesson) => lesson.shelved(),
            None => self.running.as_ref(),
        };
        running.filter(|running| running.is_unfinished())
    }

    /// The deal that is passed on, as long as the dialog for that is open.
    pub(super) fn share(&self) -> Option<Share> {
        let Some(Dialog::Share(number)) = self.dialog else { return None };
        let deal = self.running.as_ref()?.deal_over(number)?;
        let code = DealCode::new(deal.dealer, &deal.history).to_string();
        Some(Share { number, code, copied: self.codes.copied.clone() })
    }
}

impl Codes {
    /// Nothing has been copied.
    pub(super) fn forget_copy(&mut self) {
        self.copied = None;
    }

    /// A page is turned to.
    pub(super) const fn close_replay(&mut self) {
        self.is_replayed = false;
    }
}
