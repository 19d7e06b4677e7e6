import { useCall } from '#platform/swr';

/** The three rooms; who is in them changes by the minute. */
export const useRooms = () => useCall('GET leverage/rooms', {}, { refreshInterval: 30_000 });
