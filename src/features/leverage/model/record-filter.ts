/** The rooms, each named by its tier. */
export const rooms = ['junior', 'superior', 'vip'] as const;

export type RoomId = (typeof rooms)[number];

/** Reads the room from an address. Anybody can write one, so whatever isn't a room counts as not there. */
export const readRoom = (query: URLSearchParams): RoomId | undefined => {
  const room = query.get('room');
  return rooms.find((each) => each === room);
};
