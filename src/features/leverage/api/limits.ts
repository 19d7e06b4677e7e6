import type { RequestOf, ResponseOf } from '#contract/index';
import { request } from '#platform/http';
import { useCall } from '#platform/swr';

export type OwnLimits = ResponseOf<'GET leverage/limits'>;

/** The customer's own limits over all rooms, what counts toward them today, and any break. Read each minute, as its time says when a change applies. */
export const useLimits = () => useCall('GET leverage/limits', {}, { refreshInterval: 60_000 });

/** Sets limits, or starts a break. */
export const saveLimits = (change: RequestOf<'POST leverage/limits'>): Promise<OwnLimits> =>
  request('POST leverage/limits', change);
