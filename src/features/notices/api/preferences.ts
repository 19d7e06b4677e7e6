import { useCallback } from 'react';
import type { RequestOf } from '#contract/index';
import { request } from '#platform/http';
import { subscribeToPush, unsubscribeFromPush } from '#platform/push';
import { useCall } from '#platform/swr';

export type Choice = RequestOf<'POST notice/preferences'>;

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
  /** Asks the browser for permission. Resolves to whether it gave it. Throws ApiError, or what the browser throws. */
  const turnPushOn = useCallback(
    async (key: string): Promise<boolean> => {
      const keys = await subscribeToPush(key);
      if (keys) await request('POST notice/subscribe', keys);
      await mutate();
      return keys !== null;
    },
    [mutate],
  );
  const turnPushOff = useCallback(async (): Promise<void> => {
    await request('POST notice/unsubscribe', {});
    await unsubscribeFromPush();
    await mutate();
  }, [mutate]);
  return { read, choose, turnPushOn, turnPushOff };
}
