import * as v from 'valibot';
import { call } from './call.ts';
import {
  currencyCode,
  currentFundPassword,
  decimal,
  id,
  listOf,
  networkId,
  noRequest,
  page,
  positiveAmount,
  timestamp,
} from './fields.ts';
import { addressField, memoField } from './wallet-addresses.ts';
import { exampleNetwork, fiatFlag, network, transferRecord } from './wallet-transfers.ts';

/** About how many of a customer's withdrawals can be open at a time, in crypto and by bank together. */
export const openWithdrawalLimit = 50;

export const checkExtractRequest = v.strictObject({
  currency: currencyCode,
  network: networkId,
  address: addressField,
  memo: memoField,
  /** Including the fee. */
  amount: positiveAmount,
});

export const downRequest = v.strictObject({ hash: id, fund_password: currentFundPassword });

const withdrawalRecord = v.object({
  ...transferRecord,
  /** Null for a withdrawal by bank, which has a card instead. */
  address: v.nullable(v.string()),
  /** Empty for none. */
  memo: v.string(),
  /** The card's masked number; null for a withdrawal of cryptocurrency. */
  card: v.nullable(v.string()),
  /** On the network, or the bank's reference; null until it was sent. */
  transaction_id: v.nullable(v.string()),
  /** Where anybody can look it up; null until it was sent, for play money, and where there is no such place. */
  transaction_url: v.nullable(v.pipe(v.string(), v.url())),
  confirmations: v.number(),
  /** With how many it is completed; 0 for a withdrawal by bank. */
  confirmations_needed: v.number(),
  /** Whether wallet/cancel would still succeed. */
  cancellable: v.boolean(),
});

const exampleWithdrawal = {
  sn: 'W26112100007',
  currency: 'USDT',
  scale: 6,
  network: 'tron',
  amount: '100',
  fee: '1',
  received: '99',
  status: 0,
  reason: null,
  created_at: '2026-11-21T08:30:00.000Z',
  timeline: [
    { step: 'received', at: '2026-11-21T08:30:00.000Z', expected_at: null },
    { step: 'reviewing', at: null, expected_at: null },
    { step: 'sent', at: null, expected_at: null },
    { step: 'completed', at: null, expected_at: '2026-11-21T08:35:00.000Z' },
  ],
  address: 'TQ5Nv7Dc6xQz4mY2rXb8hJ1kLpWsEtUfGa',
  memo: '',
  card: null,
  transaction_id: null,
  transaction_url: null,
  confirmations: 0,
  confirmations_needed: 20,
  cancellable: true,
} as const;

export const withdrawalCalls = {
  'GET wallet/limits': call({
    summary:
      'Returns how much can be withdrawn a day without verification, and how much of it is used since midnight UTC.',
    access: 'customer',
    request: noRequest,
    response: v.object({
      /** Null for a verified customer, who has no limit. */
      unverified: v.nullable(v.object({ currency: currencyCode, amount: decimal, used: decimal })),
    }),
    codes: [],
    example: { request: {}, response: { unverified: { currency: 'USD', amount: '1000', used: '250' } } },
  }),
  'POST wallet/checkExtract': call({
    summary: 'Checks a withdrawal and returns the one-time hash that confirms it, valid for 10 minutes.',
    access: 'customer',
    request: checkExtractRequest,
    response: v.object({ hash: id, expires_at: timestamp }),
    codes: [
      'currency-unknown',
      'network-unknown',
      'network-paused',
      'amount-too-small',
      'address-not-saved',
      'insufficient-balance',
      'verification-needed',
      'rate-unavailable',
      'fund-password-missing',
      'withdrawals-held',
      'withdrawal-limit',
    ],
    example: {
      request: { currency: 'USDT', network: 'tron', address: 'TQ5Nv7Dc6xQz4mY2rXb8hJ1kLpWsEtUfGa', amount: '100' },
      response: { hash: 'b7e2c4', expires_at: '2026-11-21T08:40:00.000Z' },
    },
  }),
  'POST wallet/extractHash': call({
    summary: 'Returns the withdrawal behind a one-time hash, in full.',
    access: 'customer',
    request: v.strictObject({ hash: id }),
    response: v.object({
      currency: currencyCode,
      network,
      address: v.string(),
      /** Empty for none. */
      memo: v.string(),
      amount: positiveAmount,
      fee: decimal,
      received: positiveAmount,
      /** Whether the customer has never withdrawn to this address. */
      first_time: v.boolean(),
      /** Its name in the address book; null if it isn't saved. */
      label: v.nullable(v.string()),
      /** A known address that begins and ends like this unknown one, which a thief may have made; null if there is none. */
      resembles: v.nullable(v.string()),
      expires_at: timestamp,
      server_time: timestamp,
    }),
    codes: ['hash-expired', 'hash-used', 'not-found'],
    example: {
      request: { hash: 'b7e2c4' },
      response: {
        currency: 'USDT',
        network: exampleNetwork,
        address: 'TQ5Nv7Dc6xQz4mY2rXb8hJ1kLpWsEtUfGa',
        memo: '',
        amount: '100',
        fee: '1',
        received: '99',
        first_time: true,
        label: 'Savings',
        resembles: null,
        expires_at: '2026-11-21T08:40:00.000Z',
        server_time: '2026-11-21T08:30:00.000Z',
      },
    },
  }),
  'POST wallet/down': call({
    summary: 'Confirms a withdrawal with its hash and the fund password; the amount is held at once.',
    access: 'customer',
    // Each sends an email, and costs nothing if it's canceled.
    limit: { max: 60, seconds: 600 },
    request: downRequest,
    response: withdrawalRecord,
    codes: [
      'hash-expired',
      'hash-used',
      'not-found',
      'network-paused',
      'fund-password-wrong',
      'fund-password-missing',
      'second-factor-needed',
      'address-not-saved',
      'insufficient-balance',
      'verification-needed',
      'withdrawal-limit',
      'withdrawals-held',
    ],
    example: { request: { hash: 'b7e2c4', fund_password: '246810' }, response: exampleWithdrawal },
    movesMoney: true,
  }),
  'GET wallet/down-record': call({
    summary: 'Returns withdrawals, newest first; with `sn`, that one alone, wherever it stands.',
    access: 'customer',
    request: v.strictObject({ page, fiat: fiatFlag, sn: v.optional(id) }),
    response: listOf(withdrawalRecord),
    codes: [],
    example: { request: { page: '1' }, response: { items: [exampleWithdrawal], page: 1, pageSize: 20, total: 1 } },
  }),
  'POST wallet/cancel': call({
    summary: 'Cancels a pending withdrawal; its full amount becomes available again.',
    access: 'customer',
    request: v.strictObject({ sn: id }),
    response: withdrawalRecord,
    codes: ['not-found', 'not-cancellable'],
    example: {
      request: { sn: 'W26112100007' },
      response: { ...exampleWithdrawal, status: 3, reason: 'Canceled by you', cancellable: false },
    },
    movesMoney: true,
  }),
} as const;
