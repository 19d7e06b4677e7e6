import type { ResponseOf } from '#contract/index';
import { useCall } from '#platform/swr';
import { adoptClosing } from './own-info.ts';

export type Closing = ResponseOf<'GET user/closing'>;

/** Whether the account can be closed, and what stands in the way. */
export const useClosing = () =>
  useCall('GET user/closing', {}, { onSuccess: ({ closes_at }) => adoptClosing(closes_at) });
