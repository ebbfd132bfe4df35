use std::rc::Rc;

use web_sys::Element;
use yew::prelude::*;

use super::cast::Cast;
use super::clicks::Clicks;
use super::components::NoticeBar;
use super::context::Ui;
use super::dialogs::DialogView;
use super::face::{Faces, Pack};
use super::focus::{Focus, bring_to_top};
use super::heard::use_heard;
use super::keys::{Pressed, press_single_key};
use super::modal::use_modal;
use super::motion::use_stage;
use super::pages::{
    BookPage, CodePage, KeptPage, OverPage, PackPage, ReplayPage, ResultPage, ShufflePage,
    StartPage, StatisticsPage, TablePage,
};
use super::sound::{Cue, use_sound};
use crate::app::{
    CardSize, Dialog, MatchSetup, Motion, Msg, Scene, Screen, SingleKeys, Sound, Theme,
};
use crate::i18n::Texts;

/// What the root is drawn from.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct RootProps {
    /// Everything that is on the screen.
    pub screen: Rc<Screen>,
    /// Everything that is said, in the language that is shown.
    pub texts: Rc<Texts>,
    /// Where messages go.
    pub dispatch: Callback<Msg>,
    /// The file that all cards are drawn from.
    #[prop_or_default]
    pub pack: Pack,
    /// Where what is to be heard goes, and how loud it is to be.
    #[prop_or_default]
    pub play: Callback<(Sound, Vec<Cue>)>,
    /// The address of the game itself, where that is not the page that this stands in.
    #[prop_or_default]
    pub home: AttrValue,
}

