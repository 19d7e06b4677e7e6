import type { ResponseOf } from '#contract/index';
import { useCall } from '#platform/swr';

export type Interruption = ResponseOf<'GET transparency/status'>['interruptions'][number];

const REFRESH_MS = 30_000;

/** Reads whether the parts of the server work, twice a minute: each is measured once in it. */
export const useStatus = () => useCall('GET transparency/status', {}, { refreshInterval: REFRESH_MS });
