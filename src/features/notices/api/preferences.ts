import { useCallback } from 'react';
import type { RequestOf } from '#contract/index';
import { request } from '#platform/http';
import { type PushKeys, subscribeToPush, unsubscribeFromPush } from '#platform/push';
import { useCall } from '#platform/swr';

export type Choice = RequestOf<'POST notice/preferences'>;

/** Tells the server where to send pushes. If that fails, the browser is unsubscribed: it would seem to get them. */
async function subscribe(keys: PushKeys): Promise<void> {
  try {
    await request('POST notice/subscribe', keys);
  } catch (error) {
    await unsubscribeFromPush();
    throw error;
  }
}

/** Asks the browser for permission. Resolves to whether it gave it. Throws ApiError, or what the browser throws. */
async function turnOn(key: string): Promise<boolean> {
  const keys = await subscribeToPush(key);
  if (keys) await subscribe(keys);
  return keys !== null;
}

async function turnOff(): Promise<void> {
  await request('POST notice/unsubscribe', {});
  await unsubscribeFromPush();
}

/** Reads again after a change, failed or not: a part of it may have been made. */
async function thenRead<T>(change: Promise<T>, read: () => Promise<unknown>): Promise<T> {
  try {
    return await change;
  } finally {
    await read();
  }
}

/** What arrives, and whether this session gets pushes. */
export function usePreferences() {
  const read = useCall('GET notice/preferences', {});
  const { mutate } = read;
  /** Saves one choice. Throws ApiError. */
  const choose = useCallback(
    async (choice: Choice): Promise<void> => {
      await request('POST notice/preferences', choice);
      await mutate(
        (data) =>
          data && {
            ...data,
            kinds: data.kinds.map((row) => (row.kind === choice.kind ? { ...row, [choice.way]: choice.enabled } : row)),
          },
        { revalidate: false },
      );
    },
    [mutate],
  );
  const turnPushOn = useCallback((key: string) => thenRead(turnOn(key), mutate), [mutate]);
  const turnPushOff = useCallback(() => thenRead(turnOff(), mutate), [mutate]);
  return { read, choose, turnPushOn, turnPushOff };
}
