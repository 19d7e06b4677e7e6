import type { FastifyInstance } from 'fastify';
import { digits, divide, isLess } from '#contract/money';
import type { Db } from '../../db/transact.ts';
import { InvalidFields, Refusal } from '../../errors.ts';
import { runOnce } from '../../ledger/index.ts';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { currentPrices } from '../market/current-prices.ts';
import { currencies, type Currency, currencyIn } from '../market/store.ts';
import { takeFile } from '../uploads/store.ts';
import { depositRecord } from './deposit-record.ts';
import { insertDeposit, listDeposits } from './deposit-store.ts';
import { type CurrencyNetwork, networks } from './networks.ts';
import { maximumDepositWorth, worthIn } from './rules.ts';

const PAGE_SIZE = 20;

async function findNetwork(db: Db, currency: string, id: string): Promise<CurrencyNetwork> {
  const own = (await networks(db)).filter((entry) => entry.currency === currency);
  if (own.length === 0) throw new Refusal('currency-unknown');
  const found = own.find(({ network }) => network.id === id);
  if (!found) throw new Refusal('network-unknown');
  return found;
}

/** Throws Refusal `amount-too-small` or `amount-too-large`, InvalidFields for too many digits. */
async function checkAmount(
  db: Db,
  { prices: source }: Services,
  { code: currency, scale }: Currency,
  amount: string,
  minimum: string,
): Promise<void> {
  if (digits(amount) > scale) throw new InvalidFields({ amount: ['validation:amount-digits'] });
  if (isLess(amount, minimum)) throw new Refusal('amount-too-small', { minimum, currency });
  const prices = await currentPrices({ db, prices: source });
  if (!isLess(maximumDepositWorth, worthIn(prices, amount, currency, 'USD'))) return;
  const usd = prices.usd.get(currency) ?? '1';
  throw new Refusal('amount-too-large', { maximum: divide(maximumDepositWorth, usd, scale, 'down'), currency });
}

export function registerDeposits(app: FastifyInstance, services: Services): void {
  const { db, clock, addresses } = services;

  route(app, services, 'POST wallet/address', async ({ request: { currency, network: id }, customer }) => {
    const { network, family } = await findNetwork(db, currency, id);
    return { currency, network, ...(await addresses.depositAddress(family, customer)) };
  });

  route(app, services, 'POST wallet/up', ({ request, customer, once }) =>
    runOnce(db, once, async (tx) => {
      const { currency, amount, voucher } = request;
      const { network, family } = await findNetwork(tx, currency, request.network);
      const all = await currencies(tx);
      await checkAmount(tx, services, currencyIn(all, currency), amount, network.minimum_deposit);
      const { address, memo } = await addresses.depositAddress(family, customer);
      const now = clock();
      await takeFile(tx, { customer, purpose: 'voucher', filename: voucher, at: now });
      const deposit = await insertDeposit(tx, {
        customer,
        currency,
        network: network.id,
        address,
        memo,
        amount,
        voucher,
        createdAt: now,
        expectedAt: new Date(now.getTime() + network.minutes * 60_000),
      });
      return depositRecord(deposit, all);
    }),
  );

  route(app, services, 'GET wallet/up-record', async ({ request, customer }) => {
    const page = Number(request.page);
    const kind = request.fiat === undefined ? undefined : request.fiat === '1' ? 'fiat' : 'crypto';
    const [{ items, total }, all] = await Promise.all([
      listDeposits(db, { customer, kind, page, pageSize: PAGE_SIZE }),
      currencies(db),
    ]);
    return { items: items.map((deposit) => depositRecord(deposit, all)), page, pageSize: PAGE_SIZE, total };
  });
}
