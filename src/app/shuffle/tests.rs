use proptest::prelude::*;

use super::contribution::{clean, put_in_order};
use super::*;
use crate::app::{
    Effect, Front, MatchLength, MatchSetup, Model, Msg, Opponent, Page, Scene, Screen, update,
};
use crate::cards::{Card, Seed};
use crate::rules::Choices;

/// Somebody at a table, with a browser that gives the entropy it is told to.
struct Table {
    model: Model,
    saved: String,
    entropy: Option<Seed>,
    /// Whether the browser answers at all when it is asked for a contribution.
    is_answering: bool,
    copied: Vec<String>,
}

fn setup(opponent: Opponent) -> MatchSetup {
    MatchSetup { opponent, length: MatchLength::Deals(3), ..MatchSetup::default() }
}

impl Table {
    fn new(opponent: Opponent, number: u64) -> Self {
        let (model, saved) = (Model::default(), String::new());
        let entropy = Some(Seed::from_number(number + 1000));
        let mut table = Self { model, saved, entropy, is_answering: true, copied: vec![] };
        table.send(Msg::SetupChanged(Box::new(setup(opponent))));
        table.send(Msg::Seeded(Seed::from_number(number)));
        table
    }

    fn send(&mut self, msg: Msg) {
        for effect in update(&mut self.model, msg) {
            match effect {
                Effect::Save(saved) => self.saved = saved,
                Effect::DrawContribution if self.is_answering => {
                    self.send(Msg::Shuffle(ShuffleMsg::Drawn(self.entropy)));
                }
                Effect::CopyText(text) => self.copied.push(text),
                Effect::AskComputer { request, task, .. } => {
                    let action = task.view.choices.as_ref().and_then(Choices::some_legal);
                    self.send(Msg::ComputerDecided { request, action });
                }
                _ => {}
            }
        }
    }

    fn reload(&mut self) {
        self.model = Model::default();
        self.send(Msg::Opened(Some(self.saved.clone())));
    }

    fn view(&self) -> Option<ShuffleView> {
        self.model.screen().overview?.shuffle
    }

    fn contribute(&mut self, player: Player, text: &str) {
        let text = text.to_owned();
        self.send(Msg::Shuffle(ShuffleMsg::Typed { player, text }));
    }

    /// Whatever can be done next.
    fn act(&mut self) {
        match self.model.scene() {
            Scene::Draw { draw } => match draw.turn {
                Some(_) => {
                    let place = (0..54).find(|place| draw.card(*place).is_none());
                    self.send(Msg::DrawCard(place.expect("most of the 54 are left")));
                }
                None => self.send(Msg::Continue),
            },
            Scene::Cut { .. } => self.send(Msg::Cut(18)),
            Scene::Deal(deal) => match (deal.front, &deal.own) {
                (Front::Curtain(_), _) => self.send(Msg::LiftCurtain),
                (Front::Player(_), Some(own)) => match &own.choices {
                    Some(choices) => {
                        let action = choices.some_legal().expect("something can be done");
                        self.send(Msg::PlayAnyway { ply: deal.ply, action });
                    }
                    None => self.send(Msg::Continue),
                },
                (Front::Player(_), None) => panic!("somebody in front sees his cards"),
            },
            Scene::Result(_) => self.send(Msg::Continue),
            scene => panic!("nothing can be done in {scene:?}"),
        }
    }

    fn go_to(&mut self, is_wanted: impl Fn(&Self) -> bool) {
        for _ in 0..400 {
            if is_wanted(self) {
                return;
            }
            self.act();
        }
        panic!("it did not come");
    }

    fn proof(&mut self, number: u16) -> Result<Proof, NoProof> {
        self.send(Msg::AddressChanged(Page::Shuffle(number)));
        let Scene::Shuffle(scene) = self.model.scene() else { panic!("the page is shown") };
        self.send(Msg::AddressChanged(Page::Table));
        scene.proof.expect("a deal is meant")
    }

    fn running(&self) -> &Match {
        self.model.running.as_ref().expect("a match is running")
    }
}

fn is_result(table: &Table) -> bool {
    matches!(table.model.scene(), Scene::Result(_))
}

fn is_in_play(table: &Table) -> bool {
    matches!(table.model.scene(), Scene::Deal(_))
}

