import { afterEach, expect, it, vi } from 'vitest';
import type { Prices, PriceSource } from '#server/domains/market/price-source';
import type { LiveServer, LiveSocket } from '#server/plugins/live-channel/socket';
import type { Tick } from '#server/plugins/live-channel/ticks';
import { serveWatchers } from '#server/plugins/live-channel/watchers';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('tells nobody a later price before an earlier one, even on a busy server', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let at = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => at);

  let prices: Prices = { time: new Date(0), usd: new Map([['BTC', '1'], ['TRX', '1']]) }; // prettier-ignore
  let listener: (prices: Prices) => void = () => {};
  const source = {
    latest: () => prices,
    onTick: (given: typeof listener) => {
      listener = given;
      return () => undefined;
    },
  } as unknown as PriceSource;
  const change = (usd: Record<string, string>) => {
    prices = { time: new Date(at), usd: new Map([...prices.usd, ...Object.entries(usd)]) };
    listener(prices);
  };

  const heard: Tick[] = [];
  const hear = (_event: string, tick: Tick) => void heard.push(tick);
  const socket = { id: 'one', join() {}, leave() {}, once() {}, emit: hear } as unknown as LiveSocket;
  const to = { except: (ids: string[]) => ({ emit: ids.includes('one') ? () => undefined : hear }) };
  const watchers = serveWatchers({ local: { to: () => to } } as unknown as LiveServer, source);

  watchers.watch(socket, ['BTC-USD', 'TRX-USD']);
  at = 100;
  change({ TRX: '2' });
  // The timer that would bring it is late, and the next change is there first.
  at = 310;
  change({ BTC: '2' });
  vi.runAllTimers();
  watchers.stop();
  expect(heard.map((tick) => tick.prices)).toEqual([
    { 'BTC-USD': '1', 'TRX-USD': '1' },
    { 'BTC-USD': '2', 'TRX-USD': '2' },
  ]);
});
