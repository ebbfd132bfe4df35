// Puts the drawings in assets/pack together: the pictures, and the parts that pips and indices are made of.
//
// A card is 120 by 210 units. What is drawn by hand is the upper half of a picture; here it is turned about the middle
// of the card for the lower half, framed, and given the corner where the index stands. The indices are parts of their
// own, since the letters of the court cards change with the language.

import { drawPips } from "./pips.mjs";
import { drawWord, fit } from "./words.mjs";

/** The suits, by the letter in a card's code: the id of the sign. */
export const SUITS = { C: "kos-clubs", S: "kos-spades", H: "kos-hearts", D: "kos-diamonds" };
/** The court, by the letter in a card's code. */
export const COURT = ["K", "Q", "C", "V"];
const RED_PIPS = [1, 2, 3, 4];
const BLACK_PIPS = [7, 8, 9, 10];
/** The numerals of the tarocks from 1 to 21; the fourth is not IV. */
export const NUMERALS = [
  ..."I II III IIII V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI".split(" "),
];
/** The letters that stand for the court in some language: all that are drawn. */
const courtLetters = (glyphs) => [...glyphs.keys()].filter((letter) => /[A-Z]/.test(letter));

/** Where a picture ends: its upper left corner, and its lower right one. */
const [LEFT, TOP, RIGHT, BOTTOM] = [8, 8, 112, 202];

const turned = (drawing) => `<g transform="rotate(180 60 105)">${drawing}</g>`;

/** A drawing, and the same turned about the middle of the card. */
const twice = (id, drawing) =>
  `<g id="${id}-half">${drawing}</g><use href="#${id}-half" transform="rotate(180 60 105)"/>`;

const NUMERAL = { left: 8, top: 10, height: 27, mostWidth: 46 };
const SUIT_INDEX = { middle: 19.5, top: 11, height: 27, mostWidth: 25 };

/** How much of the picture's corner a numeral takes. */
function cornerOfNumeral(glyphs, text) {
  const width = text === undefined ? 27 : fit(glyphs, text, NUMERAL).width;
  return { right: Math.max(30, Math.ceil(NUMERAL.left + width + 5)), bottom: 42 };
}

const CORNER_OF_SUIT = { right: 37, bottom: 72 };
/** Pips have a narrower index beside them than court figures. */
const CORNER_OF_PIP = { right: 34, bottom: 68 };

/** The frame, which goes around the corners. */
function outline({ right, bottom }, parting = "") {
  const line = `M${right} ${TOP}H${RIGHT}V${210 - bottom}H${120 - right}V${BOTTOM}H${LEFT}V${bottom}H${right}Z`;
  return `<path class="kos-frame" d="${line}${parting}"/>`;
}

/** The paper of the corners, the frame, and the line that parts the halves. */
function frame(corner) {
  const paper = `<path class="kos-paper" d="M0 0H${corner.right}V${corner.bottom}H0Z"/>`;
  return both(paper) + outline(corner, `M${LEFT} 105H${RIGHT}`);
}

/** A picture in both halves, cut off at its frame. */
function picture(id, half, corner) {
  const cut = `<svg x="8" y="8" width="104" height="97" viewBox="8 8 104 97">${half}</svg>`;
  return `<g id="${id}">${twice(id, cut)}${frame(corner)}</g>`;
}

function index(glyphs, text, room, kind) {
  return `<g id="kos-index-${text}" class="${kind}">${both(drawWord(glyphs, text, room))}</g>`;
}

const both = (drawing) => drawing + turned(drawing);

/** The pictures, by the codes of their cards; `sources` gives the inside of a drawing by its name. */
export function pictures(glyphs, sources) {
  const tarocks = Array.from({ length: 22 }, (_, place) => {
    const id = `T${place + 1}`;
    return [id, picture(`kos-${id}`, sources.tarock(place + 1), cornerOfNumeral(glyphs, NUMERALS[place]))];
  });
  const courts = Object.keys(SUITS).flatMap((suit) =>
    COURT.map((rank) => [suit + rank, picture(`kos-${suit}${rank}`, sources.court(suit + rank), CORNER_OF_SUIT)]),
  );
  return [...tarocks, ...courts, ["back", `<g id="kos-back">${sources.back()}</g>`]];
}

/** What is no picture: the pips, the signs of the suits in their corners, and the indices. */
export function parts(glyphs) {
  const suits = Object.entries(SUITS).flatMap(([suit, sign]) => {
    const mark = both(`<use href="#${sign}" transform="translate(19.5 53)"/>`);
    const numbers = suit === "H" || suit === "D" ? RED_PIPS : BLACK_PIPS;
    const pips = numbers.map((number) => {
      const signs = `<g class="kos-suit">${drawPips(sign, number)}${mark}</g>`;
      return `<g id="kos-${suit}${number}">${outline(CORNER_OF_PIP)}${signs}</g>`;
    });
    return [`<g id="kos-corners-${suit}" class="kos-suit">${mark}</g>`, ...pips];
  });
  const numerals = NUMERALS.map((text) => index(glyphs, text, NUMERAL, "kos-numeral"));
  const letters = [...courtLetters(glyphs), ...RED_PIPS, ...BLACK_PIPS].map((text) =>
    // I and V are numerals too, and stand elsewhere there.
    index(glyphs, String(text), SUIT_INDEX, "kos-suit").replace("kos-index-", "kos-corner-"),
  );
  const star = `<use href="#kos-star" transform="translate(21 24) scale(1.15)"/>`;
  const skues = `<g id="kos-index-star" class="kos-numeral">${both(star)}</g>`;
  return [...suits, ...numerals, ...letters, skues];
}
