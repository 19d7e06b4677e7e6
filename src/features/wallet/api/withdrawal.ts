import useSWR from 'swr';
import type { RequestOf, ResponseOf } from '#contract/index';
import type { ApiError } from '#platform/api-error';
import { deviceTime } from '#platform/countdown';
import { request } from '#platform/http';
import type { ReadName } from '#platform/swr';
import { useCall, useKeyParts } from '#platform/swr';

export type SavedAddress = ResponseOf<'GET wallet/addresses'>['items'][number];

/** What a hash confirms, with the moment of this device's clock at which it expires. */
export interface WithdrawalCheck extends ResponseOf<'POST wallet/extractHash'> {
  readonly until: number;
}

/** The saved addresses, and whether withdrawals go to them only. */
export const useSavedAddresses = () => useCall('GET wallet/addresses', {});

/** What can be withdrawn without verification today. */
export const useLimits = () => useCall('GET wallet/limits', {});

/** What a withdrawal depends on, fetched again when the server refuses one. */
export const withdrawalReads = [
  'GET wallet/cryptos',
  'GET wallet/assets',
  'GET wallet/addresses',
  'GET wallet/limits',
] as const satisfies readonly ReadName[];

/** Checks a withdrawal. Moves nothing, so it may be repeated. */
export const checkWithdrawal = (input: RequestOf<'POST wallet/checkExtract'>) =>
  request('POST wallet/checkExtract', input);

/** What a one-time hash confirms. */
export function useWithdrawalCheck(hash: string) {
  const parts = useKeyParts();
  return useSWR<WithdrawalCheck, ApiError>(
    ['POST wallet/extractHash', hash, ...parts],
    async () => {
      const check = await request('POST wallet/extractHash', { hash });
      return { ...check, until: deviceTime(check.expires_at, check.server_time, Date.now()) };
    },
    { revalidateOnFocus: false },
  );
}
