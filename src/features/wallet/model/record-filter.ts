import { isCalendarDay } from '#contract/calendar-day';
import type { RequestOf, ResponseOf } from '#contract/index';
import { withQuery } from '#platform/with-query';

type Transaction = ResponseOf<'GET wallet/records'>['items'][number];

/** Kinds of orders that exist today, in the order of the list. */
export const recordKinds = [
  'deposit',
  'withdrawal',
  'flash-exchange',
  'exchange',
  'leverage',
  'pledge',
  'bonus',
  'adjustment',
] as const satisfies readonly Transaction['kind'][];

export type RecordKind = (typeof recordKinds)[number];

/** What the address of the screen filters by. */
export interface RecordFilter {
  currency: string | undefined;
  kind: RecordKind | undefined;
  /** First and last day, both inclusive, as `2026-11-21`. */
  from: string | undefined;
  to: string | undefined;
}

export const noFilter: RecordFilter = { currency: undefined, kind: undefined, from: undefined, to: undefined };

/** Reads the filter from an address. Anybody can write one, so whatever isn't valid counts as not there. */
export function readFilter(query: URLSearchParams): RecordFilter {
  const text = (name: keyof RecordFilter, isValid: (value: string) => boolean): string | undefined => {
    const value = query.get(name);
    return value !== null && isValid(value) ? value : undefined;
  };
  const kind = query.get('kind');
  const days = { from: text('from', isCalendarDay), to: text('to', isCalendarDay) };
  const isBackward = days.from !== undefined && days.to !== undefined && days.from > days.to;
  return {
    currency: text('currency', (code) => /^[A-Z][A-Z0-9]{1,9}$/u.test(code)),
    kind: recordKinds.find((each) => each === kind),
    ...(isBackward ? { from: undefined, to: undefined } : days),
  };
}

/** Returns an address's query with another filter. What else it says stays. */
export function writeFilter(query: URLSearchParams, filter: RecordFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export type RecordQuery = Omit<RequestOf<'GET wallet/statement'>, 'zone'> & { zone: string };

/** Returns the filter as the calls take it, with the days of this device. */
export function queryOf({ currency, kind, from, to }: RecordFilter): RecordQuery {
  return {
    ...(currency === undefined ? {} : { name: currency }),
    ...(kind === undefined ? {} : { kind }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** The order behind a transaction, by its reference. */
export function orderOf({ reference, kind }: Pick<Transaction, 'reference' | 'kind'>): string | null {
  if (reference === null) return null;
  if (kind === 'flash-exchange') return withQuery('/flash/records', { number: reference });
  if (kind === 'exchange' || kind === 'bonus') return withQuery('/counter/records', { sn: reference });
  if (kind === 'pledge') return withQuery('/pledge/record', { number: reference });
  if (kind === 'deposit' && reference.startsWith('D')) return withQuery('/wallet/up/record', { sn: reference });
  if (kind === 'leverage') return withQuery('/leverage/record', { number: reference });
  if (kind === 'withdrawal' && reference.startsWith('W')) return withQuery('/wallet/down/record', { sn: reference });
  return null;
}
