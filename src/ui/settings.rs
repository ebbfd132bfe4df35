use yew::prelude::*;

use super::components::{Choice, Choices};
use super::context::{Ui, use_ui};
use super::language::LanguageChoice;
use super::settings_input::input_settings;
use crate::app::{CardLabels, CardSize, Motion, Msg, Pace, Preferences, Sound, Theme, TrickPace};
use crate::i18n::{Text, Texts};

/// How the player likes the table. What is changed takes effect at once; only what is under way, a
/// pause of the computer's or a flight, ends as it has begun.
#[component]
pub(super) fn Settings() -> Html {
    let ui = use_ui();
    let present = ui.preferences;
    let theme = |theme| (theme_text(theme), Preferences { theme, ..present });
    let suits = |four_colours| {
        let text = if four_colours { Text::FourColours } else { Text::TwoColours };
        (text, Preferences { four_colours, ..present })
    };
    let size = |card_size| (size_text(card_size), Preferences { card_size, ..present });
    let motion = |motion| (motion_text(motion), Preferences { motion, ..present });
    let sound = |sound| (sound_text(sound), Preferences { sound, ..present });
    let dealing = |pace| (pace_text(pace), Preferences { dealing: pace, ..present });
    let computer = |pace| (pace_text(pace), Preferences { computer: pace, ..present });
    let trick = |trick| (trick_text(trick), Preferences { trick, ..present });
    html! {
        <div class="kos-stack kos-settings">
            { part!(LanguageChoice { name: "settings-language", is_full: true }) }
            { choices(&ui, "settings-theme", Text::Theme, Theme::ALL.map(theme)) }
            { choices(&ui, "settings-suits", Text::SuitColours, [false, true].map(suits)) }
            { choices(&ui, "settings-size", Text::CardSize, CardSize::ALL.map(size)) }
            { card_labels(&ui) }
            { choices(&ui, "settings-motion", Text::Motion, Motion::ALL.map(motion)) }
            { choices(&ui, "settings-sound", Text::Sound, Sound::ALL.map(sound)) }
            { choices(&ui, "settings-dealing", Text::DealingPace, Pace::ALL.map(dealing)) }
            { choices(&ui, "settings-computer", Text::ComputersPace, Pace::ALL.map(computer)) }
            { choices(&ui, "settings-trick", Text::TrickPace, TrickPace::ALL.map(trick)) }
            { input_settings(&ui) }
            <div class="kos-row kos-row--end">
                <button type="button" class="kos-button" data-action="reset-settings"
                    onclick={ui.press(Msg::PreferencesChanged(Preferences::default()))}>
                    { ui.text(Text::ResetSettings) }
                </button>
            </div>
        </div>
    }
}

/// The letters of the court cards, of which those of the language come first.
fn card_labels(ui: &Ui) -> Html {
    let choice = |card_labels: CardLabels| {
        let letters = Texts::card_labels(card_labels);
        let wanted = Preferences { card_labels, ..ui.preferences };
        Choice {
            label: letters.unwrap_or_else(|| ui.text(Text::CardLabelsOfLanguage)),
            note: None,
            is_on: ui.preferences.card_labels == card_labels,
            onchange: ui.send(Msg::PreferencesChanged(wanted)),
        }
    };
    let choices: Vec<Choice> = CardLabels::ALL.into_iter().map(choice).collect();
    let legend = ui.text(Text::CardLabels);
    part!(Choices { name: "settings-labels", legend, choices, is_in_row: true })
}

/// A choice between preferences that differ in one thing.
pub(super) fn choices<const N: usize>(
    ui: &Ui,
    name: &'static str,
    legend: Text,
    offered: [(Text, Preferences); N],
) -> Html {
    let choice = |(text, preferences): (Text, Preferences)| Choice {
        label: ui.text(text),
        note: None,
        is_on: preferences == ui.preferences,
        onchange: ui.send(Msg::PreferencesChanged(preferences)),
    };
    let choices: Vec<Choice> = offered.into_iter().map(choice).collect();
    part!(Choices { name, legend: ui.text(legend), choices, is_in_row: true })
}

fn theme_text(theme: Theme) -> Text {
    match theme {
        Theme::System => Text::AsTheSystem,
        Theme::Light => Text::ThemeLight,
        Theme::Dark => Text::ThemeDark,
    }
}

fn size_text(size: CardSize) -> Text {
    match size {
        CardSize::Small => Text::CardSizeSmall,
        CardSize::Normal => Text::CardSizeNormal,
        CardSize::Large => Text::CardSizeLarge,
    }
}

fn motion_text(motion: Motion) -> Text {
    match motion {
        Motion::System => Text::AsTheSystem,
        Motion::Reduced => Text::MotionReduced,
        Motion::Full => Text::MotionFull,
    }
}

fn sound_text(sound: Sound) -> Text {
    match sound {
        Sound::Off => Text::SoundOff,
        Sound::Soft => Text::SoundSoft,
        Sound::Normal => Text::SoundNormal,
    }
}

/// The name of a pace.
pub(super) fn pace_text(pace: Pace) -> Text {
    match pace {
        Pace::AtOnce => Text::PaceAtOnce,
        Pace::Brisk => Text::PaceBrisk,
        Pace::Calm => Text::PaceCalm,
    }
}

fn trick_text(trick: TrickPace) -> Text {
    match trick {
        TrickPace::AtOnce => Text::PaceAtOnce,
        TrickPace::Brisk => Text::PaceBrisk,
        TrickPace::Calm => Text::PaceCalm,
        TrickPace::Hold => Text::TrickHeld,
    }
}
