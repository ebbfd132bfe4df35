//! Whole sentences as a reader of English meets them, and what holds in every language.
#![cfg(feature = "i18n")]

use std::collections::BTreeSet;

use kosakeln::app::Date;
use kosakeln::cards::{Card, CardPoints, CardSet, Pack, Seed, Suit, Tarock};
use kosakeln::i18n::{
    Addressee, HistoryMessage, HistoryText, Language, Message, Money, Naming, Text, Texts,
};
use kosakeln::rules::{
    AnnouncementFault, Bargain, Bonus, BonusSet, BySeat, Call, CallFault, Choices, Contract,
    Declared, DiscardFault, Exchange, Game, GamePoints, HeldBonus, HouseRule, IllegalMove, Item,
    ItemKind, Move, MustFollow, Phase, Rules, Seat, Section, Setting, Settlement,
};

const NAMES: BySeat<&str> = BySeat { forehand: "Anna", dealer: "Bruno" };
/// Two players at one screen: both go by their names.
const BY_NAME: Naming<'_> = Naming { names: NAMES, reader: None, computer: None };
/// Against the computer: forehand is the reader.
const TO_FOREHAND: Naming<'_> =
    Naming { names: NAMES, reader: Some(Seat::Forehand), computer: Some(Seat::Dealer) };

fn english() -> Texts {
    Texts::new(Language::English)
}

#[test]
fn the_computer_has_an_article_where_the_language_asks_for_one() {
    let computer = Addressee::Computer("Computer");
    let said = |language| {
        let (texts, money) = (Texts::new(language), Money::from_cents(270));
        let pays = Message::Pays { player: Addressee::You, winner: computer, money };
        [texts.say(Message::ToLead { player: computer }), texts.say(pays)]
    };
    assert_eq!(said(Language::English), ["Computer to lead", "You pay Computer €2.70."]);
    assert_eq!(
        said(Language::German),
        ["Der Computer spielt aus", "Du zahlst dem Computer 2,70 €."]
    );
}

fn card(code: &str) -> Card {
    code.parse().expect("a code")
}

fn set(codes: &str) -> CardSet {
    codes.split_whitespace().map(card).collect()
}

/// A refusal, with what is said to Anna, and of her.
type Refused = (IllegalMove, &'static str, &'static str);

fn about_turns_and_holdings() -> Vec<Refused> {
    use IllegalMove::{NotInHand, WrongPhase, WrongSeat};
    let r51 = Section::new(5, 1);
    vec![
        (
            WrongPhase { phase: Phase::Auction },
            "You cannot do that now: it is time for the auction (R13).",
            "Anna cannot do that now: it is time for the auction (R13).",
        ),
        (
            WrongPhase { phase: Phase::Finished },
            "You cannot do that: the deal is over (R13).",
            "Anna cannot do that: the deal is over (R13).",
        ),
        (
            WrongPhase { phase: Phase::PassedIn },
            "You cannot do that: the deal is over (R13).",
            "Anna cannot do that: the deal is over (R13).",
        ),
        (
            WrongSeat { turn: Seat::Dealer },
            "You must wait: it is Bruno’s turn (R13).",
            "Anna must wait: it is Bruno’s turn (R13).",
        ),
        (
            NotInHand { cards: set("T14 S10 SK"), section: r51 },
            "You do not hold tarock XIV, King of spades and ten of spades (R5.1).",
            "Anna does not hold tarock XIV, King of spades and ten of spades (R5.1).",
        ),
        (
            NotInHand { cards: set("CC"), section: Section::new(9, 2) },
            "You do not hold Cavalier of clubs (R9.2).",
            "Anna does not hold Cavalier of clubs (R9.2).",
        ),
    ]
}

