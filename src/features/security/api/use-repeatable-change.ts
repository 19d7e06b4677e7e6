import { useRef } from 'react';
import type { HoldReason } from '#contract/account';
import { ApiError } from '#platform/api-error';
import { refreshInfo } from '#platform/refresh-info';
import { serverNow } from '#platform/server-clock';
import { sessionStore } from '#platform/session';

const holdMs = 24 * 3_600_000;

/** How long the server is asked before the change counts as not known. */
const patienceMs = 5000;

/** By how much clocks that agree may differ. */
const toleranceMs = 5000;

/** Whether the customer's withdrawals are held for this reason since then. */
async function isHeldSince(reason: HoldReason, moment: number): Promise<boolean> {
  await Promise.race([refreshInfo(), new Promise((resolve) => void setTimeout(resolve, patienceMs))]);
  const held = sessionStore.get().info?.withdrawals_held;
  return held?.reason === reason && Date.parse(held.until) - holdMs > moment - toleranceMs;
}

/**
 * Returns a function that makes a change which holds withdrawals. Where the answer is lost, that hold tells whether it was made:
 * sent again, the old password or the used code would be refused as wrong.
 */
export function useRepeatableChange<Input>(reason: HoldReason, send: (input: Input) => Promise<void>) {
  const lost = useRef<{ input: string; at: number }>(undefined);
  return async (input: Input): Promise<void> => {
    const sent = { input: JSON.stringify(input), at: serverNow() };
    if (lost.current?.input !== sent.input) lost.current = undefined;
    else if (await isHeldSince(reason, lost.current.at)) return;
    try {
      await send(input);
    } catch (error) {
      if (!(error instanceof ApiError) || error.isOutcomeKnown) throw error;
      lost.current ??= sent;
      if (!(await isHeldSince(reason, lost.current.at))) throw error;
    }
  };
}
