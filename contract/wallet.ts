import * as v from 'valibot';
import { call } from './call.ts';
import { currencyCode, decimal, displayScale, noRequest, scale, timestamp, unpriced } from './fields.ts';
import { exampleNetwork, network } from './wallet-transfers.ts';

const kind = v.picklist(['crypto', 'fiat']);

const cryptoCurrency = v.object({
  currency: currencyCode,
  name: v.string(),
  scale,
  display_scale: displayScale,
  networks: v.array(network),
});

const fiatCurrency = v.object({
  currency: currencyCode,
  name: v.string(),
  scale,
  display_scale: displayScale,
});

/** A customer's balance in one currency. */
const wallet = {
  currency: currencyCode,
  kind,
  name: v.string(),
  scale,
  display_scale: displayScale,
  available: decimal,
  held: decimal,
};

const exampleWallet = {
  currency: 'USDT',
  kind: 'crypto',
  name: 'Tether',
  scale: 6,
  display_scale: 6,
  available: '250',
  held: '0',
} as const;

const exampleCrypto = {
  currency: 'USDT',
  name: 'Tether',
  scale: 6,
  display_scale: 6,
  networks: [exampleNetwork],
};

export const walletCalls = {
  'GET user/amount': call({
    summary: 'Returns the customer’s total balance in one currency.',
    access: 'customer',
    request: v.strictObject({ currency: v.optional(currencyCode, 'USD') }),
    response: v.object({
      currency: currencyCode,
      display_scale: displayScale,
      total: decimal,
      available: decimal,
      held: decimal,
      unpriced,
      /** Time of the rates. */
      time: timestamp,
    }),
    codes: ['currency-unknown'],
    example: {
      request: { currency: 'EUR' },
      response: {
        currency: 'EUR',
        display_scale: 2,
        total: '12480.15',
        available: '12380.15',
        held: '100',
        unpriced: [],
        time: '2026-11-21T08:30:00.000Z',
      },
    },
  }),
  'GET wallet/index': call({
    summary: 'Returns every wallet of the customer, one per currency, including empty ones.',
    access: 'customer',
    request: noRequest,
    response: v.object({ items: v.array(v.object(wallet)) }),
    codes: [],
    example: { request: {}, response: { items: [exampleWallet] } },
  }),
  'GET wallet/assets': call({
    summary:
      'Returns wallets with their value in one currency: largest first, then those without a price, then empty ones.',
    access: 'customer',
    request: v.strictObject({ currency: v.optional(currencyCode, 'USD') }),
    response: v.object({
      /** The currency of `worth` and `total`. */
      currency: currencyCode,
      display_scale: displayScale,
      /** Without the wallets that have no price now. */
      total: decimal,
      /** One US dollar in `currency`; null without a price. */
      dollar: v.nullable(decimal),
      time: timestamp,
      /** `worth` isn't rounded, and is null for a balance that has no price now. */
      rows: v.array(v.object({ ...wallet, worth: v.nullable(decimal) })),
    }),
    codes: ['currency-unknown'],
    example: {
      request: { currency: 'USD' },
      response: {
        currency: 'USD',
        display_scale: 2,
        total: '250.02',
        dollar: '1',
        time: '2026-11-21T08:30:00.000Z',
        rows: [
          { ...exampleWallet, worth: '250.02' },
          {
            currency: 'LTC',
            kind: 'crypto',
            name: 'Litecoin',
            scale: 8,
            display_scale: 6,
            available: '1.5',
            held: '0',
            worth: null,
          },
        ],
      },
    },
  }),
  'GET wallet/amount': call({
    summary: 'Returns the customer’s crypto and fiat totals in one currency.',
    access: 'customer',
    request: v.strictObject({ currency: v.optional(currencyCode, 'USD') }),
    response: v.object({
      currency: currencyCode,
      crypto: decimal,
      fiat: decimal,
      total: decimal,
      unpriced,
      time: timestamp,
    }),
    codes: ['currency-unknown'],
    example: {
      request: {},
      response: {
        currency: 'USD',
        crypto: '250.02',
        fiat: '80',
        total: '330.02',
        unpriced: ['LTC'],
        time: '2026-11-21T08:30:00.000Z',
      },
    },
  }),
  'GET wallet/todayProfitLoss': call({
    summary:
      'Returns profit or loss since midnight UTC: the balance now minus the balance then, minus deposits, plus withdrawals, each at the price of its time.',
    access: 'customer',
    readsHistory: true,
    request: v.strictObject({ currency: v.optional(currencyCode, 'USD') }),
    response: v.object({
      currency: currencyCode,
      amount: decimal,
      /** Of the balance at midnight and the deposits since; null if both are zero. */
      percent: v.nullable(decimal),
      since: timestamp,
      opening: decimal,
      deposits: decimal,
      withdrawals: decimal,
      closing: decimal,
      /** Profit or loss since midnight at each whole hour, and now. Leaves out hours without known prices. */
      hours: v.array(v.object({ time: timestamp, amount: decimal })),
    }),
    codes: ['currency-unknown'],
    example: {
      request: {},
      response: {
        currency: 'USD',
        amount: '12.4',
        percent: '0.46',
        since: '2026-11-21T00:00:00.000Z',
        opening: '2431.2',
        deposits: '250',
        withdrawals: '0',
        closing: '2693.6',
        hours: [
          { time: '2026-11-21T00:00:00.000Z', amount: '0' },
          { time: '2026-11-21T00:40:00.000Z', amount: '12.4' },
        ],
      },
    },
  }),
  'GET wallet/cryptos': call({
    summary: 'Returns the cryptocurrencies with their networks.',
    access: 'customer',
    request: noRequest,
    response: v.object({ items: v.array(cryptoCurrency) }),
    codes: [],
    example: { request: {}, response: { items: [exampleCrypto] } },
  }),
  'GET wallet/fiats': call({
    summary: 'Returns the fiat currencies.',
    access: 'customer',
    request: noRequest,
    response: v.object({ items: v.array(fiatCurrency) }),
    codes: [],
    example: { request: {}, response: { items: [{ currency: 'EUR', name: 'Euro', scale: 2, display_scale: 2 }] } },
  }),
  'GET currency/cryptos': call({
    summary: 'Returns the cryptocurrencies with their networks, for visitors.',
    access: 'public',
    request: noRequest,
    response: v.object({ items: v.array(cryptoCurrency) }),
    codes: [],
    example: { request: {}, response: { items: [exampleCrypto] } },
  }),
} as const;
