import type { FastifyInstance } from 'fastify';
import { isLookAlike } from '#contract/address-formats';
import { orderStatus } from '#contract/order-status';
import { Refusal } from '../../errors.ts';
import { runOnce } from '../../ledger/index.ts';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { readUserInfo } from '../account/store.ts';
import { savedAddresses } from './address-book-store.ts';
import { checkWithdrawal, readDailyLimit } from './check-withdrawal.ts';
import { confirmWithdrawal } from './confirm-withdrawal.ts';
import { findNetwork } from './network-store.ts';
import { readRecordContext } from './record-context.ts';
import { cancelWithdrawal } from './review-withdrawal.ts';
import { withdrawalRecord } from './withdrawal-record.ts';
import { findCheck } from './withdrawal-check-store.ts';
import { listWithdrawals, lockOwnWithdrawal, usedDestinations } from './withdrawal-store.ts';

const PAGE_SIZE = 20;

export function registerWithdrawals(app: FastifyInstance, services: Services): void {
  const { db, clock, texts } = services;

  route(app, services, 'GET wallet/limits', async ({ customer }) => {
    const limit = await readDailyLimit(services, await readUserInfo(db, customer, clock()));
    return { unverified: limit && { currency: 'USD', ...limit } };
  });

  route(app, services, 'POST wallet/checkExtract', async ({ request, customer }) => {
    const { hash, expiresAt } = await checkWithdrawal(services, customer, request);
    return { hash, expires_at: expiresAt.toISOString() };
  });

  route(app, services, 'POST wallet/extractHash', async ({ request: { hash }, customer }) => {
    const check = await findCheck(db, customer, hash);
    if (!check) throw new Refusal('not-found');
    if (check.usedAt) throw new Refusal('hash-used');
    const now = clock();
    if (check.expiresAt <= now) throw new Refusal('hash-expired');
    const { currency, address, memo, amount, fee, received } = check.terms;
    const [network, used, saved] = await Promise.all([
      findNetwork(db, currency, check.terms.network),
      usedDestinations(db, customer, check.terms.network),
      savedAddresses(db, customer),
    ]);
    const there = saved.filter((entry) => entry.network === check.terms.network);
    const isSame = (other: { address: string; memo: string }) => other.address === address && other.memo === memo;
    const known = [...used, ...there].map((entry) => entry.address);
    return {
      currency,
      network,
      address,
      memo,
      amount,
      fee,
      received,
      first_time: !used.some(isSame),
      label: there.find(isSame)?.label ?? null,
      resembles: known.includes(address)
        ? null
        : (known.find((other) => isLookAlike(network.family, other, address)) ?? null),
      expires_at: check.expiresAt.toISOString(),
      server_time: now.toISOString(),
    };
  });

  route(app, services, 'POST wallet/down', ({ request, session, http, language, once }) =>
    confirmWithdrawal(services, { session, http, language }, once, request),
  );

  route(app, services, 'GET wallet/down-record', async ({ request, customer, language }) => {
    const page = Number(request.page);
    const kind = request.fiat === undefined ? undefined : request.fiat === '1' ? 'fiat' : 'crypto';
    const [{ items, total }, context] = await Promise.all([
      listWithdrawals(db, { customer, kind, sn: request.sn, page, pageSize: PAGE_SIZE }),
      readRecordContext(db, services),
    ]);
    return {
      items: items.map((item) => withdrawalRecord(item, context, texts, language)),
      page,
      pageSize: PAGE_SIZE,
      total,
    };
  });

  route(app, services, 'POST wallet/cancel', ({ request, customer, language, once }) =>
    runOnce(db, once, async (tx) => {
      const withdrawal = await lockOwnWithdrawal(tx, customer, request.sn);
      if (!withdrawal) throw new Refusal('not-found');
      if (withdrawal.status !== orderStatus.pending) throw new Refusal('not-cancellable');
      const at = clock();
      await cancelWithdrawal(tx, services, withdrawal, at);
      return withdrawalRecord(
        { ...withdrawal, status: orderStatus.ended, decidedAt: at },
        await readRecordContext(tx, services),
        texts,
        language,
      );
    }),
  );
}
