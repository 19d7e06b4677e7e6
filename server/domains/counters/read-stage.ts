import type { Language } from '#contract/languages';
import type { Services } from '../../services.ts';
import { secondsAfter, utcDay } from '../../time.ts';
import type { Counter } from './counter-store.ts';
import { describeOffer, describeOrder, type OrderContext, readOrderContext, type Stage } from './describe-order.ts';
import { isAccepted, type Order, type Search } from './order-row.ts';
import { type Latest, latestOrder } from './record-store.ts';
import { nextDay, offerEnd, shownUntil } from './rules.ts';
import { endIfDue } from './settle-order.ts';

/** Describes a search that goes on. */
export function describeSearch(
  { sn, counter, startedAt, dueAt }: Pick<Search, 'sn' | 'counter' | 'startedAt'> & { dueAt: Date },
  { nameOf }: OrderContext,
  at: Date,
): Stage {
  return {
    stage: 'matching',
    server_time: at.toISOString(),
    sn,
    counter: nameOf(counter),
    started_at: startedAt.toISOString(),
    ends_at: dueAt.toISOString(),
  };
}

type Ended = Extract<Stage, { stage: 'start' }>['ended'];

const startStage = (at: Date, ended: Ended = null): Stage => ({
  stage: 'start',
  server_time: at.toISOString(),
  ended,
});

/** Returns how a search ended, if its time ran out not long ago. */
function endedOf({ state, startedAt, offer }: Search, counter: Counter, at: Date): Ended {
  if (state !== 'unmatched' && state !== 'expired') return null;
  const endedAt = offer ? offerEnd(counter, offer) : secondsAfter(startedAt, counter.searchSeconds);
  return shownUntil(endedAt) > at ? state : null;
}

function describeAccepted(
  order: Order,
  tasksDone: number,
  { taskCount }: Counter,
  context: OrderContext,
  at: Date,
): Stage {
  const { state, counter, upgradedTo, settledAt } = order;
  const clock = { server_time: at.toISOString() };
  const areTasksDone = tasksDone >= taskCount;
  if (settledAt && !areTasksDone && shownUntil(settledAt) <= at) return startStage(at);
  const record = describeOrder(order, context);
  const upgraded = upgradedTo === null ? null : context.nameOf(upgradedTo);
  if (state !== 'completed' || !(upgraded || areTasksDone))
    return { stage: 'success', ...clock, record, upgraded_to: upgraded };
  return {
    stage: 'finish',
    ...clock,
    counter: context.nameOf(counter),
    tasks_done: tasksDone,
    task_count: taskCount,
    tasks_reset_at: nextDay(at).toISOString(),
    upgraded_to: upgraded,
    record,
  };
}

function stageOf({ order, tasksDone, available }: Latest, context: OrderContext, at: Date): Stage {
  const { state, dueAt, offer } = order;
  const counter = context.counters.find(({ id }) => id === order.counter);
  if (isAccepted(order) && counter) return describeAccepted(order, tasksDone, counter, context, at);
  if (state === 'matching' && dueAt) return describeSearch({ ...order, dueAt }, context, at);
  if (state === 'matched' && dueAt && offer) {
    return {
      stage: 'matched',
      server_time: at.toISOString(),
      offer: describeOffer({ ...order, offer, dueAt }, available, context),
    };
  }
  return startStage(at, counter && endedOf(order, counter, at));
}

/** Returns the customer's stage, from the latest search or order. */
export async function readStage(services: Services, customer: string, language: Language): Promise<Stage> {
  const { db, clock } = services;
  const at = clock();
  const read = () => latestOrder(db, customer, utcDay(at));
  const [found, context] = await Promise.all([read(), readOrderContext(db, services, language)]);
  const isDue = found?.order.dueAt && found.order.dueAt <= at;
  if (isDue) await endIfDue(db, services, found.order.sn, at);
  const latest = isDue ? await read() : found;
  return latest ? stageOf(latest, context, at) : startStage(at);
}