fn about_discards() -> Vec<Refused> {
    use IllegalMove::{AnnouncedBird, ForbiddenDiscard, WrongCount};
    let r51 = Section::new(5, 1);
    let r82 = Section::new(8, 2);
    let discard = |codes, fault| ForbiddenDiscard { cards: set(codes), fault };
    vec![
        (
            WrongCount { given: 7, min: 8, max: 8, section: r51 },
            "You must discard exactly 8 cards, not 7 (R5.1).",
            "Anna must discard exactly 8 cards, not 7 (R5.1).",
        ),
        (
            WrongCount { given: 2, min: 1, max: 1, section: r82 },
            "You must discard exactly one card, not 2 (R8.2).",
            "Anna must discard exactly one card, not 2 (R8.2).",
        ),
        (
            WrongCount { given: 1, min: 0, max: 0, section: r51 },
            "You must discard no card, not 1 (R5.1).",
            "Anna must discard no card, not 1 (R5.1).",
        ),
        (
            WrongCount { given: 9, min: 0, max: 8, section: r51 },
            "You may discard 0 to 8 cards, not 9 (R5.1).",
            "Anna may discard 0 to 8 cards, not 9 (R5.1).",
        ),
        (
            discard("HK T22", DiscardFault::KingOrTrull),
            "You cannot discard Sküs and King of hearts: Kings and the Trull are never discarded \
             (R5.2).",
            "Anna cannot discard Sküs and King of hearts: Kings and the Trull are never \
             discarded (R5.2).",
        ),
        (
            discard("T5", DiscardFault::PlainCardsOnly),
            "You cannot discard tarock V: in this exchange only plain cards go (R5.2).",
            "Anna cannot discard tarock V: in this exchange only plain cards go (R5.2).",
        ),
        (
            discard("T2", DiscardFault::PlainCardsFirst { kept: set("D4 D1") }),
            "You cannot discard Uhu (II): a tarock goes only when every plain card goes, and one \
             of diamonds and four of diamonds would stay (R5.2).",
            "Anna cannot discard Uhu (II): a tarock goes only when every plain card goes, and \
             one of diamonds and four of diamonds would stay (R5.2).",
        ),
        (
            AnnouncedBird { cards: set("T3") },
            "You cannot discard Pelikan (III): an announced bird stays in the hand (R8.2).",
            "Anna cannot discard Pelikan (III): an announced bird stays in the hand (R8.2).",
        ),
        (
            AnnouncedBird { cards: set("T3 T4") },
            "You cannot discard Quapil (IIII) and Pelikan (III): announced birds stay in the hand \
             (R8.2).",
            "Anna cannot discard Quapil (IIII) and Pelikan (III): announced birds stay in the \
             hand (R8.2).",
        ),
    ]
}

fn about_calls() -> Vec<Refused> {
    let zweiblatt = Call::Bid(Contract::Zweiblatt);
    let call = |call, fault| IllegalMove::IllegalCall { call, fault };
    vec![
        (
            call(zweiblatt, CallFault::NotHigher { than: Contract::Einblatt }),
            "You cannot bid Zweiblatt: a bid must be higher than Einblatt (R6).",
            "Anna cannot bid Zweiblatt: a bid must be higher than Einblatt (R6).",
        ),
        (
            call(Call::Bid(Contract::Einblatt), CallFault::Jump { over: Contract::Dreiblatt }),
            "You cannot bid Einblatt over Dreiblatt: at this table an overbid is the next \
             contract up, or Solo (R6).",
            "Anna cannot bid Einblatt over Dreiblatt: at this table an overbid is the next \
             contract up, or Solo (R6).",
        ),
        (
            call(Call::Hold, CallFault::DealerNeverHolds),
            "You cannot hold: only forehand holds (R6).",
            "Anna cannot hold: only forehand holds (R6).",
        ),
        (
            call(Call::Hold, CallFault::NothingToHold),
            "You cannot hold: dealer has bid nothing that could be held (R6).",
            "Anna cannot hold: dealer has bid nothing that could be held (R6).",
        ),
        (
            call(Call::Unterer, CallFault::UntererIsOff),
            "You cannot say Unterer: this table plays without it (R6).",
            "Anna cannot say Unterer: this table plays without it (R6).",
        ),
        (
            call(Call::Unterer, CallFault::UntererOnlyOverOpeningDreiblatt),
            "You cannot say Unterer: it only answers an opening Dreiblatt of forehand (R6).",
            "Anna cannot say Unterer: it only answers an opening Dreiblatt of forehand (R6).",
        ),
    ]
}

