//! A browser without a browser: what it keeps, and the page that is open in it.

use kosakeln::ai::Task;
use kosakeln::ai::random::{RandomPlayer, Style};
use kosakeln::app::{
    Dialog, Effect, Front, KeptMsg, MatchSetup, Model, Msg, Request, Scene, SheetLine,
    StatisticsMsg, update,
};
use kosakeln::cards::{Randomness, Seed};

/// A browser: what it keeps, and the page that is open in it.
pub(crate) struct Browser {
    pub(crate) model: Model,
    pub(crate) person: RandomPlayer,
    pub(crate) seed: Seed,
    pub(crate) asked: Option<(Request, Box<Task>)>,
    pub(crate) kept: Option<String>,
    pub(crate) statistics: Option<String>,
    pub(crate) aside: Vec<String>,
    pub(crate) preferences: Option<String>,
    /// The files that the player was given.
    pub(crate) files: Vec<String>,
    /// Whether statistics that are to be kept get lost, as when the page is closed before.
    pub(crate) is_lossy: bool,
}

impl Browser {
    pub(crate) fn new(number: u64) -> Self {
        let seed = Seed::from_number(number);
        Self {
            model: Model::default(),
            person: RandomPlayer::new(Randomness::new(seed, 99), Style::Birds),
            seed,
            asked: None,
            kept: None,
            statistics: None,
            aside: vec![],
            preferences: None,
            files: vec![],
            is_lossy: false,
        }
    }

    pub(crate) fn send(&mut self, msg: Msg) {
        for effect in update(&mut self.model, msg) {
            match effect {
                Effect::DrawSeed => self.send(Msg::Seeded(self.seed)),
                Effect::Save(saved) => self.kept = Some(saved),
                Effect::KeepAside(text) => self.aside.push(text),
                Effect::AskComputer { request, task, .. } => self.asked = Some((request, task)),
                Effect::StopComputer => self.asked = None,
                Effect::LoadStatistics => {
                    let saved = self.statistics.clone();
                    self.send(Msg::Statistics(StatisticsMsg::Found(saved)));
                }
                Effect::SaveFile { text, .. } => self.files.push(text),
                Effect::SavePreferences(saved) => self.preferences = Some(saved),
                Effect::DeleteStorage => {
                    self.kept = None;
                    self.statistics = None;
                    self.preferences = None;
                    self.aside.clear();
                }
                Effect::MeasureStorage => {
                    let size = |text: &Option<String>| {
                        u32::try_from(text.as_ref().map_or(0, String::len)).expect("it is small")
                    };
                    let aside = self.aside.iter().map(String::len).sum::<usize>();
                    let aside = u32::try_from(aside).expect("it is small");
                    let sizes =
                        [size(&self.kept), size(&self.preferences), size(&self.statistics), aside];
                    self.send(Msg::Kept(KeptMsg::Measured(sizes)));
                }
                Effect::SaveStatistics(saved) if !self.is_lossy => self.statistics = Some(saved),
                _ => {}
            }
        }
    }

    pub(crate) fn reload(&mut self) {
        self.asked = None;
        self.model = Model::default();
        self.send(Msg::Opened(self.kept.clone()));
    }

    pub(crate) fn step(&mut self) -> bool {
        if let Some(Dialog::GivesAway { ply, action, .. }) = self.model.dialog {
            self.send(Msg::PlayAnyway { ply, action });
            return true;
        }
        let msg = match self.model.scene() {
            Scene::Draw { draw } if draw.turn.is_some() => {
                Msg::DrawCard((0..54).find(|place| draw.card(*place).is_none()).expect("a place"))
            }
            Scene::Draw { .. } | Scene::Result(_) => Msg::Continue,
            Scene::Cut { .. } => Msg::Cut(17),
            Scene::Deal(deal) => match (deal.front, deal.public.turn, &deal.own) {
                (Front::Curtain(_), ..) => Msg::LiftCurtain,
                (_, None, _) => Msg::Continue,
                (.., Some(view)) => match self.person.decide(view) {
                    Some(action) => Msg::Play { ply: deal.ply, action },
                    None => match self.asked.take() {
                        Some((request, task)) => {
                            let action = kosakeln::ai::thumb::decide(&task.view, task.seed);
                            Msg::ComputerDecided { request, action }
                        }
                        None => Msg::TakeTrick,
                    },
                },
                (.., None) => panic!("somebody is in front and sees nothing"),
            },
            _ => return false,
        };
        self.send(msg);
        true
    }

    /// Plays a match to its end and gives the lines of its sheet; `between` comes before each step.
    pub(crate) fn play(
        &mut self,
        seed: u64,
        setup: MatchSetup,
        mut between: impl FnMut(&mut Self),
    ) -> Vec<SheetLine> {
        self.seed = Seed::from_number(seed);
        self.send(Msg::SetupChanged(Box::new(setup)));
        self.send(Msg::Start);
        for _ in 0..10_000 {
            between(self);
            if !self.step() {
                let overview = self.model.screen().overview.expect("a match");
                return overview.sheet.lines;
            }
        }
        panic!("the match does not end");
    }
}
