import type { TestApp, TestCustomer } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';

export const prices = testPrices();

export const setPrices = (): void => prices.set({ BTC: '50000', EUR: '1.25', USDT: '1', VND: '0.00004' });

/** A quote for 0.00498 BTC. */
export const ask = { from: 'USDT', to: 'BTC', amount: '250', side: 'from' } as const;

export type Funds = [currency?: string, amount?: string];

export async function traderWith(
  server: TestApp,
  ...[currency = 'USDT', amount = '1000']: Funds
): Promise<TestCustomer> {
  const customer = await server.customer();
  await server.fund(customer.id, currency, amount);
  return customer;
}
