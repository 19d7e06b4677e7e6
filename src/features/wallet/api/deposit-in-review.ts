import type { ResponseOf } from '#contract/index';
import { isOver } from '#platform/order-status';
import { useCall } from '#platform/swr';

type Deposit = ResponseOf<'GET wallet/up-record'>['items'][number];

/** The newest deposit in review, crypto or by bank; null if there is none, undefined until that is known. */
export function useDepositInReview(): Deposit | null | undefined {
  const { data, error } = useCall('GET wallet/up-record', { page: '1' });
  if (data) return data.items.find((each) => !isOver(each)) ?? null;
  return error ? null : undefined;
}
