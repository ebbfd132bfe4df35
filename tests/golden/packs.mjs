// Makes packs.txt, without anything of the program: ChaCha20 as in RFC 8439, but with the 64-bit
// counter and 64-bit nonce of its first publication, and the shuffle as the documentation of
// `Randomness` and `Pack::shuffled` describes them.
//
//     node tests/golden/packs.mjs | diff - tests/golden/packs.txt
//
// One line a pack: seed (32 bytes in hexadecimal), stream, the 54 codes from the top.
import { createHash } from "node:crypto";

const rotate = (word, by) => (word << by) | (word >>> (32 - by));

function quarterRound(s, a, b, c, d) {
  s[a] += s[b]; s[d] = rotate(s[d] ^ s[a], 16);
  s[c] += s[d]; s[b] = rotate(s[b] ^ s[c], 12);
  s[a] += s[b]; s[d] = rotate(s[d] ^ s[a], 8);
  s[c] += s[d]; s[b] = rotate(s[b] ^ s[c], 7);
}

function* words(key, stream) {
  for (let block = 0n; ; block++) {
    const start = Buffer.alloc(64);
    start.write("expand 32-byte k", "latin1");
    key.copy(start, 16);
    start.writeBigUInt64LE(block, 48);
    start.writeBigUInt64LE(stream, 56);
    const first = Uint32Array.from({ length: 16 }, (_, n) => start.readUInt32LE(4 * n));
    const s = first.slice();
    for (let round = 0; round < 10; round++) {
      for (const n of [0, 1, 2, 3]) quarterRound(s, n, n + 4, n + 8, n + 12);
      for (const n of [0, 1, 2, 3]) {
        quarterRound(s, n, 4 + ((n + 1) % 4), 8 + ((n + 2) % 4), 12 + ((n + 3) % 4));
      }
    }
    for (const n of s.keys()) yield (s[n] + first[n]) >>> 0;
  }
}

function below(source, bound) {
  const refusedBelow = 2n ** 32n % BigInt(bound);
  for (;;) {
    const product = BigInt(source.next().value) * BigInt(bound);
    if ((product & 0xffffffffn) >= refusedBelow) return Number(product >> 32n);
  }
}

const black = ["7", "8", "9", "10", "V", "C", "Q", "K"];
const red = ["4", "3", "2", "1", "V", "C", "Q", "K"];
const sorted = [
  ...[["C", black], ["S", black], ["H", red], ["D", red]].flatMap(([suit, ranks]) =>
    ranks.map((rank) => suit + rank)),
  ...Array.from({ length: 22 }, (_, n) => `T${n + 1}`),
];

// Streams of seed 0 in which a word is thrown away, as `Randomness::below` has to one time in 150
// million: found by looking through 19 million of them.
const refusing = new Map([[94, 16502432n], [96, 18705603n], [98, 18912132n]]);

for (let line = 0; line < 100; line++) {
  // Half of the seeds are small numbers, as in tests and on the command line; half fill all bytes.
  const seed = Buffer.alloc(32);
  if (refusing.has(line)) seed.fill(0);
  else if (line % 2 === 0) seed.writeUInt32LE(line / 2);
  else createHash("sha256").update(`kosakeln ${line}`).digest().copy(seed);
  const number = BigInt(line);
  const streams = [0n, number, 2n ** 32n + number, 2n ** 64n - 1n - number];
  const stream = refusing.get(line) ?? streams[line % 4];
  const source = words(seed, stream);
  const cards = [...sorted];
  for (let place = 53; place > 0; place--) {
    const chosen = below(source, place + 1);
    [cards[place], cards[chosen]] = [cards[chosen], cards[place]];
  }
  console.log([seed.toString("hex"), stream, ...cards].join(" "));
}
