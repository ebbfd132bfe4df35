use yew::prelude::*;

use super::{CallList, look_up};
use crate::app::{DealScene, MatchLength, Overview, Passage, Player, Standing};
use crate::i18n::{CodeText, Message, Money, Text, Texts};
use crate::rules::{Bargain, Bonus, Contract, Declared, Phase, Role, Seat, Setting};
use crate::ui::context::{Ui, use_ui};
use crate::ui::terms::{bonus_term, contract_term, variant_term};

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct SideProps {
    pub(in crate::ui) overview: Overview,
    /// The deal, once the cards are dealt.
    #[prop_or_default]
    pub(in crate::ui) deal: Option<DealScene>,
}

/// How things stand: contract, announcements, trick, deal, balance.
#[component]
pub(in crate::ui) fn Side(SideProps { overview, deal }: &SideProps) -> Html {
    let ui = use_ui();
    let mut plaques = Vec::new();
    let calls = deal.as_ref().filter(|deal| deal.public.phase > Phase::Auction);
    if let Some(deal) = deal {
        plaques.extend(contract(&ui, deal));
        plaques.extend(announcements(&ui, deal));
        plaques.extend(trick(&ui, deal));
        plaques.extend(face_up(&ui, deal));
    }
    // On a narrow table the rest need not be seen.
    let is_bare = deal.as_ref().is_none_or(|deal| {
        deal.public.bargain.is_none()
            && Seat::ALL.iter().all(|seat| deal.public.face_up[*seat].is_empty())
    });
    if deal.as_ref().is_none_or(|deal| deal.public.phase < Phase::Play) {
        let variant = overview.setup.rules.exchange;
        let exchange = ui.texts.setting(Setting::Exchange(variant));
        let exchange = look_up(&ui, &exchange, Passage::Term(variant_term(variant)));
        plaques.push(plaque("variant", &ui.text(Text::ExchangeShort), [exchange]));
    }
    plaques.push(plaque(
        "balance",
        &ui.text(Text::Balance),
        [html! { balance(&ui, &overview.sheet.standing) }],
    ));
    html! {
        // It scrolls where it has more to say than there is room, so it can be reached by keyboard.
        <aside class="kos-side" tabindex="0" aria-label={ui.text(Text::StateOfDeal)}
            data-bare={is_bare.then_some("true")}>
            <dl class="kos-plaques">{ plaques }</dl>
            if let Some(deal) = calls {
                <section class="kos-side__more">
                    <h2 class="kos-heading kos-heading--small">{ ui.text(Text::Auction) }</h2>
                    { part!(CallList { dealer: deal.dealer, calls: deal.public.calls }) }
                </section>
            }
        </aside>
    }
}

fn plaque(name: &'static str, term: &str, values: impl IntoIterator<Item = Html>) -> Html {
    html! {
        <div class="kos-plaque" data-plaque={name} key={name}>
            <dt class="kos-plaque__term">{ term.to_owned() }</dt>
            <dd class="kos-plaque__value">
                for value in values { <span class="kos-plaque__item">{ value }</span> }
            </dd>
        </div>
    }
}

fn contract(ui: &Ui, deal: &DealScene) -> Option<Html> {
    let bargain = deal.public.bargain?;
    let contract =
        Message::ContractPlaque { contract: bargain.contract, value: bargain.game_value };
    let term = Passage::Term(contract_term(bargain.contract));
    let contract = look_up(ui, &ui.say(contract), term);
    Some(plaque("contract", &ui.text(Text::Contract), [contract]))
}

fn announcements(ui: &Ui, deal: &DealScene) -> Option<Html> {
    let bargain: Bargain = deal.public.bargain?;
    let when = |declared: Declared| match (declared, bargain.contract) {
        (Declared::Before, _) => Text::ShortBefore,
        (_, Contract::Solo) => Text::ShortSolo,
        _ => Text::ShortAfter,
    };
    let announced: Vec<Html> = Bonus::ALL
        .into_iter()
        .filter_map(|bonus| {
            let (role, declared) = deal.public.announcements.of(bonus)?;
            let value = bonus.value(&bargain, declared);
            let announced = ui.text(when(declared));
            let announced = announced.as_str();
            let words = ui.say(match role {
                Role::Declarer => Message::AnnouncementPlaque { bonus, announced, value },
                Role::Defender => {
                    let defender = Player::at(bargain.declarer.other(), deal.dealer);
                    let player = ui.cast.addressee(defender);
                    Message::AnnouncementPlaqueOf { bonus, player, announced, value }
                }
            });
            Some(look_up(ui, &words, Passage::Term(bonus_term(bonus))))
        })
        .collect();
    (!announced.is_empty())
        .then(|| plaque("announcements", &ui.text(Text::Announcements), announced))
}

fn trick(ui: &Ui, deal: &DealScene) -> Option<Html> {
    let tricks = &deal.public.tricks;
    let number = (tricks.len() + 1).min(16);
    (deal.public.phase == Phase::Play)
        .then(|| ui.say(Message::TrickNumber { number }))
        .map(|number| plaque("trick", &ui.text(Text::Trick), [html! { number }]))
}

/// The discarded tarocks, which lie open for the rest of the deal, in words, for where the cards
/// are too small to read.
fn face_up(ui: &Ui, deal: &DealScene) -> Option<Html> {
    let lines: Vec<Html> = Seat::ALL
        .into_iter()
        .filter(|seat| !deal.public.face_up[*seat].is_empty())
        .map(|seat| {
            let player = ui.cast.addressee(Player::at(seat, deal.dealer));
            let numerals: Vec<&str> =
                deal.public.face_up[seat].tarocks().rev().filter_map(Texts::numeral).collect();
            html! { ui.say(Message::FaceUpShort { player, numerals: &numerals.join(" ") }) }
        })
        .collect();
    (!lines.is_empty()).then(|| plaque("faceup", &ui.text(Text::FaceUpTarocks), lines))
}

/// The balance of the match for the first player.
pub(in crate::ui) fn balance(ui: &Ui, standing: &Standing) -> String {
    let player = ui.cast.addressee(Player::One);
    let points = standing.points(Player::One);
    match standing.cents(Player::One) {
        Some(cents) => {
            let money = Money::from_cents(cents);
            ui.say(Message::BalanceWithMoney { player, points, money })
        }
        None => ui.say(Message::BalanceOf { player, points }),
    }
}

/// Which deal of the match it is.
pub(in crate::ui) fn deal_title(ui: &Ui, overview: &Overview) -> String {
    if overview.is_given {
        return ui.texts.code(CodeText::Deal);
    }
    let number = overview.deal_number.into();
    match overview.setup.length {
        MatchLength::Deals(deals) => ui.say(Message::DealNumberOf { number, deals }),
        MatchLength::Open => ui.say(Message::DealNumber { number }),
    }
}
