use super::phrase::phrases;
use super::{Addressee, Money};
use crate::cards::{Card, CardSet};
use crate::rules::{Bonus, BonusSet, Call, Contract, GamePoints, Seat, Section};

phrases! {
    /// The texts with arguments.
    ///
    /// A player is an [`Addressee`] where the reader may be meant, and a name where it is always a
    /// name that is shown.
    pub enum Message<'a> {
        // The start screen.
        /// A length of a match: "8 deals".
        NumberOfDeals { deals: u16 } = "number-of-deals",
        /// What a game point is worth: "€0.10 a game point".
        MoneyPerPoint { money: Money } = "money-per-point",

        /// Which version of the game this is.
        Version { version: &'a str } = "version",
        /// The texts of a language, by its name, could not be loaded.
        NoTexts { language: &'a str } = "no-texts",

        // The draw.
        /// Who is to draw.
        ToDraw { player: Addressee<'a> } = "to-draw",
        /// Who drew what.
        Drew { player: Addressee<'a>, card: Card } = "drew",
        /// Who deals first.
        DealsFirst { player: Addressee<'a> } = "deals-first",
        /// A card of the spread pack, by its place.
        DrawPlace { place: u8 } = "draw-place",

        // The cut.
        /// Who is to cut.
        CutInstruction { player: Addressee<'a> } = "cut-instruction",
        /// The button: "Cut after 20 cards".
        CutAfter { cards: u8 } = "cut-after",
        /// Who deals this deal.
        DealtBy { player: Addressee<'a> } = "dealt-by",

        // The exchange and the discard.
        /// Heading of somebody's tarocks that lie face up.
        FaceUpHeading { player: Addressee<'a> } = "face-up-heading",
        /// The numerals of somebody's tarocks that lie face up.
        FaceUpShort { player: Addressee<'a>, numerals: &'a str } = "face-up-short",
        /// So many tricks, in a pile.
        PileTricks { tricks: u8 } = "pile-tricks",
        /// So many discards, in a pile.
        PileDiscards { cards: u8 } = "pile-discards",
        /// So many cards of a personal talon.
        PileTalon { cards: u8 } = "pile-talon",
        /// So many cards of the Cossack talon, which count for the defender.
        PileLeft { cards: u8 } = "pile-left",
        /// The Cossack talon, so many cards that lie face down.
        TalonFaceDown { cards: u8 } = "talon-face-down",
        /// Who is to lay cards aside.
        ToDiscard { player: Addressee<'a> } = "to-discard",
        /// Which tarocks somebody has discarded face up.
        FaceUpOf { player: Addressee<'a>, cards: CardSet } = "face-up-of",

        // The auction.
        /// Whose call it is.
        ToCall { player: Addressee<'a> } = "to-call",
        /// A call that was made: "Anna: Zweiblatt".
        CallMade { player: Addressee<'a>, call: Call } = "call-made",

        // Announcements.
        /// Whose announcement it is.
        ToAnnounce { player: Addressee<'a> } = "to-announce",
        /// The button: "Announce: Pagat ultimo and Absolut".
        AnnounceButton { bonuses: BonusSet } = "announce-button",
        /// Somebody has announced something.
        Announced { player: Addressee<'a>, bonuses: BonusSet } = "announced",
        /// Somebody has announced nothing.
        AnnouncedNothing { player: Addressee<'a> } = "announced-nothing",

        // The talon.
        /// Who takes how many cards.
        TakeInstruction { player: Addressee<'a>, cards: u8 } = "take-instruction",
        /// The button: "Take ten of clubs and nine of clubs".
        TakeButton { cards: CardSet } = "take-button",
        /// Somebody has taken cards.
        Took { player: Addressee<'a>, cards: CardSet } = "took",

        // The play.
        /// The button that plays the card that is lifted.
        PlayCard { card: Card } = "play-card",
        /// Who leads.
        ToLead { player: Addressee<'a> } = "to-lead",
        /// Who answers which card.
        ToAnswer { player: Addressee<'a>, card: Card } = "to-answer",
        /// Who takes away the trick that is held.
        ToTakeTrick { player: Addressee<'a> } = "to-take-trick",
        /// The computer thinks.
        Thinking { player: Addressee<'a> } = "thinking",
        /// Somebody has played a card.
        Played { player: Addressee<'a>, card: Card } = "played",
        /// Somebody takes the trick.
        TakesTrick { player: Addressee<'a> } = "takes-trick",
        /// Whose card wins, below it.
        WinsTrick { player: Addressee<'a> } = "wins-trick",
        /// The cards of somebody's own hand.
        OwnHandOf { player: Addressee<'a> } = "own-hand-of",
        /// Which trick it is: "3 of 16".
        TrickNumber { number: u8 } = "trick-number",
        /// The backs of somebody's cards.
        HandOf { player: Addressee<'a>, cards: u8 } = "hand-of",

        // Plaques.
        /// "Zweiblatt, game value 6".
        ContractPlaque { contract: Contract, value: GamePoints } = "contract-plaque",
        /// "Dealer" or "Forehand" of somebody.
        SeatPlaque { player: Addressee<'a>, seat: Seat } = "seat-plaque",
        /// A bonus and what it is worth as it was announced.
        AnnouncementPlaqueOf {
            bonus: Bonus,
            player: Addressee<'a>,
            announced: &'a str,
            value: GamePoints,
        } = "announcement-plaque-of",
        /// The same without whose it is: the declarer's.
        AnnouncementPlaque { bonus: Bonus, announced: &'a str, value: GamePoints }
            = "announcement-plaque",

        // The curtain.
        /// Who is to take the screen.
        HandOverTo { player: &'a str } = "hand-over-to",
        /// Somebody's hand is not shown yet.
        HandHidden { player: &'a str } = "hand-hidden",
        /// The button.
        IAm { player: &'a str } = "i-am",

        // The result.
        /// Which deal it was, and what was played.
        TitleAndBargain { title: &'a str, bargain: &'a str } = "title-and-bargain",
        /// Who won the deal and how many game points.
        DealWon { player: Addressee<'a>, points: GamePoints } = "deal-won",
        /// Whose settlement it is seen from.
        SettlementFor { player: Addressee<'a> } = "settlement-for",
        /// Label of somebody's sum.
        TotalFor { player: Addressee<'a> } = "total-for",
        /// A name with the tricks won.
        NameWithTricks { player: &'a str, tricks: u8 } = "name-with-tricks",
        /// Somebody's hand at the first lead.
        HandAtLead { player: Addressee<'a> } = "hand-at-lead",
        /// Somebody's discards.
        DiscardsHeading { player: Addressee<'a> } = "discards-heading",
        /// What somebody left of the personal talon.
        UntakenHeading { player: Addressee<'a> } = "untaken-heading",

        // The rules and the glossary.
        /// How many passages have the word that is looked for.
        PassagesFound { passages: u16 } = "passages-found",
        /// A section with the heading of its chapter: "R8.2 The Cossack talon".
        SectionHeading { section: Section, chapter: &'a str } = "section-heading",
        /// What a house rule is set to in the running match.
        InThisMatch { setting: &'a str } = "in-this-match",
        /// The button that explains what a panel is about.
        Explain { heading: &'a str } = "explain",

        // The score sheet and the match.
        /// "Deal 3".
        DealNumber { number: u32 } = "deal-number",
        /// "Deal 3 of 8".
        DealNumberOf { number: u32, deals: u16 } = "deal-number-of",
        /// The balance of the match for somebody.
        BalanceOf { player: Addressee<'a>, points: GamePoints } = "balance-of",
        /// The same with money.
        BalanceWithMoney { player: Addressee<'a>, points: GamePoints, money: Money }
            = "balance-with-money",
        /// Who won the match by how much.
        MatchWon { player: Addressee<'a>, points: GamePoints } = "match-won",
        /// Who pays whom how much.
        Pays { player: Addressee<'a>, winner: Addressee<'a>, money: Money } = "pays",
    }
}
