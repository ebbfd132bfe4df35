//! Which term of the glossary explains what is on the table.

use crate::app::Term;
use crate::rules::{Bonus, Contract, Exchange};

/// The term for a variant of the exchange.
pub(super) const fn variant_term(variant: Exchange) -> Term {
    match variant {
        Exchange::Classic => Term::Classic,
        Exchange::Medium => Term::Medium,
        Exchange::Easy => Term::Easy,
        Exchange::Tactical => Term::Tactical,
    }
}

/// The term for a contract.
pub(super) const fn contract_term(contract: Contract) -> Term {
    match contract {
        Contract::Dreiblatt => Term::Dreiblatt,
        Contract::Zweiblatt => Term::Zweiblatt,
        Contract::Einblatt => Term::Einblatt,
        Contract::Solo => Term::Solo,
    }
}

/// The term for a bonus that can be announced.
pub(super) const fn bonus_term(bonus: Bonus) -> Term {
    match bonus {
        Bonus::PagatUltimo => Term::PagatUltimo,
        Bonus::Uhu => Term::Uhu,
        Bonus::Pelikan => Term::Pelikan,
        Bonus::Quapil => Term::Quapil,
        Bonus::Absolut => Term::Absolut,
        Bonus::Panzer => Term::Panzer,
        Bonus::WithoutTrull => Term::WithoutTrull,
        Bonus::WithoutKings => Term::WithoutKings,
        Bonus::Valat => Term::Valat,
    }
}
