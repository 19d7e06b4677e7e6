import { describe, expect, it } from 'vitest';
import { merged, withTick, type Candle } from '../../../src/features/market/model/candle-series.ts';

const candle = (minute: string, close = '100'): Candle => ({
  time: `2026-11-22T08:${minute}:00.000Z`,
  open: '100',
  high: '110',
  low: '90',
  close,
});
const times = (candles: readonly Candle[]): string[] => candles.map(({ time }) => time.slice(14, 16));

describe('candles and a response', () => {
  it('are in order, whether it is older, newer, or both', () => {
    const known = [candle('10'), candle('11')];
    expect(times(merged(known, [candle('08'), candle('09')]))).toEqual(['08', '09', '10', '11']);
    expect(times(merged(known, [candle('11'), candle('12')]))).toEqual(['10', '11', '12']);
    expect(times(merged([candle('09'), ...known, candle('12')], known))).toEqual(['09', '10', '11', '12']);
    expect(times(merged([], known))).toEqual(['10', '11']);
  });

  it('have each moment once, as the response says it', () => {
    expect(merged([candle('10', '1')], [candle('10', '2')])).toEqual([candle('10', '2')]);
  });

  it('stay the same if it is empty', () => {
    const known = [candle('10')];
    expect(merged(known, [])).toBe(known);
  });
});

describe('a live price', () => {
  const at = (time: string, price: string) => ({ time: `2026-11-22T08:${time}.500Z`, price });

  it('moves the last candle, and its high and low where it leaves them', () => {
    expect(withTick([candle('10')], '1m', at('10:59', '105'))).toEqual([{ ...candle('10'), close: '105' }]);
    expect(withTick([candle('10')], '1m', at('10:59', '115'))[0]).toMatchObject({
      high: '115',
      low: '90',
      close: '115',
    });
    expect(withTick([candle('10')], '5m', at('14:59', '85'))[0]).toMatchObject({ high: '110', low: '85', close: '85' });
  });

  it('begins the next candle', () => {
    const next = withTick([candle('10')], '1m', at('11:00', '105'));
    expect(times(next)).toEqual(['10', '11']);
    expect(next[1]).toMatchObject({ open: '105', high: '105', low: '105', close: '105' });
    expect(times(withTick([candle('10')], '5m', at('15:00', '105')))).toEqual(['10', '15']);
  });

  it('changes nothing if it is older, the same, or there is nothing yet', () => {
    const known = [candle('10')];
    expect(withTick(known, '1m', at('09:59', '105'))).toBe(known);
    expect(withTick(known, '1m', at('10:01', '100'))).toBe(known);
    expect(withTick([], '1m', at('10:01', '100'))).toEqual([]);
  });
});
