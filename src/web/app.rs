use yew::platform::spawn_local;
use yew::prelude::*;

use super::runtime::Runtime;
use super::script::beside_script;
use super::{Loudspeaker, load_pack, load_pictures};
use crate::app::{Msg, Sound};
use crate::i18n::Text;
use crate::ui::{Cue, Pack, Root, Threshold, theme_name};

#[derive(Clone, PartialEq, Properties)]
pub(super) struct AppProps {
    /// What holds the model of this table.
    pub(super) runtime: Runtime,
}

/// The application: the runtime, and the table drawn from its screen.
#[component]
pub(super) fn App(AppProps { runtime }: &AppProps) -> Html {
    let runtime = runtime.clone();
    // Where the address cannot be made out, cards do without their pictures.
    use_memo((), |()| Pack::lies_in(beside_script("./").unwrap_or_default()));
    let home = runtime.home();
    let is_page = home.is_none();
    let screen = use_state_eq(|| runtime.screen());
    let pack = use_state(Pack::default);
    // Held, so that the browser does not let go of them.
    let pictures = use_mut_ref(Vec::new);
    {
        let (runtime, screen) = (runtime.clone(), screen.setter());
        use_effect_with((), move |()| {
            screen.set(runtime.screen());
            runtime.on_change(Callback::from(move |changed| screen.set(changed)));
        });
    }
    {
        let (runtime, pack, pictures) = (runtime.clone(), pack.setter(), pictures.clone());
        use_effect_with((), move |()| {
            spawn_local(async move {
                if let Ok(drawings) = load_pack().await {
                    pack.set(Pack::Here(drawings));
                } else {
                    pack.set(Pack::Missing);
                    runtime.dispatch(Msg::NoPack);
                }
                *pictures.borrow_mut() = load_pictures().await;
            });
        });
    }
    let texts = screen.speech.shown.and_then(|language| runtime.texts(language));
    // The page is the table's own: its language is the table's, and so is its title.
    use_effect_with(texts.clone(), move |texts| {
        let document = web_sys::window().and_then(|window| window.document());
        let document = document.filter(|_| is_page);
        if let Some((document, texts)) = document.zip(texts.as_ref()) {
            document.set_title(&texts.text(Text::Kosakeln));
            if let Some(root) = document.document_element() {
                // A name and a tag: there is nothing that could be refused.
                let _ = root.set_attribute("lang", texts.language().tag());
            }
        }
    });
    let loudspeaker = use_memo((), |()| Loudspeaker::listen());
    let play = use_callback((), move |(volume, cues): (Sound, Vec<Cue>), ()| {
        loudspeaker.play(volume, &cues);
    });
    // What is seen around the table, where the page is drawn beyond its edge, has its colour.
    use_effect_with(screen.theme, move |&theme| {
        let document = web_sys::window().and_then(|window| window.document());
        let document = document.filter(|_| is_page);
        if let Some(body) = document.and_then(|document| document.body()) {
            let _ = body.set_attribute("data-theme", theme_name(theme));
        }
    });
    let dispatch = use_callback((), move |msg: Msg, ()| runtime.dispatch(msg));
    let Some(texts) = texts else {
        let onretry = dispatch.reform(|()| Msg::LoadTextsAgain);
        let theme = screen.theme;
        return html! { <Threshold {theme} is_missing={screen.speech.is_missing()} {onretry} /> };
    };
    html! { <Root screen={(*screen).clone()} {texts} {dispatch} pack={(*pack).clone()} {play} home={home.unwrap_or_default()} /> }
}
