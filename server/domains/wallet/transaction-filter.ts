import { type RawBuilder, sql } from 'kysely';
import { transactionKinds } from '#contract/wallet-records';
import { endOfDay, startOfDay } from './zoned-time.ts';

/** Which transactions of a customer. */
export interface TransactionFilter {
  readonly customer: string;
  readonly currency?: string | undefined;
  readonly kind?: string | undefined;
  readonly since?: Date | undefined;
  /** Exclusive. */
  readonly until?: Date | undefined;
}

interface FilterRequest {
  readonly name?: string | undefined;
  readonly kind?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly zone: string;
}

export const filterOf = (customer: string, { name, kind, from, to, zone }: FilterRequest): TransactionFilter => ({
  customer,
  currency: name,
  kind,
  since: from === undefined ? undefined : startOfDay(from, zone),
  until: to === undefined ? undefined : endOfDay(to, zone),
});

/** Shows kinds that the contract doesn't have as adjustments. */
export const knownKind = (kind: string): (typeof transactionKinds)[number] =>
  transactionKinds.find((name) => name === kind) ?? 'adjustment';

/** Conditions on columns `kind` and `at`. */
export const isOfKind = ({ kind }: TransactionFilter): RawBuilder<boolean> => {
  if (kind === undefined) return sql`true`;
  return kind === 'adjustment' ? sql`(kind = ${kind} or kind <> all(${[...transactionKinds]}))` : sql`kind = ${kind}`;
};

export const isInRange = ({ since, until }: TransactionFilter): RawBuilder<boolean> =>
  sql`(at >= ${since ?? null} or ${since ?? null}::timestamptz is null) and (at < ${until ?? null} or ${until ?? null}::timestamptz is null)`;

/** Condition on the accounts `a`. */
export const isOwn = ({ customer, currency }: TransactionFilter): RawBuilder<boolean> =>
  currency === undefined ? sql`a.owner = ${customer}` : sql`a.owner = ${customer} and a.currency = ${currency}`;