/// Everything on the screen.
#[component]
pub fn Root(RootProps { screen, texts, dispatch, pack, play, home }: &RootProps) -> Html {
    let root = use_node_ref();
    let texts = texts.clone();
    let preferences = screen.preferences;
    let is_pack_missing = *pack == Pack::Missing;
    let labels = preferences.card_labels;
    let stage = use_stage(screen, &root, Faces { texts: texts.clone(), labels, is_pack_missing });
    let setup = match (&screen.scene, &screen.overview) {
        (Scene::Start { setup, .. }, _) => setup.clone(),
        (Scene::Code(code), _) => code.setup.clone(),
        (_, Some(overview)) => overview.setup.clone(),
        (_, None) => MatchSetup::default(),
    };
    let cast = use_memo((setup, texts.language()), |(setup, _)| Cast::new(setup, &texts));
    let lang = texts.language().tag();
    let focus = use_memo((), |()| Focus::new(root.clone()));
    let ui = Ui {
        texts,
        cast,
        preferences,
        stage: stage.clone(),
        clicks: use_memo((), |()| Clicks::default()),
        focus: focus.clone(),
        dispatch: dispatch.clone(),
        home: home.clone(),
        book: screen.speech.book,
        is_pack_missing,
    };
    let heard = use_heard(screen, &ui);
    use_sound(screen, &stage, play);
    let dialog = screen.dialog;
    let is_inert = dialog.is_some();
    // A page that becomes inert loses the focus; whoever had it gets it back after the dialog.
    let onfocusin = {
        let focus = focus.clone();
        Callback::from(move |_: FocusEvent| {
            if !is_inert {
                focus.note();
            }
        })
    };
    if is_inert {
        focus.cover();
    }
    {
        // However far the page before was scrolled, the next one is seen from its beginning.
        let root = root.clone();
        use_effect_with(leaf(&screen.scene), move |leaf| {
            let root = root.cast::<Element>().filter(|_| leaf.is_some());
            if let Some(root) = root.filter(|root| root.get_bounding_client_rect().top() < 0.0) {
                bring_to_top(&root);
            }
        });
    }
    {
        // Whatever has been drawn anew, the keyboard goes on from the game.
        let focus = focus.clone();
        use_effect(move || {
            if !is_inert {
                focus.uncover();
            }
            focus.keep();
        });
    }
    use_modal(&root, &focus, is_inert, dispatch);
    // A key that is held down would press one button after the other.
    let onpointerdown = {
        let stage = stage.clone();
        Callback::from(move |_: PointerEvent| stage.hurry())
    };
    let onkeydown = {
        let (root, dispatch) = (root.clone(), dispatch.clone());
        let are_singles_on = preferences.single_keys == SingleKeys::On;
        Callback::from(move |event: KeyboardEvent| {
            stage.hurry();
            if event.repeat() && matches!(event.key().as_str(), "Enter" | " ") {
                event.prevent_default();
            }
            // Wherever in the game the focus is, also where a click beside all buttons has put it.
            if event.key() == "Escape" {
                dispatch.emit(if is_inert { Msg::Show(None) } else { Msg::LetGo });
            }
            let root = root.cast::<Element>().filter(|_| are_singles_on);
            match root.map_or(Pressed::Nothing, |root| press_single_key(&root, &event)) {
                Pressed::Nothing => {}
                Pressed::Button => event.prevent_default(),
                Pressed::Keys => {
                    event.prevent_default();
                    dispatch.emit(Msg::Show(Some(Dialog::Keys)));
                }
            }
        })
    };
    let page = match (screen.scene.clone(), screen.overview.clone()) {
        (Scene::Start { setup, can_resume }, overview) => {
            let is_match_waiting = overview.is_some_and(|overview| overview.is_match_waiting);
            part!(StartPage { setup, can_resume, is_match_waiting, is_inert })
        }
        (Scene::Shuffle(scene), _) => part!(ShufflePage { scene, is_inert }),
        (Scene::Code(scene), _) => part!(CodePage { scene, is_inert }),
        (Scene::Kept(view), _) => part!(KeptPage { view, is_inert }),
        (Scene::Statistics { view, unread }, _) => {
            part!(StatisticsPage { view, unread, is_inert })
        }
        (Scene::Pack { look }, _) => part!(PackPage { look, is_inert }),
        (Scene::Replay { number, replay }, overview) => {
            let sheet = overview.map(|overview| overview.sheet);
            part!(ReplayPage { number, replay, sheet, is_inert })
        }
        (Scene::Book { passage, sought, agreed }, _) => {
            part!(BookPage { passage, sought, agreed, is_inert })
        }
        (Scene::Result(scene), Some(overview)) => {
            part!(ResultPage { scene, overview, is_inert })
        }
        (Scene::Over, Some(overview)) => part!(OverPage { overview, is_inert }),
        (scene, Some(overview)) => part!(TablePage { scene, overview, is_inert }),
        (_, None) => Html::default(),
    };
    html! {
        <ContextProvider<Ui> context={ui}>
            <div ref={root} class="kos-root" tabindex="-1" {lang} data-theme={theme_name(screen.theme)}
                data-card-size={card_size_name(preferences.card_size)}
                data-four-colours={preferences.four_colours.then_some("true")}
                data-motion={motion_name(preferences.motion)} {onkeydown} {onpointerdown}
                {onfocusin}>
                { pack.drawings() }
                if let Some(notice) = &screen.notice {
                    { part!(NoticeBar {
                        notice: notice.clone(),
                        is_over_table: leaf(&screen.scene) == Some(1),
                    }) }
                }
                { page }
                if let Some(dialog) = dialog {
                    { part!(DialogView {
                        dialog,
                        can_look_back: screen.can_look_back,
                        overview: screen.overview.clone(),
                        log: screen.log.clone(),
                        share: screen.share.clone(),
                        scene: screen.scene.clone(),
                    }) }
                }
                { heard }
            </div>
        </ContextProvider<Ui>>
    }
}

/// Which page of a match it is; nothing for the others, which find what is sought in them.
const fn leaf(scene: &Scene) -> Option<u8> {
    match scene {
        Scene::Start { .. } => Some(0),
        Scene::Draw { .. } | Scene::Cut { .. } | Scene::Deal(_) => Some(1),
        Scene::Result(_) => Some(2),
        Scene::Over => Some(3),
        Scene::Pack { .. }
        | Scene::Kept(_)
        | Scene::Statistics { .. }
        | Scene::Replay { .. }
        | Scene::Shuffle(_)
        | Scene::Book { .. }
        | Scene::Code(_) => None,
    }
}

/// What the styles call a theme.
#[must_use]
pub fn theme_name(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "auto",
        Theme::Light => "light",
        Theme::Dark => "dark",
    }
}

/// What the styles call a size of the cards.
fn card_size_name(size: CardSize) -> &'static str {
    match size {
        CardSize::Small => "small",
        CardSize::Normal => "normal",
        CardSize::Large => "large",
    }
}

/// What the styles call a choice of motion.
fn motion_name(motion: Motion) -> &'static str {
    match motion {
        Motion::System => "auto",
        Motion::Reduced => "reduced",
        Motion::Full => "full",
    }
}
