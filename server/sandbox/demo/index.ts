import { sql } from 'kysely';
import { isLess, max, multiply } from '#contract/money';
import { transact, type Tx, disableTimeouts } from '../../db/transact.ts';
import { createCustomer } from '../../domains/account/store.ts';
import { currentVersions, recordAgreements } from '../../domains/content/agreement-store.ts';
import { acceptPastQuote } from '../../domains/flash/accept-quote.ts';
import { quoteTerms } from '../../domains/flash/rules.ts';
import { saveQuote } from '../../domains/flash/store.ts';
import { midRate } from '../../domains/market/price-source.ts';
import { currencies, type Currency, currencyIn, pricesAt } from '../../domains/market/store.ts';
import { publishNotice } from '../../domains/notices/publish.ts';
import { hashPassword } from '../../domains/security/password-hash.ts';
import { saveFile, takeFile } from '../../domains/uploads/store.ts';
import { insertDeposit } from '../../domains/wallet/deposit-store.ts';
import { beginReview, creditDeposit, returnDeposit } from '../../domains/wallet/review-deposit.ts';
import { networks, type CurrencyNetwork } from '../../domains/wallet/network-store.ts';
import { balances } from '../../ledger/index.ts';
import type { Services } from '../../services.ts';
import { DAY_MS, MINUTE_MS } from '../../time.ts';
import { sandboxTransactionId } from '../transactions.ts';
import { seedActivity } from './activity.ts';
import { seedBankWithdrawal } from './bank-withdrawal.ts';
import { seedCard } from './card.ts';
import { seedCounterOrder } from './counters.ts';
import { type DemoEvent, demoPlan } from './plan.ts';
import { seedPetitions } from './petitions.ts';
import { type OpenedPledges, seedEnd, seedOpening } from './pledges.ts';
import { shareOf } from './share.ts';
import { seedVerification } from './verification.ts';
import { drawVoucher } from './voucher.ts';

/** Shown at the start of the sandbox. */
export const demoCustomer = {
  username: 'demo',
  password: 'demo-florin',
  fundPassword: '246810',
  email: 'demo@florin.example',
} as const;

// Any number that no other lock uses.
const LOCK = 0x64656d6f;
const UNREAD_DAYS = 4;
/** In US dollars. Smaller balances are not converted. */
const MIN_EXCHANGED_WORTH = '250';

interface Seeding {
  readonly tx: Tx;
  readonly services: Services;
  readonly customer: string;
  readonly now: number;
  readonly currencies: ReadonlyMap<string, Currency>;
  readonly networks: readonly CurrencyNetwork[];
  readonly vouchers: readonly Buffer[];
}

type Of<Kind extends string> = Extract<DemoEvent, { kind: Kind }>;

async function deposit(seeding: Seeding, event: Of<'deposit'>, index: number): Promise<void> {
  const { tx, services, customer, now, vouchers } = seeding;
  const { currency, amount, returned } = event;
  const createdAt = new Date(event.at);
  const after = (minutes: number) => new Date(event.at + minutes * MINUTE_MS);
  const net = seeding.networks.find((entry) => entry.currency === currency);
  const destination = net && (await services.addresses.depositAddress(net.network.family, customer));
  const { address, memo } = destination ?? { address: null, memo: null };
  const content = vouchers[index % vouchers.length];
  if (!content) throw new Error('No voucher was drawn.');
  const voucher = await saveFile(tx, services.files, {
    customer,
    purpose: 'voucher',
    content,
    at: createdAt,
  });
  await takeFile(tx, { customer, purpose: 'voucher', filename: voucher, at: createdAt });
  const announced = await insertDeposit(tx, {
    customer,
    currency,
    network: net?.network.id ?? null,
    address,
    memo,
    amount,
    voucher,
    createdAt,
    expectedAt: after(net?.network.minutes ?? 240),
  });
  const past = { read: now - event.at > UNREAD_DAYS * DAY_MS };
  const reviewed = await beginReview(tx, services, announced, { at: after(1), past });
  const decision = { at: after(net ? 2 + (index % 5) : 90 + index), past };
  if (!returned) {
    return creditDeposit(tx, services, reviewed, decision, {
      amount,
      transactionId: net ? sandboxTransactionId(net.network.family, reviewed.sn) : null,
      confirmations: net?.network.confirmations ?? 0,
    });
  }
  const reason = services.texts.text('en-us', 'server:demo.returned', { network: net?.network.name ?? currency });
  return returnDeposit(tx, services, reviewed, decision, reason);
}

