import { serverNow } from '#platform/server-clock';

/** Whether a saved address can't be used yet, while withdrawals go to saved addresses only. */
export const isWaiting = ({ usable_at: from }: { usable_at: string }): boolean => Date.parse(from) > serverNow();
