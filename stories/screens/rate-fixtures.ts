import type { ResponseOf } from '#contract/index';
import { divide, round } from '#contract/money';
import { rateScale } from '#design-system/rate-line';
import { answer } from './api.ts';

type Rate = ResponseOf<'GET market/rates'>['items'][number];

const currency = (code: string, name: string, kind: Rate['kind'], usd: string, spread: string) => ({
  currency: code,
  name,
  kind,
  scale: kind === 'crypto' ? 8 : 2,
  display_scale: kind === 'crypto' ? 6 : 2,
  usd,
  spread,
});

const currencies = [
  currency('BTC', 'Bitcoin', 'crypto', '91250.4', '0.4'),
  currency('ETH', 'Ethereum', 'crypto', '3104.88', '0.4'),
  currency('USDT', 'Tether', 'crypto', '1.0001', '0.1'),
  currency('DOGE', 'Dogecoin', 'crypto', '0.14184', '0.6'),
  currency('USD', 'US dollar', 'fiat', '1', '0.2'),
  currency('EUR', 'Euro', 'fiat', '1.158', '0.2'),
  currency('JPY', 'Japanese yen', 'fiat', '0.00641', '0.3'),
];

/** As the server rounds rates. */
const significant = (rate: string): string => round(rate, rateScale(rate));

/** Rates in any of them, with what a conversion costs. */
export const rates = answer('GET market/rates', ({ base = 'USD' }) => {
  const target = currencies.find(({ currency: code }) => code === base);
  return {
    base,
    items: currencies.map(({ usd, spread, ...item }) => ({
      ...item,
      rate: significant(divide(usd, target?.usd ?? '1')),
      spread_percent:
        item.currency === base ? '0' : Number(spread) > Number(target?.spread) ? spread : (target?.spread ?? '0'),
      source: 'simulator',
      time: '2026-11-21T09:29:58.000Z',
    })),
    server_time: '2026-11-21T09:30:00.000Z',
  };
});
