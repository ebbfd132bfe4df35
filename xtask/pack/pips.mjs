// The pips, which carry as many signs as their number says.

const [LEFT, MIDDLE, RIGHT] = [46, 60, 74];
/** The middle of the card; signs below it are upside down. */
const CENTRE = 105;

const ends = (upper) => [upper, 2 * CENTRE - upper];
const column = (x, ...heights) => heights.map((y) => [x, y]);
const columns = (...heights) => [...column(LEFT, ...heights), ...column(RIGHT, ...heights)];

/** Where the signs stand, and how large they are: the fewer, the larger. */
const ARRANGED = {
  1: { scale: 2.7, places: column(MIDDLE, CENTRE) },
  2: { scale: 1.9, places: column(MIDDLE, ...ends(58)) },
  3: { scale: 1.8, places: column(MIDDLE, 50, CENTRE, 160) },
  4: { scale: 1.35, places: columns(...ends(58)) },
  7: { scale: 1.05, places: [...columns(48, CENTRE, 162), [MIDDLE, 76]] },
  8: { scale: 1.05, places: [...columns(48, CENTRE, 162), ...column(MIDDLE, ...ends(76))] },
  9: { scale: 1, places: [...columns(42, 84, 126, 168), [MIDDLE, CENTRE]] },
  10: { scale: 1, places: [...columns(42, 84, 126, 168), ...column(MIDDLE, ...ends(63))] },
};

/** The signs of a pip; `sign` is the id of the suit's. */
export function drawPips(sign, number) {
  const { scale, places } = ARRANGED[number];
  return places
    .map(([x, y]) => {
      const size = y > CENTRE ? -scale : scale;
      return `<use href="#${sign}" transform="translate(${x} ${y}) scale(${size})"/>`;
    })
    .join("");
}
