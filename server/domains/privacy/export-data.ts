import { addressOfUpload } from '#contract/uploads';
import { transact, type Tx } from '../../db/transact.ts';
import { balances } from '../../ledger/index.ts';
import { createCapacity } from '../../plugins/contract/capacity.ts';
import { everySession } from '../../plugins/sessions/store.ts';
import type { Services } from '../../services.ts';
import { readAccountDetails, readUserInfo } from '../account/store.ts';
import { listCards } from '../bank/card-store.ts';
import { sealContext } from '../bank/rules.ts';
import { everyAgreement } from '../content/agreement-store.ts';
import { exportOrder, readOrderContext } from '../counters/describe-order.ts';
import { everyOrder } from '../counters/record-store.ts';
import { everyExchange } from '../flash/store.ts';
import { everyVerification } from '../identity/store.ts';
import { describeOrder } from '../leverage/describe-order.ts';
import { everyLeverageOrder } from '../leverage/order-store.ts';
import { everyOwnLimit, everyRoom } from '../leverage/own-export.ts';
import { everyAlert } from '../market/alert-store.ts';
import { favorites } from '../market/favorite-store.ts';
import { currencies } from '../market/store.ts';
import { everyPreference } from '../notices/preference-store.ts';
import { everySubscription } from '../notices/push-store.ts';
import { everyNotice } from '../notices/store.ts';
import { exportPetition } from '../petitions/describe-petition.ts';
import { everyPetition } from '../petitions/store.ts';
import { everyPledge } from '../pledge/pledge-store.ts';
import { exportPledge } from '../pledge/describe-pledge.ts';
import { everyActivity } from '../security/activity-store.ts';
import type { Actor } from '../security/actor.ts';
import { recordAndNotify } from '../security/alert-customer.ts';
import { readFactors } from '../security/read-factors.ts';
import { everyRemoval } from '../security/removal-store.ts';
import { consumeConfirmation } from '../security/require-confirmation.ts';
import { requireLoginPassword, requireUnchangedPassword } from '../security/require-password.ts';
import { everyFile } from '../uploads/store.ts';
import { savedAddresses } from '../wallet/address-book-store.ts';
import { addressRecord } from '../wallet/address-record.ts';
import { depositRecord } from '../wallet/deposit-record.ts';
import { readRecordContext } from '../wallet/record-context.ts';
import { everyDeposit } from '../wallet/deposit-store.ts';
import { everyWithdrawal } from '../wallet/withdrawal-store.ts';
import { withdrawalRecord } from '../wallet/withdrawal-record.ts';
import { transactions } from '../wallet/transaction-store.ts';
import { type ExportKind, exportKinds } from './inventory.ts';

interface Source {
  readonly tx: Tx;
  readonly services: Services;
  readonly customer: string;
}

const address = (filename: string | null): string | null => filename && addressOfUpload(filename);

const oldestFirst = <Item>(records: readonly Item[], timeOf: (record: Item) => string): Item[] =>
  records.toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)));

const EVERYTHING = 2 ** 31 - 1;

/** All of a customer's data is in memory at once. Others come back later, before their second factor is used up. */
const reading = createCapacity({ running: 1, runningPerCaller: 1, waiting: 0, waitingPerCaller: 0, waitMs: 0 });

