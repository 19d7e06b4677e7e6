import type { ResponseOf } from '#contract/index';
import { useCall } from '#platform/swr';

export type DeviceSession = ResponseOf<'GET user/sessions'>['items'][number];

/** The devices that are logged in. */
export const useSessions = () => useCall('GET user/sessions', {});
