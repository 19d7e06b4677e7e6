import { usableLanguage } from '../account/rules.ts';
import { poll } from '../../poll.ts';
import type { PushSender } from '../../plugins/push.ts';
import type { Services } from '../../services.ts';
import { claimPushes, deletePush, type DuePush, endGone, postponePush, PUSH_HOURS } from './push-store.ts';

const POLL_MS = 1000;
const BATCH = 20;
const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 3_600_000;
const HOUR = 3_600_000;

/** Exponential, with jitter, so that the pushes of a failure don't come back all at once. */
const retryMs = (attempts: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS) * (0.75 + Math.random() / 2);

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
  const { endpoint, p256dh, auth, noticeId, kind, attempts, createdAt } = push;
  if (endpoint === null) return deletePush(db, push);
  const leftMs = createdAt.getTime() + PUSH_HOURS * HOUR - clock().getTime();
  const result = await sender.send(
    { endpoint, p256dh, auth },
    {
      payload: payloadOf(services, push),
      topic: `notice-${noticeId}`,
      ttlSeconds: Math.max(0, Math.round(leftMs / 1000)),
      isUrgent: kind === 'security',
    },
  );
  if (result.outcome === 'gone') return endGone(db, push);
  if (result.outcome !== 'later') {
    await deletePush(db, push);
    if (result.outcome === 'refused') throw new Error(`A push service refused a push: ${result.reason}`);
    return undefined;
  }
  const wait = Math.max(retryMs(attempts), (result.retryAfterSeconds ?? 0) * 1000);
  return postponePush(db, push, new Date(clock().getTime() + wait));
}

/** Sends every push that is due. One that fails doesn't keep the others waiting. */
export async function sendPushes(
  services: Services,
  onError: (error: unknown) => void,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const { push: sender, db, clock } = services;
  if (!sender) return;
  try {
    while (!isStopped()) {
      const due = await claimPushes(db, clock(), BATCH);
      await Promise.all(due.map((push) => sendOne(services, sender, push).catch(onError)));
      if (due.length < BATCH) return;
    }
  } catch (error) {
    onError(error);
  }
}

/**
 * Sends the pushes of the outbox. A server that is killed leaves its claims to the others, or to itself once it runs again.
 * Returns a function that stops this and waits for running work.
 */
export const startPushJobs = (services: Services, onError: (error: unknown) => void): (() => Promise<void>) =>
  poll((isStopped) => sendPushes(services, onError, isStopped), POLL_MS);
