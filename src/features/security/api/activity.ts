import { usePages } from '#platform/swr-pages';

/** Logins and changes of security settings. */
export const useActivity = () => usePages('GET user/activity', {});
