import type { Prices, PriceSource } from '#server/domains/market/price-source';

/** Round numbers, for mental arithmetic. */
const usd: Readonly<Record<string, string>> = {
  USD: '1', BTC: '50000', ETH: '2500', USDT: '1', USDC: '1', BNB: '800', SOL: '125', XRP: '2', TRX: '0.25', LTC: '80',
  DOGE: '0.125', ADA: '0.5', AVAX: '16', EUR: '1.25', SEK: '0.1', INR: '0.0125', IDR: '0.0000625', JPY: '0.00625',
  KRW: '0.0008', MYR: '0.25', RUB: '0.0125', THB: '0.032', TRY: '0.025', VND: '0.00004', TWD: '0.032', CNY: '0.125',
}; // prettier-ignore

export interface TestPrices extends PriceSource {
  /** Changes prices and notifies the listeners. */
  set(change: Readonly<Record<string, string>>): void;
  /** Takes the price of a currency away, until it is set again. */
  lose(currency: string): void;
  /** Simulates a source that has been silent for too long. */
  silence(): void;
}

/** A price source that changes only on demand. */
export function testPrices(now: () => Date = () => new Date()): TestPrices {
  const listeners = new Set<(prices: Prices) => void>();
  let current = new Map(Object.entries(usd));
  let silent = false;
  return {
    name: 'test',
    latest: () =>
      silent ? undefined : { time: now(), usd: current, isPartial: current.size < Object.keys(usd).length },
    onTick(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readings: () => [],
    set(change) {
      silent = false;
      current = new Map([...current, ...Object.entries(change)]);
      for (const listener of listeners) listener({ time: now(), usd: current });
    },
    lose(currency) {
      current = new Map([...current].filter(([code]) => code !== currency));
    },
    silence() {
      silent = true;
    },
  };
}
