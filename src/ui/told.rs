use super::context::Ui;
use crate::app::{DealLog, DealScene, LogLine, News, NoUndo, Player, PublicMove};
use crate::cards::CardSet;
use crate::i18n::{Addressee, ArrangeText, Heard, HistoryMessage, HistoryText, Message, Text};
use crate::rules::{BySeat, Call, Calls, Event, Phase, Seat, TalonView};

/// How many moves are told beside the cards. There they have been seen; a player who comes to the
/// curtain has seen none of them.
const TOLD_AT_THE_TABLE: usize = 2;

/// What has been done since the player in front last answered, in sentences.
pub(super) fn told(ui: &Ui, deal: &DealScene) -> String {
    let in_front = deal.own.as_ref().map(|view| view.seat);
    let skipped = match in_front {
        Some(_) => deal.news.len().saturating_sub(TOLD_AT_THE_TABLE),
        None => 0,
    };
    let telling = Telling::of(ui, deal);
    let sentences: Vec<String> = deal
        .news
        .iter()
        .skip(skipped)
        .flat_map(|news| {
            // The player in front knows what he has just done, but not what has come of it.
            let said = if in_front == Some(news.seat) { vec![] } else { telling.done(news) };
            said.into_iter().chain(telling.consequence(news))
        })
        .collect();
    ui.texts.sentences(&sentences)
}

/// What is told about every move of a deal.
#[derive(Clone, Copy)]
struct Telling<'a> {
    ui: &'a Ui,
    dealer: Player,
    calls: &'a Calls,
}

/// What has been seen of a move.
pub(super) fn tell(ui: &Ui, deal: &DealScene, news: &News) -> Vec<String> {
    Telling::of(ui, deal).done(news)
}

/// What a move has brought about.
pub(super) fn consequence(ui: &Ui, deal: &DealScene, news: &News) -> Vec<String> {
    Telling::of(ui, deal).consequence(news)
}

impl<'a> Telling<'a> {
    const fn of(ui: &'a Ui, deal: &'a DealScene) -> Self {
        Self { ui, dealer: deal.dealer, calls: &deal.public.calls }
    }

    fn addressee(self, seat: Seat) -> Addressee<'a> {
        self.ui.cast.addressee(Player::at(seat, self.dealer))
    }

    /// What somebody has done, as anybody saw it.
    fn done(self, news: &News) -> Vec<String> {
        let player = self.addressee(news.seat);
        let message = match news.action {
            PublicMove::Discarded { face_up: cards } if cards.is_empty() => return vec![],
            PublicMove::Discarded { face_up: cards } => Message::FaceUpOf { player, cards },
            PublicMove::Called(call) => Message::CallMade { player, call },
            PublicMove::Announced(bonuses) if bonuses.is_empty() => {
                Message::AnnouncedNothing { player }
            }
            PublicMove::Announced(bonuses) => Message::Announced { player, bonuses },
            PublicMove::Took(cards) => Message::Took { player, cards },
            PublicMove::Played(card) if news.is_lead() => {
                return vec![self.ui.texts.heard(Heard::Led { player, card })];
            }
            PublicMove::Played(card) => Message::Played { player, card },
        };
        vec![self.ui.say(message)]
    }

    /// What has come of it.
    fn consequence(self, news: &News) -> Vec<String> {
        let ui = self.ui;
        match news.event {
            Event::Exchanged => self.face_up(&news.shown),
            Event::AuctionWon(bargain) => {
                let declarer = self.addressee(bargain.declarer);
                let is_forced = self.calls.iter().all(|call| *call == Call::Pass);
                let why = is_forced.then(|| ui.text(Text::ForcedDreiblatt));
                why.into_iter().chain([ui.texts.bargain(&bargain, declarer)]).collect()
            }
            Event::PassedIn => vec![ui.text(Text::PassedInExplained)],
            Event::TrickWon { winner } | Event::Finished { winner } => {
                vec![ui.say(Message::TakesTrick { player: self.addressee(winner) })]
            }
            _ => vec![],
        }
    }

    /// Which tarocks were discarded face up, once both had exchanged.
    fn face_up(self, shown: &BySeat<CardSet>) -> Vec<String> {
        let seats = Seat::ALL.into_iter().filter(|seat| !shown[*seat].is_empty());
        seats
            .map(|seat| {
                let (player, cards) = (self.addressee(seat), shown[seat]);
                self.ui.say(Message::FaceUpOf { player, cards })
            })
            .collect()
    }

    /// What the log says of cards laid aside, which nobody sees at the table.
    fn laid_aside(self, line: &LogLine, is_after_talon: bool, log: &DealLog) -> String {
        let player = self.addressee(line.news.seat);
        let texts = &self.ui.texts;
        texts.history_of(match (line.laid, log.talon) {
            (Some(cards), _) if cards.is_empty() => HistoryMessage::LogKeptAll { player },
            (Some(cards), _) => HistoryMessage::LogLaidAside { player, cards },
            (None, TalonView::Exposed { taken, .. }) if is_after_talon => {
                HistoryMessage::LogDiscarded { player, cards: taken.len() }
            }
            (None, _) => HistoryMessage::LogExchanged { player },
        })
    }
}

