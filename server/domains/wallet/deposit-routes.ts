import type { FastifyInstance } from 'fastify';
import { digits, divide, isLess } from '#contract/money';
import type { Db } from '../../db/transact.ts';
import { InvalidFields, Refusal } from '../../errors.ts';
import { runOnce } from '../../ledger/index.ts';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { currentPrices } from '../market/current-prices.ts';
import { currencies } from '../market/store.ts';
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
  currency: string,
  amount: string,
  minimum: string,
): Promise<void> {
  const its = (await currencies(db)).find(({ code }) => code === currency);
  if (!its) throw new Refusal('currency-unknown');
  if (digits(amount) > its.scale) throw new InvalidFields({ amount: ['validation:amount-digits'] });
  if (isLess(amount, minimum)) throw new Refusal('amount-too-small', { minimum, currency });
  const prices = await currentPrices({ db, prices: source });
  if (!isLess(maximumDepositWorth, worthIn(prices, amount, currency, 'USD'))) return;
  const usd = prices.usd.get(currency) ?? '1';
  throw new Refusal('amount-too-large', { maximum: divide(maximumDepositWorth, usd, its.scale, 'down'), currency });
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
      await checkAmount(tx, services, currency, amount, network.minimum_deposit);
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
      return depositRecord(deposit);
    }),
  );

  route(app, services, 'GET wallet/up-record', async ({ request, customer }) => {
    const page = Number(request.page);
    const kind = request.fiat === undefined ? undefined : request.fiat === '1' ? 'fiat' : 'crypto';
    const { items, total } = await listDeposits(db, { customer, kind, page, pageSize: PAGE_SIZE });
    return { items: items.map(depositRecord), page, pageSize: PAGE_SIZE, total };
  });
}