fn about_announcements() -> Vec<Refused> {
    let announcement = |bonus, fault| IllegalMove::IllegalAnnouncement { bonus, fault };
    vec![
        (
            announcement(Bonus::Absolut, AnnouncementFault::Repeated),
            "You cannot announce Absolut again: it has been announced (R7).",
            "Anna cannot announce Absolut again: it has been announced (R7).",
        ),
        (
            announcement(Bonus::Panzer, AnnouncementFault::DefenderOnlyBirds),
            "You cannot announce Panzer: the defender announces birds only (R7).",
            "Anna cannot announce Panzer: the defender announces birds only (R7).",
        ),
        (
            announcement(Bonus::Quapil, AnnouncementFault::QuapilIsOff),
            "You cannot announce Quapil: this table plays without it (R7).",
            "Anna cannot announce Quapil: this table plays without it (R7).",
        ),
        (
            announcement(Bonus::PagatUltimo, AnnouncementFault::BirdNotHeld),
            "You cannot announce Pagat ultimo without Pagat (I) in the hand (R7).",
            "Anna cannot announce Pagat ultimo without Pagat (I) in the hand (R7).",
        ),
        (
            announcement(
                Bonus::WithoutKings,
                AnnouncementFault::SuchCardHeld { cards: set("CK DK") },
            ),
            "You cannot announce without Kings with King of clubs and King of diamonds in the \
             hand (R7).",
            "Anna cannot announce without Kings with King of clubs and King of diamonds in the \
             hand (R7).",
        ),
    ]
}

fn about_the_talon_and_the_play() -> Vec<Refused> {
    use IllegalMove::IllegalGroup;
    let must_follow = |must, led: &str, held| {
        let led = led.parse().expect("a code");
        IllegalMove::MustFollow { must, led, held: set(held) }
    };
    vec![
        (
            IllegalGroup { contract: Contract::Dreiblatt },
            "You must take the first three or the last three cards of the Cossack talon in \
             Dreiblatt (R8.1).",
            "Anna must take the first three or the last three cards of the Cossack talon in \
             Dreiblatt (R8.1).",
        ),
        (
            IllegalGroup { contract: Contract::Zweiblatt },
            "You must take the first two, the middle two or the last two cards of the Cossack \
             talon in Zweiblatt (R8.1).",
            "Anna must take the first two, the middle two or the last two cards of the Cossack \
             talon in Zweiblatt (R8.1).",
        ),
        (
            IllegalGroup { contract: Contract::Einblatt },
            "You must take exactly one card of the Cossack talon in Einblatt (R8.1).",
            "Anna must take exactly one card of the Cossack talon in Einblatt (R8.1).",
        ),
        (
            must_follow(MustFollow::Suit(Suit::Clubs), "CK", "C10 C7"),
            "You must follow clubs: King of clubs is led, and you hold ten of clubs and \
             seven of clubs (R9.2).",
            "Anna must follow clubs: King of clubs is led, and Anna holds ten of clubs and \
             seven of clubs (R9.2).",
        ),
        (
            must_follow(MustFollow::Tarock, "T9", "T14"),
            "You must play a tarock: tarock IX is led, and you hold tarock XIV (R9.2).",
            "Anna must play a tarock: tarock IX is led, and Anna holds tarock XIV (R9.2).",
        ),
        (
            must_follow(MustFollow::Tarock, "T9", "T14 T1"),
            "You must play a tarock: tarock IX is led, and you hold 2 tarocks (R9.2).",
            "Anna must play a tarock: tarock IX is led, and Anna holds 2 tarocks (R9.2).",
        ),
        (
            must_follow(MustFollow::Tarock, "HQ", "T14 T1"),
            "You must play a tarock: Queen of hearts is led, and you hold no hearts (R9.2).",
            "Anna must play a tarock: Queen of hearts is led, and Anna holds no hearts (R9.2).",
        ),
    ]
}

