//! The words of the game are the ones that players of each language use, and one word stands for one
//! thing in all texts.

use super::{Language, Texts};
use crate::app::Language::{English, German, Japanese};

/// What a message says, word for word, in English, German and Japanese.
const TERMS: [(&str, [&str; 3]); 56] = [
    ("kosakeln", ["Kosakeln", "Kosakeln", "コサケルン"]),
    ("card-skues", ["Sküs", "Sküs", "スキュース"]),
    ("card-mond", ["Mond (XXI)", "Mond (XXI)", "モンド（XXI）"]),
    ("card-pagat", ["Pagat (I)", "Pagat (I)", "パガット（I）"]),
    ("card-uhu", ["Uhu (II)", "Uhu (II)", "ウーフー（II）"]),
    ("card-pelikan", ["Pelikan (III)", "Pelikan (III)", "ペリカン（III）"]),
    ("card-quapil", ["Quapil (IIII)", "Quapil (IIII)", "クアピル（IIII）"]),
    ("held-trull", ["Trull", "Trull", "トルル"]),
    ("held-royal-trull", ["Royal Trull", "Königstrull", "ロイヤル・トルル"]),
    ("held-four-birds", ["Four Birds", "Vier Vögel", "四羽の鳥"]),
    ("rank-king", ["King", "König", "キング"]),
    ("rank-queen", ["Queen", "Dame", "クイーン"]),
    ("rank-cavalier", ["Cavalier", "Cavall", "カバロ"]),
    ("rank-valet", ["Valet", "Bube", "ジャック"]),
    ("suit-clubs", ["clubs", "Treff", "クラブ"]),
    ("suit-spades", ["spades", "Pik", "スペード"]),
    ("suit-hearts", ["hearts", "Herz", "ハート"]),
    ("suit-diamonds", ["diamonds", "Karo", "ダイヤ"]),
    ("index-king", ["K", "K", "K"]),
    ("index-queen", ["Q", "D", "Q"]),
    ("index-cavalier", ["C", "C", "C"]),
    ("index-valet", ["V", "B", "J"]),
    ("seat-dealer", ["dealer", "Geber", "ディーラー"]),
    ("seat-forehand", ["forehand", "Vorhand", "フォアハンド"]),
    ("role-declarer", ["declarer", "Spieler", "デクレアラー"]),
    ("role-defender", ["defender", "Gegner", "ディフェンダー"]),
    ("cut", ["Cut", "Abheben", "カット"]),
    ("cossack-talon", ["Cossack talon", "Kosakentalon", "コサック・タロン"]),
    ("discard", ["Discard", "Verlegen", "捨てる"]),
    ("auction", ["Auction", "Lizitation", "ビッド"]),
    ("call-pass", ["Pass", "Passe", "パス"]),
    ("call-hold", ["Hold", "Ich halte", "ホールド"]),
    ("contract-dreiblatt", ["Dreiblatt", "Dreiblatt", "ドライブラット"]),
    ("contract-zweiblatt", ["Zweiblatt", "Zweiblatt", "ツヴァイブラット"]),
    ("contract-einblatt", ["Einblatt", "Einblatt", "アインブラット"]),
    ("contract-solo", ["Solo", "Solo", "ソロ"]),
    ("announcements", ["Announcements", "Ansagen", "宣言"]),
    ("declared-silent", ["silent", "still", "宣言なし"]),
    ("declared-in-solo", ["announced", "angesagt", "宣言あり"]),
    ("bonus-pagat-ultimo", ["Pagat ultimo", "Pagat ultimo", "パガット・ウルティモ"]),
    ("bonus-uhu", ["Uhu", "Uhu", "ウーフー"]),
    ("bonus-pelikan", ["Pelikan", "Pelikan", "ペリカン"]),
    ("bonus-quapil", ["Quapil", "Quapil", "クアピル"]),
    ("bonus-absolut", ["Absolut", "Absolut", "アブソルート"]),
    ("bonus-panzer", ["Panzer", "Panzer", "パンツァー"]),
    ("bonus-valat", ["Valat", "Valat", "ヴァラット"]),
    ("bonus-without-trull", ["without Trull", "ohne Trull", "トルルなし"]),
    ("bonus-without-kings", ["without Kings", "ohne Könige", "キングなし"]),
    ("trick", ["Trick", "Stich", "トリック"]),
    ("card-points", ["Card points", "Augen", "カードの点数"]),
    ("game-points", ["Game points", "Spielpunkte", "ゲーム点"]),
    ("passed-in", ["Passed in", "Eingepasst", "流れ"]),
    ("passed-in-short", ["passed in", "eingepasst", "流れ"]),
    ("start-match", ["Start", "Los geht’s", "対戦を始める"]),
    ("settings", ["Settings", "Einstellungen", "設定"]),
    ("continue", ["Continue", "Weiter", "次へ"]),
];

