import type { AnswerOf } from '#contract/index';
import { useCall } from '#platform/swr';

export type DeviceSession = AnswerOf<'GET user/sessions'>['items'][number];

/** The devices that are signed in. */
export const useSessions = () => useCall('GET user/sessions', {});
