import { sum } from '#contract/money';
import type { Product, Term } from './term.ts';

/** Groups in the order of their first member. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): [key: string, items: Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

/** Returns the products of each currency, as the server orders them. */
export const byCurrency = (products: readonly Product[]) => grouped(products, ({ currency }) => currency);

/** Returns the terms of each month in which one matures, in local time, with the first day of that month. */
export const byMonth = (terms: readonly Term[]) =>
  grouped(terms, ({ matures_at: at }) => {
    const day = new Date(at);
    return new Date(day.getFullYear(), day.getMonth(), 1).toISOString();
  });

/** What is held in one currency. */
export interface Holding {
  currency: string;
  scale: number;
  amount: string;
  interest: string;
}

/** Returns what running terms hold and have earned so far, by currency. */
export const holdings = (terms: readonly Term[]): Holding[] =>
  grouped(terms, ({ product }) => product.currency).map(([currency, items]) => ({
    currency,
    scale: Math.max(...items.map(({ product }) => product.scale)),
    amount: sum(items.map(({ amount }) => amount)),
    interest: sum(items.map(({ interest_so_far: interest }) => interest)),
  }));
