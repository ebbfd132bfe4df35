use super::phrase::words;

words! {
    /// The texts without arguments: headings, buttons, labels, notices.
    pub enum Text {
        // The start screen.
        /// The name of the game.
        Kosakeln = "kosakeln",
        /// What the game is, in a line below its name.
        Tagline = "tagline",
        /// Choice of opponent: the computer.
        AgainstComputer = "against-computer",
        /// What that is like.
        AgainstComputerExplained = "against-computer-explained",
        /// Choice of opponent: two players at this screen.
        TwoPlayersHere = "two-players-here",
        /// What that is like.
        TwoPlayersHereExplained = "two-players-here-explained",
        /// Heading of the choice of opponent.
        Opponent = "opponent",
        /// Label of the one player's name.
        YourName = "your-name",
        /// Label of the first of two players' names.
        FirstPlayersName = "first-players-name",
        /// Label of the second of two players' names.
        SecondPlayersName = "second-players-name",
        /// The name of a player who gives none.
        DefaultName = "default-name",
        /// The first player's name if he gives none.
        DefaultFirstName = "default-first-name",
        /// The second player's name if he gives none.
        DefaultSecondName = "default-second-name",
        /// The computer's name.
        ComputerName = "computer-name",
        /// Heading of the variants of the exchange.
        ExchangeVariant = "exchange-variant",
        /// Heading of the house rules.
        HouseRules = "house-rules",
        /// What house rules are.
        HouseRulesHint = "house-rules-hint",
        /// Heading of the number of deals.
        LengthOfMatch = "length-of-match",
        /// A match without a fixed number of deals.
        OpenEnded = "open-ended",
        /// Heading of the computer's levels.
        ComputersStrength = "computers-strength",
        /// Heading of the computer's pace.
        ComputersPace = "computers-pace",
        /// The computer plays without a pause.
        PaceAtOnce = "pace-at-once",
        /// The computer plays after a short pause.
        PaceBrisk = "pace-brisk",
        /// The computer takes its time.
        PaceCalm = "pace-calm",
        /// Opens the page about what is kept in the browser, and its heading.
        Kept = "kept",
        /// Opens the statistics, and their heading.
        Statistics = "statistics",
        /// Opens the settings, and their heading.
        Settings = "settings",
        /// Heading of the choice of the language.
        LanguageOfTable = "language",
        /// The language that the browser is set to.
        AsTheBrowser = "as-the-browser",
        /// Heading of the letters on the court cards.
        CardLabels = "card-labels",
        /// The letters that the language has.
        CardLabelsOfLanguage = "card-labels-of-language",
        /// A setting that follows the system's.
        AsTheSystem = "as-the-system",
        /// Heading of the colours of the table.
        Theme = "theme",
        /// The light table.
        ThemeLight = "theme-light",
        /// The dark table.
        ThemeDark = "theme-dark",
        /// Heading of the colours of the suits.
        SuitColours = "suit-colours",
        /// Suits are red or black.
        TwoColours = "two-colours",
        /// Each suit has a colour of its own.
        FourColours = "four-colours",
        /// Heading of the size of the cards.
        CardSize = "card-size",
        /// Small cards.
        CardSizeSmall = "card-size-small",
        /// Cards as the room suggests.
        CardSizeNormal = "card-size-normal",
        /// Large cards.
        CardSizeLarge = "card-size-large",
        /// Heading of whether cards move.
        Motion = "motion",
        /// Nothing moves.
        MotionReduced = "motion-reduced",
        /// Cards move.
        MotionFull = "motion-full",
        /// Heading of whether the cards are heard.
        Sound = "sound",
        /// Nothing is heard.
        SoundOff = "sound-off",
        /// The cards are heard softly.
        SoundSoft = "sound-soft",
        /// The cards are heard.
        SoundNormal = "sound-normal",
        /// Heading of the pace of dealing.
        DealingPace = "dealing-pace",
        /// Heading of how long a complete trick lies.
        TrickPace = "trick-pace",
        /// It lies until it is taken away.
        TrickHeld = "trick-held",
        /// Heading of how a card is played.
        CardPlay = "card-play",
        /// A card is played by one tap.
        PlayedAtOnce = "played-at-once",
        /// A card is lifted by one tap and played by another.
        PlayedConfirmed = "played-confirmed",
        /// Heading of who sorts the hand.
        Sorting = "sorting",
        /// The table sorts the hand.
        SortedBySuit = "sorted-by-suit",
        /// The player sorts his hand.
        SortedByHand = "sorted-by-hand",
        /// Heading of where the tarocks are held.
        TarocksInHand = "tarocks-in-hand",
        /// The tarocks are held left of the suits.
        TarocksLeft = "tarocks-left",
        /// The tarocks are held right of the suits.
        TarocksRight = "tarocks-right",
        /// Heading of which card comes first.
        Sequence = "sequence",
        /// The highest card of each kind comes first.
        HighestFirst = "highest-first",
        /// The lowest card of each kind comes first.
        LowestFirst = "lowest-first",
        /// Heading of what single letters and digits do.
        SingleKeys = "single-keys",
        /// They do something.
        SingleKeysOn = "single-keys-on",
        /// They do nothing.
        SingleKeysOff = "single-keys-off",
        /// Opens the list of keys, and its heading.
        Keys = "keys",
        /// Takes away the trick that is held.
        TakeTrick = "take-trick",
        /// Makes all settings what they were at first.
        ResetSettings = "reset-settings",
        /// Heading of the money.
        HardScore = "hard-score",
        /// No money is counted.
        NoMoney = "no-money",
        /// Begins a match.
        StartMatch = "start-match",
        /// Goes on with the match that was left.
        ContinueMatch = "continue-match",
        /// Begins another match.
        NewMatch = "new-match",
        /// Shows the result of a deal.
        ToResult = "to-result",
        /// The match goes on in another window.
        ChangedElsewhere = "changed-elsewhere",
        /// Lets it go on here.
        GoOnHere = "go-on-here",
        /// A new match takes the place of the one that was left.
        NewMatchReplaces = "new-match-replaces",
        /// Closes what is open.
        Close = "close",
        /// Goes on.
        Continue = "continue",

        // The page of the pack.
        /// Its heading, and the way to it.
        ThePack = "the-pack",
        /// What the page is for.
        ThePackExplained = "the-pack-explained",
        /// The name of the row of the next three.
        PackLook = "pack-look",
        /// Turns all cards over.
        PackFaceDown = "pack-face-down",
        /// Takes all colour from the cards.
        PackGrey = "pack-grey",
        /// Goes back to where one was.
        PackBack = "pack-back",
        /// Heading of the tarocks.
        PackTarocks = "pack-tarocks",
        /// Heading of the clubs.
        PackClubs = "pack-clubs",
        /// Heading of the spades.
        PackSpades = "pack-spades",
        /// Heading of the hearts.
        PackHearts = "pack-hearts",
        /// Heading of the diamonds.
        PackDiamonds = "pack-diamonds",
        /// Heading of the back.
        PackBackOfCard = "pack-back-of-card",

        // The draw for the first deal.
        /// Heading of the draw.
        Draw = "draw",
        /// What to do in it.
        DrawInstruction = "draw-instruction",
        /// Both cards are of one rank.
        DrawEqual = "draw-equal",
        /// Draws again.
        DrawAgain = "draw-again",

        // The cut.
        /// Heading of the cut.
        Cut = "cut",
        /// Label of where to cut.
        WhereToCut = "where-to-cut",

        // The exchange.
        /// Heading of the exchange.
        PersonalExchange = "personal-exchange",
        /// Heading of the tarocks that lie face up.
        FaceUpTarocks = "face-up-tarocks",
        /// Lays the chosen cards aside.
        Discard = "discard",
        /// Lays nothing aside.
        KeepAll = "keep-all",
        /// The other player is still exchanging.
        OtherExchanges = "other-exchanges",

        // The auction.
        /// Heading of the auction.
        Auction = "auction",
        /// Heading of the calls made.
        CallsSoFar = "calls-so-far",
        /// Heading of the calls that can be made.
        YourCalls = "your-calls",
        /// What the numbers on the calls are.
        AuctionHint = "auction-hint",
        /// Both passed, and the house rules make forehand play.
        ForcedDreiblatt = "forced-dreiblatt",
        /// Both passed.
        PassedIn = "passed-in",
        /// What that means.
        PassedInExplained = "passed-in-explained",

        // Announcements.
        /// Heading of the announcements.
        Announcements = "announcements",
        /// What to do in the window before the talon.
        AnnounceBeforeInstruction = "announce-before-instruction",
        /// What to do in the window after the discard.
        AnnounceAfterInstruction = "announce-after-instruction",
        /// What to do in the one window of Solo.
        AnnounceSoloInstruction = "announce-solo-instruction",
        /// What the defender may do.
        AnnounceDefenderInstruction = "announce-defender-instruction",
        /// Announces nothing.
        AnnounceNothing = "announce-nothing",
        /// Nothing can be announced.
        NothingToAnnounce = "nothing-to-announce",

        // The talon.
        /// The Cossack talon.
        CossackTalon = "cossack-talon",
        /// On the plate of the player whose turn it is.
        OnTurn = "on-turn",
        /// Heading of the choice of a group.
        TalonChoice = "talon-choice",
        /// Heading of the discard.
        TalonDiscard = "talon-discard",

        // The play.
        /// The cards on the table.
        Trick = "trick",
        /// Opens the last trick.
        LastTrick = "last-trick",
        /// There is none yet.
        NoTrickYet = "no-trick-yet",

        // Plaques.
        /// Label of the contract.
        Contract = "contract",
        /// Announced before the talon, in a word.
        ShortBefore = "short-before",
        /// Announced after the discard, in a word.
        ShortAfter = "short-after",
        /// Announced in Solo, in a word.
        ShortSolo = "short-solo",
        /// Label of the variant of the exchange.
        ExchangeShort = "exchange-short",
        /// Name of the column that says how things stand.
        StateOfDeal = "state-of-deal",
        /// The item of the game in the settlement.
        Game = "game",

        // The curtain.
        /// Nobody may look.
        CurtainNote = "curtain-note",

        // The result.
        /// Nobody won anything in the deal.
        DealEven = "deal-even",
        /// Heading of a column: an item of the settlement.
        Item = "item",
        /// Heading of all cards of the deal.
        AllCards = "all-cards",
        /// Heading of the card points.
        CardPoints = "card-points",
        /// Heading of the sum.
        Total = "total",
        /// The cards of the Cossack talon that count for the defender.
        LeftInTalon = "left-in-talon",
        /// Goes on to the next deal.
        NextDeal = "next-deal",
        /// Goes on to the end of the match.
        EndOfMatch = "end-of-match",

        // The score sheet.
        /// Heading of the score sheet.
        ScoreSheet = "score-sheet",
        /// Heading of a column: the number of the deal.
        Deal = "deal",
        /// Heading of a column: the game points.
        GamePoints = "game-points",
        /// Heading of a column: the running sum.
        Balance = "balance",
        /// Heading of a column: the sum in money.
        Money = "money-heading",
        /// No deal is finished.
        NoDealYet = "no-deal-yet",
        /// A deal that was passed in, in the score sheet.
        PassedInShort = "passed-in-short",

        // The end of the match.
        /// Heading.
        MatchOver = "match-over",
        /// Nobody won.
        MatchDrawn = "match-drawn",
        /// Plays another match with the same settings.
        PlayAgain = "play-again",
        /// Goes to the start screen.
        ToStart = "to-start",

        // Leaving.
        /// The button.
        LeaveMatch = "leave-match",
        /// Ends it for good.
        EndMatch = "end-match",
        /// What happens then.
        EndMatchQuestion = "end-match-question",
        /// Stays.
        Stay = "stay",

        // Help and trouble.
        /// Opens the rules.
        Rules = "rules",
        /// Opens the page with the rules and the glossary, and its heading.
        RulesAndGlossary = "rules-and-glossary",
        /// Heading of the glossary.
        Glossary = "glossary",
        /// Heading of the chapters that the rules have.
        Contents = "contents",
        /// Label of the field for a word that is looked for.
        SeekWord = "seek-word",
        /// From a section that was looked up to where it stands in the rules.
        ReadOn = "read-on",
        /// The rules and the glossary are on their way.
        BookAwaited = "book-awaited",
        /// They could not be loaded.
        BookMissing = "book-missing",
        /// Back to what was looked up before.
        LookUpBack = "look-up-back",
        /// Tries that again.
        TryAgain = "try-again",
        /// Opens the menu.
        Menu = "menu",
        /// The name of the row of tools.
        Tools = "tools",
        /// There is no entropy to shuffle with.
        NoEntropy = "no-entropy",
        /// The drawings of the cards could not be loaded.
        NoPack = "no-pack",
        /// The licence of the game.
        Licence = "licence",
        /// The work of others that is part of it, and their licences.
        WorkOfOthers = "work-of-others",
        /// A new version of the page takes over after this deal.
        NewVersion = "new-version",
        /// The match could not be saved.
        NotSaved = "not-saved",
        /// A saved match could not be read.
        SavedUnreadable = "saved-unreadable",
        /// The settings could not be saved.
        SettingsNotSaved = "settings-not-saved",
        /// Saved settings cannot be read, and stay.
        SettingsKept = "settings-kept",
        /// Saved settings could not be read.
        SettingsUnreadable = "settings-unreadable",
    }
}
