import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { type LeverageProof, leverageProof } from './leverage-proof.ts';
import { lastDigit, partsOfPeriod, winningCategories } from './leverage-rules.ts';
import { simulatedMarkets } from './market-simulated-markets.ts';
import { minutesPerDay, rounded, type SimulatedMarket, stateScale, walk } from './market-simulation.ts';
import { compare, divide, units } from './money.ts';
import type { ProofHashes } from './proof-hashes.ts';

/*
 * Recomputes a period from its proof, step by step, and trusts nothing in it: a step either follows from the steps before and
 * the published algorithm (market-simulation.ts, leverage-rules.ts), or it fails and nothing after it counts.
 */

const MINUTE = 60_000;
const DAY = minutesPerDay * MINUTE;

/** Minutes that are computed at once, before others get their turn: a few milliseconds. */
const SLICE = 15;

/** Nearly every stream takes this many hashes a minute. */
const BLOCKS = 3;

export const proofSteps = ['form', 'commitment', 'seeds', 'prices', 'close', 'result'] as const;

export type ProofStepName = (typeof proofSteps)[number];

export interface Compared<T = string> {
  readonly stated: T;
  readonly computed: T;
}

/** What the steps so far found. Absent where they didn't get to. */
export interface Findings {
  readonly proof?: LeverageProof;
  /** One per day, oldest first. */
  readonly chains?: readonly {
    readonly day: string;
    readonly end: string;
    readonly publishedAt: string;
    readonly before: string;
  }[];
  readonly seeds?: readonly {
    readonly minute: string;
    readonly seed: string;
    readonly times: number;
    readonly end: Compared;
  }[];
  /** Where the computation begins, and how far it goes. */
  readonly start?: {
    readonly minute: string;
    readonly price: string;
    readonly anchor: string;
    readonly minutes: number;
  };
  readonly opening?: Compared;
  readonly close?: Compared<string | null>;
  readonly digit?: number;
  readonly won?: Compared<readonly string[]>;
}

/**
 * `verified`: every step holds. `failed`: one doesn't. The others can't be computed (yet): `running` has no close price yet,
 * `returned` never gets one, so that every stake was returned.
 */
export type ProofOutcome = 'verified' | 'failed' | 'running' | 'returned';

export interface Verification {
  readonly outcome: ProofOutcome;
  /** The steps that hold, in order. */
  readonly holds: readonly ProofStepName[];
  readonly fails: ProofStepName | null;
  readonly findings: Findings;
}

export interface VerifyOptions {
  readonly hashes: ProofHashes;
  /** The period that was asked for. */
  readonly period: string;
  /** Lets others have their turn. */
  readonly pause?: () => Promise<unknown>;
  /** Is told after each step, with the one that is computed next. */
  readonly onProgress?: (holds: readonly ProofStepName[], findings: Findings) => void;
}

class Disproved extends Error {}

function demand(holds: boolean): asserts holds {
  if (!holds) throw new Disproved();
}

/** Milliseconds since 1970 of a time in the one form that the server uses. */
function timeOf(text: string): number {
  const time = Date.parse(text);
  demand(!Number.isNaN(time) && new Date(time).toISOString() === text);
  return time;
}

const textOf = (time: number): string => new Date(time).toISOString();

/** A state's price in 10⁻¹⁵ USD. */
function exact(price: string): bigint {
  const unit = 10n ** BigInt(18 - stateScale);
  demand(units(price) % unit === 0n);
  return units(price) / unit;
}

interface Plan {
  readonly proof: LeverageProof;
  readonly market: SimulatedMarket;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Where the computation begins. */
  readonly from: number;
  readonly days: readonly (LeverageProof['days'][number] & { readonly startsAt: number; readonly last: number })[];
}

