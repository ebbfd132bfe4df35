//! The texts a person reads, in every language of the table, and nothing else.
//!
//! A message lives in `locales/`, in Project Fluent's format. Here it is a variant of a typed
//! enum whose arguments are values of the engine, so nobody else knows an identifier of a message
//! or puts a sentence together: [`Texts`] is asked for the name of a card, for the sentence of a
//! refusal, for a [`Text`] without arguments or a [`Message`] with some.
//!
//! ```
//! use kosakeln::cards::{Card, Suit};
//! use kosakeln::i18n::{Addressee, Language, Message, Text, Texts};
//!
//! let texts = Texts::new(Language::English);
//! assert_eq!(texts.card_name(Card::PAGAT), "Pagat (I)");
//! assert_eq!(texts.suit(Suit::Clubs), "clubs");
//! assert_eq!(texts.text(Text::NextDeal), "Next deal");
//! assert_eq!(texts.say(Message::ToLead { player: Addressee::Named("Anna") }), "Anna to lead");
//! ```

mod phrase;

mod addressee;
mod argument;
mod arranging;
mod book;
mod cards;
mod codes;
mod contracts;
mod exchange;
mod heard;
mod help;
mod hints;
mod history;
mod house_rules;
mod items;
mod kept;
mod keys;
mod language;
mod levels;
mod markup;
mod message;
mod messages;
mod money;
mod numbers;
mod pictures;
mod refusals;
mod running;
mod shuffle;
mod statistics;
mod text;
mod texts;
mod value;
mod words;

#[cfg(test)]
mod book_tests;
#[cfg(test)]
mod completeness;
#[cfg(test)]
mod messages_tests;
#[cfg(test)]
mod terms;

pub use addressee::{Addressee, Naming};
pub use arranging::ArrangeText;
pub use codes::CodeText;
pub use heard::Heard;
pub use help::{Help, HelpMessage};
pub use history::{HistoryMessage, HistoryText};
pub use kept::KeptText;
pub use keys::KeyText;
pub use markup::{Block, Span};
pub use message::Message;
pub use money::Money;
pub use shuffle::ShuffleText;
pub use statistics::{StatisticsMessage, StatisticsText};
pub use text::Text;
pub use texts::Texts;

pub use crate::app::Language;
