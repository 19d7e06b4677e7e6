import * as v from 'valibot';
import { addressFamilies } from './address-families.ts';
import { currencyCode, decimal, id, orderStatusField, positiveAmount, scale, timestamp } from './fields.ts';

/** Query flag: only fiat (`1`), only crypto (`0`), or both (absent). */
export const fiatFlag = v.optional(v.picklist(['0', '1'], 'validation:flag'));

/** Why the operator has paused a network. */
export const pauseReasons = ['maintenance', 'upgrade', 'congestion', 'incident'] as const;

export type PauseReason = (typeof pauseReasons)[number];

const pause = v.nullable(v.object({ reason: v.picklist(pauseReasons), since: timestamp }));

/** A network of a cryptocurrency, with its fee and minimums. */
export const network = v.object({
  id,
  name: v.string(),
  /** How its addresses are written. */
  family: v.picklist(addressFamilies),
  /** The platform's fee for a withdrawal, in the currency itself. */
  withdrawal_fee: decimal,
  minimum_deposit: positiveAmount,
  minimum_withdrawal: positiveAmount,
  /** Confirmations until a deposit counts. */
  confirmations: v.number(),
  /** How many minutes a deposit or a withdrawal usually takes. */
  minutes: v.number(),
  /** Null while it takes deposits. */
  deposits_paused: pause,
  /** Null while it takes withdrawals. */
  withdrawals_paused: pause,
});

export const exampleNetwork = {
  id: 'tron',
  name: 'Tron (TRC-20)',
  family: 'tron',
  withdrawal_fee: '1',
  minimum_deposit: '5',
  minimum_withdrawal: '10',
  confirmations: 20,
  minutes: 2,
  deposits_paused: null,
  withdrawals_paused: null,
} as const;

/** A past or upcoming step of a deposit or a withdrawal. */
const timelineStep = v.object({
  step: v.picklist(['received', 'reviewing', 'credited', 'sent', 'completed', 'returned', 'canceled']),
  /** When it happened; null for an upcoming step. */
  at: v.nullable(timestamp),
  /** When it is expected; null if it has happened or is unknown. */
  expected_at: v.nullable(timestamp),
});

/** What deposits and withdrawals have in common, crypto and fiat. */
export const transferRecord = {
  sn: id,
  currency: currencyCode,
  scale,
  network: v.nullable(v.string()),
  amount: positiveAmount,
  fee: decimal,
  /** The amount that is credited or arrives. */
  received: decimal,
  status: orderStatusField,
  /** Why it ended; always given with status 3. */
  reason: v.nullable(v.string()),
  created_at: timestamp,
  timeline: v.array(timelineStep),
};
