import { fetchedAt, useCall } from '#platform/swr';
import { pollEvery, type TimedRoom } from '../model/room.ts';

/** A room, kept fresh while it is open, with this device's time when it arrived. */
export function useRoom(id: string) {
  const read = useCall(
    'GET leverage/room',
    { id },
    {
      refreshInterval: (room) => {
        const at = fetchedAt(room);
        return room && at !== undefined ? pollEvery({ room, at }, Date.now()) : 0;
      },
      dedupingInterval: 500,
      // In another language, what is typed and confirmed stays on the screen.
      keepPreviousData: true,
    },
  );
  // Never another room's.
  const room = read.data?.id === id ? read.data : undefined;
  const at = fetchedAt(room);
  const timed: TimedRoom | undefined = room && at !== undefined ? { room, at } : undefined;
  return { ...read, timed };
}

export type RoomRead = ReturnType<typeof useRoom>;
