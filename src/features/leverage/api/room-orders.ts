import { useCall } from '#platform/swr';

/** The customer's newest orders in a room. What settles them also refreshes the room, so the live channel comes first. */
export const useRoomOrders = (room: string) =>
  useCall(
    'GET leverage/records',
    { page: '1', room },
    { refreshInterval: (data) => (data?.items.every(({ status }) => status === 'settled') ? 0 : 5000) },
  );
