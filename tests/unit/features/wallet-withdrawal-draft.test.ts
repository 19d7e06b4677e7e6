import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  checkedCurrency,
  clearWithdrawalDraft,
  draftOf,
  keepCheckedWithdrawal,
  keepRequest,
  readRequest,
  shownFee,
} from '../../../src/features/wallet/model/withdrawal-draft.ts';
import { readDraft, writeDraft } from '../../../src/platform/draft.ts';

/** Kept in memory where it is blocked. */
const blocked = (): never => {
  throw new Error('blocked');
};

beforeEach(() => {
  vi.stubGlobal('window', Object.defineProperties({}, { sessionStorage: { get: blocked } }));
});
afterEach(() => vi.unstubAllGlobals());

it('keeps what was checked last, also once an earlier check is confirmed', () => {
  for (const currency of ['BTC', 'ETH']) {
    writeDraft(draftOf(currency), { amount: '1' });
    keepCheckedWithdrawal({ hash: `of ${currency}`, currency, fee: '0.1' });
  }
  clearWithdrawalDraft('BTC');
  expect([readDraft(draftOf('BTC')), checkedCurrency()]).toEqual([null, 'ETH']);
  expect([shownFee('of ETH'), shownFee('of BTC')]).toEqual(['0.1', undefined]);
  clearWithdrawalDraft('ETH');
  expect([readDraft(draftOf('ETH')), checkedCurrency()]).toEqual([null, undefined]);
});

it('keeps a payment request whole', () => {
  const request = { address: 'x', scheme: 'xrp', amount: null, token: null, chain: null, memo: '7' };
  expect(readRequest('XRP')).toBeNull();
  keepRequest('XRP', request);
  expect(readRequest('XRP')).toEqual(request);
});
