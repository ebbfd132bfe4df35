use std::rc::Rc;

use yew::prelude::*;

use super::cast::Cast;
use super::components::NoticeBar;
use super::context::Ui;
use super::dialogs::DialogView;
use super::face::Pack;
use super::focus::{focus_element, focused};
use super::pages::{OverPage, ResultPage, StartPage, TablePage};
use crate::app::{MatchSetup, Msg, Scene, Screen};
use crate::i18n::{Language, Texts};

/// What the root is drawn from.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct RootProps {
    /// Everything that is on the screen.
    pub screen: Rc<Screen>,
    /// Where messages go.
    pub dispatch: Callback<Msg>,
    /// The file that all cards are drawn from.
    #[prop_or_default]
    pub pack: Pack,
}

/// Everything on the screen.
#[component]
pub fn Root(RootProps { screen, dispatch, pack }: &RootProps) -> Html {
    let texts = use_memo((), |()| Texts::new(Language::English));
    let setup = match (&screen.scene, &screen.overview) {
        (Scene::Start { setup, .. }, _) => setup.clone(),
        (_, Some(overview)) => overview.setup.clone(),
        (_, None) => MatchSetup::default(),
    };
    let cast = use_memo(setup, |setup| Cast::new(setup, &texts));
    let lang = texts.language().tag();
    let is_pack_missing = *pack == Pack::Missing;
    let ui = Ui { texts, cast, dispatch: dispatch.clone(), is_pack_missing };
    let dialog = screen.dialog.zip(screen.overview.clone());
    let is_inert = dialog.is_some();
    // A page that becomes inert loses the focus; whoever had it gets it back after the dialog.
    let opener = use_mut_ref(|| None::<web_sys::HtmlElement>);
    let onfocusin = {
        let opener = opener.clone();
        Callback::from(move |_: FocusEvent| {
            if !is_inert {
                *opener.borrow_mut() = focused();
            }
        })
    };
    use_effect_with(is_inert, move |is_inert| {
        if let Some(opener) = opener.borrow().clone().filter(|_| !is_inert) {
            focus_element(opener.into());
        }
    });
    // A key that is held down would press one button after the other.
    let onkeydown = Callback::from(|event: KeyboardEvent| {
        if event.repeat() && matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
        }
    });
    let page = match (screen.scene.clone(), screen.overview.clone()) {
        (Scene::Start { setup, can_resume }, _) => {
            html! { <StartPage {setup} {can_resume} {is_inert} /> }
        }
        (Scene::Result(scene), Some(overview)) => {
            html! { <ResultPage {scene} {overview} {is_inert} /> }
        }
        (Scene::Over, Some(overview)) => html! { <OverPage {overview} {is_inert} /> },
        (scene, Some(overview)) => html! { <TablePage {scene} {overview} {is_inert} /> },
        (_, None) => Html::default(),
    };
    html! {
        <ContextProvider<Ui> context={ui}>
            <div class="kos-root" {lang} data-theme="auto" data-card-size="normal"
                data-motion="auto" {onkeydown} {onfocusin}>
                { pack.drawings() }
                if let Some(notice) = &screen.notice {
                    <NoticeBar notice={notice.clone()} />
                }
                { page }
                if let Some((dialog, overview)) = dialog {
                    <DialogView {dialog} {overview} scene={screen.scene.clone()} />
                }
            </div>
        </ContextProvider<Ui>>
    }
}