/** Checks everything that needs no computing: forms, order, and that it is the proof of that period. */
function planOf(value: unknown, period: string): Plan {
  // A proof of millions of days would take a while to check.
  demand(
    typeof value === 'object' &&
      value !== null &&
      'days' in value &&
      Array.isArray(value.days) &&
      value.days.length < 5,
  );
  const parsed = v.safeParse(leverageProof, value);
  demand(parsed.success);
  const proof = parsed.output;
  const [startsAt, endsAt] = [timeOf(proof.starts_at), timeOf(proof.ends_at)];
  const parts = partsOfPeriod(period);
  demand(proof.period === period && parts?.room === proof.room.id && parts.startsAt === startsAt);
  const minutes = (endsAt - startsAt) / MINUTE;
  demand(
    Number.isInteger(minutes) &&
      minutes > 0 &&
      minutesPerDay % minutes === 0 &&
      (startsAt % DAY) % (minutes * MINUTE) === 0,
  );
  // Nothing proves the prices of another source, so that none is fixed.
  demand(proof.source === 'simulator' || proof.days.length === 0);
  const market = simulatedMarkets.find(({ symbol }) => symbol === proof.symbol);
  demand(market !== undefined);
  // Another one would have another last digit.
  demand(proof.source !== 'simulator' || proof.scale === market.scale);
  demand(proof.close_price === null ? proof.won.length === 0 : proof.status === 'settled');

  const days = proof.days.map((day) => {
    const dayStart = timeOf(`${day.day}T00:00:00.000Z`);
    return { ...day, startsAt: dayStart, last: Math.min(dayStart + DAY, endsAt) - MINUTE };
  });
  const [first] = days;
  if (first === undefined) {
    // Nothing is proven yet, or nothing ever will be: every stake is returned.
    demand(proof.close_price === null);
    return { proof, market, startsAt, endsAt, from: startsAt, days };
  }
  demand(days.at(-1)?.startsAt === endsAt - MINUTE - ((endsAt - MINUTE) % DAY));
  demand(days.every((day, index) => day.startsAt === first.startsAt + index * DAY));
  const openings = days.flatMap((day) => {
    const minutesOf = day.openings.map(({ minute }) => timeOf(minute));
    demand(minutesOf.every((minute) => minute % MINUTE === 0 && minute >= day.startsAt && minute <= day.last));
    return minutesOf;
  });
  demand(openings.every((minute, index) => index === 0 || minute > (openings[index - 1] ?? 0)));
  const [from] = openings;
  // The opening price of a period is where the market stands as it begins.
  demand(from !== undefined && from <= startsAt && from < first.startsAt + DAY);
  for (const day of days) {
    if (day.revealed) demand(timeOf(day.revealed.minute) === day.last);
  }
  return { proof, market, startsAt, endsAt, from, days };
}

/** Returns undefined if a chain end was not published before the first minute that it has to prove. */
function chainsOf({ days, from }: Plan): Findings['chains'] {
  const chains = days.map(({ day, chain_end, published_at, startsAt }) => ({
    day,
    end: chain_end,
    publishedAt: published_at,
    before: textOf(Math.max(startsAt, from)),
  }));
  return chains.every(({ publishedAt, before }) => timeOf(publishedAt) < timeOf(before)) ? chains : undefined;
}

interface Chain {
  readonly finding: NonNullable<Findings['seeds']>[number];
  /** By minute of the day, up to the revealed one. */
  readonly seeds: readonly Uint8Array[];
}

/** Hashes a day's revealed seed down to the chain end, which also gives the seeds of all minutes before. */
async function chainOf(
  { chain_end, last, startsAt }: Plan['days'][number],
  revealed: { readonly minute: string; readonly seed: string },
  { sha256 }: ProofHashes,
): Promise<Chain> {
  const times = (last - startsAt) / MINUTE + 1;
  const seeds: Uint8Array[] = [];
  let seed: Uint8Array = hexToBytes(revealed.seed);
  for (let minute = times - 1; minute >= 0; minute -= 1) {
    seeds[minute] = seed;
    seed = await sha256(seed);
  }
  const end = { stated: chain_end, computed: bytesToHex(seed) };
  return { finding: { minute: revealed.minute, seed: revealed.seed, times, end }, seeds };
}

/** Computes one minute with hashes made beforehand, since the browser's own only come later. */
async function minuteOf(
  seed: Uint8Array,
  market: SimulatedMarket,
  state: { readonly price: bigint; readonly anchor: bigint },
  { hmac }: ProofHashes,
): Promise<{ price: bigint; anchor: bigint }> {
  const streams = [market.symbol, ...(market.group === null ? [] : [`group/${market.group}`])];
  for (let blocks = BLOCKS; ; blocks *= 2) {
    const messages = streams.flatMap((stream) => Array.from({ length: blocks }, (_, block) => `${stream}:${block}`));
    const hashes = await hmac(seed, messages);
    const known = new Map(messages.map((message, index) => [message, hashes[index]]));
    let isEnough = true;
    const { closing } = walk(seed, [market], new Map([[market.symbol, state]]), {
      keyedHash: (_key, message) => {
        const hash = known.get(message);
        isEnough &&= hash !== undefined;
        // Values that are never dropped end the walk, whose result isn't used.
        return hash ?? new Uint8Array(32);
      },
    });
    const after = closing.get(market.symbol);
    if (isEnough && after) return after;
  }
}

