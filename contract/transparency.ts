import * as v from 'valibot';
import { call } from './call.ts';
import { currencyCode, decimal, hash, id, listOf, noRequest, pageQuery, timestamp } from './fields.ts';

/*
 * The Merkle sum tree, one per currency (transparency-tree.ts). A hash is the SHA-256 of UTF-8 text, in lowercase hexadecimal. Amounts are decimals
 * without trailing zeros, and never negative:
 *   leaf  `leaf:<account>:<nonce>:<balance>`
 *   node  `node:<left hash>:<left sum>:<right hash>:<right sum>`, with the sum left sum + right sum
 * A node without a right child takes `0` repeated 64 times as its hash and `0` as its sum.
 */

const snapshot = {
  /** Of the snapshot. */
  number: id,
  time: timestamp,
};

const root = {
  currency: currencyCode,
  /** Root of this currency’s tree. */
  root: hash,
  /** The root's sum: the total balance of all customers, available and held. */
  liabilities: decimal,
};

const totals = v.array(
  v.object({
    ...root,
    /** What the platform has of this currency by its own books: what came in and has not left again. */
    assets: decimal,
  }),
);

const exampleRoot = {
  currency: 'USDT',
  root: '6227824f32f78fb2fc29d08695ae0cd21dd32c70a070c902eca2c2675e45d4fe',
  liabilities: '18250.75',
};

export const transparencyCalls = {
  'GET transparency/liabilities': call({
    summary: 'Returns what is owed to customers and what the platform holds, by currency, as of the latest snapshot.',
    access: 'public',
    request: noRequest,
    response: v.object({
      ...snapshot,
      next_at: timestamp,
      items: totals,
    }),
    codes: ['not-found'],
    example: {
      request: {},
      response: {
        number: '412',
        time: '2026-11-21T08:30:00.000Z',
        next_at: '2026-11-21T08:35:00.000Z',
        items: [{ ...exampleRoot, assets: '19000' }],
      },
    },
  }),
  'GET transparency/snapshots': call({
    summary: 'Returns the published snapshots with their roots, newest first.',
    access: 'public',
    request: pageQuery,
    response: listOf(v.object({ ...snapshot, items: totals })),
    codes: [],
    example: {
      request: { page: '1' },
      response: {
        items: [{ number: '412', time: '2026-11-21T08:30:00.000Z', items: [{ ...exampleRoot, assets: '19000' }] }],
        page: 1,
        pageSize: 20,
        total: 1,
      },
    },
  }),
  'GET transparency/proof': call({
    summary: 'Returns the proof from the customer’s balances to the roots of the latest or an earlier snapshot.',
    access: 'customer',
    request: v.strictObject({ snapshot: v.optional(id) }),
    response: v.object({
      ...snapshot,
      /** The customer's `id`, as in the leaves. */
      account: id,
      items: v.array(
        v.object({
          ...root,
          balance: decimal,
          /** Known only to the customer, so that a balance can't be guessed from its leaf. */
          nonce: hash,
          /** The sibling at each level, from the leaf up, and its side. */
          path: v.array(v.object({ side: v.picklist(['left', 'right']), hash, sum: decimal })),
        }),
      ),
    }),
    codes: ['not-found'],
    example: {
      request: {},
      response: {
        number: '412',
        time: '2026-11-21T08:30:00.000Z',
        account: '18204417',
        items: [
          {
            ...exampleRoot,
            balance: '250',
            nonce: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
            path: [
              {
                side: 'right',
                hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
                sum: '18000.75',
              },
            ],
          },
        ],
      },
    },
  }),
} as const;
