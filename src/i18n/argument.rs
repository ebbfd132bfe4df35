//! The values of the engine as they stand in messages.

use super::phrase::Argument;
use super::value::Value;
use super::{Addressee, Money, Texts};
use crate::cards::{Card, CardPoints, CardSet, Suit};
use crate::rules::{Bonus, BonusSet, Call, Contract, GamePoints, HeldBonus, Phase, Seat, Section};

impl Argument for &str {
    const FORMS: &'static [&'static str] = &[""];

    fn values(&self, _: &Texts) -> Vec<Value> {
        vec![(*self).to_owned().into()]
    }
}

/// Declares types that stand in messages as numbers.
macro_rules! numbers {
    ($($type:ty)*) => {$(
        impl Argument for $type {
            const FORMS: &'static [&'static str] = &[""];

            fn values(&self, _: &Texts) -> Vec<Value> {
                vec![(*self).into()]
            }
        }
    )*};
}

numbers!(u8 u16 u32);

/// Declares types that stand in messages as one text.
macro_rules! named {
    ($($type:ty: $method:ident;)*) => {$(
        impl Argument for $type {
            const FORMS: &'static [&'static str] = &[""];

            fn values(&self, texts: &Texts) -> Vec<Value> {
                vec![texts.$method(*self).into()]
            }
        }
    )*};
}

named! {
    Bonus: bonus;
    Call: call;
    Card: card_name;
    Contract: contract;
    HeldBonus: held_bonus;
    Phase: phase;
    Seat: seat;
    Suit: suit;
}

impl Argument for Addressee<'_> {
    /// `-is` is `you`, `named` or `computer`; the plain form is the name.
    const FORMS: &'static [&'static str] = &["", "-is"];

    fn values(&self, _: &Texts) -> Vec<Value> {
        match *self {
            Self::You => vec!["".into(), "you".into()],
            Self::Named(name) => vec![name.to_owned().into(), "named".into()],
            Self::Computer(name) => vec![name.to_owned().into(), "computer".into()],
        }
    }
}

impl Argument for CardSet {
    /// The list and how many.
    const FORMS: &'static [&'static str] = &["", "-count"];

    fn values(&self, texts: &Texts) -> Vec<Value> {
        vec![texts.cards(*self).into(), self.len().into()]
    }
}

impl Argument for BonusSet {
    const FORMS: &'static [&'static str] = &[""];

    fn values(&self, texts: &Texts) -> Vec<Value> {
        vec![texts.bonuses(*self).into()]
    }
}

impl Argument for CardPoints {
    /// As they are said at the table, a number.
    const FORMS: &'static [&'static str] = &[""];

    fn values(&self, _: &Texts) -> Vec<Value> {
        vec![self.rounded().into()]
    }
}

impl Argument for GamePoints {
    /// Their number without a sign, and with one.
    const FORMS: &'static [&'static str] = &["", "-signed"];

    fn values(&self, texts: &Texts) -> Vec<Value> {
        vec![self.number().unsigned_abs().into(), texts.game_points(*self).into()]
    }
}

impl Argument for Money {
    /// The amount, and as won or lost.
    const FORMS: &'static [&'static str] = &["", "-signed"];

    fn values(&self, texts: &Texts) -> Vec<Value> {
        vec![texts.money(*self).into(), texts.money_won(*self).into()]
    }
}

impl Argument for Section {
    const FORMS: &'static [&'static str] = &[""];

    fn values(&self, _: &Texts) -> Vec<Value> {
        vec![self.to_string().into()]
    }
}
