use serde::de::Error;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{HandOrder, Language, LoadError, Sound};

/// The version of the format in which preferences are saved.
pub const PREFERENCES_VERSION: u32 = 3;

/// How long it takes at a brisk pace until the cards are dealt, in milliseconds.
const DEALING_TIME: u32 = 1_900;

/// How long a slow computer takes until they set out, in milliseconds: what is done meanwhile would
/// be done while they fly.
const READY: u32 = 500;

const FORMAT: &str = "kosakeln-preferences";

/// How somebody likes the table: nothing of it is agreed with another player, and nothing changes
/// the game. It is kept beside the match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Preferences {
    /// Light or dark.
    pub theme: Theme,
    /// Whether each suit has a colour of its own, and not only red and black.
    pub four_colours: bool,
    /// How large the cards are.
    pub card_size: CardSize,
    /// Whether cards are seen to move.
    pub motion: Motion,
    /// How fast the cards are dealt.
    pub dealing: Pace,
    /// How fast the computer plays.
    pub computer: Pace,
    /// How long a complete trick lies.
    pub trick: TrickPace,
    /// The language of the table; `None` as the browser is set.
    pub language: Option<Language>,
    /// The letters in the corners of the court cards.
    pub card_labels: CardLabels,
    /// Whether each card that is played is confirmed.
    pub card_play: CardPlay,
    /// Whether single letters, digits and signs do something.
    pub single_keys: SingleKeys,
    /// How the hand is held.
    pub hand_order: HandOrder,
    /// Whether the cards are heard, and how loud.
    pub sound: Sound,
}

/// The colours of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Theme {
    /// As the system is set.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];
}

/// How large the cards are, against the room there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum CardSize {
    /// Smaller.
    Small,
    /// As the room suggests.
    #[default]
    Normal,
    /// Larger.
    Large,
}

impl CardSize {
    /// All of them, the smallest first.
    pub const ALL: [Self; 3] = [Self::Small, Self::Normal, Self::Large];
}

/// Whether cards are seen to move from place to place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Motion {
    /// As the system is set.
    #[default]
    System,
    /// Nothing moves.
    Reduced,
    /// Cards move, whatever the system says.
    Full,
}

impl Motion {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::System, Self::Reduced, Self::Full];
}

/// How fast something is done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Pace {
    /// Without a pause.
    AtOnce,
    /// With short pauses.
    #[default]
    Brisk,
    /// With time to see it.
    Calm,
}

impl Pace {
    /// All paces, the fastest first.
    pub const ALL: [Self; 3] = [Self::AtOnce, Self::Brisk, Self::Calm];

    /// How long something takes that is seen, in hundredths of the time it takes at a brisk pace; 0
    /// where it is not seen at all.
    #[must_use]
    pub const fn hundredths(self) -> u32 {
        match self {
            Self::AtOnce => 0,
            Self::Brisk => 100,
            Self::Calm => 160,
        }
    }

    /// The pause before the computer's move, in milliseconds.
    #[must_use]
    pub const fn pause(self) -> u32 {
        match self {
            Self::AtOnce => 0,
            Self::Brisk => 500,
            Self::Calm => 1_100,
        }
    }
}

/// How long a complete trick lies on the table before the computer leads to the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum TrickPace {
    /// No longer than the computer takes for any move.
    AtOnce,
    /// Long enough to be seen.
    #[default]
    Brisk,
    /// Long enough to be thought over.
    Calm,
    /// Until somebody takes it away.
    Hold,
}

impl TrickPace {
    /// All of them, the fastest first.
    pub const ALL: [Self; 4] = [Self::AtOnce, Self::Brisk, Self::Calm, Self::Hold];

    /// How long a complete trick lies in addition to the pause before the computer's lead, in
    /// milliseconds.
    #[must_use]
    pub const fn pause(self) -> u32 {
        match self {
            // What is held is waited for in another way.
            Self::AtOnce | Self::Hold => 0,
            Self::Brisk => 900,
            Self::Calm => 1_500,
        }
    }
}

/// The letters in the corners of King, Queen, Cavalier and Valet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum CardLabels {
    /// As the language of the table has them.
    #[default]
    Language,
    /// K D C B, as on Austrian cards.
    German,
    /// K Q C V.
    English,
    /// K Q C J.
    Japanese,
}

