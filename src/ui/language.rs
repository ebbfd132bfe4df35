use yew::prelude::*;

use super::context::use_ui;
use crate::app::{Language, Msg, Preferences};
use crate::i18n::Text;

#[derive(PartialEq, Properties)]
pub(super) struct LanguageChoiceProps {
    /// The name of the group; one of a kind on its screen.
    pub(super) name: &'static str,
    /// Whether the browser's own language is offered too, and the group has a heading that is seen.
    #[prop_or_default]
    pub(super) is_full: bool,
}

/// The choice of the language, each called by its own name. It takes effect at once, whatever is on the
/// screen.
#[component]
pub(super) fn LanguageChoice(LanguageChoiceProps { name, is_full }: &LanguageChoiceProps) -> Html {
    let ui = use_ui();
    // What is chosen is marked at once, also while its texts are still on their way.
    let preferred = ui.preferences.language;
    let chosen = preferred.or((!*is_full).then(|| ui.texts.language()));
    let choice = |language: Option<Language>| {
        let wanted = Msg::PreferencesChanged(Preferences { language, ..ui.preferences });
        let tag = language.map(Language::tag);
        html! {
            <label class="kos-choice" key={tag.unwrap_or_default()}>
                <input class="kos-choice__input" type="radio" name={*name} value={tag}
                    checked={language == chosen} onchange={ui.send(wanted)} />
                <span class="kos-choice__label" lang={tag}>
                    { match language {
                        Some(language) => language.own_name().to_owned(),
                        None => ui.text(Text::AsTheBrowser),
                    } }
                </span>
            </label>
        }
    };
    let languages = Language::ALL.into_iter().map(Some);
    let offered = is_full.then_some(None).into_iter().chain(languages);
    let class = classes!("kos-fieldset", (!*is_full).then_some("kos-languages"));
    html! {
        <fieldset {class}>
            <legend class="kos-fieldset__legend">{ ui.text(Text::LanguageOfTable) }</legend>
            <div class="kos-choices kos-choices--row">{ for offered.map(choice) }</div>
        </fieldset>
    }
}
