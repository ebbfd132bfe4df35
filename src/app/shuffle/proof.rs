use std::fmt::Write as _;

use super::commitment::codes;
use super::{Commitment, Committed, joined, put_in_order};
use crate::app::Player;
use crate::cards::Pack;

/// Everything about the shuffle of a deal that is over, so that anybody can check it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// What was shown before anything was contributed.
    pub commitment: Commitment,
    /// What the program was bound by.
    pub committed: Committed,
    /// What each who sat at the screen has contributed, player one first.
    pub contributions: Vec<(Player, String)>,
    /// How many cards were lifted in the cut.
    pub lifted: u8,
    /// The pack that was dealt.
    pub dealt: Pack,
}

/// Why there is nothing to be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoProof {
    /// The match has no such deal, or it is not over.
    NoDeal,
    /// The deal comes from a code.
    FromCode,
    /// It is the guided deal.
    Lesson,
    /// No commitment was shown before the deal: a version before there were any, or the page that the table is
    /// a part of, has begun it.
    Uncommitted,
}

impl Proof {
    /// The pack that must have been dealt, after the cut.
    pub(super) fn pack_in_order(&self) -> Pack {
        put_in_order(&self.committed.pack, &joined(&self.contributions)).cut(self.lifted)
    }

    /// Whether the program was bound by this pack, this nonce and this cut, if it made the cut.
    #[must_use]
    pub fn is_bound(&self) -> bool {
        let is_cut_kept = self.committed.cut.is_none_or(|cut| cut == self.lifted);
        is_cut_kept && self.committed.commitment() == self.commitment
    }

    /// Whether the pack that was dealt follows from that, the contributions and the cut.
    #[must_use]
    pub fn is_dealt_so(&self) -> bool {
        self.pack_in_order() == self.dealt
    }

    /// The codes of the cards as the program had shuffled them.
    #[must_use]
    pub fn codes_before(&self) -> String {
        codes(&self.committed.pack)
    }

    /// The codes of the cards as they were dealt.
    #[must_use]
    pub fn codes_dealt(&self) -> String {
        codes(&self.dealt)
    }

    /// Commands for any shell that check all of it with `sha256sum`, or `shasum` where that is not
    /// there, and `sort`, and nothing of this program.
    #[must_use]
    pub fn script(&self) -> String {
        let mut script = "sh <<'END'\n".to_owned();
        let values = [
            ("committed", self.commitment.digits()),
            ("pack", &self.codes_before()),
            ("nonce", &self.committed.nonce.to_hex()),
            ("text", &joined(&self.contributions)),
            ("lifted", &self.lifted.to_string()),
            ("dealt", &self.codes_dealt()),
        ];
        for (name, value) in values {
            // Writing to a string cannot fail.
            let _ = writeln!(script, "{name}='{}'", value.replace('\'', "'\\''"));
        }
        script.push_str(SUM);
        script.push_str(if self.committed.cut.is_some() { BOUND_WITH_CUT } else { BOUND });
        script.push_str(CHECK);
        script
    }
}

const SUM: &str = r"sum() {
  if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi | cut -c 1-64
}
";

const BOUND: &str = r#"bound=$(printf 'kosakeln-shuffle 1\n%s\n%s\n' "$pack" "$nonce" | sum)
"#;

const BOUND_WITH_CUT: &str = r#"bound=$(printf 'kosakeln-shuffle 1\n%s\n%s\ncut %s\n' "$pack" "$nonce" "$lifted" | sum)
"#;

const CHECK: &str = r#"order=$(k=0; for card in $pack; do
  k=$((k + 1)); echo "$(printf '%s %s' "$text" "$k" | sum) $card"
done | LC_ALL=C sort | cut -c 66-)
top=$(echo "$order" | head -n "$lifted")
rest=$(echo "$order" | tail -n +$((lifted + 1)))
deal=$(echo $rest $top)
echo "$bound"
echo "$deal"
same() { if [ "$2" = "$3" ]; then echo "$1: ok"; else echo "$1: WRONG"; fi; }
same commitment "$bound" "$committed"
same deal "$deal" "$dealt"
END
"#;
