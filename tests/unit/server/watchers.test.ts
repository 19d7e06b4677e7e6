import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Prices, PriceSource } from '#server/domains/market/price-source';
import type { LiveServer, LiveSocket } from '#server/plugins/live-channel/socket';
import type { Tick } from '#server/plugins/live-channel/ticks';
import { serveWatchers, type Watchers } from '#server/plugins/live-channel/watchers';

/** Milliseconds since the start. */
let at: number;
let latest: Prices | undefined;
let listener: (prices: Prices) => void;
let heard: Tick[];
let socket: LiveSocket;
let watchers: Watchers;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  at = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => at);
  latest = undefined;
  const source = {
    latest: () => latest,
    onTick(given: typeof listener) {
      listener = given;
      return () => undefined;
    },
  } as unknown as PriceSource;
  heard = [];
  const hear = (_event: string, tick: Tick) => void heard.push(tick);
  socket = { id: 'one', join() {}, leave() {}, once() {}, emit: hear } as unknown as LiveSocket;
  const to = { except: (ids: string[]) => ({ emit: ids.includes('one') ? () => undefined : hear }) };
  watchers = serveWatchers({ local: { to: () => to } } as unknown as LiveServer, source);
});

afterEach(() => {
  watchers.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function serve(usd: Record<string, string>) {
  latest = { time: new Date(at), usd: new Map(Object.entries(usd)) };
  listener(latest);
}

const heardPrices = () => heard.map(({ prices }) => prices);

it('tells nobody a later price before an earlier one, even on a busy server', () => {
  serve({ BTC: '1', TRX: '1' });
  at = 1_000;
  watchers.watch(socket, ['BTC-USD', 'TRX-USD']);
  at = 1_100;
  serve({ BTC: '1', TRX: '2' });
  // The timer that would bring it is late, and the next change is there first.
  at = 1_310;
  serve({ BTC: '2', TRX: '2' });
  vi.runAllTimers();
  expect(heardPrices()).toEqual([
    { 'BTC-USD': '1', 'TRX-USD': '1' },
    { 'BTC-USD': '2', 'TRX-USD': '2' },
  ]);
});

it('tells all prices to who came while there were none', () => {
  serve({ BTC: '1', TRX: '1' });
  latest = undefined;
  at = 20_000;
  watchers.watch(socket, ['BTC-USD', 'TRX-USD']);
  vi.runAllTimers();
  at = 30_000;
  serve({ BTC: '2', TRX: '1' });
  vi.runAllTimers();
  expect(heardPrices()).toEqual([{ 'BTC-USD': '2', 'TRX-USD': '1' }]);
});

it('loses no change whose turn came when prices had become too old', () => {
  serve({ BTC: '1', TRX: '1' });
  at = 1_000;
  watchers.watch(socket, ['BTC-USD', 'TRX-USD']);
  at = 1_100;
  serve({ BTC: '1', TRX: '2' });
  latest = undefined;
  at = 20_000;
  vi.runAllTimers();
  at = 30_000;
  serve({ BTC: '2', TRX: '2' });
  vi.runAllTimers();
  expect(heardPrices()).toEqual([
    { 'BTC-USD': '1', 'TRX-USD': '1' },
    { 'BTC-USD': '2', 'TRX-USD': '2' },
  ]);
});
