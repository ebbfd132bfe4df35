use yew::prelude::*;

use super::root::theme_name;
use crate::app::{Language, Theme};

/// What is shown as long as there are no texts.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct ThresholdProps {
    /// The colours that the player likes.
    pub theme: Theme,
    /// Whether the texts could not be loaded.
    pub is_missing: bool,
    /// Tries again.
    pub onretry: Callback<()>,
}

/// The page before there is a text: nothing but the name of the game; and if the texts cannot be had,
/// that, in every language.
#[component]
pub fn Threshold(ThresholdProps { theme, is_missing, onretry }: &ThresholdProps) -> Html {
    let part = |language: Language| {
        let [sentence, again] = language.without_texts();
        let onclick = onretry.reform(|_: MouseEvent| ());
        html! {
            <div class="kos-threshold__part" lang={language.tag()} key={language.tag()}>
                <p class="kos-text">{ sentence }</p>
                <button type="button" class="kos-button" {onclick}>{ again }</button>
            </div>
        }
    };
    html! {
        <div class="kos-root" data-theme={theme_name(*theme)}>
            <main class="kos-threshold">
                <h1 class="kos-title">{ Language::name_of_game() }</h1>
                if *is_missing {
                    <div class="kos-threshold__parts" role="alert">
                        { for Language::ALL.into_iter().map(part) }
                    </div>
                }
            </main>
        </div>
    }
}
