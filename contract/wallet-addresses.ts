import * as v from 'valibot';
import { canonicalMemo, isMemo } from './address-families.ts';
import { call } from './call.ts';
import { currencyCode, emptyResponse, id, networkId, noRequest, text, timestamp } from './fields.ts';

/** A memo or tag for networks that have one; empty for none. */
export const memoField = v.optional(
  v.union(
    [v.literal(''), v.pipe(v.string(), v.trim(), v.check(isMemo, 'validation:memo'), v.transform(canonicalMemo))],
    'validation:memo',
  ),
  '',
);

/** Its form depends on the network, so `addressProblem` checks it. */
export const addressField = text(128);

/** How many addresses a customer can save. */
export const savedAddressLimit = 100;

export const saveAddressRequest = v.strictObject({
  currency: currencyCode,
  network: networkId,
  address: addressField,
  memo: memoField,
  label: text(40),
});

export const savedOnlyRequest = v.strictObject({ enabled: v.boolean('validation:flag') });

const savedAddress = v.object({
  id,
  currency: currencyCode,
  network: networkId,
  address: v.string(),
  memo: v.string(),
  label: v.string(),
  created_at: timestamp,
  /** When withdrawals to it become possible: 24 hours after it was saved, if only saved addresses were allowed then. */
  usable_at: timestamp,
});

/** Whether withdrawals go to saved addresses only. */
const savedOnly = v.object({
  enabled: v.boolean(),
  /** When it ends, as requested; null unless that is scheduled. */
  ends_at: v.nullable(timestamp),
});

const exampleAddress = {
  id: '5',
  currency: 'USDT',
  network: 'tron',
  address: 'TQ5Nv7Dc6xQz4mY2rXb8hJ1kLpWsEtUfGa',
  memo: '',
  label: 'Savings',
  created_at: '2026-11-02T08:30:00.000Z',
  usable_at: '2026-11-03T08:30:00.000Z',
};

export const walletAddressCalls = {
  'GET wallet/addresses': call({
    summary: 'Returns the saved addresses, and whether withdrawals go to them only.',
    access: 'customer',
    request: noRequest,
    response: v.object({ items: v.array(savedAddress), saved_only: savedOnly }),
    codes: [],
    example: {
      request: {},
      response: { items: [exampleAddress], saved_only: { enabled: true, ends_at: null } },
    },
  }),
  'POST wallet/saveAddress': call({
    summary:
      'Saves an address, or renames a saved one. While withdrawals go to saved addresses only, a new one can be used after 24 hours.',
    access: 'customer',
    limit: { max: 60, seconds: 600 },
    request: saveAddressRequest,
    response: savedAddress,
    codes: ['currency-unknown', 'network-unknown', 'limit-reached'],
    example: {
      request: { currency: 'USDT', network: 'tron', address: exampleAddress.address, memo: '', label: 'Savings' },
      response: exampleAddress,
    },
  }),
  'POST wallet/removeAddress': call({
    summary: 'Deletes a saved address.',
    access: 'customer',
    request: v.strictObject({ id }),
    response: emptyResponse,
    codes: ['not-found'],
    example: { request: { id: '5' }, response: {} },
  }),
  'POST wallet/savedOnly': call({
    summary: 'Allows withdrawals to saved addresses only, at once; or schedules the end of that in 24 hours.',
    access: 'customer',
    limit: { max: 60, seconds: 600 },
    request: savedOnlyRequest,
    response: savedOnly,
    codes: [],
    example: { request: { enabled: true }, response: { enabled: true, ends_at: null } },
  }),
} as const;
