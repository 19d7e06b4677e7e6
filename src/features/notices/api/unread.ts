import { useCall } from '#platform/swr';

/** Reads the first page, for the count of unread notices. */
export const useUnread = () => useCall('GET notice/index', { page: '1' });
