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
  const date = { day: 'numeric', month: 'short', year: 'numeric', numberingSystem: 'latn' } as const;
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat(
    locale,
    interval === '1d' ? { ...date, timeZone: 'UTC' } : { ...date, ...clock },
  );
  return (time) => format.format(new Date(time));
}
