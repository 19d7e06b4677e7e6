import { transact } from '#server/db/transact';
import { runPledgeJobs } from '#server/domains/pledge/jobs';
import { insertProduct, type ProductTerms } from '#server/domains/pledge/product-store';
import type { Services } from '#server/services';
import type { TestApp, TestCustomer } from '../support/app.ts';

export { insist } from '../support/client.ts';

/** Round figures, for mental arithmetic: 0.1 percent a day, and 0.5 percent for redeeming early. */
export const simple: ProductTerms = {
  currency: 'USDT',
  days: 10,
  daily_rate: '0.1',
  interest: 'simple',
  minimum: '50',
  maximum: '5000',
  earlyCost: '0.5',
};

export const compound: ProductTerms = { ...simple, daily_rate: '1', interest: 'compound' };

/** Adds a product and returns its id. */
export const offer = ({ db, clock }: TestApp, terms: ProductTerms = simple): Promise<string> =>
  transact(db, (tx) => insertProduct(tx, terms, clock.now()));

/** Creates a customer with money. */
export async function saver(server: TestApp, amount = '1000', currency = 'USDT'): Promise<TestCustomer> {
  const customer = await server.customer();
  await server.fund(customer.id, currency, amount);
  return customer;
}

/** Redeems a term at what it pays now. */
export async function redeem(client: TestCustomer['client'], number: string) {
  const { received } = await client.call('GET pledge/redemption', { number });
  return client.call('POST pledge/redeem', { number, received });
}

/** Pays every term that is due, which must not fail. */
export const runJobs = (services: Services): Promise<void> =>
  runPledgeJobs(services, (error) => {
    throw error;
  });
