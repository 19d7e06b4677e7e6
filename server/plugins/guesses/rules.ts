/** How wrong guesses delay the next one. Times are in seconds. */
interface Pace {
  /** Wrong guesses without a wait. */
  readonly free: number;
  /** The wait after the last free guess. It doubles with each further guess. */
  readonly first: number;
  readonly longest: number;
  /** Time after the last wrong guess until the count resets. */
  readonly memory: number;
}

export const paces = {
  /** One browser or network guessing at one account. */
  pair: { free: 5, first: 30, longest: 3600, memory: 86_400 },
  /** One account, counted separately for known browsers, other browsers on known addresses, and strangers. */
  account: { free: 10, first: 5, longest: 1800, memory: 86_400 },
  /** One network guessing at all accounts. Many honest customers may share it. */
  address: { free: 100, first: 1, longest: 60, memory: 3600 },
} as const satisfies Record<string, Pace>;

export type Counter = keyof typeof paces;

/** Returns the seconds to wait after this many wrong guesses. */
export function waitAfter(failures: number, { free, first, longest }: Pace): number {
  return failures < free ? 0 : Math.min(longest, first * 2 ** (failures - free));
}
