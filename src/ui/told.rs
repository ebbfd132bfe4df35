use super::context::Ui;
use crate::app::{DealScene, News, Player, PublicMove};
use crate::i18n::{Message, Text};
use crate::rules::{Call, Event, Phase};

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
    let sentences: Vec<String> = deal
        .news
        .iter()
        .skip(skipped)
        .flat_map(|news| {
            // The player in front knows what he has just done, but not what has come of it.
            let said = if in_front == Some(news.seat) { vec![] } else { tell(ui, deal, news) };
            said.into_iter().chain(consequence(ui, deal, news))
        })
        .collect();
    ui.texts.sentences(&sentences)
}

fn tell(ui: &Ui, deal: &DealScene, news: &News) -> Vec<String> {
    let player = ui.cast.addressee(Player::at(news.seat, deal.dealer));
    let mut said = Vec::new();
    match news.action {
        PublicMove::Discarded { face_up } if face_up.is_empty() => {}
        PublicMove::Discarded { face_up } => {
            said.push(ui.say(Message::FaceUpOf { player, cards: face_up }));
        }
        PublicMove::Called(call) => said.push(ui.say(Message::CallMade { player, call })),
        PublicMove::Announced(bonuses) if bonuses.is_empty() => {
            said.push(ui.say(Message::AnnouncedNothing { player }));
        }
        PublicMove::Announced(bonuses) => {
            said.push(ui.say(Message::Announced { player, bonuses }));
        }
        PublicMove::Took(cards) => said.push(ui.say(Message::Took { player, cards })),
        PublicMove::Played(card) => said.push(ui.say(Message::Played { player, card })),
    }
    said
}

/// What a move has brought about.
fn consequence(ui: &Ui, deal: &DealScene, news: &News) -> Vec<String> {
    match news.event {
        Event::Exchanged => face_up(ui, deal),
        Event::AuctionWon(bargain) => {
            let declarer = ui.cast.addressee(Player::at(bargain.declarer, deal.dealer));
            let is_forced = deal.public.calls.iter().all(|call| *call == Call::Pass);
            let why = is_forced.then(|| ui.text(Text::ForcedDreiblatt));
            why.into_iter().chain([ui.texts.bargain(&bargain, declarer)]).collect()
        }
        Event::TrickWon { winner } | Event::Finished { winner } => {
            let player = ui.cast.addressee(Player::at(winner, deal.dealer));
            vec![ui.say(Message::TakesTrick { player })]
        }
        _ => vec![],
    }
}

/// Which tarocks have been discarded face up, once both have exchanged.
fn face_up(ui: &Ui, deal: &DealScene) -> Vec<String> {
    crate::rules::Seat::ALL
        .into_iter()
        .filter(|seat| !deal.public.face_up[*seat].is_empty())
        .map(|seat| {
            let player = ui.cast.addressee(Player::at(seat, deal.dealer));
            ui.say(Message::FaceUpOf { player, cards: deal.public.face_up[seat] })
        })
        .collect()
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