async function exchange({ tx, customer, currencies: all }: Seeding, event: Of<'exchange'>): Promise<void> {
  const at = new Date(event.at);
  const prices = await pricesAt(tx, at);
  const candidates = (await balances(tx, customer)).filter(
    ({ currency, available }) =>
      currency !== event.to && isLess(MIN_EXCHANGED_WORTH, multiply(available, prices.usd.get(currency) ?? '0')),
  );
  const source = candidates[Math.floor(event.from * candidates.length)];
  const from = source && all.get(source.currency);
  const to = all.get(event.to);
  const rate = source && midRate(prices, source.currency, event.to);
  if (!source || !from || !to || rate === undefined) return;
  const terms = quoteTerms({
    midRate: rate,
    spreadPercent: max(from.spreadPercent, to.spreadPercent),
    amount: shareOf(source.available, event.percent, Math.min(from.scale, 4)),
    side: 'from',
    fromScale: from.scale,
    toScale: to.scale,
  });
  if (!terms) return;
  const quote = await saveQuote(tx, { customer, from: from.code, to: to.code, terms, seconds: 15, at });
  await acceptPastQuote(tx, quote);
}

async function seed(tx: Tx, services: Services): Promise<void> {
  const now = services.clock().getTime();
  const createdAt = new Date(now - 89 * DAY_MS);
  const { username, email, password, fundPassword } = demoCustomer;
  const customer = await createCustomer(tx, {
    username,
    email,
    passwordHash: await hashPassword(password),
    fundPasswordHash: await hashPassword(fundPassword),
    nickname: 'Demo',
    lang: 'en-us',
    createdAt,
  });
  await publishNotice(tx, services, {
    customer,
    language: 'en-us',
    kind: 'welcome',
    values: { username },
    at: createdAt,
    read: true,
  });
  await recordAgreements(tx, { customer, shown: await currentVersions(tx), at: createdAt });
  await seedVerification(tx, services, customer, createdAt);
  await seedCard(tx, services, customer, createdAt);
  await seedActivity(tx, customer, createdAt, now);
  const known = await currencies(tx);
  const seeding: Seeding = {
    tx,
    services,
    customer,
    now,
    currencies: new Map(known.map((currency) => [currency.code, currency])),
    networks: await networks(tx),
    vouchers: await Promise.all([20, 160, 210, 280].map(drawVoucher)),
  };
  let deposits = 0;
  const opened: OpenedPledges = new Map();
  const petitions = seedPetitions(tx, services, customer, now);
  let petition = await petitions.next();
  for (const event of demoPlan(now)) {
    while (!petition.done && petition.value.getTime() <= event.at) petition = await petitions.next();
    if (event.kind === 'deposit') await deposit(seeding, event, (deposits += 1));
    else if (event.kind === 'exchange') await exchange(seeding, event);
    else if (event.kind === 'counter-order')
      await seedCounterOrder(tx, services, customer, event, (code) => currencyIn(known, code).scale);
    else if (event.kind === 'pledge-open') await seedOpening(tx, customer, event, opened);
    else if (event.kind === 'pledge-end')
      await seedEnd(tx, services, event, { opened, read: now - event.at > UNREAD_DAYS * DAY_MS });
    else await seedBankWithdrawal(tx, customer, event);
  }
  while (!petition.done) petition = await petitions.next();
}

/**
 * Creates the demo customer with three months of history, once and in one transaction, so that a crash leaves nothing
 * behind. Requires the market's history.
 */
export async function seedDemo(services: Services): Promise<void> {
  await transact(services.db, async (tx) => {
    await disableTimeouts(tx);
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    const present = await tx
      .selectFrom('customers')
      .select('id')
      .where('username_key', '=', demoCustomer.username)
      .executeTakeFirst();
    if (!present) await seed(tx, services);
  });
}
