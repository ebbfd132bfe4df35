use super::{
    Arranging, ByPlayer, CodeScene, DealInPlay, DealLog, Dialog, DrawView, Front, Hint, HintState,
    KeptView, LastTrick, LessonView, LoadError, Match, MatchSetup, Model, News, NoUndo, Notice,
    PackLook, Page, Passage, Player, Preferences, Refusal, ReplayScene, Selection, Share,
    ShuffleScene, ShuffleView, Speech, Stage, Statistics, StatisticsView, Theme,
};
use crate::cards::Card;
use crate::rules::{GamePoints, Move, PlayerView, PublicView, Rules, Settlement};

/// Everything that is on the screen, and nothing else: the table is drawn from this alone, so what
/// is not in it cannot be seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Screen {
    /// What it shows.
    pub scene: Scene,
    /// How the player likes the table.
    pub preferences: Preferences,
    /// The colours of the table: those he likes, or else those of the page that it is a part of.
    pub theme: Theme,
    /// The language that the table speaks.
    pub speech: Speech,
    /// The running match, also while the start screen is shown.
    pub overview: Option<Overview>,
    /// The dialog that lies over it.
    pub dialog: Option<Dialog>,
    /// Whether there is a way back in it to where something was looked up.
    pub can_look_back: bool,
    /// What has happened in the deal, as long as the dialog is open that says so.
    pub log: Option<DealLog>,
    /// The deal that is passed on, as long as the dialog is open for that.
    pub share: Option<Share>,
    /// What the player has to be told now.
    pub notice: Option<Notice>,
}

impl Screen {
    /// Whether it shows a deal that has just been dealt, and the dealing is to be seen.
    #[must_use]
    pub fn is_dealing_seen(&self) -> bool {
        let is_new = matches!(&self.scene, Scene::Deal(deal) if deal.ply == 0);
        is_new && self.preferences.dealing_time() > 0
    }
}

/// What the screen shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scene {
    /// The start screen.
    Start {
        /// The form.
        setup: MatchSetup,
        /// Whether a match can be continued.
        can_resume: bool,
    },
    /// All cards of the pack. A match may be running meanwhile; nothing of it is here.
    Pack {
        /// How they are looked at.
        look: PackLook,
    },
    /// A code is entered. Of its deal no card is here, and nothing of a match that may be running.
    Code(Box<CodeScene>),
    /// A deal that is over, all cards open: one of the match, or one from a code that has its moves.
    Replay {
        /// The number of its line in the score sheet, from 1; 0 if it comes from a code.
        number: u16,
        /// The deal; `None` if the match has no such deal.
        replay: Option<Box<ReplayScene>>,
    },
    /// What is kept in the browser.
    Kept(Box<KeptView>),
    /// What has become of all deals played here.
    Statistics {
        /// The statistics.
        view: Box<StatisticsView>,
        /// Why those on file cannot be read, if they cannot.
        unread: Option<LoadError>,
    },
    /// How a deal that is over was shuffled, all cards open, or how that is done in general.
    Shuffle(Box<ShuffleScene>),
    /// The rules and the glossary. Of a match that may be running meanwhile nothing is here but what
    /// was agreed.
    Book {
        /// Where they are opened; at the beginning if nowhere.
        passage: Option<Passage>,
        /// The word that is looked for.
        sought: String,
        /// The house rules of the match.
        agreed: Option<Rules>,
    },
    /// The draw for the first deal.
    Draw {
        /// The draw.
        draw: DrawView,
    },
    /// The cut.
    Cut {
        /// Who deals; the other player cuts.
        dealer: Player,
    },
    /// A deal in play.
    Deal(Box<DealScene>),
    /// The result of a deal.
    Result(Box<DealScene>),
    /// The end of the match.
    Over,
}

/// A deal as the player in front may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealScene {
    /// Who deals.
    pub dealer: Player,
    /// Who is in front of the screen.
    pub front: Front,
    /// What anybody may know.
    pub public: PublicView,
    /// What the player in front may know; nothing while the curtain is down.
    pub own: Option<PlayerView>,
    /// The cards that he holds, in the order in which he holds them; none while the curtain is
    /// down.
    pub hand: Vec<Card>,
    /// What has been done since the player in front last answered.
    pub news: Vec<News>,
    /// What is chosen but not yet laid aside or announced.
    pub selection: Selection,
    /// How the player in front puts his hand in order.
    pub arranging: Arranging,
    /// The last refused move.
    pub refusal: Option<Refusal>,
    /// Whether the last decision can be taken back, or why not.
    pub undo: Result<(), NoUndo>,
    /// Why not, if it was tried just now.
    pub undo_refusal: Option<NoUndo>,
    /// How often that has been, so that the same again is news.
    pub undo_refusals: u32,
    /// How often a move has been taken back in this deal.
    pub taken_back: u32,
    /// How many moves have been made.
    pub ply: u32,
    /// Whether the computer is to move. It is not as long as the player has a trick to take away
    /// first.
    pub is_computer_due: bool,
    /// Whether the complete trick lies on the table until it is taken away.
    pub is_trick_held: bool,
    /// Whether the complete trick has been taken away before the next lead.
    pub is_trick_taken: bool,
    /// About how much of its thinking the computer has done, in hundredths, if it has said so.
    pub percent_thought: Option<u8>,
    /// The hint for the move that the player in front is to make, if he wants to see it.
    pub hint: Option<Hint>,
    /// How many hints each has been given in this deal.
    pub hints: ByPlayer<u16>,
    /// What is explained, in the guided deal.
    pub lesson: Option<LessonView>,
}

