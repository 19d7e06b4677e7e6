import type { ResponseOf } from '#contract/index';
import { usePages } from '#platform/swr-pages';

export type Activity = ResponseOf<'GET user/activity'>['items'][number];

/** Logins and changes of security settings. */
export const useActivity = () => usePages('GET user/activity', {});
