import { expect, it } from 'vitest';
import { keptDraft, readEntry, readRequested } from '../../../src/features/flash/model/entry.ts';
import type { FlashCurrency } from '../../../src/features/flash/model/currencies.ts';

const currencies = ['USDT', 'BTC', 'ETH'].map((currency) => ({ currency, available: '1' })) as FlashCurrency[];
const requested = (query: string) => readRequested(new URLSearchParams(query));
const draft = { from: 'USDT', to: 'BTC', side: 'from', amount: '25' };

it('starts with what an address asks for', () => {
  expect(readEntry(null, currencies, requested('from=BTC&to=ETH&side=to&amount=2.5'))).toEqual({
    from: 'BTC',
    to: 'ETH',
    side: 'to',
    amount: '2.5',
  });
});

it('ignores what no amount is', () => {
  for (const amount of ['', '-1', '1e3', '1,5', 'NaN', '0x1'])
    expect(readEntry(null, currencies, requested(`from=BTC&to=ETH&amount=${amount}`))).toMatchObject({ amount: '' });
});

it('a requested amount replaces what was typed before, but not what was typed since', () => {
  const other = requested('from=USDT&to=BTC&side=from&amount=100');
  expect(keptDraft(draft, other, true)).toBeNull();
  expect(keptDraft(draft, other, false)).toBe(draft);
  expect(keptDraft(draft, requested('from=USDT&to=BTC'), true)).toBe(draft);
  expect(keptDraft(draft, requested(''), true)).toBe(draft);
  expect(keptDraft(draft, requested('from=ETH'), false)).toBeNull();
});
