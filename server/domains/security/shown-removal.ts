import type { OpenRemoval } from './removal-store.ts';
import { WAITING_DAYS } from './rules.ts';

/** Returns an open removal as anyone with a proof may see it: without the device and address of whoever asked. */
export const shownRemoval = ({ state, proof, requestedAt, dueAt }: OpenRemoval) => ({
  state,
  proof,
  waiting_days: WAITING_DAYS[proof],
  requested_at: requestedAt.toISOString(),
  due_at: dueAt?.toISOString() ?? null,
});
