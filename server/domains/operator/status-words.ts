import { realStatus } from '#contract/fields';
import { orderStatus } from '#contract/order-status';

/** What status numbers are to operators. */
export const petitionWords = {
  [orderStatus.pending]: 'pending',
  [orderStatus.processing]: 'processing',
  [orderStatus.completed]: 'completed',
  [orderStatus.ended]: 'ended',
} as const;

export const verificationWords = {
  [realStatus.none]: 'none',
  [realStatus.verified]: 'verified',
  [realStatus.inReview]: 'in review',
  [realStatus.returned]: 'returned',
} as const;

/** Returns the same of a deposit or a withdrawal. One that ended without a reason was canceled by the customer. */
export function transferWord({ status, reason }: { readonly status: 0 | 1 | 2 | 3; readonly reason: string | null }) {
  if (status !== orderStatus.ended) return petitionWords[status];
  return reason === null ? 'canceled' : 'returned';
}
