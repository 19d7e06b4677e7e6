import type { Tally } from './tally.ts';

interface Strikes {
  readonly count: number;
  /** Each works until it is told to end. */
  readonly lanes: readonly ((going: () => boolean) => Promise<void>)[];
  /** After how many more acknowledged operations a strike comes: varied, so that strikes hit every phase of one. */
  readonly between: readonly [least: number, most: number];
  strike(turn: number): Promise<void>;
}

/** Strikes repeatedly while all lanes work, and then lets them end. */
export async function strikeDuring(tally: Tally, { count, lanes, between, strike }: Strikes): Promise<void> {
  const [least, most] = between;
  let going = true;
  const working = Promise.all(lanes.map((lane) => lane(() => going)));
  // Errors are thrown below, after the strikes.
  working.catch(() => {});
  for (let turn = 0; turn < count; turn += 1) {
    await Promise.race([tally.progress(least + ((turn * 7) % (most - least + 1))), working]);
    await strike(turn);
  }
  await Promise.race([tally.progress(most), working]);
  going = false;
  await working;
}