/** Read the records of each kind, oldest first, with the field names of the API. */
const readers: Record<ExportKind, (source: Source) => Promise<unknown>> = {
  account: async ({ tx, services, customer }) => ({
    ...(await readUserInfo(tx, customer, services.clock())),
    ...(await readAccountDetails(tx, customer)),
  }),
  factors: ({ tx, customer }) => readFactors(tx, customer),
  removals: async ({ tx, customer }) =>
    (await everyRemoval(tx, customer)).map(({ id, ...rest }) => ({ id: String(id), ...rest })),
  sessions: ({ tx, customer }) => everySession(tx, customer),
  activity: async ({ tx, customer }) =>
    (await everyActivity(tx, customer)).map(({ id, ...rest }) => ({ id: String(id), ...rest })),
  verifications: async ({ tx, services, customer }) =>
    (await everyVerification(tx, customer)).map(({ id, id_number: sealed, front, back, ...rest }) => ({
      id: String(id),
      ...rest,
      id_number: sealed && services.cipher.open(sealed, customer),
      front: address(front),
      back: address(back),
    })),
  pictures: async ({ tx, customer }) =>
    (await everyFile(tx, customer)).map((file) => ({ ...file, url: address(file.filename) })),
  deposits: async ({ tx, services, customer }) => {
    const context = await readRecordContext(tx, services);
    return (await everyDeposit(tx, customer)).map((deposit) => depositRecord(deposit, context));
  },
  withdrawals: async ({ tx, services, customer }) => {
    const context = await readRecordContext(tx, services);
    const withdrawals = await everyWithdrawal(tx, customer);
    return withdrawals.map((withdrawal) => withdrawalRecord(withdrawal, context, services.texts, 'en-us'));
  },
  addresses: async ({ tx, customer }) =>
    oldestFirst((await savedAddresses(tx, customer)).map(addressRecord), ({ created_at: time }) => time),
  cards: async ({ tx, services, customer }) =>
    (await listCards(tx, customer)).toReversed().map((card) => ({
      number: services.cipher.open(card.number, sealContext(customer)),
      bank_name: card.bankName,
      holder: card.holder,
      area_code: card.areaCode,
      phone: card.phone,
      created_at: card.createdAt,
      usable_at: card.usableAt,
    })),
  favorites: async ({ tx, customer }) => (await favorites(tx, customer)).map((symbol) => ({ symbol })),
  alerts: async ({ tx, customer }) =>
    (await everyAlert(tx, customer)).toReversed().map(({ id, createdAt, triggeredAt, ...rest }) => ({
      id: String(id),
      ...rest,
      created_at: createdAt,
      triggered_at: triggeredAt,
    })),
  conversions: ({ tx, customer }) => everyExchange(tx, customer),
  orders: async ({ tx, services, customer }) => {
    const context = await readOrderContext(tx, services, 'en-us');
    const counterOrders = (await everyOrder(tx, customer)).map((order) => exportOrder(order, context));
    const at = services.clock();
    const leverageOrders = (await everyLeverageOrder(tx, customer)).map((order) =>
      describeOrder(order, context.currencies, at),
    );
    // A search has no order yet.
    return oldestFirst([...counterOrders, ...leverageOrders], (order) =>
      'started_at' in order ? order.started_at.toISOString() : order.created_at,
    );
  },
  rooms: ({ tx, customer }) => everyRoom(tx, customer),
  limits: ({ tx, customer }) => everyOwnLimit(tx, customer),
  terms: async ({ tx, services, customer }) => {
    const context = { texts: services.texts, language: 'en-us', currencies: await currencies(tx) } as const;
    const at = services.clock();
    return (await everyPledge(tx, customer)).map((pledge) => exportPledge(pledge, context, at));
  },
  transactions: async ({ tx, customer }) =>
    (await transactions(tx, { customer, page: 1, pageSize: EVERYTHING })).items.toReversed(),
  balances: ({ tx, customer }) => balances(tx, customer),
  petitions: async ({ tx, customer }) => (await everyPetition(tx, customer)).map(exportPetition),
  notices: async ({ tx, customer }) =>
    (await everyNotice(tx, customer)).map(({ id, title, content, created_at: createdAt, read_at: readAt }) => ({
      id: String(id),
      title,
      content,
      createdAt,
      read: readAt !== null,
      read_at: readAt,
    })),
  preferences: ({ tx, customer }) => everyPreference(tx, customer),
  pushes: ({ tx, customer }) => everySubscription(tx, customer),
  agreements: ({ tx, customer }) => everyAgreement(tx, customer),
};

interface ExportedData {
  readonly made_at: string;
  readonly data: Record<string, unknown>;
}

/**
 * Returns everything stored about a customer except secrets and their hashes, as one snapshot, and notifies the customer.
 * Throws Refusal `wrong-password` or `second-factor-needed`, and Unavailable while another one is made.
 */
export const exportData = (services: Services, actor: Actor, password: string): Promise<ExportedData> =>
  reading.run(actor.session.customer, () => readEverything(services, actor, password));

async function readEverything(services: Services, { session, http }: Actor, password: string): Promise<ExportedData> {
  const { customer } = session;
  const passwordHash = await requireLoginPassword(services, http, customer, password);
  const at = services.clock();
  // On its own, because reading takes long, and the customer's orders would wait for the lock.
  await transact(services.db, async (tx) => {
    await requireUnchangedPassword(tx, customer, passwordHash);
    await consumeConfirmation(tx, session, at);
  });
  const data = await transact(
    services.db,
    async (tx) => {
      const read: Record<string, unknown> = {};
      for (const kind of exportKinds) read[kind] = await readers[kind]({ tx, services, customer });
      await recordAndNotify(tx, services, http, { customer, kind: 'data-exported' });
      return read;
    },
    'repeatable read',
  );
  return { made_at: at.toISOString(), data };
}
