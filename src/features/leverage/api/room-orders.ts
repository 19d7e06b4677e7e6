import { pollUntil } from '#forms/poll-until';
import { useCall } from '#platform/swr';

/** The customer's newest orders in a room. What settles them also refreshes the room, so the live channel comes first. */
export const useRoomOrders = (room: string) =>
  useCall(
    'GET leverage/records',
    { page: '1', room },
    pollUntil(({ status }) => status === 'settled'),
  );
