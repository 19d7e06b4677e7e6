import { usePages } from '#platform/swr-pages';

export const useConversions = () => usePages('GET flash/records', {});
