import type { ResponseOf } from '#contract/index';
import { isOver } from '#platform/order-status';
import { useCall } from '#platform/swr';

type Deposit = ResponseOf<'GET wallet/up-record'>['items'][number];

/** The newest deposit in review, crypto or by bank; null if there is none, undefined while or where that isn't known. */
export function useDepositInReview() {
  const read = useCall('GET wallet/up-record', { page: '1' });
  const deposit: Deposit | null | undefined = read.data && (read.data.items.find((each) => !isOver(each)) ?? null);
  return { read, deposit };
}
