import * as v from 'valibot';
import { call } from './call.ts';
import { currencyCode, currentPassword, decimal, id, listOf, page, positiveAmount, text, timestamp } from './fields.ts';
import { exampleNetwork, fiatFlag, network, transferRecord } from './wallet-transfers.ts';

export const checkExtractRequest = v.strictObject({
  currency: currencyCode,
  network: id,
  address: text(128),
  amount: positiveAmount,
});

export const downRequest = v.strictObject({ hash: id, fund_password: currentPassword });

const withdrawalRecord = v.object({
  ...transferRecord,
  address: v.string(),
  /** Whether wallet/cancel would still succeed. */
  cancellable: v.boolean(),
});

const exampleWithdrawal = {
  sn: 'W26112100007',
  currency: 'USDT',
  display_scale: 6,
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

export const withdrawalCalls = {
  'POST wallet/checkExtract': call({
    summary: 'Checks a withdrawal and returns the one-time hash that confirms it, valid for 10 minutes.',
    access: 'customer',
    request: checkExtractRequest,
    response: v.object({ hash: id, expires_at: timestamp }),
    codes: [
      'currency-unknown',
      'network-unknown',
      'amount-too-small',
      'amount-too-large',
      'limit-reached',
      'insufficient-balance',
      'verification-needed',
      'fund-password-missing',
    ],
    example: {
      request: { currency: 'USDT', network: 'tron', address: 'TQ5Nv7Dc6xQz4mY2rXb8hJ1kLpWsEtUfGa', amount: '100' },
      response: { hash: 'b7e2c4', expires_at: '2026-11-21T08:40:00.000Z' },
    },
    planned: true,
  }),
  'POST wallet/extractHash': call({
    summary: 'Returns the withdrawal behind a one-time hash, in full.',
    access: 'customer',
    request: v.strictObject({ hash: id }),
    response: v.object({
      currency: currencyCode,
      network,
      address: v.string(),
      amount: positiveAmount,
      fee: decimal,
      received: positiveAmount,
      /** Whether the customer has never withdrawn to this address. */
      first_time: v.boolean(),
      expires_at: timestamp,
    }),
    codes: ['hash-expired', 'hash-used', 'not-found'],
    example: {
      request: { hash: 'b7e2c4' },
      response: {
        currency: 'USDT',
        network: exampleNetwork,
        address: 'TQ5Nv7Dc6xQz4mY2rXb8hJ1kLpWsEtUfGa',
        amount: '100',
        fee: '1',
        received: '99',
        first_time: true,
        expires_at: '2026-11-21T08:40:00.000Z',
      },
    },
    planned: true,
  }),
  'POST wallet/down': call({
    summary: 'Confirms a withdrawal with its hash and the fund password; the amount is held at once.',
    access: 'customer',
    request: downRequest,
    response: withdrawalRecord,
    codes: [
      'hash-expired',
      'hash-used',
      'not-found',
      'fund-password-wrong',
      'fund-password-missing',
      'insufficient-balance',
      'limit-reached',
    ],
    example: { request: { hash: 'b7e2c4', fund_password: '246810' }, response: exampleWithdrawal },
    movesMoney: true,
    planned: true,
  }),
  'GET wallet/down-record': call({
    summary: 'Returns withdrawals, newest first.',
    access: 'customer',
    request: v.strictObject({ page, fiat: fiatFlag }),
    response: listOf(withdrawalRecord),
    codes: [],
    example: { request: { page: '1' }, response: { items: [exampleWithdrawal], page: 1, pageSize: 20, total: 1 } },
    planned: true,
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
    planned: true,
  }),
} as const;
