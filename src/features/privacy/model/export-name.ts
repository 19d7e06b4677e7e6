/** Filename without its ending: username and day. */
export const exportName = (username: string, madeAt: string): string =>
  `florin-${username}-${madeAt.slice(0, 'yyyy-mm-dd'.length)}`;
