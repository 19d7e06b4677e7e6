import * as v from 'valibot';
import { call } from './call.ts';
import {
  calendarDay,
  currencyCode,
  currentFundPassword,
  decimal,
  filename,
  id,
  listOf,
  noRequest,
  page,
  positiveAmount,
  timestamp,
} from './fields.ts';
import { transferRecord } from './wallet-transfers.ts';

export const rechargeRequest = v.strictObject({
  currency: currencyCode,
  amount: positiveAmount,
  voucher: filename,
});

export const drawRequest = v.strictObject({
  currency: currencyCode,
  /** The `id` of a linked card. */
  card: id,
  amount: positiveAmount,
  /** The fee that the form showed. If it has changed, the call is refused with `terms-changed`. */
  fee: decimal,
  fund_password: currentFundPassword,
});

/** The platform's account for deposits by bank transfer. */
const platformAccount = v.object({
  holder: v.string(),
  bank_name: v.string(),
  /** IBAN, or the account number in countries without one. */
  number: v.string(),
  /** BIC, routing number or sort code; null if the account number is enough. */
  bank_code: v.nullable(v.string()),
});

const fiatWallet = v.object({
  currency: currencyCode,
  name: v.string(),
  available: decimal,
  held: decimal,
  /** How to deposit; null if the currency has no bank deposits. */
  recharge: v.nullable(
    v.object({
      account: platformAccount,
      /** The reference for the transfer, the same for all of the customer's deposits. */
      reference: v.string(),
      minimum: positiveAmount,
      maximum: positiveAmount,
      /** Minutes until a deposit is usually credited. */
      minutes: v.number(),
    }),
  ),
  /** Fee and limits of withdrawals; null if the currency has none. */
  draw: v.nullable(
    v.object({
      /** In the currency itself, deducted from the amount. */
      fee: decimal,
      minimum: positiveAmount,
      maximum: positiveAmount,
      /** What remains of the daily limit, in the currency. The day ends at midnight UTC. */
      left_today: decimal,
      /** Minutes until a withdrawal usually arrives. */
      minutes: v.number(),
    }),
  ),
});

const bankRecord = v.object({
  ...transferRecord,
  kind: v.picklist(['deposit', 'withdrawal']),
  /** The masked number of the destination card; null for a deposit. */
  card: v.nullable(v.string()),
  /** The bank's reference of a withdrawal; null until it was sent, and for a deposit. */
  transaction_id: v.nullable(v.string()),
  /** Where the owner can see the receipt; null for a withdrawal. */
  voucher: v.nullable(v.string()),
  /** Whether wallet/cancel would still succeed. */
  cancellable: v.boolean(),
});

const exampleRecharge = {
  sn: 'D26112100043',
  kind: 'deposit',
  currency: 'EUR',
  scale: 2,
  network: null,
  amount: '500',
  fee: '0',
  received: '500',
  status: 1,
  reason: null,
  created_at: '2026-11-21T08:30:00.000Z',
  timeline: [
    { step: 'received', at: '2026-11-21T08:30:00.000Z', expected_at: null },
    { step: 'reviewing', at: '2026-11-21T08:30:02.000Z', expected_at: null },
    { step: 'credited', at: null, expected_at: '2026-11-21T08:45:00.000Z' },
  ],
  card: null,
  transaction_id: null,
  voucher: '/uploads/018f4a1c9d2e7b60.jpg',
  cancellable: false,
} as const;

const exampleDraw = {
  sn: 'W26112100008',
  kind: 'withdrawal',
  currency: 'EUR',
  scale: 2,
  network: null,
  amount: '200',
  fee: '1.5',
  received: '198.5',
  status: 0,
  reason: null,
  created_at: '2026-11-21T08:31:00.000Z',
  timeline: [
    { step: 'received', at: '2026-11-21T08:31:00.000Z', expected_at: null },
    { step: 'reviewing', at: null, expected_at: null },
    { step: 'sent', at: null, expected_at: null },
    { step: 'completed', at: null, expected_at: '2026-11-21T12:31:00.000Z' },
  ],
  card: '41************11',
  transaction_id: null,
  voucher: null,
  cancellable: true,
} as const;

