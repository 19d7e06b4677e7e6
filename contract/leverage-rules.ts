import { compare, multiply, units } from './money.ts';

/**
 * The categories of a period. *up* and *down* compare the closing price with the opening price. All others depend on the last
 * digit of the closing price at the market's scale: small 0-4, big 5-9, very small 0, very big 9.
 */
export const leverageCategories = [
  'up',
  'down',
  'big',
  'small',
  'odd',
  'even',
  'big-odd',
  'big-even',
  'small-odd',
  'small-even',
  'very-big',
  'very-small',
] as const;

export type LeverageCategory = (typeof leverageCategories)[number];

/** The rooms, by how much it takes to enter. Each room has its tier as its id. */
export const leverageTiers = ['junior', 'superior', 'vip'] as const;

export type LeverageTier = (typeof leverageTiers)[number];

const digitsOf = (wins: (digit: number) => boolean): readonly number[] =>
  Array.from({ length: 10 }, (_, d) => d).filter(wins);

/** The last digits with which a category wins; undefined for *up* and *down*. */
export const winningDigits: Readonly<Record<LeverageCategory, readonly number[] | undefined>> = {
  up: undefined,
  down: undefined,
  big: digitsOf((digit) => digit >= 5),
  small: digitsOf((digit) => digit <= 4),
  odd: digitsOf((digit) => digit % 2 === 1),
  even: digitsOf((digit) => digit % 2 === 0),
  'big-odd': digitsOf((digit) => digit >= 5 && digit % 2 === 1),
  'big-even': digitsOf((digit) => digit >= 5 && digit % 2 === 0),
  'small-odd': digitsOf((digit) => digit <= 4 && digit % 2 === 1),
  'small-even': digitsOf((digit) => digit <= 4 && digit % 2 === 0),
  'very-big': [9],
  'very-small': [0],
};

/** Returns the last digit of a price at the market's scale. Throws RangeError if the price has more decimal places. */
export function lastDigit(price: string, scale: number): number {
  const unit = 10n ** BigInt(18 - scale);
  const priceInUnits = units(price);
  if (priceInUnits % unit !== 0n) throw new RangeError(`${price} has more than ${scale} decimal places`);
  return Number((priceInUnits / unit) % 10n);
}

export interface PeriodPrices {
  readonly opening: string;
  readonly close: string;
  /** Decimal places of the market's prices. */
  readonly scale: number;
}

/** Returns the categories that win, in their order. With equal prices neither *up* nor *down* wins. */
export function winningCategories({ opening, close, scale }: PeriodPrices): LeverageCategory[] {
  const direction = compare(close, opening);
  const digit = lastDigit(close, scale);
  return leverageCategories.filter((category) => {
    if (category === 'up') return direction > 0;
    if (category === 'down') return direction < 0;
    return winningDigits[category]?.includes(digit) ?? false;
  });
}

export type LeverageResult = 'won' | 'lost' | 'returned';

/** Returns the result of a stake. `close` is null if no closing price was fixed in time, so that every stake is returned. */
export function resultOf(
  category: LeverageCategory,
  { opening, close, scale }: Omit<PeriodPrices, 'close'> & { readonly close: string | null },
): LeverageResult {
  if (close === null) return 'returned';
  if (winningDigits[category] === undefined && compare(close, opening) === 0) return 'returned';
  return winningCategories({ opening, close, scale }).includes(category) ? 'won' : 'lost';
}

/** Returns what a stake pays out, itself included, rounded down to the currency's `scale`. */
export function payoutOf(result: LeverageResult, quantity: string, multiplier: string, scale: number): string {
  if (result === 'lost') return '0';
  return result === 'returned' ? quantity : multiply(quantity, multiplier, scale, 'down');
}

const MINUTE = 60_000;

/** Before the end of a period, it takes no orders for this long. */
export const closingMilliseconds = 5_000;

/** Times in milliseconds since 1970. */
export interface Period {
  /** Such as `junior-202611210830`: the room and the UTC time at which it begins. */
  readonly id: string;
  readonly startsAt: number;
  /** From here on it takes no orders. */
  readonly closesAt: number;
  readonly endsAt: number;
}

/** Returns a room's period that begins at a time. */
export function periodFrom(room: string, startsAt: number, settlementMinutes: number): Period {
  const endsAt = startsAt + settlementMinutes * MINUTE;
  const start = new Date(startsAt).toISOString().replaceAll(/\D/g, '').slice(0, 12);
  return { id: `${room}-${start}`, startsAt, closesAt: endsAt - closingMilliseconds, endsAt };
}

/** Returns a room's period at a time. Periods divide each day in UTC evenly, so `settlementMinutes` must divide 1,440. */
export function periodAt(room: string, settlementMinutes: number, time: number): Period {
  const length = settlementMinutes * MINUTE;
  return periodFrom(room, Math.floor(time / length) * length, settlementMinutes);
}

/** Returns the room and the start of a period, or undefined if `id` isn't the id of one. */
export function partsOfPeriod(id: string): { readonly room: string; readonly startsAt: number } | undefined {
  const parts = /^(?<room>[a-z][a-z0-9-]*)-(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})(?<h>\d{2})(?<min>\d{2})$/.exec(id)?.groups;
  if (!parts) return undefined;
  const { room = '', y, m, d, h, min } = parts;
  const startsAt = Date.parse(`${y}-${m}-${d}T${h}:${min}:00.000Z`);
  // `Date.parse` takes 30 February as 2 March.
  return Number.isNaN(startsAt) || periodFrom(room, startsAt, 1).id !== id ? undefined : { room, startsAt };
}
