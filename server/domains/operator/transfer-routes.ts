import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { id as idField, page as pageField, positiveAmount, text } from '#contract/fields';
import type { Language } from '#contract/languages';
import { transact, type Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { success } from '../../plugins/contract/envelope.ts';
import { validate } from '../../plugins/contract/validation.ts';
import type { Services } from '../../services.ts';
import { wholeNumber } from '../../whole-number.ts';
import { type Deposit, depositOfEntry, findDeposit, lockDeposit, openDeposits } from '../wallet/deposit-store.ts';
import {
  findWithdrawal,
  lockWithdrawal,
  openWithdrawals,
  unsentWithdrawals,
  type Withdrawal,
} from '../wallet/withdrawal-store.ts';
import { approveWithdrawal, readApprovals, requirePeople } from './approve-withdrawal.ts';
import type { Decider } from './audit-store.ts';
import { deciderOf, requireOwnToken } from './authenticate.ts';
import {
  bookDeposit,
  bookSent,
  completeTransfer,
  countConfirmations,
  countDepositConfirmations,
  exportWithdrawal,
  refuseDeposit,
  refuseWithdrawal,
  startDepositReview,
  startWithdrawalReview,
  viewCard,
  viewReceipt,
} from './decide-transfer.ts';
import { pageOf, reasonBody, reference } from './fields.ts';
import { sendImage } from './send-image.ts';
import { transferWord } from './status-words.ts';
import { withLanguages } from './with-languages.ts';

const PAGE_SIZE = 20;

const params = v.object({ sn: idField });
const withdrawalQuery = v.strictObject({
  page: pageField,
  /** Those that people have to approve. */
  waiting: v.optional(v.picklist(['0', '1'], 'validation:flag'), '0'),
});
const transaction = v.pipe(text(128), v.regex(/^[\w-]+$/, 'validation:id'));
const sendBody = v.strictObject({ transaction_id: reference });
const confirmations = wholeNumber(0, 1_000_000);
const confirmBody = v.strictObject({ confirmations });
const findBody = v.strictObject({ transaction_id: transaction, confirmations });
/** That one that was written for a signer surely wasn't paid by it. */
const sureField = v.optional(v.boolean('validation:invalid'), false);
const sureBody = v.strictObject({ sure: sureField });
const returnBody = v.strictObject({ ...reasonBody.entries, sure: sureField });
const creditBody = v.strictObject({
  /** What arrived; absent if it is what was announced. */
  amount: v.optional(positiveAmount),
  /** Needed for a deposit of crypto that wasn't found before. */
  transaction_id: v.optional(transaction),
  /** Needed for a deposit by bank: the bank's id of the entry on its statement, which credits one deposit; null without a statement. */
  bank_entry: v.optional(v.nullable(reference)),
  /** Needed for more than twice what was announced. */
  sure: v.optional(v.boolean('validation:invalid'), false),
});

type WithLanguage<Transfer> = Transfer & { readonly language: Language | undefined };

const shownDeposit = ({ sn, customer, language, voucher, ...rest }: WithLanguage<Deposit>) => ({
  sn,
  customer,
  language,
  ...rest,
  status: transferWord(rest),
  /** Whether there is one to look at. */
  receipt: voucher !== null,
});

const shownWithdrawal = ({ sn, customer, language, ...rest }: WithLanguage<Withdrawal>) => ({
  sn,
  customer,
  language,
  ...rest,
  status: transferWord(rest),
});

/** The calls for deposits and withdrawals. */
export function registerTransfers(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;

  const decide =
    <Transfer, Body>(
      lock: (tx: Tx, sn: string) => Promise<Transfer | undefined>,
      body: v.GenericSchema<unknown, Body>,
      /** Returns what to answer, if anything. */
      work: (tx: Tx, transfer: Transfer, by: Decider, body: Body) => Promise<object | void>,
    ) =>
    (http: FastifyRequest) => {
      const by = deciderOf(http, clock);
      const { sn } = validate(params, http.params);
      const given = validate(body, http.body ?? {});
      return transact(db, async (tx) => {
        const transfer = await lock(tx, sn);
        if (!transfer) throw new Refusal('not-found');
        return success((await work(tx, transfer, by, given)) ?? {});
      });
    };
  const nothing = v.strictObject({});

  app.get('/deposits', async (http) => {
    const page = pageOf(http);
    const { items, total } = await openDeposits(db, { page, pageSize: PAGE_SIZE });
    const shown = (await withLanguages(db, items)).map(shownDeposit);
    return success({ items: shown, page, pageSize: PAGE_SIZE, total });
  });
  app.get('/deposits/:sn', async (http) => {
    const found = await findDeposit(db, validate(params, http.params).sn);
    if (!found) throw new Refusal('not-found');
    return success((await withLanguages(db, [found])).map(shownDeposit)[0]);
  });
  app.get('/deposits/:sn/receipt', async (http, reply) => {
    const by = deciderOf(http, clock);
    const { sn } = validate(params, http.params);
    const filename = await transact(db, async (tx) => {
      const found = await findDeposit(tx, sn);
      if (!found) throw new Refusal('not-found');
      return viewReceipt(tx, found, by);
    });
    return sendImage(reply, services, filename);
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
    decide(
      lockDeposit,
      creditBody,
      (tx, found, by, { amount, transaction_id: transactionId, bank_entry: bankEntry, sure }) =>
        bookDeposit(tx, services, found, by, { amount, transactionId, bankEntry, sure }),
    ),
  );
  app.get('/bank-entries/:entry', async (http) => {
    const { entry } = validate(v.object({ entry: reference }), http.params);
    return success({ deposit: (await depositOfEntry(db, entry)) ?? null });
  });
  app.post(
    '/deposits/:sn/return',
    decide(lockDeposit, reasonBody, (tx, found, by, { reason }) => refuseDeposit(tx, services, found, by, reason)),
  );

  /** Returns the numbers of those that lack somebody's approval. */
  const waiting = async () => {
    const unsent = await unsentWithdrawals(db);
    const approvalsOf = await readApprovals(db, services, unsent);
    return unsent.filter((sn) => approvalsOf(sn).approvedBy.length < approvalsOf(sn).approvalsNeeded);
  };
  const withApprovals = async (withdrawals: readonly Withdrawal[]) => {
    const approvalsOf = await readApprovals(
      db,
      services,
      withdrawals.map(({ sn }) => sn),
    );
    const shown = (await withLanguages(db, withdrawals)).map(shownWithdrawal);
    return shown.map((each) => ({ ...each, ...approvalsOf(each.sn) }));
  };
  app.get('/withdrawals', async (http) => {
    const query = validate(withdrawalQuery, http.query);
    const page = Number(query.page);
    const sns = query.waiting === '1' ? await waiting() : undefined;
    const { items, total } = await openWithdrawals(db, { sns, page, pageSize: PAGE_SIZE });
    return success({ items: await withApprovals(items), page, pageSize: PAGE_SIZE, total });
  });
  app.get('/withdrawals/:sn', async (http) => {
    const found = await findWithdrawal(db, validate(params, http.params).sn);
    if (!found) throw new Refusal('not-found');
    return success((await withApprovals([found]))[0]);
  });
  app.post(
    '/withdrawals/:sn/card',
    decide(lockWithdrawal, sureBody, (tx, found, by, { sure }) => viewCard(tx, services, found, by, sure)),
  );
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
    '/withdrawals/:sn/export',
    decide(lockWithdrawal, sureBody, (tx, found, by, { sure }) => exportWithdrawal(tx, services, found, by, sure)),
  );
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
    decide(lockWithdrawal, returnBody, (tx, found, by, given) => refuseWithdrawal(tx, services, found, by, given)),
  );
}
