use yew::prelude::*;

use super::{Grid, look_up_section};
use crate::app::Player;
use crate::i18n::{Message, Text};
use crate::rules::{Item, Settlement};
use crate::ui::context::use_ui;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct SettlementGridProps {
    pub(in crate::ui) dealer: Player,
    pub(in crate::ui) settlement: Settlement,
}

/// The settlement, item by item.
#[component]
pub(in crate::ui) fn SettlementGrid(props: &SettlementGridProps) -> Html {
    let ui = use_ui();
    let SettlementGridProps { dealer, settlement } = props;
    let naming = ui.cast.naming(*dealer);
    let declarer = Player::at(settlement.bargain.declarer, *dealer);
    let row = |item: &Item| {
        let sentence = ui.texts.item(item, settlement, &naming);
        vec![
            html! {
                <>
                    { ui.texts.item_name(item.kind) }
                    <span class="kos-grid__note">
                        { sentence }{ " " }{ look_up_section(&ui, item.section()) }
                    </span>
                </>
            },
            html! { ui.texts.game_points(item.value) },
        ]
    };
    let total = |player: Player| {
        let points = settlement.total[player.seat(*dealer)];
        vec![
            html! { ui.say(Message::TotalFor { player: ui.cast.addressee(player) }) },
            html! { ui.texts.game_points(points) },
        ]
    };
    let caption = ui.say(Message::SettlementFor { player: ui.cast.addressee(declarer) });
    let heads = vec![(ui.text(Text::Item), false), (ui.text(Text::GamePoints), true)];
    let rows: Vec<Vec<Html>> = settlement.items.iter().map(row).collect();
    let foot = vec![total(declarer), total(declarer.other())];
    part!(Grid { caption, heads, rows, foot })
}

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct VersusProps {
    pub(in crate::ui) label: AttrValue,
    /// A number and whose it is, twice.
    pub(in crate::ui) sides: [(String, String); 2],
}

/// One number against another.
#[component]
pub(in crate::ui) fn Versus(VersusProps { label, sides }: &VersusProps) -> Html {
    let side = |(number, who): &(String, String)| {
        html! {
            <span class="kos-versus__side">
                <span class="kos-versus__number">{ number }</span>
                { " " }
                <span class="kos-versus__who">{ who }</span>
            </span>
        }
    };
    html! {
        <div class="kos-versus" role="group" aria-label={label}>
            { side(&sides[0]) }
            <span class="kos-versus__colon" aria-hidden="true">{ ":" }</span>
            { side(&sides[1]) }
        </div>
    }
}
