//! What a page asks for that the table is a part of.

use super::given::{self, CodeMsg};
use super::update::begin_match;
use super::{
    DealCode, Effect, Language, Match, MatchSetup, Model, News, Page, Player, Preferences, Theme,
    lesson, speech,
};
use crate::rules::History;

/// What is to be played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// What is agreed for a match.
    pub setup: MatchSetup,
    /// Who deals first; drawn if nobody has said so.
    pub dealer: Option<Player>,
    /// The deal to be played, in place of one that is shuffled.
    pub deal: Option<DealCode>,
}

/// Something that the page asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostMsg {
    /// So it is to be played. The table has just come to the page: what was saved goes on as it was.
    Offered(Box<Terms>),
    /// So it is to be played from the next deal on.
    Changed(Box<Terms>),
    /// A match begins at once, in place of whatever is under way.
    Begin(Box<Terms>),
    /// A deal goes on where its moves end, in place of whatever is under way.
    Load(Box<Terms>),
    /// The page speaks this language now, whatever was chosen at the table before.
    Speaks(Language),
    /// The page has these colours now, whatever was chosen at the table before.
    Recoloured(Theme),
}

/// What the page has asked for and is still to come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Host {
    /// From the next deal on.
    next: Option<Box<Terms>>,
    /// Who deals first.
    dealer: Option<Player>,
    /// The colours of the page.
    theme: Theme,
}

impl Host {
    /// The colours of the table, for somebody who likes these.
    pub(super) const fn theme(&self, preferred: Theme) -> Theme {
        match preferred {
            Theme::System => self.theme,
            Theme::Light | Theme::Dark => preferred,
        }
    }

    /// Who deals first, if that is not drawn.
    pub(super) const fn dealer(&self) -> Option<Player> {
        self.dealer
    }
}

/// Does what the page asks for.
pub(super) fn update(model: &mut Model, msg: HostMsg, effects: &mut Vec<Effect>) {
    match msg {
        HostMsg::Offered(terms) => {
            if model.match_of_page().is_none_or(|running| !running.is_unfinished()) {
                agree(model, *terms);
            } else {
                // So a change of anything else is no change of this.
                model.host.dealer = terms.dealer;
            }
        }
        HostMsg::Changed(terms) => model.host.next = Some(terms),
        HostMsg::Begin(terms) => {
            leave_everything(model);
            let Terms { setup, dealer, deal } = *terms;
            model.setup = setup;
            model.host.dealer = dealer;
            match deal {
                Some(code) => given::begin(model, &code, None, effects),
                None => effects.push(Effect::DrawSeed),
            }
        }
        HostMsg::Load(terms) => {
            let Terms { setup, deal, .. } = *terms;
            if let Some(running) = deal.and_then(|code| given::as_left(&setup, &code)) {
                leave_everything(model);
                model.setup = setup;
                begin_match(model, running, effects);
            }
        }
        HostMsg::Speaks(language) => {
            model.speech.browser = language;
            let preferences = Preferences { language: None, ..model.preferences };
            prefer(model, preferences, effects);
            speech::speak(model, effects);
        }
        HostMsg::Recoloured(theme) => {
            model.host.theme = theme;
            let preferences = Preferences { theme: Theme::System, ..model.preferences };
            prefer(model, preferences, effects);
        }
    }
}

fn prefer(model: &mut Model, preferences: Preferences, effects: &mut Vec<Effect>) {
    if preferences != model.preferences {
        super::update::prefer(model, preferences, effects);
    }
}

fn leave_everything(model: &mut Model) {
    lesson::end(model);
    model.host.next = None;
    model.page = Page::Table;
}

/// The form shows what is to be played, or the page of codes the deal.
fn agree(model: &mut Model, terms: Terms) {
    let Terms { setup, dealer, deal } = terms;
    model.setup = setup;
    model.host.dealer = dealer;
    if let Some(code) = deal {
        given::update(model, CodeMsg::Linked(code.to_string()), &mut Vec::new());
        model.page = Page::Code;
    }
}

/// After any message: without a match under way, what was to come is there.
pub(super) fn settle(model: &mut Model) {
    let is_free = model.match_of_page().is_none_or(|running| !running.is_unfinished());
    if is_free && let Some(terms) = model.host.next.take() {
        agree(model, *terms);
    }
}

