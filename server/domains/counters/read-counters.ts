import type { Language } from '#contract/languages';
import { Refusal } from '../../errors.ts';
import { type Balance, balances } from '../../ledger/index.ts';
import type { Services } from '../../services.ts';
import { utcDay } from '../../time.ts';
import { readSite } from '../content/site-settings-store.ts';
import type { Prices } from '../market/price-source.ts';
import { currencyIn } from '../market/store.ts';
import { type Counter, standings } from './counter-store.ts';
import { type OrderContext, readOrderContext } from './describe-order.ts';
import { latestOrder } from './record-store.ts';
import { nextCounter, nextDay, ownedAt } from './rules.ts';

type Standings = Awaited<ReturnType<typeof standings>>;

/** Reads what every counter's description needs. Nobody moves up while the operator has that switched off. */
async function readContext(services: Services, customer: string, language: Language): Promise<Read> {
  const { db, settings, clock } = services;
  const at = clock();
  const [context, own, site, owned] = await Promise.all([
    readOrderContext(db, services, language),
    standings(db, customer, at),
    readSite(db, settings),
    balances(db, customer),
  ]);
  const all = site.upgrade_order_switch
    ? context.counters
    : context.counters.map((counter) => ({ ...counter, upgradeVolume: null }));
  return { context: { ...context, counters: all }, own, at, prices: services.prices.latest(), owned };
}

interface Read {
  readonly context: OrderContext;
  readonly own: Standings;
  readonly at: Date;
  readonly prices: Prices | undefined;
  readonly owned: readonly Balance[];
}

function describe(counter: Counter, { context, own, at, prices, owned }: Read) {
  const { counters: all, currencies: known, nameOf } = context;
  const next = nextCounter(all, counter);
  const { volume = '0', tasksDone = 0 } = own.get(counter.id) ?? {};
  const { scale } = currencyIn(known, counter.currency);
  return {
    ...nameOf(counter.id),
    currency: counter.currency,
    scale,
    task_count: counter.taskCount,
    return_rate: counter.returnRate,
    minimum_amount: counter.minimumAmount,
    upgrade_volume: counter.upgradeVolume,
    next: next ? nameOf(next.id) : null,
    standing: {
      volume,
      tasks_done: tasksDone,
      tasks_reset_at: nextDay(at).toISOString(),
      ...ownedAt(counter, scale, owned, prices),
    },
  };
}

/** Returns every counter, where the customer is, and which one has the open order. */
export async function listCounters(services: Services, customer: string, language: Language) {
  const [read, latest] = await Promise.all([
    readContext(services, customer, language),
    latestOrder(services.db, customer, utcDay(services.clock())),
  ]);
  const order = latest?.order;
  const moved = order && 'upgradedTo' in order ? order.upgradedTo : null;
  return {
    items: read.context.counters.map((counter) => describe(counter, read)),
    current: moved ?? order?.counter ?? null,
    open: order?.dueAt && order.dueAt > read.at ? order.counter : null,
  };
}

/** Returns one counter. Throws Refusal `not-found`. */
export async function readCounter(services: Services, customer: string, id: string, language: Language) {
  const read = await readContext(services, customer, language);
  const counter = read.context.counters.find((each) => each.id === id);
  if (!counter) throw new Refusal('not-found');
  return {
    ...describe(counter, read),
    currencies: [...counter.currencies],
    offer_seconds: counter.offerSeconds,
    urgent_offer_seconds: counter.urgentSeconds,
    wait_seconds: counter.waitSeconds,
  };
}
