use yew::prelude::*;

use super::Heading;
use crate::app::{Dialog, Msg, Passage};
use crate::i18n::Message;
use crate::rules::Section;
use crate::ui::context::{Ui, use_ui};

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct PanelProps {
    /// Which panel, for its style.
    pub(in crate::ui) name: &'static str,
    pub(in crate::ui) heading: AttrValue,
    /// The section of the rules that explains it.
    #[prop_or_default]
    pub(in crate::ui) section: Option<Section>,
    /// Whether there is something to choose from.
    #[prop_or_default]
    pub(in crate::ui) has_options: bool,
    /// What stands beside the heading.
    #[prop_or_default]
    pub(in crate::ui) aside: Html,
    /// The buttons below.
    #[prop_or_default]
    pub(in crate::ui) foot: Option<Html>,
    pub(in crate::ui) children: Children,
}

/// The panel of a phase, in the middle of the table.
#[component]
pub(in crate::ui) fn Panel(props: &PanelProps) -> Html {
    let ui = use_ui();
    let panel = use_node_ref();
    {
        // A button that is pressed may be gone afterwards, and the focus with it.
        let (panel, focus) = (panel.clone(), ui.focus.clone());
        use_effect(move || focus.give_to_heading_if_lost(&panel));
    }
    html! {
        <section ref={panel} class="kos-panel" data-panel={props.name} aria-label={&props.heading}
            data-options={props.has_options.then_some("true")}>
            <header class="kos-panel__head">
                { part!(Heading { text: &props.heading }) }
                if let Some(section) = props.section {
                    { help(&ui, &props.heading, section) }
                }
                { props.aside.clone() }
            </header>
            <div class="kos-panel__body">{ props.children.clone() }</div>
            if let Some(foot) = &props.foot {
                <footer class="kos-panel__foot">{ foot.clone() }</footer>
            }
        </section>
    }
}

/// The quiet button beside a heading that explains what the panel is about.
fn help(ui: &Ui, heading: &str, section: Section) -> Html {
    let label = ui.say(Message::Explain { heading });
    html! {
        <button type="button" class="kos-help" aria-haspopup="dialog" aria-label={label}
            onclick={ui.press(Msg::Show(Some(Dialog::LookUp(Passage::Section(section)))))}>
            <span class="kos-help__sign" aria-hidden="true">{ "?" }</span>
        </button>
    }
}
