import { closedCurve, type Polar, type Winding } from './closed-curve.ts';

/** SVG paths around (0, 0) that reach at most 1000 units far and leave the middle free. */
export interface RosettePaths {
  /** A net between a round inner and a wavy outer edge, in verdigris. */
  net: string;
  /** One ribbon, or two that braid, in gold. */
  ribbons: readonly string[];
  /** Two waves that cross, like beads, around the free middle. */
  beads: readonly string[];
}

/** Distances from the center. */
const outermost = 990;
const netStart = 660;
const ribbonMiddle = 785;
const beadMiddle = 642;

const circle = 2 * Math.PI;

/** Returns the lines of a hash, always the same; `small` has fewer, with the same outline and the same ribbons. */
export function rosettePaths(hash: string, size: 'large' | 'small' = 'large'): RosettePaths {
  const take = reader(hash);
  const isLarge = size === 'large';
  const edge = outline(take);
  const net = { turns: take.whole(13, 16), wavesPerTurn: take.between(8, 13) };
  const count = take.whole(1, 2);
  const lobes = take.whole(4, 9);
  const sway = take.between(40, 62);
  const start = take.between(0, circle);
  const width = count === 1 ? take.between(24, 36) : take.between(15, 22);
  const twist = take.whole(1, 2);
  const beads = take.whole(60, 110);

  const ribbon = (index: number): string => {
    const at = (angle: number): number => lobes * angle + start + (index * circle) / count;
    const turns = isLarge ? (count === 1 ? 6 : 3) : 1;
    return closedCurve({
      middle: (angle) => ribbonMiddle + sway * Math.cos(at(angle)),
      swing: isLarge ? (angle) => width * (1 - 0.4 * Math.cos(2 * at(angle))) : () => 0,
      turns,
      waves: lobes * twist * turns + 1,
    });
  };
  const turns = isLarge ? net.turns : 3;
  return {
    net: closedCurve({
      ...between(() => netStart, edge),
      turns,
      waves: coprime(Math.round(net.wavesPerTurn * turns), turns),
    }),
    ribbons: Array.from({ length: count }, (_, index) => ribbon(index)),
    beads: isLarge
      ? [0, Math.PI].map((phase) =>
          closedCurve({ middle: () => beadMiddle, swing: () => 18, waves: beads, turns: 1, phase }),
        )
      : [],
  };
}

/** The outer edge: a wave with two overtones, 6 to 13 times around. */
function outline(take: Reader): Polar {
  const repeats = take.whole(6, 13);
  const depth = take.between(80, 130);
  const tones = [
    { strength: 1, start: take.between(0, circle) },
    { strength: take.between(0, 1), start: take.between(0, circle) },
    // A high overtone of many repeats would look torn.
    { strength: take.between(0, 3 / repeats), start: take.between(0, circle) },
  ];
  const wave: Polar = (angle) =>
    tones.reduce(
      (sum, { strength, start }, index) => sum + strength * Math.cos((index + 1) * repeats * angle + start),
      0,
    );
  const samples = Array.from({ length: 360 }, (_, index) => wave((index * circle) / 360 / repeats));
  const [low, high] = [Math.min(...samples), Math.max(...samples)];
  return (angle) => outermost - depth * ((high - wave(angle)) / (high - low));
}

const between = (from: Polar, to: Polar): Pick<Winding, 'middle' | 'swing'> => ({
  middle: (angle) => (to(angle) + from(angle)) / 2,
  swing: (angle) => (to(angle) - from(angle)) / 2,
});

interface Reader {
  between: (low: number, high: number) => number;
  /** Both ends included. */
  whole: (low: number, high: number) => number;
}

/** Reads the hash in words of two bytes, the next one for each number. */
function reader(hash: string): Reader {
  let place = 0;
  const next = (): number => {
    const word = hash.slice(place, place + 4);
    if (!/^[0-9a-f]{4}$/u.test(word)) throw new RangeError('a rosette needs 64 hexadecimal digits in lower case');
    place += 4;
    return Number.parseInt(word, 16) / 0x1_00_00;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
  };
}

/** Returns the next number from `value` on that shares no divisor with `other`. */
function coprime(value: number, other: number): number {
  return divisor(value, other) === 1 ? value : coprime(value + 1, other);
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
