export type Side = 'from' | 'to';

/** A pair of currencies, and the amount on one side. */
export interface Conversion {
  from: string;
  to: string;
  side: Side;
  /** Decimal string, or empty. */
  amount: string;
}

/** The other direction; the amount stays with its currency. */
export const swapped = ({ from, to, side, amount }: Conversion): Conversion => ({
  from: to,
  to: from,
  side: side === 'from' ? 'to' : 'from',
  amount,
});

/** Returns a conversion with another currency on one side. That of the other side swaps them. */
export function withCurrency(conversion: Conversion, side: Side, currency: string): Conversion {
  const other = side === 'from' ? 'to' : 'from';
  return conversion[other] === currency ? swapped(conversion) : { ...conversion, [side]: currency };
}
