import { leverageTiers, type LeverageTier } from '#contract/leverage-rules';

/** Reads the room from an address. Anybody can write one, so whatever isn't a room counts as not there. */
export const readRoom = (query: URLSearchParams): LeverageTier | undefined => {
  const room = query.get('room');
  return leverageTiers.find((each) => each === room);
};