/// Worked out by `sha256sum` and `sort`, from the pack and the nonce of this seed.
#[test]
fn an_example_comes_out_as_worked_out_with_other_tools() {
    let seed = Seed::from_number(7);
    let committed =
        Committed { pack: pack(seed, 0), nonce: nonce(seed, 0), cut: Some(computer_cut(seed, 0)) };
    let contributions = vec![(Player::One, "Schwarzer Kaffee, schräg".to_owned())];
    let commitment = committed.commitment();
    assert_eq!(committed.statement(), include_str!("example.txt"));
    assert_eq!(commitment.digits(), COMMITMENT);
    assert_eq!(commitment.in_short().concat(), COMMITMENT[..8]);
    let lifted = computer_cut(seed, 0);
    let dealt = Pack::new(&cards(DEALT)).expect("a pack");
    let proof = Proof { commitment, committed, contributions, lifted, dealt };
    assert!(proof.is_bound() && proof.is_dealt_so());
    assert_eq!(proof.codes_dealt(), DEALT);
}

const COMMITMENT: &str = "1b3661fb0f989fbcd5bbcfeaea33cc1a222512b1fd2c9a6dd261ae9a10dd8ec3";
const DEALT: &str = "T9 CQ C10 DV T4 CC T18 T21 DC C7 S8 T19 D4 T10 D3 C9 T13 T5 T15 T7 CK T1 S7 T6 T16 D2 T12 T17 HC S9 SV HK C8 H1 T20 T8 H3 T3 HQ SQ DQ S10 CV D1 T14 DK SC T22 T11 H2 SK HV H4 T2";

fn cards(codes: &str) -> Vec<Card> {
    codes.split(' ').map(|code| code.parse().expect("a card")).collect()
}

