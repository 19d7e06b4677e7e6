import { toApiError } from '#platform/api-error';

/** Name under which what is typed is kept. */
export const drawDraft = (currency: string): string => `bank-draw-${currency}`;

/** Returns what has to be read again, since a withdrawal was refused for it. */
export function changedBy(error: unknown): ('GET bank/index' | 'GET user/bank')[] {
  const { code } = toApiError(error);
  if (code === 'terms-changed') return ['GET bank/index'];
  return code === 'card-waiting' ? ['GET user/bank'] : [];
}
