import type { Exchange } from 'ccxt';
import { SettingsError } from '../../settings.ts';
import { exchangeSource, type MarketSource } from './exchange-source.ts';

type ExchangeClass = new (options: object) => Exchange;

/** How long an exchange may take to answer. */
const TIMEOUT_MS = 5_000;

/**
 * Opens exchanges by their names in ccxt, such as `kraken`. Throws SettingsError for a name that it doesn't know, and for an
 * exchange that can't tell all its prices at once.
 */
export async function openExchanges(
  names: readonly string[],
  onError: (error: unknown) => void,
): Promise<MarketSource[]> {
  // Only live mode needs it, and it takes 100 MB of memory.
  const { default: ccxt } = await import('ccxt');
  const known = ccxt as unknown as Readonly<Record<string, ExchangeClass | undefined>>;
  return names.map((name) => {
    const Known = ccxt.exchanges.includes(name) ? known[name] : undefined;
    if (!Known) throw new SettingsError([`MARKET_SOURCES names ${name}, which ccxt doesn’t know`]);
    const exchange = new Known({ number: String, enableRateLimit: true, timeout: TIMEOUT_MS });
    if (exchange.has.fetchTickers !== true)
      throw new SettingsError([`MARKET_SOURCES names ${name}, which doesn’t tell several prices at once`]);
    return exchangeSource(exchange, onError);
  });
}