/// Every kind of refusal.
fn refusals() -> Vec<Refused> {
    [
        about_turns_and_holdings(),
        about_discards(),
        about_calls(),
        about_announcements(),
        about_the_talon_and_the_play(),
    ]
    .concat()
}

#[test]
fn every_refusal_is_a_sentence_that_names_the_section() {
    let texts = english();
    for (illegal, to_anna, of_anna) in refusals() {
        assert_eq!(texts.refusal(&illegal, Seat::Forehand, &TO_FOREHAND), to_anna);
        let sentence = texts.refusal(&illegal, Seat::Forehand, &BY_NAME);
        assert_eq!(sentence, of_anna);
        assert!(sentence.ends_with(&format!("({}).", illegal.section())), "{sentence}");
    }
}

#[test]
fn where_two_share_the_screen_nobody_is_called_you() {
    let texts = english();
    for (illegal, ..) in refusals() {
        for seat in Seat::ALL {
            let sentence = texts.refusal(&illegal, seat, &BY_NAME).to_lowercase();
            let words: Vec<_> = sentence.split(|c: char| !c.is_alphabetic()).collect();
            assert!(!words.contains(&"you") && !words.contains(&"your"), "{sentence}");
        }
    }
}

#[test]
fn the_computers_turn_and_ones_own_read_differently() {
    let texts = english();
    let out_of_turn = IllegalMove::WrongSeat { turn: Seat::Forehand };
    assert_eq!(
        texts.refusal(&out_of_turn, Seat::Dealer, &TO_FOREHAND),
        "Bruno must wait: it is your turn (R13)."
    );
}

#[test]
fn in_every_language_a_refusal_names_the_section_and_a_player_who_is_not_the_reader() {
    for texts in Language::ALL.map(Texts::new) {
        for (illegal, ..) in refusals() {
            let to_anna = texts.refusal(&illegal, Seat::Forehand, &TO_FOREHAND);
            let of_anna = texts.refusal(&illegal, Seat::Forehand, &BY_NAME);
            let section = illegal.section().to_string();
            assert!(to_anna.contains(&section) && of_anna.contains(&section), "{of_anna}");
            assert!(!to_anna.contains("Anna"), "{to_anna}");
            assert!(of_anna.contains("Anna"), "{of_anna}");
        }
    }
}

#[test]
fn every_language_writes_lists_numbers_and_sentences_in_its_way() {
    let [english, german, japanese] = Language::ALL.map(Texts::new);
    let cards = set("CK C10 HC T14");
    assert_eq!(
        english.cards(cards),
        "tarock XIV, King of clubs, ten of clubs and Cavalier of hearts"
    );
    assert_eq!(german.cards(cards), "Tarock XIV, Treff-König, Treff-Zehner und Herz-Cavall");
    assert_eq!(japanese.cards(cards), "タロックXIV、クラブのキング、クラブの10、ハートのカバロ");
    let money = Money::from_cents(-1250);
    assert_eq!(
        [&english, &german, &japanese].map(|texts| texts.money_won(money)),
        ["−€12.50", "−12,50 €", "−€12.50"]
    );
    let days = [(2026, 12, 1), (2027, 1, 31)].map(|(year, month, day)| Date::new(year, month, day));
    let of_days = |texts: &Texts| days.map(|day| texts.deal_of_day(day.expect("a day")));
    assert_eq!(of_days(&english), ["The deal of 1 December 2026", "The deal of 31 January 2027"]);
    assert_eq!(
        of_days(&german),
        ["Das Spiel vom 1. Dezember 2026", "Das Spiel vom 31. Jänner 2027"]
    );
    assert_eq!(of_days(&japanese), ["2026年12月1日のディール", "2027年1月31日のディール"]);
    let tricks = |texts: &Texts| [1, 9].map(|tricks| texts.say(Message::PileTricks { tricks }));
    assert_eq!(tricks(&german), ["1 Stich", "9 Stiche"]);
    assert_eq!(tricks(&japanese), ["1トリック", "9トリック"]);
    let told = |texts: &Texts| {
        let played = Message::Played { player: Addressee::You, card: card("SK") };
        let takes = Message::TakesTrick { player: Addressee::Named("Anna") };
        texts.sentences(&[texts.say(played), texts.say(takes)])
    };
    assert_eq!(told(&english), "You played King of spades. Anna takes the trick.");
    assert_eq!(told(&german), "Du spielst Pik-König. Anna macht den Stich.");
    assert_eq!(
        told(&japanese),
        "あなたはスペードのキングを出しました。Annaがトリックを取りました。"
    );
}

