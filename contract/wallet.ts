import * as v from 'valibot';
import { call } from './call.ts';
import {
  currencyCode,
  decimal,
  filename,
  id,
  listOf,
  noAnswer,
  noRequest,
  orderStatusField,
  page,
  positiveAmount,
  text,
  timestamp,
} from './fields.ts';

/** Query flag: only fiat (`1`), only crypto (`0`), or both (absent). */
const fiatFlag = v.optional(v.picklist(['0', '1'], 'validation:flag'));

const kind = v.picklist(['crypto', 'fiat']);

const network = v.object({
  id,
  name: v.string(),
  /** What the platform takes for a withdrawal, in the currency itself. */
  withdrawal_fee: decimal,
  minimum_deposit: positiveAmount,
  minimum_withdrawal: positiveAmount,
  /** Confirmations until a deposit counts. */
  confirmations: v.number(),
  /** Minutes that a deposit usually takes. */
  minutes: v.number(),
});

const cryptoCurrency = v.object({
  currency: currencyCode,
  name: v.string(),
  /** Digits after the point that are booked. */
  scale: v.number(),
  /** Digits after the point that are shown unless asked for more. */
  display_scale: v.number(),
  networks: v.array(network),
});

const fiatCurrency = v.object({
  currency: currencyCode,
  name: v.string(),
  scale: v.number(),
  display_scale: v.number(),
});

const exampleCrypto = {
  currency: 'USDT',
  name: 'Tether',
  scale: 6,
  display_scale: 6,
  networks: [
    {
      id: 'tron',
      name: 'Tron (TRC-20)',
      withdrawal_fee: '1',
      minimum_deposit: '5',
      minimum_withdrawal: '10',
      confirmations: 20,
      minutes: 2,
    },
  ],
};

/** One step that a deposit or a withdrawal went through or will go through. */
const timelineStep = v.object({
  step: v.picklist(['received', 'reviewing', 'credited', 'sent', 'returned', 'cancelled']),
  /** When it happened; null for a step that lies ahead. */
  at: v.nullable(timestamp),
  /** When it is expected; null once it happened or where nobody can say. */
  expected_at: v.nullable(timestamp),
});

const transferRecord = {
  sn: id,
  currency: currencyCode,
  network: v.nullable(v.string()),
  amount: positiveAmount,
  fee: decimal,
  /** What is credited or arrives. */
  received: decimal,
  status: orderStatusField,
  /** Why it ended; always given with status 3. */
  reason: v.nullable(v.string()),
  created_at: timestamp,
  timeline: v.array(timelineStep),
};

const depositRecord = v.object({ ...transferRecord, address: v.nullable(v.string()), voucher: v.nullable(v.string()) });

const withdrawalRecord = v.object({
  ...transferRecord,
  address: v.string(),
  /** Whether wallet/cancel would still succeed. */
  cancellable: v.boolean(),
});

const exampleDeposit = {
  sn: 'D26112100042',
  currency: 'USDT',
  network: 'tron',
  amount: '250',
  fee: '0',
  received: '250',
  status: 2,
  reason: null,
  created_at: '2026-11-21T08:30:00.000Z',
  timeline: [
    { step: 'received', at: '2026-11-21T08:30:00.000Z', expected_at: null },
    { step: 'reviewing', at: '2026-11-21T08:30:02.000Z', expected_at: null },
    { step: 'credited', at: '2026-11-21T08:30:06.000Z', expected_at: null },
  ],
  address: 'TQ5Nv7Dc6xQz4mY2rXb8hJ1kLpWsEtUfGa',
  voucher: '/uploads/018f4a1c9d2e7b60.jpg',
} as const;

const exampleWithdrawal = {
  sn: 'W26112100007',
  currency: 'USDT',
  network: 'tron',
  amount: '100',
  fee: '1',
  received: '99',
  status: 0,
  reason: null,
  created_at: '2026-11-21T08:30:00.000Z',
  timeline: [
    { step: 'received', at: '2026-11-21T08:30:00.000Z', expected_at: null },
    { step: 'reviewing', at: null, expected_at: '2026-11-21T08:31:00.000Z' },
    { step: 'sent', at: null, expected_at: '2026-11-21T08:35:00.000Z' },
  ],
  address: 'TQ5Nv7Dc6xQz4mY2rXb8hJ1kLpWsEtUfGa',
  cancellable: true,
} as const;

