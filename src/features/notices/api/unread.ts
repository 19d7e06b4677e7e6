import { useCall } from '#platform/swr';

/** The first page alone, for the count of unread ones. */
export const useUnread = () => useCall('GET notice/index', { page: '1' });
