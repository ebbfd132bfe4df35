// The pips, which carry as many signs as their number says.

const [LEFT, MIDDLE, RIGHT] = [48, 60, 72];
/** The middle of the card; signs below it are upside down. */
const CENTRE = 105;

const ends = (upper) => [upper, 2 * CENTRE - upper];
const column = (x, ...heights) => heights.map((y) => [x, y]);
const columns = (...heights) => [...column(LEFT, ...heights), ...column(RIGHT, ...heights)];

/** Where the signs stand, and how large they are: the fewer, the larger. */
const ARRANGED = {
  1: { scale: 3.2, places: column(MIDDLE, CENTRE) },
  2: { scale: 2.1, places: column(MIDDLE, ...ends(54)) },
  3: { scale: 2.1, places: column(MIDDLE, 40, CENTRE, 170) },
  4: { scale: 1.12, places: columns(...ends(50)) },
  7: { scale: 1, places: [...columns(34, CENTRE, 176), [MIDDLE, 69.5]] },
  8: { scale: 1, places: [...columns(34, CENTRE, 176), ...column(MIDDLE, ...ends(69.5))] },
  9: { scale: 1, places: [...columns(30, 80, 130, 180), [MIDDLE, CENTRE]] },
  10: { scale: 1, places: [...columns(30, 80, 130, 180), ...column(MIDDLE, ...ends(55))] },
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