/** Kinds of ledger transfers that a customer meets in a list of movements. */
export const movementKinds = [
  'deposit',
  'withdrawal',
  'withdrawal-fee',
  'withdrawal-returned',
  'flash-exchange',
  'exchange',
  'exchange-refund',
  'leverage-stake',
  'leverage-payout',
  'leverage-refund',
  'pledge-open',
  'pledge-interest',
  'pledge-return',
  'bonus',
  'adjustment',
] as const;

const movement = v.object({
  id,
  kind: v.picklist(movementKinds),
  currency: currencyCode,
  /** Signed change of what the customer owns (available and held together). */
  amount: decimal,
  /** What the customer owned of this currency afterwards. */
  balance: decimal,
  /** The number of the order behind it. */
  reference: v.nullable(v.string()),
  created_at: timestamp,
});

export const addressRequest = v.object({ currency: currencyCode, network: id });

export const depositRequest = v.object({
  currency: currencyCode,
  network: id,
  amount: positiveAmount,
  voucher: filename,
});

export const checkExtractRequest = v.object({
  currency: currencyCode,
  network: id,
  address: text(128),
  amount: positiveAmount,
});

const savedAddress = v.object({ id, currency: currencyCode, network: id, address: v.string(), label: v.string() });

const exampleAddress = {
  id: '5',
  currency: 'USDT',
  network: 'tron',
  address: 'TQ5Nv7Dc6xQz4mY2rXb8hJ1kLpWsEtUfGa',
  label: 'Savings',
};

