/** Name of the file: whose data, as of which day. */
export const exportName = (username: string, madeAt: string): string =>
  `florin-${username}-${madeAt.slice(0, 'yyyy-mm-dd'.length)}.json`;