#[test]
fn what_opens_a_past_deal_has_in_its_name_what_is_seen_of_it() {
    for texts in Language::ALL.map(Texts::new) {
        let seen = texts.text(Text::PassedInShort);
        let heard = texts.history(HistoryText::ReplayPassedIn);
        assert!(heard.to_lowercase().contains(&seen.to_lowercase()), "{seen:?} in {heard:?}");
        let heard = texts.history_of(HistoryMessage::ReplayOf { number: 7 });
        assert!(heard.contains('7'), "{heard}");
    }
}

#[test]
fn the_54_cards_have_54_names() {
    for texts in Language::ALL.map(Texts::new) {
        let names: BTreeSet<_> = Card::all().map(|card| texts.card_name(card)).collect();
        assert_eq!(names.len(), 54, "{texts:?}");
    }
    let texts = english();
    for (code, name) in [
        ("CK", "King of clubs"),
        ("DQ", "Queen of diamonds"),
        ("HC", "Cavalier of hearts"),
        ("SV", "Valet of spades"),
        ("S10", "ten of spades"),
        ("C7", "seven of clubs"),
        ("H1", "one of hearts"),
        ("D4", "four of diamonds"),
        ("T1", "Pagat (I)"),
        ("T2", "Uhu (II)"),
        ("T3", "Pelikan (III)"),
        ("T4", "Quapil (IIII)"),
        ("T9", "tarock IX"),
        ("T14", "tarock XIV"),
        ("T20", "tarock XX"),
        ("T21", "Mond (XXI)"),
        ("T22", "Sküs"),
    ] {
        assert_eq!(texts.card_name(card(code)), name);
    }
}

#[test]
fn every_tarock_but_the_skues_has_its_own_numeral() {
    let numerals: BTreeSet<_> = Tarock::all().filter_map(Texts::numeral).collect();
    assert_eq!(numerals.len(), 21);
    assert_eq!(Texts::numeral(Tarock::SKUES), None);
    let worth = |numeral: &str| -> u8 {
        let values: Vec<u8> = numeral
            .chars()
            .map(|letter| match letter {
                'I' => 1,
                'V' => 5,
                'X' => 10,
                other => panic!("{other}"),
            })
            .collect();
        let next = values.iter().skip(1).copied().chain([0]);
        let (smaller, others): (Vec<_>, Vec<_>) =
            values.iter().copied().zip(next).partition(|(value, next)| value < next);
        let sum = |part: Vec<(u8, u8)>| part.into_iter().map(|(value, _)| value).sum::<u8>();
        sum(others) - sum(smaller)
    };
    for tarock in Tarock::all() {
        let Some(numeral) = Texts::numeral(tarock) else { continue };
        assert_eq!(worth(numeral), tarock.number(), "{numeral}");
    }
}

