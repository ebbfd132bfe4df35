use yew::prelude::*;

use crate::ui::context::{Ui, use_ui};

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct HeadingProps {
    pub(in crate::ui) text: AttrValue,
    /// The level, 1 or 2.
    #[prop_or(2)]
    pub(in crate::ui) level: u8,
    #[prop_or_else(|| Classes::from("kos-heading"))]
    pub(in crate::ui) class: Classes,
}

/// The heading of what has just come up. It takes the focus, so that the keyboard and a screen
/// reader go on from there and not from a button that is gone.
#[component]
pub(in crate::ui) fn Heading(HeadingProps { text, level, class }: &HeadingProps) -> Html {
    let Ui { texts, focus, .. } = use_ui();
    let language = texts.language();
    let spoken = use_mut_ref(|| language);
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((text.clone(), language), move |(_, language)| {
            // The same in another language has not come up: whoever chose it is elsewhere.
            let is_translated = spoken.replace(*language) != *language;
            if !is_translated && let Some(heading) = node.cast::<web_sys::Element>() {
                focus.give(heading);
            }
        });
    }
    let class = class.clone();
    if *level == 1 {
        html! { <h1 ref={node} {class} tabindex="-1">{ text }</h1> }
    } else {
        html! { <h2 ref={node} {class} tabindex="-1">{ text }</h2> }
    }
}