impl CardLabels {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Language, Self::German, Self::English, Self::Japanese];
}

/// How a card of the hand is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum CardPlay {
    /// By one tap.
    #[default]
    AtOnce,
    /// By one tap that lifts it and another that plays it.
    Confirmed,
}

impl CardPlay {
    /// Both.
    pub const ALL: [Self; 2] = [Self::AtOnce, Self::Confirmed];
}

/// Whether single letters, digits and signs do something. Whoever dictates, or touches keys unawares,
/// is better off without.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum SingleKeys {
    /// They do.
    #[default]
    On,
    /// They do not.
    Off,
}

impl SingleKeys {
    /// Both.
    pub const ALL: [Self; 2] = [Self::On, Self::Off];
}

/// The versions, which are read before anything else.
#[derive(Deserialize)]
struct Versions {
    format: String,
    version: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct SavedPreferences {
    format: String,
    version: u32,
    preferences: Preferences,
}

/// Turns preferences written in an older version of the format into those of this one.
fn from_version(version: u32, saved: &str) -> serde_json::Result<SavedPreferences> {
    let mut saved: Value = serde_json::from_str(saved)?;
    if version < 2 {
        // Version 1 had no more than these had then.
        add(&mut saved, "language", Value::Null)?;
        add(&mut saved, "cardLabels", "language".into())?;
        add(&mut saved, "cardPlay", "atOnce".into())?;
        add(&mut saved, "singleKeys", "on".into())?;
        let hand_order = serde_json::to_value(HandOrder::default())?;
        add(&mut saved, "handOrder", hand_order)?;
    }
    if version < 3 {
        add(&mut saved, "sound", "off".into())?;
    }
    if let Some(saved) = saved.as_object_mut() {
        saved.insert("version".to_owned(), PREFERENCES_VERSION.into());
    }
    // Read from the text again: reading it from the value would be the same code once more.
    serde_json::from_str(&saved.to_string())
}

/// Adds a preference that there was not yet, as it is at first.
fn add(saved: &mut Value, name: &str, value: Value) -> serde_json::Result<()> {
    let preferences = saved.get_mut("preferences").and_then(Value::as_object_mut);
    match preferences.and_then(|preferences| preferences.insert(name.to_owned(), value)) {
        None => Ok(()),
        Some(_) => Err(serde_json::Error::custom("that version has no such preference")),
    }
}

impl Preferences {
    /// How long it takes until the cards are dealt, in milliseconds; 0 where that is not seen.
    #[must_use]
    pub const fn dealing_time(self) -> u32 {
        match self.motion {
            Motion::Reduced => 0,
            Motion::System | Motion::Full => match self.dealing.hundredths() {
                0 => 0,
                hundredths => READY + DEALING_TIME * hundredths / 100,
            },
        }
    }

    /// The preferences in writing.
    #[must_use]
    pub fn to_saved(self) -> String {
        let saved = SavedPreferences {
            format: FORMAT.to_owned(),
            version: PREFERENCES_VERSION,
            preferences: self,
        };
        // Every member can be written as JSON, so this never falls back.
        serde_json::to_string(&saved).unwrap_or_default()
    }

    /// Reads preferences that [`to_saved`](Self::to_saved) wrote.
    ///
    /// # Errors
    /// [`LoadError`] if they are newer than this program, or damaged.
    pub fn from_saved(saved: &str) -> Result<Self, LoadError> {
        let damaged = |error: serde_json::Error| LoadError::Damaged(error.to_string());
        let Versions { format, version } = serde_json::from_str(saved).map_err(damaged)?;
        if format != FORMAT {
            return Err(LoadError::Damaged(format!("format {format:?}")));
        }
        if version > PREFERENCES_VERSION {
            return Err(LoadError::Newer { format: version, rules: 0 });
        }
        let saved = match version {
            PREFERENCES_VERSION => serde_json::from_str(saved),
            version => from_version(version, saved),
        };
        Ok(saved.map_err(damaged)?.preferences)
    }
}

#[cfg(test)]
mod tests {
    use super::{
        CardLabels, CardPlay, CardSize, Motion, PREFERENCES_VERSION, Pace, Preferences, SingleKeys,
        Theme, TrickPace,
    };
    use crate::app::{HandOrder, Language, LoadError, Sequence, Sorting, Sound, TarockSide};