#[test]
fn lists_have_commas_and_an_and() {
    let texts = english();
    for (cards, list) in [
        ("", "no card"),
        ("C9", "nine of clubs"),
        ("C7 C9", "nine of clubs and seven of clubs"),
        ("D1 C7 T2 C9", "Uhu (II), nine of clubs, seven of clubs and one of diamonds"),
    ] {
        assert_eq!(texts.cards(set(cards)), list);
    }
    let as_they_lie = ["C7", "T2", "HK"].map(card);
    assert_eq!(texts.cards_in_order(as_they_lie), "seven of clubs, Uhu (II) and King of hearts");
    assert_eq!(texts.bonuses(BonusSet::EMPTY), "nothing");
    let two = [Bonus::Valat, Bonus::PagatUltimo].into_iter().collect();
    assert_eq!(texts.bonuses(two), "Pagat ultimo and Valat");
}

#[test]
fn numbers_are_exact_and_signed() {
    let texts = english();
    for (points, text) in [(12, "+12"), (0, "0"), (-3, "−3")] {
        assert_eq!(texts.game_points(GamePoints::new(points)), text);
    }
    for (cents, text, won) in [
        (120, "€1.20", "+€1.20"),
        (5, "€0.05", "+€0.05"),
        (0, "€0.00", "€0.00"),
        (-1234, "−€12.34", "−€12.34"),
        (i64::MIN, "−€92233720368547758.08", "−€92233720368547758.08"),
    ] {
        assert_eq!(texts.money(Money::from_cents(cents)), text);
        assert_eq!(texts.money_won(Money::from_cents(cents)), won);
    }
}

#[test]
fn one_and_many_read_as_they_should() {
    let texts = english();
    let anna = Addressee::Named("Anna");
    for (message, text) in [
        (Message::CutAfter { cards: 1 }, "Cut after 1 card"),
        (Message::CutAfter { cards: 20 }, "Cut after 20 cards"),
        (Message::NumberOfDeals { deals: 1 }, "1 deal"),
        (Message::NumberOfDeals { deals: 8 }, "8 deals"),
        (Message::PileTricks { tricks: 1 }, "1 trick"),
        (Message::PileTricks { tricks: 0 }, "0 tricks"),
    ] {
        assert_eq!(texts.say(message), text);
    }
    let won =
        |points| texts.say(Message::DealWon { player: anna, points: GamePoints::new(points) });
    assert_eq!(won(1), "Anna wins 1 game point.");
    assert_eq!(won(27), "Anna wins 27 game points.");
}

#[test]
fn the_reader_is_addressed_and_others_are_named() {
    let texts = english();
    let say = |player| {
        [
            texts.say(Message::ToLead { player }),
            texts.say(Message::ToTakeTrick { player }),
            texts.say(Message::Played { player, card: card("SK") }),
            texts.say(Message::HandOf { player, cards: 16 }),
            texts.say(Message::CutInstruction { player }),
            texts.say(Message::UntakenHeading { player }),
            texts.say(Message::FaceUpOf { player, cards: set("T14") }),
        ]
    };
    assert_eq!(
        say(Addressee::Named("Anna")),
        [
            "Anna to lead",
            "Anna to collect the trick",
            "Anna played King of spades.",
            "Anna’s hand: 16 cards",
            "Anna: Cut the pack.",
            "Rest of Anna’s personal talon",
            "Anna has discarded tarock XIV, face up.",
        ]
    );
    assert_eq!(
        say(Addressee::You),
        [
            "Your lead",
            "Collect the trick",
            "You played King of spades.",
            "Your hand: 16 cards",
            "Cut the pack.",
            "Rest of your personal talon",
            "You have discarded tarock XIV, face up.",
        ]
    );
    // A name is never taken for anything else, and stands as it was typed.
    for name in ["you", "{ $card }", "named", "<b>", "O’Neill \u{202E}"] {
        let player = Addressee::Named(name);
        assert_eq!(texts.say(Message::ToLead { player }), format!("{name} to lead"));
    }
}

#[test]
fn money_changes_hands_in_one_sentence() {
    let texts = english();
    let (anna, money) = (Addressee::Named("Anna"), Money::from_cents(270));
    let pays = |player, winner| texts.say(Message::Pays { player, winner, money });
    assert_eq!(pays(anna, Addressee::You), "Anna pays you €2.70.");
    assert_eq!(pays(Addressee::You, anna), "You pay Anna €2.70.");
}