/// Words of other games, of other countries, or of a machine.
const NEVER: [(Language, &[&str]); 3] = [
    (English, &["deck", "widow", "kitty"]),
    (German, &["Kreuz", "Schippen", "Eckstein", "Reizen", "Kartengeber"]),
    (Japanese, &["爪", "最終支払い", "両手持ち", "イルストラールト", "切り札"]),
];

/// Words that are right elsewhere and wrong for one term: in the messages whose names have the first
/// word, no Japanese text has the second.
const NEVER_FOR: [(&str, &str); 2] = [("silent", "まだ"), ("absolut", "絶対")];

/// The values of the messages of a language, without comments.
fn lines(language: Language) -> impl Iterator<Item = &'static str> {
    let files = language.files();
    let files = files.table.iter().chain(files.book);
    files.flat_map(|(_, file)| file.lines()).filter(|line| !line.starts_with('#'))
}

#[test]
fn the_words_of_the_game_are_those_of_its_players() {
    for (place, language) in Language::ALL.into_iter().enumerate() {
        for (id, words) in TERMS {
            let said = lines(language).find_map(|line| line.strip_prefix(id)?.strip_prefix(" = "));
            assert_eq!(said, Some(words[place]), "{id} in {language:?}");
        }
    }
}

#[test]
fn no_text_has_a_word_that_players_do_not_use() {
    for (language, never) in NEVER {
        for line in lines(language) {
            for word in never {
                assert!(!contains(line, word), "{language:?} says {word}: {line}");
            }
        }
    }
}

#[test]
fn a_term_is_not_translated_by_what_it_means_elsewhere() {
    for (term, word) in NEVER_FOR {
        let mut said = 0;
        let mut is_of_term = false;
        for line in lines(Japanese) {
            if let Some((id, _)) =
                line.split_once(" =").filter(|(id, _)| !id.starts_with([' ', '.']))
            {
                is_of_term = id.split('-').any(|part| part == term);
                said += usize::from(is_of_term);
            }
            assert!(!(is_of_term && line.contains(word)), "{term} is no {word}: {line}");
        }
        assert!(said > 1, "{term} is said somewhere");
    }
}

/// Whether a text has a word, not as a part of a longer one where words have spaces between them.
fn contains(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(place, _)| {
        let before = text[..place].chars().next_back();
        let after = text[place + word.len()..].chars().next();
        let is_latin = |beside: Option<char>| {
            beside.is_some_and(|beside| beside.is_alphabetic() && u32::from(beside) < 0x3000)
        };
        !is_latin(before) && !is_latin(after)
    })
}

#[test]
fn a_word_is_found_and_a_part_of_one_is_not() {
    assert!(contains("the deck of cards", "deck") && contains("これは爪です", "爪"));
    assert!(!contains("Kreuzer", "Kreuz") && !contains("bedecked", "deck"));
}

/// What is written in one language and no other: nothing was left untranslated.
#[test]
fn each_language_is_written_in_its_own_letters() {
    let is_kana = |letter: char| ('\u{3040}'..'\u{3100}').contains(&letter);
    for language in Language::ALL {
        let text: String = lines(language).collect();
        assert_eq!(text.contains(is_kana), language == Japanese, "{language:?}");
        assert_eq!(text.contains('ß'), language == German, "{language:?}");
    }
    let japanese = Texts::new(Japanese);
    for card in crate::cards::Card::all() {
        let name = japanese.card_name(card);
        let letters = name.chars().filter(char::is_ascii_alphabetic);
        assert!(letters.into_iter().all(|letter| "IVX".contains(letter)), "{name}");
    }
}
