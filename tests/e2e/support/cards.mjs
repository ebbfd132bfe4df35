// What a record says about the cards, worked out here and not by the program under test.

import { text } from "./texts.mjs";

const RANKS = { K: "King", Q: "Queen", C: "Cavalier", V: "Valet" };
const PIPS = { 1: "one", 2: "two", 3: "three", 4: "four", 7: "seven", 8: "eight", 9: "nine", 10: "ten" };
const SUITS = { C: "clubs", S: "spades", H: "hearts", D: "diamonds" };
const NAMED = { 1: "Pagat (I)", 2: "Uhu (II)", 3: "Pelikan (III)", 4: "Quapil (IIII)", 21: "Mond (XXI)", 22: "Sküs" };

/** A number up to 21 in the numerals of the tarocks. */
function roman(number) {
  const tens = "X".repeat(Math.floor(number / 10));
  // XIV is written as usual, and so only the fourth tarock is not.
  const ones = ["", "I", "II", "III", number === 4 ? "IIII" : "IV", "V", "VI", "VII", "VIII", "IX"][number % 10];
  return tens + ones;
}

/** The name of a card in English, by its code. */
export function cardName(code) {
  if (code[0] === "T") {
    const number = Number(code.slice(1));
    return NAMED[number] ?? `tarock ${roman(number)}`;
  }
  const rank = code.slice(1);
  return `${RANKS[rank] ?? PIPS[rank]} of ${SUITS[code[0]]}`;
}

/** All 54 codes, as the page of the pack shows them. */
export const CODES = [
  ...Array.from({ length: 22 }, (_, below) => `T${below + 1}`),
  ...["C", "S"].flatMap((suit) => ["K", "Q", "C", "V", "10", "9", "8", "7"].map((rank) => suit + rank)),
  ...["H", "D"].flatMap((suit) => ["K", "Q", "C", "V", "1", "2", "3", "4"].map((rank) => suit + rank)),
];

/** What the files of a language call the letters of the court cards. */
const LETTERS = { K: "index-king", Q: "index-queen", C: "index-cavalier", V: "index-valet" };

/** What stands in the corners of a card; nothing on the Sküs, which has a star. */
export function indexOf(code, language) {
  const rank = code.slice(1);
  if (code[0] !== "T") return rank in LETTERS ? text(language, LETTERS[rank]) : rank;
  if (code === "T22") return undefined;
  return roman(Number(rank));
}

/** Where the cards are after the moves of a record: hands, what anybody has seen, and all the rest. */
export function cardsOf(record) {
  const { pack, moves } = record;
  const at = (...starts) => starts.flatMap((start) => pack.slice(start, start + 4));
  const hands = { F: new Set(at(6, 14, 38, 46)), D: new Set(at(10, 18, 42, 50)) };
  const personal = { F: at(22, 30), D: at(26, 34) };
  const talon = pack.slice(0, 6);
  const isTactical = record.rules.exchange === "tactical";
  if (isTactical) for (const seat of ["F", "D"]) personal[seat].forEach((card) => hands[seat].add(card));
  const seen = new Set();
  const discards = moves.filter((move) => move.discard);
  const [forehand, dealer, declarer] = discards;
  for (const move of [forehand, dealer]) move?.discard.forEach((card) => hands[move.by].delete(card));
  if (dealer) {
    for (const move of [forehand, dealer]) {
      if (!isTactical) personal[move.by].slice(0, move.discard.length).forEach((card) => hands[move.by].add(card));
      move.discard.filter((card) => card[0] === "T").forEach((card) => seen.add(card));
    }
  }
  const announcements = moves.filter((move) => move.announce);
  const isSolo = moves.some((move) => move.call === "Solo");
  if (!isSolo && announcements.length > 0) talon.forEach((card) => seen.add(card));
  for (const move of moves) {
    if (move.take) move.take.forEach((card) => hands[move.by].add(card));
    if (move === declarer) {
      move.discard.forEach((card) => hands[move.by].delete(card));
      move.discard.filter((card) => card[0] === "T").forEach((card) => seen.add(card));
    }
    if (move.play) {
      hands[move.by].delete(move.play);
      seen.add(move.play);
    }
  }
  return { hands, seen, hidden: pack.filter((card) => !seen.has(card)) };
}