/// The vector of FIPS 180-4 for a short text, and the empty one.
#[test]
fn the_sum_is_the_published_one() {
    let hex = |text| Seed(sha256(text)).to_hex();
    assert_eq!(hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    assert_eq!(hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

proptest! {
    #[test]
    fn whatever_is_contributed_the_cards_stay_the_same_54(text in any::<String>(), seed in any::<u64>()) {
        let pack = Pack::shuffled(Seed::from_number(seed), 0);
        let other = put_in_order(&pack, &clean(&text));
        let mut sorted = *other.cards();
        sorted.sort_unstable();
        prop_assert_eq!(sorted, *Pack::sorted().cards());
        prop_assert_eq!(clean(&clean(&text)), clean(&text));
        prop_assert!(clean(&text).chars().count() <= MOST_CHARACTERS);
    }

    #[test]
    fn every_character_counts(text in "[ -~äß手]{1,100}", place in 0_usize..100) {
        let pack = Pack::sorted();
        let mut letters: Vec<char> = text.chars().collect();
        let place = place % letters.len();
        letters[place] = if letters[place] == 'x' { 'y' } else { 'x' };
        let changed: String = letters.iter().collect();
        letters.remove(place);
        let shorter: String = letters.into_iter().collect();
        let order = put_in_order(&pack, &text);
        prop_assert_ne!(order, put_in_order(&pack, &changed));
        prop_assert_ne!(order, put_in_order(&pack, &shorter));
    }

    #[test]
    fn whatever_is_changed_in_a_proof_is_found(
        number in 0_u64..50,
        places in prop::sample::subsequence((0_usize..54).collect::<Vec<_>>(), 2),
        bit in 0_usize..256,
        lifted in 1_u8..54,
    ) {
        let holds = |proof: &Proof| proof.is_bound() && proof.is_dealt_so();
        for is_cut_settled in [false, true] {
            let seed = Seed::from_number(number);
            let cut = computer_cut(seed, 0);
            let committed = Committed {
                pack: pack(seed, 0),
                nonce: nonce(seed, 0),
                cut: is_cut_settled.then_some(cut),
            };
            let commitment = committed.commitment();
            let contributions = vec![(Player::One, "a".to_owned()), (Player::Two, "b".to_owned())];
            let mut good = Proof { commitment, committed, contributions, lifted: cut, dealt: Pack::sorted() };
            good.dealt = good.pack_in_order();
            prop_assert!(holds(&good));
            let swapped = |pack: &Pack| {
                let mut cards = *pack.cards();
                cards.swap(places[0], places[1]);
                Pack::new(&cards).expect("the same cards")
            };
            let mut bad = good.clone();
            bad.committed.pack = swapped(&good.committed.pack);
            prop_assert!(!bad.is_bound());
            let mut bad = good.clone();
            bad.dealt = swapped(&good.dealt);
            prop_assert!(!bad.is_dealt_so());
            let mut bad = good.clone();
            bad.committed.nonce.0[bit / 8] ^= 1 << (bit % 8);
            prop_assert!(!bad.is_bound());
            for contributor in 0..2 {
                for text in ["", "c", "ab"] {
                    let mut bad = good.clone();
                    text.clone_into(&mut bad.contributions[contributor].1);
                    prop_assert!(!bad.is_dealt_so());
                }
            }
            if lifted != cut {
                let bad = Proof { lifted, ..good.clone() };
                prop_assert!(!bad.is_dealt_so());
                let mut bad = bad;
                bad.dealt = bad.pack_in_order();
                prop_assert_eq!(holds(&bad), !is_cut_settled, "the computer's cut is settled before");
                bad.committed.cut = bad.committed.cut.map(|_| lifted);
                prop_assert_eq!(bad.is_bound(), !is_cut_settled);
            }
        }
    }
}

/// 54 times the Sküs, with another contribution each time: it comes to lie in many places.
#[test]
fn no_place_is_favoured() {
    let mut counts = [0_u32; 54];
    for number in 0..5400 {
        let order = put_in_order(&Pack::sorted(), &number.to_string());
        let place = order.cards().iter().position(|card| *card == Card::PAGAT);
        counts[place.expect("it is among them")] += 1;
    }
    // Five standard deviations of a hundred.
    assert!(counts.iter().all(|count| (50..=150).contains(count)), "{counts:?}");
}

#[test]
fn what_is_shown_before_is_what_is_laid_open_after() {
    for opponent in [Opponent::Computer, Opponent::Friend] {
        for number in 0..4 {
            let mut table = Table::new(opponent, number);
            for deal in 1..=3_u16 {
                table.go_to(|table| table.view().is_some());
                let shown = table.view().expect("it is shown");
                // It stays so whatever comes between.
                table.contribute(Player::One, "  mine ");
                table.contribute(Player::Two, "his");
                table.send(Msg::Leave);
                table.send(Msg::Resume);
                table.send(Msg::Visit(Page::Shuffle(0)));
                table.send(Msg::Visit(Page::Table));
                let again = table.view().expect("it is shown");
                assert_eq!(again.commitment, shown.commitment);
                assert_eq!(again.contributions.one, "  mine ", "what was typed stays");
                table.reload();
                assert_eq!(table.view(), Some(shown.clone()), "the browser draws the same here");
                table.contribute(Player::One, "  mine ");
                table.contribute(Player::Two, "his");
                table.go_to(is_in_play);
                assert_eq!(table.view(), None);
                table.go_to(|table| table.running().deal().is_some_and(|deal| deal.ply() > 2));
                table.send(Msg::Undo);
                table.reload();
                assert_eq!(table.proof(deal), Err(NoProof::NoDeal), "it is not over");
                table.go_to(is_result);
                for _ in 0..2 {
                    let proof = table.proof(deal).expect("it is over");
                    assert!(proof.is_bound() && proof.is_dealt_so());
                    assert_eq!(proof.commitment, shown.commitment);
                    assert_eq!(proof.committed.cut.is_some(), shown.has_cut);
                    let texts: Vec<&str> =
                        proof.contributions.iter().map(|(_, text)| text.as_str()).collect();
                    let all = ["mine", "his"];
                    assert_eq!(texts, all[..if opponent == Opponent::Friend { 2 } else { 1 }]);
                    let dealt = table.running().deal_over(deal).expect("it is over");
                    assert_eq!(proof.dealt, *dealt.history.pack());
                    table.reload();
                }
                if deal < 3 {
                    // The next commitment is shown here, or after one click more.
                    assert_ne!(table.view().map(|view| view.commitment), Some(shown.commitment));
                }
            }
            let numbers: Vec<_> = (1..=3).map(|deal| table.proof(deal).map(|_| ())).collect();
            assert_eq!(numbers, [Ok(()); 3]);
            assert_eq!(table.proof(4), Err(NoProof::NoDeal));
        }
    }
}

#[test]
fn the_same_seed_with_another_contribution_is_another_deal_under_the_same_commitment() {
    let deal = |text: &str| {
        let mut table = Table::new(Opponent::Computer, 3);
        table.go_to(|table| table.view().is_some());
        let shown = table.view().expect("it is shown").commitment;
        table.contribute(Player::One, text);
        table.go_to(is_in_play);
        let pack = *table.running().deal().expect("in play").history().pack();
        (shown, pack)
    };
    let texts = ["", "a", "b", "A", "a b"];
    let deals: Vec<_> = texts.map(deal).into();
    assert!(deals.iter().all(|(shown, _)| *shown == deals[0].0));
    for (place, (_, pack)) in deals.iter().enumerate() {
        assert!(deals[..place].iter().all(|(_, other)| other != pack), "{}", texts[place]);
    }
    assert_eq!(deal("a"), deal("  a\u{7}"), "a text is one line without blanks around it");
}

/// Of two matches that differ in nothing but what the program is bound by, the screens before the deal
/// differ in nothing but the commitment.
#[test]
fn before_the_deal_the_screen_tells_nothing_but_the_commitment() {
    let hidden = |table: &Table| {
        let committed = table.running().shuffle_due().expect("something can be contributed");
        let in_words = [committed.nonce.to_hex(), table.running().seed.to_hex()];
        (committed.commitment(), in_words, format!("{:?}", committed.pack))
    };
    for opponent in [Opponent::Computer, Opponent::Friend] {
        for number in 0..6 {
            let mut table = Table::new(opponent, number);
            for _ in 0..2 {
                table.go_to(|table| table.view().is_some());
                let screen: Screen = table.model.screen();
                let (commitment, in_words, pack) = hidden(&table);
                assert_eq!(
                    screen.overview.clone().and_then(|o| o.shuffle).map(|s| s.commitment),
                    Some(commitment)
                );
                let told = format!("{screen:?}");
                for secret in in_words.iter().chain([&pack]) {
                    assert!(!told.contains(secret.as_str()), "{secret}");
                }
                table.go_to(is_in_play);
                let told = format!("{:?}", table.model.screen());
                for secret in in_words.iter().chain([&pack]) {
                    assert!(!told.contains(secret.as_str()), "{secret}");
                }
                table.go_to(is_result);
            }
        }
    }
}

#[test]
fn where_there_is_no_entropy_the_text_is_empty_and_counts_all_the_same() {
    let mut table = Table::new(Opponent::Computer, 5);
    table.entropy = None;
    table.reload();
    table.go_to(|table| table.view().is_some());
    assert_eq!(table.view().expect("it is shown").contributions.one, "");
    table.go_to(is_result);
    let proof = table.proof(1).expect("it can be checked");
    assert!(proof.is_bound() && proof.is_dealt_so());
    assert_ne!(proof.committed.pack.cut(proof.lifted), proof.dealt);
}

#[test]
fn a_deal_that_was_not_shuffled_by_the_players_says_so() {
    let mut lesson = Table::new(Opponent::Computer, 1);
    lesson.send(Msg::Learn);
    assert_eq!(lesson.view(), None);
    lesson.go_to(is_result);
    assert_eq!(lesson.view(), None);
    assert_eq!(lesson.proof(1), Err(NoProof::Lesson));

    // As in a version that asked for no contribution.
    let mut old = Table::new(Opponent::Computer, 1);
    old.is_answering = false;
    old.reload();
    old.go_to(is_in_play);
    let seed = Seed::from_number(1);
    let lifted = old.running().deal().expect("in play").lifted;
    assert_eq!(*old.running().deal().expect("in play").history().pack(), pack(seed, 0).cut(lifted));
    old.go_to(is_result);
    assert_eq!(old.proof(1), Err(NoProof::Uncommitted));
    assert_eq!(Table::new(Opponent::Computer, 1).proof(1), Err(NoProof::NoDeal));
}

#[test]
fn a_saved_match_whose_shuffle_does_not_hold_is_damaged() {
    for opponent in [Opponent::Computer, Opponent::Friend] {
        let mut table = Table::new(opponent, 2);
        table.go_to(is_result);
        table.go_to(|table| is_in_play(table) && !table.running().past().is_empty());
        let good = table.saved.clone();
        assert!(Match::from_saved(&good).is_ok());
        let mut changed = 0;
        for (name, skipped) in [("\"commitment\":\"", 0), ("\"contributions\":{\"one\":\"", 0)] {
            for (at, found) in good.match_indices(name) {
                let digit = at + found.len() + skipped;
                let other = if &good[digit..=digit] == "a" { "b" } else { "a" };
                let bad = format!("{}{other}{}", &good[..digit], &good[digit + 1..]);
                assert!(Match::from_saved(&bad).is_err(), "{name} of {opponent:?}");
                changed += 1;
            }
        }
        assert_eq!(changed, 4, "a deal that is over and one in play");
        // A text of the computer's is none that anybody has typed.
        let bad = good.replacen("\"two\":\"", "\"two\":\" ", 2);
        assert!(bad == good || Match::from_saved(&bad).is_err());
        // Both places that say how many cards were lifted say the same.
        for (at, found) in good.match_indices("\"lifted\":") {
            let end = at + good[at..].find([',', '}']).expect("an end");
            let bad = format!("{}{}1{}", &good[..at], found, &good[end..]);
            assert!(Match::from_saved(&bad).is_err(), "lifted of {opponent:?}");
        }
    }
}

#[test]
fn a_text_of_the_players_cannot_break_out_of_the_commands() {
    let mut table = Table::new(Opponent::Friend, 2);
    table.go_to(|table| table.view().is_some());
    table.contribute(Player::One, "it's $(date) \\ `id` \"END\"");
    table.contribute(Player::Two, "END");
    table.go_to(is_result);
    let script = table.proof(1).expect("it is over").script();
    assert!(script.contains("text='it'\\''s $(date) \\ `id` \"END\"\nEND'\n"), "{script}");
    table.send(Msg::Shuffle(ShuffleMsg::Copy(script.clone())));
    assert_eq!(table.copied, [script]);
}