    /// Preferences of which none is as it is at first.
    const CHANGED: Preferences = Preferences {
        theme: Theme::Dark,
        four_colours: true,
        card_size: CardSize::Large,
        motion: Motion::Reduced,
        dealing: Pace::AtOnce,
        computer: Pace::Calm,
        trick: TrickPace::Hold,
        language: Some(Language::Japanese),
        card_labels: CardLabels::German,
        card_play: CardPlay::Confirmed,
        single_keys: SingleKeys::Off,
        hand_order: HandOrder {
            tarocks: TarockSide::Right,
            sequence: Sequence::Ascending,
            sorting: Sorting::ByHand,
        },
        sound: Sound::Normal,
    };

    #[test]
    fn what_was_written_is_read() {
        for preferences in [Preferences::default(), CHANGED] {
            assert_eq!(Preferences::from_saved(&preferences.to_saved()), Ok(preferences));
        }
    }

    #[test]
    fn every_format_is_read() {
        let saved = r#"{"format":"kosakeln-preferences","version":1,"preferences":{"theme":"dark","fourColours":true,"cardSize":"large","motion":"reduced","dealing":"atOnce","computer":"calm","trick":"hold"}}"#;
        // What came later is as at first.
        let Preferences {
            language, card_labels, card_play, single_keys, hand_order, sound, ..
        } = Preferences::default();
        let second = Preferences { sound, ..CHANGED };
        let first =
            Preferences { language, card_labels, card_play, single_keys, hand_order, ..second };
        assert_eq!(Preferences::from_saved(saved), Ok(first));
        let saved_second = r#"{"format":"kosakeln-preferences","version":2,"preferences":{"theme":"dark","fourColours":true,"cardSize":"large","motion":"reduced","dealing":"atOnce","computer":"calm","trick":"hold","language":"ja","cardLabels":"german","cardPlay":"confirmed","singleKeys":"off","handOrder":{"tarocks":"right","sequence":"ascending","sorting":"byHand"}}}"#;
        assert_eq!(Preferences::from_saved(saved_second), Ok(second));
        let mixed = saved.replace("\"trick\"", "\"cardPlay\":\"atOnce\",\"trick\"");
        assert!(matches!(Preferences::from_saved(&mixed), Err(LoadError::Damaged(_))));
    }

    #[test]
    fn the_present_format_stays_as_it_is() {
        let saved = r#"{"format":"kosakeln-preferences","version":3,"preferences":{"theme":"dark","fourColours":true,"cardSize":"large","motion":"reduced","dealing":"atOnce","computer":"calm","trick":"hold","language":"ja","cardLabels":"german","cardPlay":"confirmed","singleKeys":"off","handOrder":{"tarocks":"right","sequence":"ascending","sorting":"byHand"},"sound":"normal"}}"#;
        assert_eq!(CHANGED.to_saved(), saved);
    }

    #[test]
    fn what_is_newer_or_damaged_is_told_apart() {
        let saved = CHANGED.to_saved();
        let version = format!("\"version\":{PREFERENCES_VERSION}");
        let format = PREFERENCES_VERSION + 1;
        let newer = saved.replace(&version, &format!("\"version\":{format}"));
        let newer = newer.replace("\"hold\"", "\"forever\"");
        assert_eq!(Preferences::from_saved(&newer), Err(LoadError::Newer { format, rules: 0 }));
        let cut = saved.split_at(saved.len() - 1).0.to_owned();
        let other = saved.replace("kosakeln-preferences", "kosakeln-save");
        let unknown = saved.replace("\"hold\"", "\"forever\"");
        let more = saved.replace("\"theme\"", "\"smell\":true,\"theme\"");
        // What there was not yet cannot have been saved.
        let [first, second] =
            [1, 2].map(|older| saved.replace(&version, &format!("\"version\":{older}")));
        // What has the members in their order, without their names, can be taken for the whole.
        let list = r#"["kosakeln-preferences",1]"#.to_owned();
        let none = ["", "null"].map(str::to_owned);
        for damaged in [cut, other, unknown, more, first, second, list].into_iter().chain(none) {
            let read = Preferences::from_saved(&damaged);
            assert!(matches!(read, Err(LoadError::Damaged(_))), "{damaged}: {read:?}");
        }
    }
}