/// A Zweiblatt of forehand's with 38 points.
fn settlement(contract: Contract) -> Settlement {
    Settlement {
        bargain: Bargain { declarer: Seat::Forehand, contract, game_value: contract.game_value() },
        card_points: BySeat {
            forehand: CardPoints::from_thirds(114),
            dealer: CardPoints::from_thirds(96),
        },
        tricks: BySeat { forehand: 9, dealer: 7 },
        items: std::iter::empty().collect(),
        total: BySeat::default(),
    }
}

#[test]
fn every_item_of_the_settlement_is_a_sentence() {
    let texts = english();
    let (forehand, dealer) = (Seat::Forehand, Seat::Dealer);
    let bonus = ItemKind::Bonus;
    for (kind, by, declared, made, value, sentence) in [
        (
            ItemKind::Game,
            forehand,
            Declared::Silent,
            true,
            6,
            "Anna won Zweiblatt with 38 card points",
        ),
        (
            ItemKind::Game,
            forehand,
            Declared::Silent,
            false,
            -6,
            "Anna lost Zweiblatt with 38 card points",
        ),
        (
            bonus(Bonus::PagatUltimo),
            forehand,
            Declared::Before,
            true,
            16,
            "Anna made Pagat ultimo, announced before the talon",
        ),
        (
            bonus(Bonus::Absolut),
            forehand,
            Declared::After,
            false,
            -2,
            "Anna did not make Absolut, announced after the talon",
        ),
        (
            bonus(Bonus::Uhu),
            dealer,
            Declared::Silent,
            true,
            -3,
            "Uhu (II) won trick 15 for Bruno (Uhu, silent)",
        ),
        (
            bonus(Bonus::Pelikan),
            dealer,
            Declared::Silent,
            false,
            3,
            "Bruno lost Pelikan (III) in trick 14 (Pelikan, silent)",
        ),
        (
            bonus(Bonus::Valat),
            dealer,
            Declared::Silent,
            true,
            -24,
            "Bruno won all sixteen tricks (Valat, silent)",
        ),
        (
            ItemKind::Held(HeldBonus::Trull),
            dealer,
            Declared::Silent,
            true,
            -1,
            "Bruno had Trull: Sküs, Mond (XXI) and Pagat (I)",
        ),
    ] {
        let item = Item { kind, by, declared, made, value: GamePoints::new(value) };
        let settlement = settlement(Contract::Zweiblatt);
        assert_eq!(texts.item(&item, &settlement, &BY_NAME), sentence);
    }
    let won = Item {
        kind: bonus(Bonus::Quapil),
        by: forehand,
        declared: Declared::After,
        made: true,
        value: GamePoints::new(36),
    };
    assert_eq!(
        texts.item(&won, &settlement(Contract::Solo), &TO_FOREHAND),
        "You made Quapil, announced"
    );
    let lost = Item { declared: Declared::Silent, made: false, ..won };
    assert_eq!(
        texts.item(&lost, &settlement(Contract::Solo), &TO_FOREHAND),
        "You lost Quapil (IIII) in trick 13 (Quapil, silent)"
    );
}

