import { beforeEach, expect, it } from 'vitest';
import { liveMarket } from '#server/live-mode/market/index';
import type { MarketSource } from '#server/live-mode/market/exchange-source';
import { useApp } from '../support/app.ts';
import { useExchanges } from './exchanges.ts';

const now = (): number => server.clock.now().getTime();
const { kraken, bitstamp } = useExchanges(now, (error) => printed.push(String(error)));

/** A third one, which is never down. */
const coinbase: MarketSource = {
  name: 'Coinbase',
  read: async () => {
    const tick = (price: string) => ({ source: 'Coinbase', bid: price, ask: price, time: new Date(now()) });
    return new Map([
      ['BTC', tick('50050')],
      ['ETH', tick('2500')],
    ]);
  },
  history: async () => [],
};

const printed: string[] = [];
const works: (() => Promise<void>)[] = [];
const server = useApp(({ db }) => ({
  prices: liveMarket(db, [kraken.source, bitstamp.source, coinbase], (error) => printed.push(String(error)), {
    now,
    every: (work) => (works.push(work), () => Promise.resolve()),
  }),
}));

/** Reads all three again, two seconds later. */
async function readAgain(): Promise<void> {
  server.clock.advance(2);
  for (const read of works.slice(0, 3)) await read();
}

beforeEach(() => {
  kraken.book = { 'BTC/USD': ['49990', '49990'], 'ETH/USD': ['2500', '2500'] };
  bitstamp.book = { 'BTC/USD': ['50020', '50020'], 'ETH/USD': ['2500', '2500'] };
});

it('while one of three sources fails, customers see nothing of it, and the log says so once', async () => {
  const { client, id } = await server.customer();
  await server.fund(id, 'BTC', '1');
  const convert = async () => {
    const { quote, mid_rate: rate } = await client.call('POST flash/quote', {
      ...{ from: 'BTC', to: 'ETH', amount: '0.01', side: 'from' },
    });
    await client.call('POST flash/exchange', { quote });
    return rate;
  };
  const shown = async () => {
    const { items } = await server.visitor().call('GET market/rates', { base: 'USD' });
    return items.map(({ currency, rate, time }) => [currency, rate, now() - Date.parse(time ?? '') < 10_000]);
  };
  await readAgain();
  expect(await shown()).toEqual([
    ['BTC', '50020', true],
    ['ETH', '2500', true],
    ['USD', '1', true],
  ]);
  expect(await convert()).toBe('20.008');
  kraken.isDown = true;
  // Longer than what it said before counts.
  for (let turn = 0; turn < 8; turn += 1) await readAgain();
  expect(await shown()).toEqual([
    ['BTC', '50035', true],
    ['ETH', '2500', true],
    ['USD', '1', true],
  ]);
  expect(await convert()).toBe('20.014');
  expect(printed).toEqual(['Error: Kraken returns no prices']);
  kraken.isDown = false;
  for (let turn = 0; turn < 2; turn += 1) await readAgain();
  expect(await shown()).toEqual([
    ['BTC', '50020', true],
    ['ETH', '2500', true],
    ['USD', '1', true],
  ]);
  expect(printed).toHaveLength(1);
});

it('a source whose list of markets fails tells prices by the one of before', async () => {
  const rates = async () => (await server.visitor().call('GET market/rates', { base: 'USD' })).items;
  await readAgain();
  kraken.isListDown = true;
  server.clock.advance(3601);
  for (let turn = 0; turn < 2; turn += 1) await readAgain();
  expect((await rates()).find(({ currency }) => currency === 'BTC')?.rate).toBe('50020');
  expect(printed.filter((line) => line.includes('list of markets'))).toEqual([
    'Error: Kraken returns no list of markets',
  ]);
  kraken.isListDown = false;
});
