import * as v from 'valibot';
import { call } from './call.ts';
import { crossCheck } from './cross-check.ts';
import { calendarDay, currencyCode, decimal, id, listOf, page, scale, timestamp } from './fields.ts';

/** The kinds of ledger transfers in a customer's list of transactions. */
export const transactionKinds = [
  'deposit',
  'withdrawal',
  'withdrawal-fee',
  'withdrawal-returned',
  'flash-exchange',
  'exchange',
  'exchange-refund',
  'leverage',
  'pledge',
  'bonus',
  'adjustment',
] as const;

/** The accounts of a transaction's parts: the customer's balance, and the platform's earnings. */
export const transactionAccounts = ['available', 'held', 'fee', 'spread'] as const;

const transaction = v.object({
  /** Never changes; `?id=` finds it. */
  id,
  kind: v.picklist(transactionKinds),
  currency: currencyCode,
  scale,
  /** Signed change of the customer's balance, available and held together. */
  amount: decimal,
  /** The customer's balance of this currency afterward. */
  balance: decimal,
  /** The number of the order behind it. */
  reference: v.nullable(v.string()),
  created_at: timestamp,
  /**
   * Everything booked with it, in every currency, debits first: `available` and `held` as signed changes of the customer's
   * accounts, `fee` and `spread` as costs. Leaves out amounts that were only held in between.
   */
  parts: v.array(
    v.object({ account: v.picklist(transactionAccounts), currency: currencyCode, scale, amount: decimal }),
  ),
});

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Its IANA name, such as `Europe/Berlin`. */
const timeZone = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z][\w+/-]{1,63}$/, 'validation:time-zone'),
  v.check(isTimeZone, 'validation:time-zone'),
);

/** Which transactions: the same for the list, its file, and its sums. */
const filter = {
  name: v.optional(currencyCode),
  kind: v.optional(v.picklist(transactionKinds, 'validation:kind')),
  /** First and last day, both inclusive, in `zone`. */
  from: v.optional(calendarDay),
  to: v.optional(calendarDay),
  /** Where the days begin. */
  zone: v.optional(timeZone, 'UTC'),
};

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

const daysInOrder = /* @__NO_SIDE_EFFECTS__ */ <Input extends Days>() =>
  crossCheck<Input, 'from' | 'to'>(['from', 'to'], {
    at: 'to',
    rule: ({ from, to }) => from === undefined || to === undefined || from <= to,
    message: 'validation:day-order',
  });

export const recordCalls = {
  'GET wallet/records': call({
    summary: 'Returns transactions, newest first: of one currency by its `name`, or of all.',
    access: 'customer',
    readsHistory: true,
    request: v.pipe(
      v.strictObject({
        ...filter,
        /** One transaction by its id. */
        id: v.optional(v.pipe(id, v.regex(/^\d{1,18}$/, 'validation:id'))),
        page,
        /** Transactions per page: 20 in a list, 200 in a document. */
        size: v.optional(v.picklist(['20', '200'], 'validation:page'), '20'),
      }),
      daysInOrder(),
    ),
    response: listOf(transaction),
    codes: ['currency-unknown'],
    example: {
      request: { name: 'USDT', page: '1' },
      response: {
        items: [
          {
            id: '4711',
            kind: 'deposit',
            currency: 'USDT',
            scale: 6,
            amount: '250',
            balance: '250',
            reference: 'D26112100042',
            created_at: '2026-11-21T08:30:06.000Z',
            parts: [{ account: 'available', currency: 'USDT', scale: 6, amount: '250' }],
          },
        ],
        page: 1,
        pageSize: 20,
        total: 1,
      },
    },
  }),
  'GET wallet/statement': call({
    summary:
      'Returns transactions as CSV, oldest first, one row each: in UTF-8 with a byte order mark, in the language and the number format of the `lang` header.',
    access: 'customer',
    readsHistory: true,
    limit: { max: 30, seconds: 600 },
    request: v.pipe(v.strictObject(filter), daysInOrder()),
    response: v.string(),
    codes: ['currency-unknown'],
    example: {
      request: { name: 'USDT', from: '2026-11-01', to: '2026-11-30', zone: 'Europe/Berlin' },
      response:
        'Date and time (Europe/Berlin),Type,Currency,Amount,Balance after,Reference\r\n2026-11-21 09:30:06,Deposit,USDT,250,250,D26112100042\r\n',
    },
    contentType: 'text/csv',
  }),
  'GET wallet/statementBalances': call({
    summary:
      'Returns what a statement begins and ends with in each currency: `opening` + `listed` + `unlisted` is `closing`.',
    access: 'customer',
    readsHistory: true,
    request: v.pipe(v.strictObject(filter), daysInOrder()),
    response: v.object({
      items: v.array(
        v.object({
          currency: currencyCode,
          name: v.string(),
          scale,
          /** Available and held together, before the first day. */
          opening: decimal,
          /** Sum of the transactions of the range. */
          listed: decimal,
          /** Sum of those that `kind` leaves out. */
          unlisted: decimal,
          closing: decimal,
        }),
      ),
      /** How many transactions are listed. */
      total: v.pipe(v.number(), v.integer(), v.minValue(0)),
      time: timestamp,
    }),
    codes: ['currency-unknown'],
    example: {
      request: { name: 'USDT', from: '2026-11-01', to: '2026-11-30' },
      response: {
        items: [
          { currency: 'USDT', name: 'Tether', scale: 6, opening: '100', listed: '250', unlisted: '0', closing: '350' },
        ],
        total: 1,
        time: '2026-11-30T08:30:00.000Z',
      },
    },
  }),
} as const;