#[test]
fn the_auction_offers_what_it_would_be_played_for() {
    let texts = english();
    let rules = Rules { unterer: true, ..Rules::default() };
    let pack = Pack::shuffled(Seed::from_number(1), 0);
    let mut game = Game::new(rules, &pack);
    let mut offers = Vec::new();
    let mut calls = [
        Call::Bid(Contract::Dreiblatt),
        Call::Unterer,
        Call::Bid(Contract::Einblatt),
        Call::Bid(Contract::Solo),
    ]
    .into_iter();
    while let Some((seat, choices)) = game.choices() {
        let next = match choices {
            Choices::Discard(discard) => Move::Discard(discard.some_legal()),
            Choices::Call(choices) => {
                let all = choices.legal().iter().map(|call| {
                    let value = choices.game_value(call).map(|value| value.to_string());
                    format!("{} {}", texts.call_short(call, &choices), value.unwrap_or_default())
                });
                offers.push(all.collect::<Vec<_>>().join("; "));
                Move::Call(calls.next().expect("Solo ends the auction"))
            }
            _ => break,
        };
        game.play(seat, next).expect("legal");
    }
    assert_eq!(
        offers,
        [
            "Pass ; Dreiblatt 3; Zweiblatt 6; Einblatt 9; Solo 12",
            "Pass ; Unterer 4; Zweiblatt 6; Einblatt 9; Solo 12",
            "Pass ; Hold Dreiblatt 5; Zweiblatt 6; Einblatt 9; Solo 12",
            "Pass ; Solo 12",
        ]
    );
}

/// The first discard of a deal in which forehand holds exactly `plain` plain cards.
fn exchange_of(exchange: Exchange, plain: u8) -> Choices {
    let rules = Rules { exchange, ..Rules::default() };
    (0..1000)
        .map(|deal| Game::new(rules, &Pack::shuffled(Seed::from_number(3), deal)))
        .filter_map(|game| game.choices())
        .map(|(_, choices)| choices)
        .find(|choices| {
            let Choices::Discard(discard) = choices else { return false };
            (discard.pool() & CardSet::PLAIN).len() == plain
        })
        .expect("such a deal comes")
}

#[test]
fn every_exchange_says_what_to_lay_aside() {
    let texts = english();
    for (exchange, plain, instruction, chosen) in [
        (
            Exchange::Classic,
            9,
            "Discard exactly 8 of your cards; then take all of your personal talon.",
            "3 of 8 chosen",
        ),
        (
            Exchange::Medium,
            6,
            "Discard 6 plain cards; as many come from the top of your personal talon.",
            "3 of 6 chosen",
        ),
        (
            Exchange::Easy,
            9,
            "Discard as many cards as you like, 8 at most; as many come from the top of your \
             personal talon.",
            "3 chosen, 8 at most",
        ),
        (
            Exchange::Tactical,
            12,
            "Your personal talon is in your hand. Discard exactly 8 cards.",
            "3 of 8 chosen",
        ),
    ] {
        let Choices::Discard(discard) = exchange_of(exchange, plain) else { continue };
        let instruct = |player| texts.discard_instruction(&discard, exchange, player);
        assert_eq!(instruct(Addressee::You), instruction);
        assert_eq!(texts.chosen(3, &discard), chosen);
        assert_eq!(texts.forced_tarocks(&discard), None);
    }
    for (plain, explanation) in [
        (7, "There are only 7 plain cards, but 8 cards must go: so a tarock goes too, face up."),
        (6, "There are only 6 plain cards, but 8 cards must go: so 2 tarocks go too, face up."),
    ] {
        let Choices::Discard(discard) = exchange_of(Exchange::Classic, plain) else { continue };
        assert_eq!(texts.forced_tarocks(&discard).as_deref(), Some(explanation));
    }
}

#[test]
fn every_house_rule_and_every_value_has_a_name_and_a_line() {
    let texts = english();
    let mut names = BTreeSet::new();
    for rule in HouseRule::ALL {
        assert!(names.insert(texts.house_rule(rule)));
        let settings = rule.settings();
        let values: BTreeSet<_> = settings.iter().map(|value| texts.setting(*value)).collect();
        let lines: BTreeSet<_> =
            settings.iter().map(|value| texts.setting_explained(*value)).collect();
        assert_eq!((values.len(), lines.len()), (settings.len(), settings.len()), "{rule:?}");
        assert!(lines.iter().all(|line| line.ends_with('.')), "{lines:?}");
    }
    assert_eq!(texts.setting(Setting::Exchange(Exchange::Tactical)), "Tactical");
    assert_eq!(texts.setting(Setting::DefenderBirds(false)), "No");
}
