import { setTimeout as wait } from 'node:timers/promises';
import { usableLanguage } from '../account/rules.ts';
import { poll } from '../../poll.ts';
import type { PushSender } from '../../plugins/push.ts';
import type { Services } from '../../services.ts';
import { HOUR_MS } from '../../time.ts';
import {
  claimPushes,
  deletePush,
  deleteSent,
  type DuePush,
  endBroken,
  postponePush,
  PUSH_HOURS,
} from './push-store.ts';

const POLL_MS = 1000;
const FIRST_RETRY_MS = 15_000;
const MAX_RETRY_MS = HOUR_MS;
/** In a row, after which a subscription ends: eight within an hour, then one each hour for about a day. */
const MAX_FAILURES = 30;

/** Exponential, with jitter, so that the subscriptions of a failure don't come back all at once. */
const retryMs = (failures: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS) * (0.75 + Math.random() / 2);

/**
 * What a locked screen may show: the title of the notice and what it is about. Its text, with amounts and numbers, stays in
 * the app.
 */
const payloadOf = ({ texts }: Services, { noticeId, title, kind, language }: DuePush): string =>
  JSON.stringify({
    id: String(noticeId),
    title,
    body: texts.text(usableLanguage(language), `server:topic.${kind}`),
    lang: usableLanguage(language),
  });

async function sendOne(services: Services, sender: PushSender, push: DuePush): Promise<void> {
  const { db, clock } = services;
  const { endpoint, p256dh, auth, noticeId, kind, failures, createdAt } = push;
  if (endpoint === null) return deletePush(db, push);
  const leftMs = createdAt.getTime() + PUSH_HOURS * HOUR_MS - clock().getTime();
  const result = await sender.send(
    { endpoint, p256dh, auth },
    {
      payload: payloadOf(services, push),
      topic: `notice-${noticeId}`,
      ttlSeconds: Math.max(0, Math.round(leftMs / 1000)),
      isUrgent: kind === 'security',
    },
  );
  if (result.outcome === 'gone') return endBroken(db, push);
  if (result.outcome === 'sent') return deleteSent(db, push);
  if (result.outcome === 'refused') {
    await deletePush(db, push);
    throw new Error(`A push service refused a push: ${result.reason}`);
  }
  if (failures + 1 >= MAX_FAILURES) return endBroken(db, push);
  const waitMs = Math.max(retryMs(failures), (result.retryAfterSeconds ?? 0) * 1000);
  return postponePush(db, push, new Date(clock().getTime() + waitMs));
}

/** Sends every push that is due. One that is slow or fails doesn't keep the others waiting. */
export async function sendPushes(
  services: Services,
  onError: (error: unknown) => void,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const { push: sender, db, clock } = services;
  if (!sender) return;
  const inFlight = new Map<DuePush, Promise<void>>();
  const start = (push: DuePush): void => {
    const sending = sendOne(services, sender, push)
      .catch(onError)
      .finally(() => inFlight.delete(push));
    inFlight.set(push, sending);
  };
  try {
    while (!isStopped()) {
      const busy = [...inFlight.keys()];
      const due = await claimPushes(db, clock(), busy);
      due.forEach(start);
      if (due.length > 0) continue;
      if (busy.length === 0) return;
      // Looks again when a slot is free, and for pushes that have become due meanwhile.
      if (busy.every((push) => inFlight.has(push))) await Promise.race([...inFlight.values(), wait(POLL_MS)]);
    }
  } catch (error) {
    onError(error);
  } finally {
    await Promise.all(inFlight.values());
  }
}

/**
 * Sends the pushes of the outbox. A server that is killed leaves its claims to the others, or to itself once it runs again.
 * Returns a function that stops this and waits for running work.
 */
export const startPushJobs = (services: Services, onError: (error: unknown) => void): (() => Promise<void>) =>
  poll((isStopped) => sendPushes(services, onError, isStopped), POLL_MS);
