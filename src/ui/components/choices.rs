use yew::prelude::*;

/// One of several things of which one is chosen.
#[derive(Clone, PartialEq)]
pub(in crate::ui) struct Choice {
    pub(in crate::ui) label: String,
    /// A line that explains it.
    pub(in crate::ui) note: Option<String>,
    pub(in crate::ui) is_on: bool,
    pub(in crate::ui) onchange: Callback<Event>,
}

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct ChoicesProps {
    /// The name of the group; one of a kind on its screen.
    pub(in crate::ui) name: &'static str,
    pub(in crate::ui) legend: AttrValue,
    pub(in crate::ui) choices: Vec<Choice>,
    #[prop_or_default]
    pub(in crate::ui) is_in_row: bool,
}

/// A group of which one is chosen.
#[component]
pub(in crate::ui) fn Choices(props: &ChoicesProps) -> Html {
    // By their number: what they are called changes with the language, and the focus must stay.
    let choice = |(number, choice): (usize, &Choice)| {
        html! {
            <label class="kos-choice" key={number}>
                <input class="kos-choice__input" type="radio" name={props.name}
                    checked={choice.is_on} onchange={choice.onchange.clone()} />
                <span class="kos-choice__label">{ &choice.label }</span>
                if let Some(note) = &choice.note {
                    <span class="kos-choice__note">{ note }</span>
                }
            </label>
        }
    };
    let class = classes!("kos-choices", props.is_in_row.then_some("kos-choices--row"));
    html! {
        <fieldset class="kos-fieldset">
            <legend class="kos-fieldset__legend">{ &props.legend }</legend>
            <div {class}>{ for props.choices.iter().enumerate().map(choice) }</div>
        </fieldset>
    }
}
