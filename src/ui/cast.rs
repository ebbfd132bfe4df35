use crate::app::{ByPlayer, MatchSetup, Opponent, Player};
use crate::i18n::{Addressee, Naming, Text, Texts};
use crate::rules::BySeat;

/// Who plays, and how each is spoken of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cast {
    names: ByPlayer<String>,
    /// Who is meant by "you": the person at the screen who plays the computer and gave no name.
    reader: Option<Player>,
    /// Whom the computer plays for.
    computer: Option<Player>,
}

impl Cast {
    pub(super) fn new(setup: &MatchSetup, texts: &Texts) -> Self {
        let against_computer = setup.opponent == Opponent::Computer;
        let default_name = |player| match (against_computer, player) {
            (true, Player::One) => Text::DefaultName,
            (true, Player::Two) => Text::ComputerName,
            (false, Player::One) => Text::DefaultFirstName,
            (false, Player::Two) => Text::DefaultSecondName,
        };
        let typed = |player| setup.names[player].trim();
        let names = ByPlayer::new(|player| match typed(player) {
            // The computer goes by its own name, whatever was typed for a friend before.
            name if !name.is_empty() && !setup.is_computer(player) => name.to_owned(),
            _ => texts.text(default_name(player)),
        });
        // Two of one name could not be told apart.
        let names = if names.one == names.two {
            let two = texts.text(default_name(Player::Two));
            ByPlayer { two, ..names }
        } else {
            names
        };
        let is_nameless = against_computer && typed(Player::One).is_empty();
        Self {
            names,
            reader: is_nameless.then_some(Player::One),
            computer: against_computer.then_some(Player::Two),
        }
    }

    /// The name on the plate of `player`.
    pub(super) fn name(&self, player: Player) -> &str {
        &self.names[player]
    }

    /// `player` as the subject of a sentence.
    pub(super) fn addressee(&self, player: Player) -> Addressee<'_> {
        let name = self.name(player);
        if self.reader == Some(player) {
            Addressee::You
        } else if self.computer == Some(player) {
            Addressee::Computer(name)
        } else {
            Addressee::Named(name)
        }
    }

    /// How the players of a deal that `dealer` deals are spoken of.
    pub(super) fn naming(&self, dealer: Player) -> Naming<'_> {
        Naming {
            names: BySeat::new(|seat| self.name(Player::at(seat, dealer))),
            reader: self.reader.map(|player| player.seat(dealer)),
            computer: self.computer.map(|player| player.seat(dealer)),
        }
    }
}
