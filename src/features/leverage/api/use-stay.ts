import { useEffect, useEffectEvent, useState } from 'react';
import type { ResponseOf } from '#contract/index';
import { toApiError } from '#platform/api-error';
import { request } from '#platform/http';

export type Stay = ResponseOf<'POST leverage/stay'>;

const everyMs = 20_000;

/** Counts the time in a room while it is visible. `onLeft`: the room has to be entered again. */
export function useStay(room: string, isHere: boolean, onLeft: () => void): Stay | null {
  const [stay, setStay] = useState<Stay | null>(null);
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    if (!isHere) return undefined;
    const controller = new AbortController();
    const send = (): void => {
      if (document.visibilityState !== 'visible') return;
      request('POST leverage/stay', { room }, { signal: controller.signal }).then(setStay, (error: unknown) => {
        // The next one catches up with whatever else failed.
        if (!controller.signal.aborted && toApiError(error).code === 'room-not-entered') left();
      });
    };
    send();
    const timer = setInterval(send, everyMs);
    document.addEventListener('visibilitychange', send);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', send);
      controller.abort();
    };
  }, [room, isHere]);
  return stay;
}
