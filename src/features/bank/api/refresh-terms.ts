import { toApiError } from '#platform/api-error';
import { useRefresh } from '#platform/refresh';
import { refreshInfo } from '#platform/refresh-info';

/** Refusals that say little without what they are about. */
const unclear: readonly (string | undefined)[] = ['terms-changed', 'card-waiting', 'not-found'];

/** Returns a function that reads again what withdrawals depend on, if one was refused: limits, fees, cards, and holds. */
export function useRefreshTerms(): (error: unknown) => Promise<void> {
  const refresh = useRefresh();
  return async (error) => {
    const { kind, code } = toApiError(error);
    if (kind !== 'refusal') return;
    const read = Promise.all([refresh(['GET bank/index', 'GET user/bank']), refreshInfo()]);
    if (unclear.includes(code)) await read;
  };
}
