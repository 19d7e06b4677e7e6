import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { id as idField, positiveAmount, text } from '#contract/fields';
import { transact, type Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { success } from '../../plugins/contract/envelope.ts';
import { validate } from '../../plugins/contract/validation.ts';
import type { Services } from '../../services.ts';
import { lockDeposit, openDeposits } from '../wallet/deposit-store.ts';
import { lockWithdrawal, openWithdrawals } from '../wallet/withdrawal-store.ts';
import { approveWithdrawal, readApprovals, requirePeople } from './approve-withdrawal.ts';
import { operatorOf, requireOwnToken } from './authenticate.ts';
import {
  bookDeposit,
  bookSent,
  completeTransfer,
  countConfirmations,
  countDepositConfirmations,
  refuseDeposit,
  refuseWithdrawal,
  startDepositReview,
  startWithdrawalReview,
  viewCard,
} from './decide-transfer.ts';

const params = v.object({ sn: idField });
const returnBody = v.strictObject({ reason: text(500) });
const transaction = v.pipe(text(128), v.regex(/^[\w-]+$/, 'validation:id'));
const sendBody = v.strictObject({ transaction_id: transaction });
const confirmations = v.pipe(
  v.number('validation:required'),
  v.integer('validation:invalid'),
  v.minValue(0, 'validation:invalid'),
  v.maxValue(1_000_000, 'validation:invalid'),
);
const confirmBody = v.strictObject({ confirmations });
const findBody = v.strictObject({ transaction_id: transaction, confirmations });
const creditBody = v.strictObject({
  /** What arrived; absent if it is what was announced. */
  amount: v.optional(positiveAmount),
  /** Needed for a deposit of crypto that wasn't found before. */
  transaction_id: v.optional(transaction),
});

/** The calls for deposits and withdrawals. */
export function registerTransfers(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;

  const decide =
    <Transfer, Body>(
      lock: (tx: Tx, sn: string) => Promise<Transfer | undefined>,
      body: v.GenericSchema<unknown, Body>,
      /** Returns what to answer, if anything. */
      work: (tx: Tx, transfer: Transfer, by: { operator: string; at: Date }, body: Body) => Promise<object | void>,
    ) =>
    (http: FastifyRequest) => {
      const by = { operator: operatorOf(http), at: clock() };
      const { sn } = validate(params, http.params);
      const given = validate(body, http.body ?? {});
      return transact(db, async (tx) => {
        const transfer = await lock(tx, sn);
        if (!transfer) throw new Refusal('not-found');
        return success((await work(tx, transfer, by, given)) ?? {});
      });
    };
  const nothing = v.strictObject({});

  app.get('/deposits', async () => {
    return success({ items: await openDeposits(db) });
  });
  app.post(
    '/deposits/:sn/review',
    decide(lockDeposit, nothing, async (tx, found, by) => void (await startDepositReview(tx, services, found, by))),
  );
  app.post(
    '/deposits/:sn/confirm',
    decide(lockDeposit, findBody, (tx, found, by, { transaction_id: transactionId, confirmations: count }) =>
      countDepositConfirmations(tx, services, found, by, { transactionId, confirmations: count }),
    ),
  );
  app.post(
    '/deposits/:sn/credit',
    decide(lockDeposit, creditBody, (tx, found, by, { amount, transaction_id: transactionId }) =>
      bookDeposit(tx, services, found, by, { amount, transactionId }),
    ),
  );
  app.post(
    '/deposits/:sn/return',
    decide(lockDeposit, returnBody, (tx, found, by, { reason }) => refuseDeposit(tx, services, found, by, reason)),
  );

  app.get('/withdrawals', async () => {
    const open = await openWithdrawals(db);
    const approvalsOf = await readApprovals(db, services, open);
    return success({ items: open.map((withdrawal) => ({ ...withdrawal, ...approvalsOf(withdrawal.sn) })) });
  });
  app.get('/withdrawals/:sn/card', async (http) => {
    const by = { operator: operatorOf(http), at: clock() };
    const { sn } = validate(params, http.params);
    return success(await transact(db, (tx) => viewCard(tx, services, sn, by)));
  });
  app.post(
    '/withdrawals/:sn/review',
    decide(lockWithdrawal, nothing, (tx, found, by) => startWithdrawalReview(tx, services, found, by)),
  );
  const approve = decide(lockWithdrawal, nothing, (tx, found, by) => approveWithdrawal(tx, services, found, by));
  app.post('/withdrawals/:sn/approve', (http) => {
    requireOwnToken(http);
    requirePeople(services.settings);
    return approve(http);
  });
  app.post(
    '/withdrawals/:sn/send',
    decide(lockWithdrawal, sendBody, (tx, found, by, { transaction_id: id }) => bookSent(tx, services, found, by, id)),
  );
  app.post(
    '/withdrawals/:sn/confirm',
    decide(lockWithdrawal, confirmBody, (tx, found, by, { confirmations: count }) =>
      countConfirmations(tx, services, found, by, count),
    ),
  );
  app.post(
    '/withdrawals/:sn/complete',
    decide(lockWithdrawal, nothing, (tx, found, by) => completeTransfer(tx, services, found, by)),
  );
  app.post(
    '/withdrawals/:sn/return',
    decide(lockWithdrawal, returnBody, (tx, found, by, { reason }) =>
      refuseWithdrawal(tx, services, found, by, reason),
    ),
  );
}
