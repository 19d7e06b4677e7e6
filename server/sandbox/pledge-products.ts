import type { Tx } from '../db/transact.ts';
import { everyProduct, insertProduct, type ProductTerms } from '../domains/pledge/product-store.ts';
import { DAY_MS } from '../time.ts';

const usdt = { currency: 'USDT', interest: 'simple', minimum: '50', maximum: '50000' } as const;
const btc = { currency: 'BTC', interest: 'simple', minimum: '0.001', maximum: '1' } as const;
const eth = { currency: 'ETH', interest: 'simple', minimum: '0.02', maximum: '20' } as const;
const eur = { currency: 'EUR', interest: 'simple', minimum: '50', maximum: '50000' } as const;

const products: readonly ProductTerms[] = [
  { ...usdt, days: 7, daily_rate: '0.01', earlyCost: '0.1' },
  { ...usdt, days: 30, daily_rate: '0.012', earlyCost: '0.2' },
  { ...usdt, days: 90, daily_rate: '0.014', earlyCost: '0.5' },
  { ...usdt, days: 180, daily_rate: '0.015', interest: 'compound', earlyCost: '1' },
  { ...btc, days: 30, daily_rate: '0.003', earlyCost: '0.05' },
  { ...btc, days: 90, daily_rate: '0.004', earlyCost: '0.15' },
  { ...eth, days: 30, daily_rate: '0.006', earlyCost: '0.1' },
  { ...eur, days: 30, daily_rate: '0.006', earlyCost: '0.1' },
  { ...eur, days: 90, daily_rate: '0.008', earlyCost: '0.3' },
];

/** The demo customer's history begins later. */
const SINCE_DAYS = 120;

/** Seeds sample products, unless there are some. */
export async function seedPledgeProducts(tx: Tx, now: Date): Promise<void> {
  if ((await everyProduct(tx)).length > 0) return;
  for (const product of products) await insertProduct(tx, product, new Date(now.getTime() - SINCE_DAYS * DAY_MS));
}
