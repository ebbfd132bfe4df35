//! A deal in a text that can be read aloud, sent, and put into an address.
//!
//! Each character stands for five bits ([`symbols`]). The first is the version. Then come, in fifteen
//! bits, the house rules as a number of mixed radix in the order of R12, the default of each being 0,
//! a bit for the dealer, and one that says whether there are moves; then the number of the pack as it
//! lay after the cut, in 240 bits; then, if there are any, the moves of a deal that is over, how many of
//! them and one after the other ([`written_moves`]). Eight characters at the end check all that.

mod bits;
mod fault;
mod symbols;
mod written_moves;

use std::fmt;
use std::str::FromStr;

use self::bits::{Reader, Writer};
pub use self::fault::CodeFault;
use super::Player;
use crate::cards::{Pack, PackNumber};
use crate::rules::{History, HouseRule, RefusedMove, Rules, Seat, Setting};

/// The version of the codes that are written.
const VERSION: u8 = 1;
/// The characters of a code without moves: version, rules and bits, pack, check.
const LENGTH: usize = 1 + 3 + 48 + symbols::CHECK;
/// Where in an address a code stands.
const IN_ADDRESS: &str = "#/code/";

/// A deal that can be passed on: who deals, the house rules, the pack, and perhaps the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealCode {
    /// Who deals.
    pub dealer: Player,
    history: History,
}

impl DealCode {
    /// A deal as it was dealt.
    #[must_use]
    pub fn new(dealer: Player, history: &History) -> Self {
        Self { dealer, history: History::new(*history.game().rules(), *history.pack()) }
    }

    /// A deal with its moves.
    #[must_use]
    pub const fn with_moves(dealer: Player, history: History) -> Self {
        Self { dealer, history }
    }

    /// The house rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        self.history.game().rules()
    }

    /// The deal with its moves.
    #[must_use]
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// Whether moves have been made in it.
    #[must_use]
    pub fn has_moves(&self) -> bool {
        !self.history.moves().is_empty()
    }

    /// Reads a code, or the address that a code stands in.
    ///
    /// # Errors
    /// [`CodeFault`], the first that there is.
    pub fn read(text: &str) -> Result<Self, CodeFault> {
        let code = text.split_once(IN_ADDRESS).map_or(text, |(_, code)| code);
        let read = symbols::read(code).map_err(CodeFault::Character)?;
        let has = u16::try_from(read.len()).unwrap_or(u16::MAX);
        let needed = u16::try_from(LENGTH).unwrap_or(u16::MAX);
        let version = *read.first().ok_or(CodeFault::TooShort { has, needed })?;
        if version != VERSION {
            return Err(CodeFault::UnknownVersion(version));
        }
        if has < needed {
            return Err(CodeFault::TooShort { has, needed });
        }
        let (content, check) = read.split_at(read.len() - symbols::CHECK);
        let is_whole = symbols::check(content) == check;
        // The last bit before the pack says whether anything may follow it.
        let has_moves = content[3] & 1 == 1;
        if !is_whole {
            let is_long = !has_moves && has > needed;
            return Err(if is_long {
                CodeFault::TooLong { has, needed }
            } else {
                CodeFault::Check
            });
        }
        Self::of_content(&content[1..], has_moves)
    }

    /// Reads what stands between the version and the check.
    fn of_content(content: &[u8], has_moves: bool) -> Result<Self, CodeFault> {
        let mut bits = Reader::new(content);
        // The length has been looked at: what is missing here are moves.
        let mut take = |count| bits.take(count).ok_or(CodeFault::Moves);
        let rules = rules_of(take(13)?).ok_or(CodeFault::Rules)?;
        let dealer = if take(1)? == 0 { Player::One } else { Player::Two };
        take(1)?;
        let mut number = PackNumber::default();
        for byte in &mut number {
            *byte = take(8)?.to_le_bytes()[0];
        }
        let pack = Pack::from_number(number).ok_or(CodeFault::Pack)?;
        let mut history = History::new(rules, pack);
        if has_moves {
            let count = take(8)?;
            for index in 0..count {
                let action = written_moves::take(&mut bits).ok_or(CodeFault::Moves)?;
                // Whose move it is follows from the moves before it.
                let seat = history.game().turn().unwrap_or(Seat::Forehand);
                let index = usize::try_from(index).unwrap_or(usize::MAX);
                history.play(seat, action).map_err(|fault| RefusedMove { index, fault })?;
            }
            // The hands of a deal that goes on are nobody's to see.
            if count == 0 || history.game().turn().is_some() {
                return Err(CodeFault::Moves);
            }
        }
        if bits.is_at_the_end() { Ok(Self { dealer, history }) } else { Err(CodeFault::Moves) }
    }

    /// The part of an address that names the deal.
    #[must_use]
    pub fn in_address(&self) -> String {
        format!("{IN_ADDRESS}{self}")
    }
}

/// The number of house rules.
fn number_of(rules: &Rules) -> u32 {
    HouseRule::ALL.into_iter().fold(0, |number, rule| {
        let settings = rule.settings();
        let chosen = Setting::of(rule, rules);
        let place = (0_u32..).zip(&settings).find(|(_, setting)| **setting == chosen);
        let count = u32::try_from(settings.len()).unwrap_or(1);
        number * count + place.map_or(0, |(place, _)| place)
    })
}

/// The house rules of a number; `None` if it is none.
fn rules_of(mut number: u32) -> Option<Rules> {
    let mut rules = Rules::default();
    for rule in HouseRule::ALL.into_iter().rev() {
        let settings = rule.settings();
        let count = u32::try_from(settings.len()).ok()?;
        rules = settings[usize::try_from(number % count).ok()?].applied_to(rules);
        number /= count;
    }
    (number == 0).then_some(rules)
}

impl fmt::Display for DealCode {
    /// The code, in capitals and in groups.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut bits = Writer::default();
        bits.put(VERSION.into(), 5);
        bits.put(number_of(self.rules()), 13);
        bits.put(u32::from(self.dealer == Player::Two), 1);
        bits.put(u32::from(self.has_moves()), 1);
        for byte in self.history.pack().number() {
            bits.put(byte.into(), 8);
        }
        if self.has_moves() {
            // No deal has nearly so many.
            let moves = self.history.moves();
            let count = u8::try_from(moves.len()).unwrap_or(u8::MAX);
            bits.put(count.into(), 8);
            for (_, action) in &moves[..count.into()] {
                written_moves::put(&mut bits, *action);
            }
        }
        let mut symbols = bits.into_symbols();
        let check = symbols::check(&symbols);
        symbols.extend(check);
        f.write_str(&symbols::write(&symbols))
    }
}

impl FromStr for DealCode {
    type Err = CodeFault;

    fn from_str(text: &str) -> Result<Self, CodeFault> {
        Self::read(text)
    }
}

#[cfg(test)]
mod tests;