/// Before the next deal: brings about what the page has asked for. Tells whether that takes the place of
/// the deal that would come next.
pub(super) fn comes_next(model: &mut Model, effects: &mut Vec<Effect>) -> bool {
    let Some(running) = &mut model.running else { return false };
    // After the last deal of a match none comes; what was asked for is there when the match is over.
    if running.is_complete() {
        return false;
    }
    let Some(terms) = model.host.next.take() else { return false };
    let Terms { setup, dealer, deal } = *terms;
    // A match has one set of house rules, and its seats go round; what its deals were shuffled by says
    // who sits at the screen. Anything else can change in it.
    let goes_on = running.setup.rules == setup.rules
        && running.setup.opponent == setup.opponent
        && dealer == model.host.dealer;
    model.setup = setup.clone();
    model.host.dealer = dealer;
    if let Some(code) = deal {
        running.finish_deal(model.contributing.texts());
        let waiting = model.running.take().filter(Match::is_unfinished).map(Box::new);
        given::begin(model, &code, waiting, effects);
        return true;
    }
    if goes_on {
        running.setup = setup;
    } else {
        effects.push(Effect::DrawSeed);
    }
    !goes_on
}

/// What anybody saw of each move of a deal, in order.
#[must_use]
pub fn seen_of(history: &History) -> Vec<News> {
    News::of_all(history)
}

