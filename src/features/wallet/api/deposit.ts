import useSWR from 'swr';
import type { ResponseOf, RequestOf } from '#contract/index';
import type { ApiError } from '#platform/api-error';
import { toApiError } from '#platform/api-error';
import { request } from '#platform/http';
import type { IdempotencyKey } from '#platform/idempotency';
import { useCall, useKeyParts } from '#platform/swr';
import { usePages } from '#platform/swr-pages';

export type DepositRecord = ResponseOf<'GET wallet/up-record'>['items'][number];

/** The customer's own address; a POST, since the first asking makes it, and safe to repeat. */
export function useDepositAddress(currency: string | undefined, network: string | undefined) {
  const parts = useKeyParts();
  const key =
    currency === undefined || network === undefined ? null : ['POST wallet/address', currency, network, ...parts];
  return useSWR<ResponseOf<'POST wallet/address'>, ApiError>(
    key,
    () => request('POST wallet/address', { currency: currency ?? '', network: network ?? '' }),
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
}

/** Announces a deposit. The key is renewed once the answer is known, whatever it is. */
export async function submitDeposit(input: RequestOf<'POST wallet/up'>, key: IdempotencyKey): Promise<DepositRecord> {
  try {
    const record = await request('POST wallet/up', input, { idempotencyKey: key.current() });
    key.renew();
    return record;
  } catch (error) {
    const known = toApiError(error);
    // A session that ended says nothing about the deposit: it is sent again under the same key.
    if (known.isOutcomeKnown && known.kind !== 'unauthorized' && known.kind !== 'too-many') key.renew();
    throw known;
  }
}

/** The deposits, newest first. */
export const useDeposits = () => usePages('GET wallet/up-record', {});

/** One of the latest deposits, asked again until it ended; the live channel only makes that quicker. */
export function useDeposit(sn: string) {
  const latest = useCall(
    'GET wallet/up-record',
    { page: '1' },
    { refreshInterval: (data) => (isOver(data, sn) ? 0 : 5000) },
  );
  return { ...latest, deposit: latest.data?.items.find((item) => item.sn === sn) };
}

function isOver(data: ResponseOf<'GET wallet/up-record'> | undefined, sn: string): boolean {
  const status = data?.items.find((item) => item.sn === sn)?.status;
  return status === 2 || status === 3;
}