impl DealScene {
    fn new(model: &Model, running: &Match, deal: &DealInPlay) -> Self {
        let game = deal.history.game();
        let is_trick_held = model.is_trick_held();
        let is_computer_next = deal.turn().is_some_and(|player| running.setup.is_computer(player));
        let undo = running.move_to_take_back().map(|_| ());
        let (own, hand) = match deal.front {
            Front::Player(player) => {
                let view = game.view(player.seat(deal.dealer));
                let order = &deal.order[player];
                let hand = model.preferences.hand_order.hold(view.hand, order);
                (Some(view), hand)
            }
            Front::Curtain(_) => (None, Vec::new()),
        };
        let is_own_turn = deal.turn().is_some_and(|player| deal.front == Front::Player(player));
        let is_for_now = |hint: &&Hint| {
            hint.is_open
                && is_own_turn
                && hint.ply == deal.ply()
                && deal.front == Front::Player(hint.player)
        };
        let mut scene = Self {
            dealer: deal.dealer,
            front: deal.front,
            public: game.public_view(),
            own,
            hand,
            news: deal.news.clone(),
            selection: model.selection,
            arranging: model.arranging,
            refusal: model.refusal,
            undo,
            undo_refusal: undo.err().filter(|_| model.is_undo_refused),
            undo_refusals: model.undo_refusals,
            taken_back: deal.taken_back,
            ply: deal.ply(),
            is_computer_due: is_computer_next && !is_trick_held,
            is_trick_held,
            is_trick_taken: model.last_trick == LastTrick::Taken,
            percent_thought: model.awaited.and_then(|awaited| awaited.percent),
            hint: model.hint.as_ref().filter(is_for_now).cloned(),
            hints: deal.hints.clone(),
            lesson: None,
        };
        scene.lesson =
            model.lesson.as_ref().map(|lesson| lesson.view(&scene, deal.is_result_shown));
        // A move is suggested when everything about it has been said.
        if scene.lesson.as_ref().is_some_and(|lesson| !(lesson.is_open && lesson.is_at_the_end())) {
            scene.hint = None;
        }
        scene
    }

    /// Whether the player in front is to move, and can ask for a hint.
    #[must_use]
    pub fn can_hint(&self) -> bool {
        self.own.as_ref().is_some_and(|view| view.choices.is_some())
    }

    /// What is advised for the move that the player in front is to make, if he wants to see it.
    #[must_use]
    pub fn advised(&self) -> Option<Move> {
        match &self.hint {
            Some(Hint { state: HintState::Given(advice), .. }) => Some(advice.choice),
            _ => None,
        }
    }

    /// Whom the table waits for: who is to move, but whoever is in front as long as he has a trick
    /// to take away first. `None` when the deal is over.
    #[must_use]
    pub fn waits_for(&self) -> Option<Player> {
        match self.front {
            Front::Player(player) if self.is_trick_held => Some(player),
            _ => self.public.turn.map(|seat| Player::at(seat, self.dealer)),
        }
    }

    /// Whether taking the trick away is all that the player in front can do.
    #[must_use]
    pub fn is_trick_in_the_way(&self) -> bool {
        let turn = self.public.turn.map(|seat| Player::at(seat, self.dealer));
        self.is_trick_held && turn != self.waits_for()
    }
}

/// A match as it is shown around the table: nothing in it is a secret of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overview {
    /// What was agreed.
    pub setup: MatchSetup,
    /// The number of the deal in play or just settled, from 1; a deal passed in is not counted.
    pub deal_number: u16,
    /// The match deal by deal.
    pub sheet: Sheet,
    /// Whether the agreed number of deals has been scored.
    pub is_complete: bool,
    /// Whether its one deal was not shuffled, but comes from a code.
    pub is_given: bool,
    /// Whether another match waits for its end.
    pub is_match_waiting: bool,
    /// The shuffle of the next deal, as long as something can be contributed to it.
    pub shuffle: Option<ShuffleView>,
}

/// How a match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// How many deals have been scored.
    pub scored_deals: u16,
    /// What player one has won; player two has lost as much.
    pub points_of_one: GamePoints,
    /// What a game point is worth, in hundredths of a euro, if money is counted.
    pub cents_a_point: Option<u16>,
}

