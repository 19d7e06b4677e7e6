import { usePages } from '#platform/swr-pages';

/** Sign-ins and changes of protections. */
export const useActivity = () => usePages('GET user/activity', {});
