use std::rc::Rc;

use yew::prelude::*;

use super::cast::Cast;
use super::components::NoticeBar;
use super::context::Ui;
use super::dialogs::DialogView;
use super::pages::{OverPage, ResultPage, StartPage, TablePage};
use crate::app::{Match, Model, Msg, Scene};
use crate::i18n::{Language, Texts};

/// What the root is drawn from.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct RootProps {
    /// The state of the application.
    pub model: Rc<Model>,
    /// Where messages go.
    pub dispatch: Callback<Msg>,
}

/// Everything on the screen.
#[component]
pub fn Root(RootProps { model, dispatch }: &RootProps) -> Html {
    let texts = use_memo((), |()| Texts::new(Language::English));
    let setup = model.running.as_ref().filter(|_| !model.is_away).map(Match::setup);
    let setup = setup.unwrap_or(&model.setup);
    let cast = use_memo(setup.clone(), |setup| Cast::new(setup, &texts));
    let lang = texts.language().tag();
    let ui = Ui { texts, cast, dispatch: dispatch.clone() };
    let dialog = model.dialog.filter(|_| !model.is_away);
    let scene = match model.scene() {
        Scene::Start { setup, can_resume } => html! { <StartPage {setup} {can_resume} /> },
        Scene::Result(scene) => html! { <ResultPage {scene} model={model.clone()} /> },
        Scene::Over => html! { <OverPage model={model.clone()} /> },
        Scene::Draw { .. } | Scene::Cut { .. } | Scene::Deal(_) => {
            html! { <TablePage model={model.clone()} is_inert={dialog.is_some()} /> }
        }
    };
    html! {
        <ContextProvider<Ui> context={ui}>
            <div class="kos-root" {lang} data-theme="auto" data-card-size="normal"
                data-motion="auto">
                if let Some(notice) = &model.notice {
                    <NoticeBar notice={notice.clone()} />
                }
                { scene }
                if let Some(dialog) = dialog {
                    <DialogView {dialog} model={model.clone()} />
                }
            </div>
        </ContextProvider<Ui>>
    }
}
