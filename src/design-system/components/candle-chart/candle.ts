import { momentFormatter } from '../chart/index.ts';

/** One candle: decimal strings, as in the market's responses. */
export interface Candle {
  /** When it began, ISO 8601. */
  time: string;
  open: string;
  high: string;
  low: string;
  close: string;
}

/** How long one candle lasts; determines its time format. */
export type CandleInterval = '1m' | '5m' | '1h' | '1d';

/** Formats a moment for the locale: the date for daily candles, date and time for shorter ones. */
export function candleTime(locale: string, interval: CandleInterval): (time: string | number) => string {
  return momentFormatter(locale, { resolution: interval === '1d' ? 'day' : 'time', hasYear: true });
}