impl Model {
    /// The match that the page hears of: not the guided deal, but what waits for its end.
    #[must_use]
    pub fn match_of_page(&self) -> Option<&Match> {
        match &self.lesson {
            Some(lesson) => lesson.shelved(),
            None => self.running.as_ref(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Msg, OpponentLevel, ShuffleMsg, Stage, update};
    use crate::cards::Seed;
    use crate::rules::{Exchange, Rules};

    fn terms() -> Terms {
        let setup = MatchSetup { level: OpponentLevel::Beginner, ..MatchSetup::default() };
        Terms { setup, dealer: Some(Player::Two), deal: None }
    }

    fn tell(model: &mut Model, msg: HostMsg) -> Vec<Effect> {
        update(model, Msg::Host(msg))
    }

    /// A match in which the first deal is dealt.
    fn begun(number: u64) -> Model {
        let mut model = Model::default();
        assert_eq!(tell(&mut model, HostMsg::Begin(Box::new(terms()))), [Effect::DrawSeed]);
        update(&mut model, Msg::Seeded(Seed::from_number(number)));
        update(&mut model, Msg::Cut(20));
        model
    }

    #[test]
    fn where_the_computer_cuts_the_first_deal_its_cut_waits_until_the_commitment_was_seen() {
        let mut model = Model::default();
        let terms = Terms { dealer: Some(Player::One), ..terms() };
        tell(&mut model, HostMsg::Begin(Box::new(terms)));
        update(&mut model, Msg::Seeded(Seed::from_number(1)));
        update(&mut model, Msg::Shuffle(ShuffleMsg::Drawn(Some(Seed::from_number(2)))));
        let shown = |model: &Model| {
            let running = model.running.as_ref().expect("it has begun");
            (running.stage.clone(), model.shuffle_view(running))
        };
        let (stage, shuffle) = shown(&model);
        assert_eq!(stage, Stage::Cut { dealer: Player::One });
        assert!(shuffle.is_some_and(|shuffle| shuffle.has_cut), "nothing is committed to");
        // Nobody else can cut.
        update(&mut model, Msg::Cut(20));
        assert_eq!(shown(&model).0, stage);
        update(&mut model, Msg::Continue);
        let deal = model.running.as_ref().and_then(Match::deal).expect("it is dealt");
        assert!(deal.shuffle.is_some(), "what was contributed does not count");
    }

    /// Lets both play whatever is legal until the result is shown.
    fn play_to_result(model: &mut Model) {
        for _ in 0..400 {
            let deal = model.running.as_mut().and_then(Match::deal_mut).expect("a deal");
            if deal.is_result_shown {
                return;
            }
            match deal.history.game().choices() {
                Some((seat, choices)) => {
                    let action = choices.some_legal().expect("a move");
                    deal.history.play(seat, action).expect("it is legal");
                }
                None => _ = update(model, Msg::Continue),
            }
        }
        panic!("a deal has an end");
    }

    #[test]
    fn the_seats_say_who_deals_first_and_nothing_is_drawn() {
        let model = begun(1);
        let deal = model.match_of_page().and_then(Match::deal).expect("it is dealt");
        assert_eq!(deal.dealer, Player::Two);
    }

    #[test]
    fn what_was_saved_goes_on_as_it_was_and_otherwise_the_form_shows_what_is_offered() {
        let mut model = Model::default();
        tell(&mut model, HostMsg::Offered(Box::new(terms())));
        assert_eq!(model.setup, terms().setup);
        let mut model = begun(2);
        let before = model.clone();
        let rules = Rules { exchange: Exchange::Easy, ..Rules::default() };
        let setup = MatchSetup { rules, ..MatchSetup::default() };
        tell(&mut model, HostMsg::Offered(Box::new(Terms { setup, ..terms() })));
        assert_eq!(model, before);
    }

    #[test]
    fn a_change_waits_for_the_next_deal_and_a_match_keeps_its_rules() {
        for is_other_rules in [false, true] {
            let mut model = begun(3);
            let before = model.match_of_page().cloned();
            let exchange = if is_other_rules { Exchange::Easy } else { Exchange::Classic };
            let setup = MatchSetup {
                rules: Rules { exchange, ..Rules::default() },
                level: OpponentLevel::Master,
                ..MatchSetup::default()
            };
            let changed = Terms { setup: setup.clone(), ..terms() };
            assert_eq!(tell(&mut model, HostMsg::Changed(Box::new(changed))), []);
            assert_eq!(model.match_of_page().cloned(), before);
            play_to_result(&mut model);
            let effects = update(&mut model, Msg::Continue);
            if is_other_rules {
                assert_eq!(effects, [Effect::DrawSeed]);
                update(&mut model, Msg::Seeded(Seed::from_number(4)));
            }
            let running = model.match_of_page().expect("it goes on");
            assert_eq!(running.setup, setup);
            assert_eq!(running.past.len(), usize::from(!is_other_rules));
            assert!(Match::from_saved(&running.to_saved()).is_ok());
        }
    }

    #[test]
    fn a_loaded_deal_goes_on_where_its_moves_end() {
        let mut model = begun(5);
        play_to_result(&mut model);
        let history = model.match_of_page().and_then(Match::deal).expect("a deal").history.clone();
        for count in [0, 1, history.moves().len() / 2, history.moves().len()] {
            let rules = *history.game().rules();
            let left = History::replay(rules, *history.pack(), &history.moves()[..count]);
            let left = left.expect("they were legal");
            let deal = Some(DealCode::with_moves(Player::Two, left.clone()));
            let mut model = Model::default();
            tell(&mut model, HostMsg::Load(Box::new(Terms { deal, ..terms() })));
            let running = model.match_of_page().expect("it is loaded");
            let Stage::Deal(deal) = running.stage() else { panic!("a deal") };
            assert_eq!(deal.history, left);
            assert_eq!(deal.is_result_shown, count == history.moves().len());
            assert!(Match::from_saved(&running.to_saved()).is_ok());
        }
    }

    #[test]
    fn a_deal_that_the_page_names_waits_on_the_page_of_codes_or_is_dealt_at_once() {
        let mut model = begun(6);
        let history = model.match_of_page().and_then(Match::deal).expect("a deal").history.clone();
        let deal = Some(DealCode::new(Player::One, &history));
        let named = Box::new(Terms { deal, ..terms() });
        let mut other = Model::default();
        tell(&mut other, HostMsg::Offered(named.clone()));
        assert_eq!(other.page, Page::Code);
        tell(&mut other, HostMsg::Begin(named.clone()));
        assert_eq!(other.page, Page::Table);
        let dealt = other.match_of_page().and_then(Match::deal).expect("it is dealt");
        assert_eq!((dealt.dealer, dealt.history.pack()), (Player::One, history.pack()));
        // While another deal is played, it comes after that one, and the match goes on after it.
        tell(&mut model, HostMsg::Changed(named));
        play_to_result(&mut model);
        update(&mut model, Msg::Continue);
        let running = model.match_of_page().expect("the deal");
        assert!(running.is_given() && running.has_match_waiting());
    }

    #[test]
    fn the_language_of_the_page_is_spoken_at_once_whatever_was_chosen() {
        let mut model = Model::default();
        let language = Some(Language::Japanese);
        let chosen = Preferences { language, ..model.preferences };
        update(&mut model, Msg::PreferencesChanged(chosen));
        let effects = tell(&mut model, HostMsg::Speaks(Language::German));
        assert_eq!(model.preferences.language, None);
        let is_german = |effect: &Effect| {
            matches!(effect, Effect::LoadTexts { language: Language::German, .. })
        };
        assert!(effects.iter().any(is_german), "{effects:?}");
    }
}