export const walletCalls = {
  'GET user/amount': call({
    summary: 'What the customer owns in all, worth in one currency.',
    access: 'customer',
    request: v.object({ currency: v.optional(currencyCode, 'USD') }),
    answer: v.object({
      currency: currencyCode,
      total: decimal,
      available: decimal,
      held: decimal,
      /** The rates’ time. */
      time: timestamp,
    }),
    codes: ['currency-unknown'],
    example: {
      request: { currency: 'EUR' },
      answer: { currency: 'EUR', total: '12480.15', available: '12380.15', held: '100', time: '2026-11-21T08:30:00.000Z' },
    },
  }),
  'GET wallet/index': call({
    summary: 'Every wallet of the customer, one a currency, also those with nothing in them.',
    access: 'customer',
    request: noRequest,
    answer: v.object({
      items: v.array(v.object({ currency: currencyCode, kind, name: v.string(), available: decimal, held: decimal })),
    }),
    codes: [],
    example: {
      request: {},
      answer: { items: [{ currency: 'USDT', kind: 'crypto', name: 'Tether', available: '250', held: '0' }] },
    },
  }),
  'GET wallet/assets': call({
    summary: 'Wallets with their worth in one currency, the largest worth first.',
    access: 'customer',
    request: v.object({ currency: v.optional(currencyCode, 'USD') }),
    answer: v.object({
      /** The currency that `worth` and `total` are in. */
      currency: currencyCode,
      total: decimal,
      time: timestamp,
      rows: v.array(
        v.object({ currency: currencyCode, kind, name: v.string(), available: decimal, held: decimal, worth: decimal }),
      ),
    }),
    codes: ['currency-unknown'],
    example: {
      request: { currency: 'USD' },
      answer: {
        currency: 'USD',
        total: '250.02',
        time: '2026-11-21T08:30:00.000Z',
        rows: [{ currency: 'USDT', kind: 'crypto', name: 'Tether', available: '250', held: '0', worth: '250.02' }],
      },
    },
  }),
  'GET wallet/amount': call({
    summary: 'What the customer owns in crypto and in fiat, worth in one currency.',
    access: 'customer',
    request: v.object({ currency: v.optional(currencyCode, 'USD') }),
    answer: v.object({ currency: currencyCode, crypto: decimal, fiat: decimal, total: decimal, time: timestamp }),
    codes: ['currency-unknown'],
    example: {
      request: {},
      answer: { currency: 'USD', crypto: '250.02', fiat: '80', total: '330.02', time: '2026-11-21T08:30:00.000Z' },
    },
  }),
  'GET wallet/todayProfitLoss': call({
    summary:
      'Profit or loss since midnight UTC: what is owned now, less what was owned then, less what was deposited, plus what was withdrawn, each at its own price.',
    access: 'customer',
    request: v.object({ currency: v.optional(currencyCode, 'USD') }),
    answer: v.object({
      currency: currencyCode,
      amount: decimal,
      /** Of what was owned at midnight; null when that was nothing. */
      percent: v.nullable(decimal),
      since: timestamp,
      opening: decimal,
      deposits: decimal,
      withdrawals: decimal,
      closing: decimal,
    }),
    codes: ['currency-unknown'],
    example: {
      request: {},
      answer: {
        currency: 'USD',
        amount: '12.4',
        percent: '0.51',
        since: '2026-11-21T00:00:00.000Z',
        opening: '2431.2',
        deposits: '250',
        withdrawals: '0',
        closing: '2693.6',
      },
    },
  }),
  'GET wallet/cryptos': call({
    summary: 'The cryptocurrencies with their networks.',
    access: 'customer',
    request: noRequest,
    answer: v.object({ items: v.array(cryptoCurrency) }),
    codes: [],
    example: { request: {}, answer: { items: [exampleCrypto] } },
  }),
  'GET wallet/fiats': call({
    summary: 'The ordinary currencies.',
    access: 'customer',
    request: noRequest,
    answer: v.object({ items: v.array(fiatCurrency) }),
    codes: [],
    example: { request: {}, answer: { items: [{ currency: 'EUR', name: 'Euro', scale: 2, display_scale: 2 }] } },
  }),
  'GET currency/cryptos': call({
    summary: 'The cryptocurrencies with their networks, for visitors.',
    access: 'public',
    request: noRequest,
    answer: v.object({ items: v.array(cryptoCurrency) }),
    codes: [],
    example: { request: {}, answer: { items: [exampleCrypto] } },
  }),
  'GET wallet/records': call({
    summary: 'Movements, newest first: of one currency by its `name`, or of all.',
    access: 'customer',
    request: v.object({
      name: v.optional(currencyCode),
      page,
      kind: v.optional(v.picklist(movementKinds, 'validation:kind')),
      from: v.optional(v.pipe(v.string(), v.isoDate('validation:date'))),
      to: v.optional(v.pipe(v.string(), v.isoDate('validation:date'))),
    }),
    answer: listOf(movement),
    codes: ['currency-unknown'],
    example: {
      request: { name: 'USDT', page: '1' },
      answer: {
        items: [
          {
            id: '4711',
            kind: 'deposit',
            currency: 'USDT',
            amount: '250',
            balance: '250',
            reference: 'D26112100042',
            created_at: '2026-11-21T08:30:06.000Z',
          },
        ],
        page: 1,
        pageSize: 20,
        total: 1,
      },
    },
  }),
  'POST wallet/address': call({
    summary: 'The customer’s own deposit address on one network.',
    access: 'customer',
    request: addressRequest,
    answer: v.object({
      currency: currencyCode,
      network,
      address: v.string(),
      /** A memo or tag without which the deposit would be lost, or null. */
      memo: v.nullable(v.string()),
    }),
    codes: ['currency-unknown', 'network-unknown'],
    example: {
      request: { currency: 'USDT', network: 'tron' },
      answer: {
        currency: 'USDT',
        network: exampleCrypto.networks[0],
        address: 'TQ5Nv7Dc6xQz4mY2rXb8hJ1kLpWsEtUfGa',
        memo: null,
      },
    },
  }),
  'POST wallet/up': call({
    summary: 'Announces a deposit with the picture of its transfer voucher.',
    access: 'customer',
    request: depositRequest,
    answer: depositRecord,
    codes: ['currency-unknown', 'network-unknown', 'amount-too-small', 'file-unknown'],
    example: {
      request: { currency: 'USDT', network: 'tron', amount: '250', voucher: '018f4a1c9d2e7b60.jpg' },
      answer: exampleDeposit,
    },
    moves: true,
  }),
  'GET wallet/up-record': call({
    summary: 'Deposits, newest first.',
    access: 'customer',
    request: v.object({ page, fiat: fiatFlag }),
    answer: listOf(depositRecord),
    codes: [],
    example: { request: { page: '1', fiat: '0' }, answer: { items: [exampleDeposit], page: 1, pageSize: 20, total: 1 } },
  }),
  'POST wallet/checkExtract': call({
    summary: 'Checks a withdrawal and answers the one-time hash, good for 10 minutes, that confirms it.',
    access: 'customer',
    request: checkExtractRequest,
    answer: v.object({ hash: id, expires_at: timestamp }),
    codes: [
      'currency-unknown',
      'network-unknown',
      'address-invalid',
      'amount-too-small',
      'amount-too-large',
      'limit-reached',
      'insufficient-balance',
      'verification-needed',
      'fund-password-missing',
    ],
    example: {
      request: { currency: 'USDT', network: 'tron', address: 'TQ5Nv7Dc6xQz4mY2rXb8hJ1kLpWsEtUfGa', amount: '100' },
      answer: { hash: 'b7e2c4', expires_at: '2026-11-21T08:40:00.000Z' },
    },
    part: 4,
  }),
  'POST wallet/extractHash': call({
    summary: 'The withdrawal behind a one-time hash, in full.',
    access: 'customer',
    request: v.object({ hash: id }),
    answer: v.object({
      currency: currencyCode,
      network,
      address: v.string(),
      amount: positiveAmount,
      fee: decimal,
      received: positiveAmount,
      /** Whether the customer never withdrew to this address before. */
      first_time: v.boolean(),
      expires_at: timestamp,
    }),
    codes: ['hash-expired', 'hash-used', 'not-found'],
    example: {
      request: { hash: 'b7e2c4' },
      answer: {
        currency: 'USDT',
        network: exampleCrypto.networks[0],
        address: 'TQ5Nv7Dc6xQz4mY2rXb8hJ1kLpWsEtUfGa',
        amount: '100',
        fee: '1',
        received: '99',
        first_time: true,
        expires_at: '2026-11-21T08:40:00.000Z',
      },
    },
    part: 4,
  }),
  'POST wallet/down': call({
    summary: 'Confirms a withdrawal with its hash and the fund password; the amount is held at once.',
    access: 'customer',
    request: v.object({ hash: id, fund_password: text(32) }),
    answer: withdrawalRecord,
    codes: ['hash-expired', 'hash-used', 'not-found', 'fund-password-wrong', 'fund-password-missing', 'insufficient-balance', 'limit-reached'],
    example: { request: { hash: 'b7e2c4', fund_password: '246810' }, answer: exampleWithdrawal },
    moves: true,
    part: 4,
  }),
  'GET wallet/down-record': call({
    summary: 'Withdrawals, newest first.',
    access: 'customer',
    request: v.object({ page, fiat: fiatFlag }),
    answer: listOf(withdrawalRecord),
    codes: [],
    example: { request: { page: '1' }, answer: { items: [exampleWithdrawal], page: 1, pageSize: 20, total: 1 } },
    part: 4,
  }),
  'POST wallet/cancel': call({
    summary: 'Cancels a pending withdrawal; all of it becomes available again.',
    access: 'customer',
    request: v.object({ sn: id }),
    answer: withdrawalRecord,
    codes: ['not-found', 'not-cancellable'],
    example: { request: { sn: 'W26112100007' }, answer: { ...exampleWithdrawal, status: 3, reason: 'cancelled', cancellable: false } },
    moves: true,
    part: 4,
  }),
  'GET wallet/addresses': call({
    summary: 'The saved addresses.',
    access: 'customer',
    request: noRequest,
    answer: v.object({ items: v.array(savedAddress) }),
    codes: [],
    example: { request: {}, answer: { items: [exampleAddress] } },
    part: 4,
  }),
  'POST wallet/saveAddress': call({
    summary: 'Saves an address, or renames the saved one.',
    access: 'customer',
    request: v.object({ currency: currencyCode, network: id, address: text(128), label: text(40) }),
    answer: savedAddress,
    codes: ['currency-unknown', 'network-unknown', 'address-invalid', 'limit-reached'],
    example: {
      request: { currency: 'USDT', network: 'tron', address: exampleAddress.address, label: 'Savings' },
      answer: exampleAddress,
    },
    part: 4,
  }),
  'POST wallet/removeAddress': call({
    summary: 'Forgets a saved address.',
    access: 'customer',
    request: v.object({ id }),
    answer: noAnswer,
    codes: ['not-found'],
    example: { request: { id: '5' }, answer: {} },
    part: 4,
  }),
  'GET wallet/statement': call({
    summary: 'The movements of a span of days as CSV, in UTF-8, one row a movement.',
    access: 'customer',
    request: v.object({
      name: v.optional(currencyCode),
      kind: v.optional(v.picklist(movementKinds, 'validation:kind')),
      from: v.optional(v.pipe(v.string(), v.isoDate('validation:date'))),
      to: v.optional(v.pipe(v.string(), v.isoDate('validation:date'))),
    }),
    answer: v.string(),
    codes: ['currency-unknown'],
    example: {
      request: { name: 'USDT', from: '2026-11-01', to: '2026-11-30' },
      answer: 'time,kind,currency,amount,balance,reference\n',
    },
    contentType: 'text/csv',
    part: 4,
  }),
} as const;