const earning = v.object({
  id,
  /** Interest of a fixed term less the cost of redeeming it early, profit of a counter order, or its bonus. */
  product: v.picklist(['pledge', 'exchange', 'bonus']),
  /** The product’s name in the customer’s language, such as `30-day USDT`. */
  name: v.string(),
  currency: currencyCode,
  /** Negative for a fixed term whose cost of redeeming early was above its interest. */
  amount: decimal,
  /** The number of the order behind it. */
  reference: id,
  created_at: timestamp,
});

export const bankCalls = {
  'GET bank/index': call({
    summary: 'Returns the fiat wallets, and how to deposit to and withdraw from each.',
    access: 'customer',
    request: noRequest,
    response: v.object({
      items: v.array(fiatWallet),
      /** Whether the customer has to be verified before withdrawing. Shown before the first deposit. */
      verification_needed: v.boolean(),
    }),
    codes: [],
    example: {
      request: {},
      response: {
        items: [
          {
            currency: 'EUR',
            name: 'Euro',
            available: '500',
            held: '0',
            recharge: {
              account: {
                holder: 'Florin Sample Operator',
                bank_name: 'Sample Savings Bank',
                number: 'DE89370400440532013000',
                bank_code: null,
              },
              reference: 'FL-18204417',
              minimum: '10',
              maximum: '50000',
              minutes: 15,
            },
            draw: { fee: '1.5', minimum: '10', maximum: '10000', left_today: '9800', minutes: 240 },
          },
        ],
        verification_needed: false,
      },
    },
  }),
  'POST bank/recharge': call({
    summary: 'Submits a deposit by bank transfer with an image of its receipt.',
    access: 'customer',
    request: rechargeRequest,
    response: bankRecord,
    codes: ['deposit-limit', 'currency-unknown', 'amount-too-small', 'amount-too-large', 'file-unknown'],
    example: {
      request: { currency: 'EUR', amount: '500', voucher: '018f4a1c9d2e7b60.jpg' },
      response: exampleRecharge,
    },
    movesMoney: true,
  }),
  'POST bank/draw': call({
    summary: 'Withdraws to a linked card; the amount is held at once, and the fee is deducted from it.',
    access: 'customer',
    limit: { max: 60, seconds: 600 },
    request: drawRequest,
    response: bankRecord,
    codes: [
      'currency-unknown',
      'not-found',
      'amount-too-small',
      'amount-too-large',
      'limit-reached',
      'terms-changed',
      'insufficient-balance',
      'verification-needed',
      'withdrawals-held',
      'withdrawal-limit',
      'card-waiting',
      'fund-password-missing',
      'fund-password-wrong',
      'second-factor-needed',
    ],
    example: {
      request: { currency: 'EUR', card: '12', amount: '200', fee: '1.5', fund_password: '246810' },
      response: exampleDraw,
    },
    movesMoney: true,
  }),
  'GET bank/records': call({
    summary: 'Returns fiat deposits and withdrawals, newest first.',
    access: 'customer',
    request: v.strictObject({
      page,
      /** One transfer by its number. */
      sn: v.optional(id),
    }),
    response: listOf(bankRecord),
    codes: [],
    example: {
      request: { page: '1' },
      response: { items: [exampleDraw, exampleRecharge], page: 1, pageSize: 20, total: 2 },
    },
  }),
  'GET bank/earnings': call({
    summary: 'Returns earnings by product, newest first, with the last 30 days for a chart.',
    access: 'customer',
    readsHistory: true,
    request: v.strictObject({ page, currency: v.optional(currencyCode, 'USD') }),
    response: v.object({
      ...listOf(earning).entries,
      /** The currency of `earned` and `days`, converted at the rate of each earning's time. */
      currency: currencyCode,
      /** Sum of all time; negative if costs of redeeming early were above what was earned. */
      earned: decimal,
      /** One entry for each of the last 30 days in UTC, oldest first, including days without earnings. */
      days: v.array(v.object({ day: calendarDay, amount: decimal })),
    }),
    codes: ['currency-unknown'],
    example: {
      request: { page: '1', currency: 'USD' },
      response: {
        items: [
          {
            id: '318',
            product: 'pledge',
            name: '7-day USDT',
            currency: 'USDT',
            amount: '0.4',
            reference: 'P26102200003',
            created_at: '2026-11-21T00:00:00.000Z',
          },
        ],
        page: 1,
        pageSize: 20,
        total: 1,
        currency: 'USD',
        earned: '0.4',
        days: [{ day: '2026-11-21', amount: '0.4' }],
      },
    },
  }),
} as const;
