import type { Language } from '#contract/languages';
import { isLess, isPositive } from '#contract/money';
import { Refusal } from '../../errors.ts';
import { balances } from '../../ledger/index.ts';
import type { Services } from '../../services.ts';
import { secondsAfter, utcDay } from '../../time.ts';
import { currencyIn } from '../market/store.ts';
import { readOrderContext, type Stage } from './describe-order.ts';
import { latestOrder } from './record-store.ts';
import { startSearch } from './order-store.ts';
import { describeSearch } from './read-stage.ts';
import { ownedAt } from './rules.ts';
import { endIfDue } from './settle-order.ts';

/** Throws Refusal as the codes of `POST exchange/match` say. */
export async function startMatch(services: Services, customer: string, id: string, language: Language): Promise<Stage> {
  const { db, clock, live, prices } = services;
  const at = clock();
  const [context, latest, owned] = await Promise.all([
    readOrderContext(db, services, language),
    latestOrder(db, customer, utcDay(at)),
    balances(db, customer),
  ]);
  const counter = context.counters.find((each) => each.id === id);
  if (!counter) throw new Refusal('not-found');
  const dueAt = latest?.order.dueAt;
  if (dueAt && dueAt > at) throw new Refusal('order-open');
  if (dueAt) await endIfDue(db, services, latest.order.sn, at);
  const now = prices.latest();
  const { scale } = currencyIn(context.currencies, counter.currency);
  const { balance, shortfall } = ownedAt(counter, scale, owned, now);
  if (isPositive(shortfall)) throw new Refusal('counter-balance-too-low');
  if (!now || isLess(balance, counter.minimumAmount)) throw new Refusal('rate-unavailable');
  const due = secondsAfter(at, counter.searchSeconds);
  const { sn, code } = await startSearch(db, { customer, counter: id, taskCount: counter.taskCount, at, due });
  if (code) throw new Refusal(code);
  live.toCustomer(customer, 'exchange', {});
  return describeSearch({ sn, counter: id, startedAt: at, dueAt: due }, context, at);
}
