import { describe, expect, it } from 'vitest';
import { historyPoints, isOther } from '../../../src/features/wallet/model/history.ts';

const at = (time: string, value: string | null = '1') => ({ time, value });

describe('the points of a line over time', () => {
  it('are days where each but the last begins a day in UTC', () => {
    const days = [at('2026-11-19T00:00:00.000Z'), at('2026-11-20T00:00:00.000Z'), at('2026-11-20T09:30:00.000Z')];
    expect(historyPoints({ items: days }).resolution).toBe('day');
    expect(historyPoints({ items: [at('2026-11-19T06:00:00.000Z'), ...days] }).resolution).toBe('time');
  });

  it('are moments while there is hardly one', () => {
    expect(historyPoints({ items: [] })).toEqual({ points: [], resolution: 'time' });
    const young = [at('2026-11-20T00:00:00.000Z'), at('2026-11-20T00:03:00.000Z', null)];
    expect(historyPoints({ items: young })).toEqual({
      points: [
        { at: '2026-11-20T00:00:00.000Z', value: '1' },
        { at: '2026-11-20T00:03:00.000Z', value: null },
      ],
      resolution: 'time',
    });
  });
});

it('a response belongs to its currency, range, and name', () => {
  const response = { currency: 'USD', range: 'week', name: null } as const;
  expect(isOther(response, { currency: 'USD', range: 'week', name: undefined })).toBe(false);
  expect(isOther(response, { currency: 'EUR', range: 'week', name: undefined })).toBe(true);
  expect(isOther(response, { currency: 'USD', range: 'day', name: undefined })).toBe(true);
  expect(isOther(response, { currency: 'USD', range: 'week', name: 'BTC' })).toBe(true);
});