interface Computed {
  readonly start: NonNullable<Findings['start']>;
  readonly opening: string;
  readonly close: string;
}

/** Walks from the first opening to the period's end. Every later opening must be where the market then stands. */
async function pricesOf(
  { market, days, from, startsAt, endsAt, proof }: Plan,
  chains: readonly Chain[],
  { hashes, pause }: VerifyOptions,
): Promise<Computed> {
  const served = (price: bigint): string => divide(`${rounded(price, proof.scale)}`, `${10n ** BigInt(proof.scale)}`);
  const openings = new Map(days.flatMap((day) => day.openings).map((each) => [timeOf(each.minute), each]));
  const begins = openings.get(from);
  demand(begins !== undefined);
  let state = { price: exact(begins.price), anchor: exact(begins.anchor) };
  let opening = '';
  for (let minute = from; minute < endsAt; minute += MINUTE) {
    if (((minute - from) / MINUTE) % SLICE === 0) await pause?.();
    const stated = openings.get(minute);
    if (stated) demand(exact(stated.price) === state.price && exact(stated.anchor) === state.anchor);
    if (minute === startsAt) opening = served(state.price);
    const day = days.findIndex((each) => minute >= each.startsAt && minute < each.startsAt + DAY);
    const seed = chains[day]?.seeds[(minute % DAY) / MINUTE];
    demand(seed !== undefined);
    state = await minuteOf(seed, market, state, hashes);
  }
  const minutes = (endsAt - from) / MINUTE;
  return { start: { ...begins, minutes }, opening, close: served(state.price) };
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index]);

/** Verifies a proof, whatever it is: anything that isn't the proof of that period fails. */
export async function verifyProof(value: unknown, options: VerifyOptions): Promise<Verification> {
  const holds: ProofStepName[] = [];
  let findings: Findings = {};
  const end = (outcome: ProofOutcome): Verification => ({
    outcome,
    holds: [...holds],
    fails: outcome === 'failed' ? (proofSteps[holds.length] ?? null) : null,
    findings,
  });
  const hold = async (found: Findings): Promise<void> => {
    findings = { ...findings, ...found };
    const step = proofSteps[holds.length];
    if (step) holds.push(step);
    options.onProgress?.([...holds], findings);
    await options.pause?.();
  };
  try {
    const plan = planOf(value, options.period);
    const { proof } = plan;
    await hold({ proof });
    const chains = chainsOf(plan);
    // Without a close price, a late chain is why there is none.
    demand(chains !== undefined || proof.close_price === null);
    if (chains && chains.length > 0) await hold({ chains });
    if (proof.close_price === null) return end(proof.status === 'settled' ? 'returned' : 'running');

    const hashed: Chain[] = [];
    for (const day of plan.days) {
      demand(day.revealed !== null);
      hashed.push(await chainOf(day, day.revealed, options.hashes));
    }
    findings = { ...findings, seeds: hashed.map(({ finding }) => finding) };
    demand(hashed.every(({ finding: { end: chainEnd } }) => chainEnd.computed === chainEnd.stated));
    await hold({});

    const { start, opening, close } = await pricesOf(plan, hashed, options);
    findings = { ...findings, start, opening: { stated: proof.opening_price, computed: opening } };
    demand(compare(opening, proof.opening_price) === 0);
    await hold({});

    findings = { ...findings, close: { stated: proof.close_price, computed: close } };
    demand(compare(close, proof.close_price) === 0);
    await hold({});

    const computed = winningCategories({ opening, close, scale: proof.scale });
    findings = { ...findings, digit: lastDigit(close, proof.scale), won: { stated: proof.won, computed } };
    demand(isSame(computed, proof.won));
    await hold({});
    return end('verified');
  } catch (error) {
    if (error instanceof Disproved) return end('failed');
    throw error;
  }
}