impl Standing {
    /// What `player` has won, in game points.
    #[must_use]
    pub fn points(&self, player: Player) -> GamePoints {
        self.points_of_one.won_if(player == Player::One)
    }

    /// What `player` has won, in hundredths of a euro, if money is counted (R12).
    #[must_use]
    pub fn cents(&self, player: Player) -> Option<i64> {
        let points = i64::from(self.points(player).number());
        self.cents_a_point.map(|cents| points * i64::from(cents))
    }
}

/// The score sheet: the match deal by deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// A line for each deal that is over.
    pub lines: Vec<SheetLine>,
    /// The sum.
    pub standing: Standing,
}

/// A deal on the score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetLine {
    /// Who dealt.
    pub dealer: Player,
    /// How often a move was taken back.
    pub taken_back: u32,
    /// Whether it can be looked at move by move: its result has been shown.
    pub has_replay: bool,
    /// How it was settled; `None` if it was passed in.
    pub settlement: Option<Settlement>,
}

impl Match {
    /// The score sheet, the deal whose result is shown included.
    #[must_use]
    pub fn sheet(&self) -> Sheet {
        let over = self.deal().filter(|deal| deal.is_over());
        let current =
            over.map(|deal| (deal.dealer, &deal.history, deal.taken_back, deal.is_result_shown));
        let past = self.past.iter().map(|deal| (deal.dealer, &deal.history, deal.taken_back, true));
        let lines = past
            .chain(current)
            .map(|(dealer, history, taken_back, has_replay)| SheetLine {
                dealer,
                taken_back,
                has_replay,
                settlement: history.game().settlement().cloned(),
            })
            .collect();
        Sheet { lines, standing: self.standing() }
    }

    /// The match as it is shown around the table, but for what is contributed to the next deal.
    #[must_use]
    pub fn overview(&self) -> Overview {
        let sheet = self.sheet();
        let is_settled = self.deal().is_some_and(|deal| deal.history.game().settlement().is_some());
        let deal_number = sheet.standing.scored_deals + u16::from(!is_settled);
        let (setup, is_complete) = (self.setup.clone(), self.is_complete());
        let (is_given, is_match_waiting) = (self.is_given(), self.has_match_waiting());
        let shuffle = None;
        Overview { setup, deal_number, sheet, is_complete, is_given, is_match_waiting, shuffle }
    }
}

impl Model {
    /// Everything that is on the screen.
    #[must_use]
    pub fn screen(&self) -> Screen {
        Screen {
            scene: self.scene(),
            preferences: self.preferences,
            theme: self.host.theme(self.preferences.theme),
            speech: self.speech,
            overview: self.running.as_ref().map(|running| Overview {
                shuffle: self.shuffle_view(running),
                ..running.overview()
            }),
            dialog: self.dialog,
            can_look_back: matches!(self.dialog, Some(Dialog::LookUp(_)))
                && !self.looked_up.is_empty(),
            log: self.log(),
            share: self.share(),
            notice: self.notices.first().cloned(),
        }
    }

    fn statistics_scene(&self) -> Scene {
        let none = Statistics::default();
        let statistics = self.ledger.statistics.as_ref().unwrap_or(&none);
        let view = Box::new(StatisticsView::new(statistics, self.ledger.look));
        Scene::Statistics { view, unread: self.ledger.unread.clone() }
    }

    /// What the screen shows.
    #[must_use]
    pub fn scene(&self) -> Scene {
        match self.page {
            Page::Table => {}
            Page::Pack => return Scene::Pack { look: self.look },
            Page::Code => return self.code_scene(),
            Page::Kept => return Scene::Kept(Box::new(self.kept_view())),
            Page::Statistics => return self.statistics_scene(),
            Page::Book(passage) => {
                let running = self.running.as_ref().filter(|running| running.is_unfinished());
                let agreed = running.map(|running| running.setup.rules);
                return Scene::Book { passage, sought: self.sought.clone(), agreed };
            }
            Page::Shuffle(number) => return Scene::Shuffle(Box::new(self.shuffle_scene(number))),
            Page::Replay(number) => {
                let past = self.running.as_ref().and_then(|running| running.deal_over(number));
                let replay = past.map(|deal| Box::new(ReplayScene::new(&deal, self.replay_ply)));
                return Scene::Replay { number, replay };
            }
        }
        let Some(running) = self.running.as_ref().filter(|_| !self.is_away) else {
            let can_resume = self.running.as_ref().is_some_and(Match::is_unfinished);
            let setup = self.setup.clone();
            return Scene::Start { setup, can_resume };
        };
        match &running.stage {
            Stage::Draw(draw) => Scene::Draw { draw: draw.view() },
            Stage::Cut { dealer } => Scene::Cut { dealer: *dealer },
            Stage::Deal(deal) => {
                let scene = Box::new(DealScene::new(self, running, deal));
                if deal.is_result_shown { Scene::Result(scene) } else { Scene::Deal(scene) }
            }
            Stage::Over => Scene::Over,
        }
    }
}
