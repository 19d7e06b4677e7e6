/** How wrong guesses slow the next one down. All in seconds. */
interface Pace {
  /** So many guesses cost no wait. */
  readonly free: number;
  /** The wait after the last free guess. It doubles with each further one. */
  readonly first: number;
  readonly longest: number;
  /** Wrong guesses are forgotten after so long without another. */
  readonly memory: number;
}

export const paces = {
  /** One browser or address at one account. */
  pair: { free: 5, first: 30, longest: 3600, memory: 86_400 },
  /** One account, of three kinds of guessers apart: browsers that it knows, other browsers at addresses that it knows, and strangers. */
  account: { free: 10, first: 5, longest: 1800, memory: 86_400 },
  /** One address at all accounts. Many honest customers may share it. */
  address: { free: 100, first: 1, longest: 60, memory: 3600 },
} as const satisfies Record<string, Pace>;

export type Counter = keyof typeof paces;

/** Seconds from the last of so many wrong guesses until another is looked at. */
export function waitAfter(failures: number, { free, first, longest }: Pace): number {
  return failures < free ? 0 : Math.min(longest, first * 2 ** (failures - free));
}