/// A move as the log tells it.
pub(super) fn log_line(ui: &Ui, log: &DealLog, line: &LogLine) -> String {
    let telling = Telling { ui, dealer: log.dealer, calls: &log.calls };
    let news = &line.news;
    let is_after_talon = news.event == Event::TalonDiscarded;
    let aside = matches!(news.action, PublicMove::Discarded { .. })
        .then(|| telling.laid_aside(line, is_after_talon, log));
    let talon = match (news.event, log.talon) {
        (Event::TalonExposed, TalonView::Exposed { cards, .. }) => {
            let cards = cards.into_iter().collect();
            Some(ui.texts.history_of(HistoryMessage::LogTalonExposed { cards }))
        }
        _ => None,
    };
    let sentences = aside.into_iter().chain(telling.done(news)).chain(telling.consequence(news));
    ui.texts.sentences(&sentences.chain(talon).collect::<Vec<_>>())
}

/// Why a decision is not taken back.
pub(super) const fn why_kept(reason: NoUndo) -> HistoryText {
    match reason {
        NoUndo::NothingYet => HistoryText::NothingToTakeBack,
        NoUndo::DealOver => HistoryText::UndoDealOver,
        NoUndo::Seen => HistoryText::UndoSeen,
        NoUndo::TalonExposed => HistoryText::UndoTalonExposed,
        NoUndo::FaceUp => HistoryText::UndoFaceUp,
    }
}

/// What is due where the hand is put in order; nothing where it is not.
pub(super) fn arrange_prompt(ui: &Ui, deal: &DealScene) -> Option<String> {
    let text = match deal.arranging.picked {
        Some(card) => ArrangeText::Where { card },
        None => ArrangeText::Which {},
    };
    deal.arranging.is_on.then(|| ui.texts.arrange(text))
}

/// What is due, and from which person.
pub(super) fn prompt(ui: &Ui, deal: &DealScene, turn: Player) -> String {
    if deal.is_computer_due {
        // That stands beside: it would be read out again and again.
        return String::new();
    }
    let player = ui.cast.addressee(turn);
    if deal.is_trick_in_the_way() {
        return ui.say(Message::ToTakeTrick { player });
    }
    match deal.public.phase {
        Phase::PersonalExchange | Phase::TalonDiscard => ui.say(Message::ToDiscard { player }),
        Phase::Auction => ui.say(Message::ToCall { player }),
        Phase::AnnounceBefore | Phase::AnnounceAfter | Phase::DefenderAnnounce => {
            ui.say(Message::ToAnnounce { player })
        }
        Phase::TalonChoice => {
            let cards = deal.public.bargain.map_or(0, |bargain| bargain.contract.talon_cards());
            ui.say(Message::TakeInstruction { player, cards })
        }
        Phase::Play => match deal.public.tricks.led() {
            Some(card) => ui.say(Message::ToAnswer { player, card }),
            None => ui.say(Message::ToLead { player }),
        },
        Phase::Finished | Phase::PassedIn => String::new(),
    }
}
