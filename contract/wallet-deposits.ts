import * as v from 'valibot';
import { call } from './call.ts';
import { currencyCode, filename, id, listOf, networkId, page, positiveAmount } from './fields.ts';
import { exampleNetwork, fiatFlag, network, transferRecord } from './wallet-transfers.ts';

export const addressRequest = v.strictObject({ currency: currencyCode, network: networkId });

/** How many of a customer's deposits can be open at a time, in crypto and by bank together. */
export const openDepositLimit = 10;

export const depositRequest = v.strictObject({
  currency: currencyCode,
  network: networkId,
  amount: positiveAmount,
  voucher: filename,
});

/** `amount` is what was announced; once it is credited, `received` follows from what arrived. */
const depositRecord = v.object({
  ...transferRecord,
  address: v.nullable(v.string()),
  /** The memo or tag of the address; null for none. */
  memo: v.nullable(v.string()),
  /** On the network; null until it was found there, and for a deposit by bank. */
  transaction_id: v.nullable(v.string()),
  /** Where anybody can look it up; null until it was found, for play money, and where there is no such place. */
  transaction_url: v.nullable(v.pipe(v.string(), v.url())),
  confirmations: v.number(),
  /** With how many it counts; 0 for a deposit by bank. */
  confirmations_needed: v.number(),
  voucher: v.nullable(v.string()),
});

const exampleDeposit = {
  sn: 'D26112100042',
  currency: 'USDT',
  scale: 6,
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
  memo: null,
  transaction_id: '9f2c71d0a4be6358c1d07e92b5f3864a7c0e1d95f8b23a64071ec5d89a3f6b12',
  transaction_url: null,
  confirmations: 20,
  confirmations_needed: 20,
  voucher: '/uploads/018f4a1c9d2e7b60.jpg',
} as const;

export const depositCalls = {
  'POST wallet/address': call({
    summary: 'Returns the customer’s deposit address on one network.',
    access: 'customer',
    request: addressRequest,
    response: v.object({
      currency: currencyCode,
      network,
      address: v.string(),
      /** A memo or tag without which the deposit would be lost; null if the network needs none. */
      memo: v.nullable(v.string()),
    }),
    codes: ['currency-unknown', 'network-unknown', 'network-paused'],
    example: {
      request: { currency: 'USDT', network: 'tron' },
      response: {
        currency: 'USDT',
        network: exampleNetwork,
        address: 'TQ5Nv7Dc6xQz4mY2rXb8hJ1kLpWsEtUfGa',
        memo: null,
      },
    },
  }),
  'POST wallet/up': call({
    summary: 'Submits a deposit with an image of its transfer receipt.',
    access: 'customer',
    request: depositRequest,
    response: depositRecord,
    codes: [
      'deposit-limit',
      'currency-unknown',
      'network-unknown',
      'network-paused',
      'amount-too-small',
      'amount-too-large',
      'rate-unavailable',
      'file-unknown',
    ],
    example: {
      request: { currency: 'USDT', network: 'tron', amount: '250', voucher: '018f4a1c9d2e7b60.jpg' },
      response: exampleDeposit,
    },
    movesMoney: true,
  }),
  'GET wallet/up-record': call({
    summary: 'Returns deposits, newest first; with `sn`, that one alone, wherever it stands.',
    access: 'customer',
    request: v.strictObject({ page, fiat: fiatFlag, sn: v.optional(id) }),
    response: listOf(depositRecord),
    codes: [],
    example: {
      request: { page: '1', fiat: '0' },
      response: { items: [exampleDeposit], page: 1, pageSize: 20, total: 1 },
    },
  }),
} as const;
