import type { LeverageProof } from '#contract/leverage-proof';
import { leverageCategories } from '#contract/leverage-rules';
import { add, subtract } from '#contract/money';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] extends object ? Writable<T[Key]> : T[Key] };
type Forged = Writable<LeverageProof>;

/** From 0 up to, but not including, `below`. */
export type Pick = (below: number) => number;

const MINUTE = 60_000;
const later = (time: string, by: number): string => new Date(Date.parse(time) + by).toISOString();

const otherDigit = (hex: string, pick: Pick): string => {
  const at = pick(hex.length);
  const digits = '0123456789abcdef'.replace(hex[at]!, '');
  return hex.slice(0, at) + digits[pick(15)]! + hex.slice(at + 1);
};

/** A price that shows as another one. */
const otherPrice = (price: string, pick: Pick): string => {
  const by = `${1 + pick(9)}e${pick(4)}`;
  const amount = String(Number(by) / 100);
  return pick(2) === 0 ? add(price, amount) : subtract(price, amount);
};

/** Every way to lie about who won, or why, with whatever else a thief has at hand: another genuine proof. */
export const tamperings: Readonly<Record<string, (proof: Forged, other: Forged, pick: Pick) => void>> = {
  'opening price': (proof, _, pick) => void (proof.opening_price = otherPrice(proof.opening_price, pick)),
  'close price': (proof, _, pick) => void (proof.close_price = otherPrice(proof.close_price!, pick)),
  'prices of another period': (proof, other) => {
    proof.opening_price = other.opening_price;
    proof.close_price = other.close_price;
    proof.won = other.won;
  },
  'a winner left out': (proof, _, pick) => void proof.won.splice(pick(proof.won.length), 1),
  'a winner added': (proof, _, pick) => {
    const others = leverageCategories.filter((category) => !proof.won.includes(category));
    proof.won.push(others[pick(others.length)]!);
  },
  'other winners': (proof, _, pick) => {
    proof.won = leverageCategories.filter(() => pick(2) === 0);
  },
  seed: (proof, _, pick) => {
    const { revealed } = proof.days[pick(proof.days.length)]!;
    revealed!.seed = otherDigit(revealed!.seed, pick);
  },
  'chain end': (proof, _, pick) => {
    const day = proof.days[pick(proof.days.length)]!;
    day.chain_end = otherDigit(day.chain_end, pick);
  },
  'a chain of another day': (proof, other) => {
    const [day, otherDay] = [proof.days.at(-1)!, other.days.at(-1)!];
    Object.assign(day, { chain_end: otherDay.chain_end, revealed: { ...day.revealed, seed: otherDay.revealed!.seed } });
  },
  'the days of another period': (proof, other) => void (proof.days = other.days),
  'published too late': (proof, _, pick) => {
    const [day] = proof.days;
    day!.published_at = later(day!.openings[0]!.minute, pick(600) * 1_000);
  },
  'first opening': (proof, _, pick) => {
    const [opening] = proof.days[0]!.openings;
    opening!.price = otherPrice(opening!.price, pick);
  },
  anchor: (proof, _, pick) => {
    const [opening] = proof.days[0]!.openings;
    opening!.anchor =
      pick(2) === 0 ? add(opening!.anchor, opening!.anchor) : subtract(opening!.anchor, String(500 + pick(1_000)));
  },
  'an opening in between': (proof, _, pick) => {
    // Only in the last place that exists.
    const day = proof.days.at(-1)!;
    const { price, anchor } = proof.days[0]!.openings[0]!;
    const minute = later(proof.starts_at, pick(2) * MINUTE);
    day.openings = [
      ...day.openings.filter((opening) => opening.minute < minute),
      { minute, price: otherPrice(price, pick), anchor },
    ];
  },
  'an opening moved': (proof, _, pick) => {
    const [opening] = proof.days[0]!.openings;
    opening!.minute = later(opening!.minute, (1 + pick(20)) * (pick(2) === 0 ? MINUTE : -1_000));
  },
  'no opening': (proof) => void (proof.days[0]!.openings = []),
  'another time': (proof, _, pick) => {
    const by = (1 + pick(100)) * (proof.room.id === 'vip' ? 10 : 15) * MINUTE;
    proof.starts_at = later(proof.starts_at, by);
    proof.ends_at = later(proof.ends_at, by);
  },
  'a longer period': (proof, _, pick) => void (proof.ends_at = later(proof.ends_at, (1 + pick(10)) * MINUTE)),
  'another period': (proof, other) => void (proof.period = other.period),
  'another room': (proof) => void (proof.room.id = proof.room.id === 'vip' ? 'junior' : 'vip'),
  'another market': (proof) => void (proof.symbol = proof.symbol === 'BTC-USD' ? 'ETH-USD' : 'BTC-USD'),
  'another scale': (proof, _, pick) => void (proof.scale += pick(2) === 0 ? 1 : -1),
  'another source': (proof) => void (proof.source = 'market'),
  'not settled': (proof) => void (proof.status = 'running'),
  'a day left out': (proof) => void proof.days.pop(),
  'a day twice': (proof) => void proof.days.push(proof.days.at(-1)!),
  'another day': (proof, _, pick) =>
    void (proof.days[0]!.day = later(proof.starts_at, -(2 + pick(5)) * 86_400_000).slice(0, 10)),
  'the seed of another minute': (proof, _, pick) => {
    const { revealed } = proof.days.at(-1)!;
    revealed!.minute = later(revealed!.minute, (1 + pick(5)) * MINUTE);
  },
  'no close price': (proof) => void (proof.close_price = null),
  'no seed': (proof) => void (proof.days.at(-1)!.revealed = null),
  'a field left out': (proof, _, pick) => {
    const fields = Object.keys(proof).filter((field) => field !== 'room');
    delete (proof as Record<string, unknown>)[fields[pick(fields.length)]!];
  },
  'a field of another kind': (proof, _, pick) => {
    const fields = Object.keys(proof);
    const odd = [null, 7, -1, NaN, {}, [], [null], true, '', '0x10', 'constructor', { length: 1 }];
    (proof as Record<string, unknown>)[fields[pick(fields.length)]!] = odd[pick(odd.length)];
  },
  'a price of another form': (proof, _, pick) => {
    const odd = ['1e5', '-1', ' 1', '91250,4', '0x1', '', 'NaN', '9'.repeat(400), '1.1234567890123456789'];
    const [opening] = proof.days[0]!.openings;
    if (pick(2) === 0) opening!.price = odd[pick(odd.length)]!;
    else proof.close_price = odd[pick(odd.length)]!;
  },
};
