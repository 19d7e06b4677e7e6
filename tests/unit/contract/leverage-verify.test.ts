import { createHmac, hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { LeverageProof } from '#contract/leverage-proof';
import { type ProofStepName, proofSteps, verifyProof } from '#contract/leverage-verify';
import { leverageCategories, type LeverageCategory, resultOf } from '#contract/leverage-rules';
import { simulatedMarkets } from '#contract/market-simulated-markets';
import { type ProofHashes, proofHashes } from '#contract/proof-hashes';
import { Prices, type Room, rooms } from './period-proofs.ts';
import { type Pick, tamperings } from './tamperings.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

const { verify } = (await import(new URL('../../../scripts/verify-period.mjs', import.meta.url).href)) as {
  verify(proof: unknown): void;
};

/** Whether both verifiers accept a proof: the app's, and the one that anyone runs. */
async function accepted(proof: unknown, hashes = quick): Promise<readonly [app: boolean, alone: boolean]> {
  const { outcome } = await verifyProof(proof, { hashes, period: String((proof as LeverageProof | null)?.period) });
  try {
    verify(proof);
    return [outcome === 'verified', true];
  } catch {
    return [outcome === 'verified', false];
  }
}

const secure = proofHashes();
const ours = withoutWebCrypto(proofHashes);

/** Those of Node, for what is done thousands of times. */
const quick: ProofHashes = {
  name: 'WebCrypto',
  sha256: async (bytes) => hash('sha256', bytes, 'buffer'),
  hmac: async (key, messages) => messages.map((message) => createHmac('sha256', key).update(message).digest()),
};

function withoutWebCrypto<T>(work: () => T): T {
  const { crypto } = globalThis;
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  const result = work();
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  return result;
}

/** A generator that always gives the same numbers. */
function picks(seed: number): Pick {
  let state = seed;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39);
    return ((mixed ^ (mixed >>> 16)) >>> 0) % below;
  };
}

// The first hour of many days, with an opening every five minutes, so that thousands of periods take seconds.
const from = Date.parse('2026-01-01T00:00:00.000Z');
const prices = new Prices('2026-01-01T00:00:00.000Z');
const HOUR = 60 * MINUTE;

function* periods(): Generator<LeverageProof> {
  for (let day = from; ; day += DAY) {
    if (day > from) prices.skip(day - DAY + HOUR, day);
    for (const room of rooms) {
      for (let at = day; at + room.minutes * MINUTE <= day + HOUR; at += room.minutes * MINUTE) {
        const first = at - (at % (5 * MINUTE));
        const second = first + 5 * MINUTE;
        yield prices.proof(room, at, second < at + room.minutes * MINUTE ? [first, second] : [first]);
      }
    }
  }
}

function* some(count: number): Generator<LeverageProof> {
  let left = count;
  for (const proof of periods()) {
    yield proof;
    left -= 1;
    if (left === 0) return;
  }
}

const junior = rooms[0]!;
const whole = new Prices('2026-03-01T00:00:00.000Z');
const at = (text: string) => Date.parse(`2026-03-0${text}:00.000Z`);
const overMidnight = (room: Room = junior) => whole.proof(room, at('2T00:00'), [at('1T22:30'), at('2T00:00')]);

/** Computes the winning categories without the contract: from both prices, and from the last digit of the second. */
function winnersOf({ opening_price, close_price, scale }: LeverageProof): LeverageCategory[] {
  const close = close_price ?? '';
  const move = Number(close) - Number(opening_price);
  const digit = Number((close.split('.')[1] ?? '').padEnd(scale, '0').at(-1));
  const [isBig, isOdd] = [digit >= 5, digit % 2 === 1];
  const wins: Readonly<Record<LeverageCategory, boolean>> = {
    up: move > 0,
    down: move < 0,
    big: isBig,
    small: !isBig,
    odd: isOdd,
    even: !isOdd,
    'big-odd': isBig && isOdd,
    'big-even': isBig && !isOdd,
    'small-odd': !isBig && isOdd,
    'small-even': !isBig && !isOdd,
    'very-big': digit === 9,
    'very-small': digit === 0,
  };
  return leverageCategories.filter((category) => wins[category]);
}

describe('ten thousand settled stakes', () => {
  it('verify, in the app and alone', async () => {
    let stakes = 0;
    for (const proof of some(840)) {
      const both = await accepted(proof);
      if (!both.every(Boolean)) throw new Error(`${proof.period} doesn’t verify: ${both.join()}`);
      const { opening_price: opening, close_price: close, scale } = proof;
      const won = leverageCategories.filter((category) => resultOf(category, { opening, close, scale }) === 'won');
      const winners = winnersOf(proof);
      expect([proof.won, won]).toEqual([winners, winners]);
      stakes += leverageCategories.length;
    }
    expect(stakes).toBeGreaterThan(10_000);
  });

  it.each([secure, ours])('verify with the hashes of browsers: $name', async (hashes) => {
    for (const proof of some(40)) expect(await accepted(proof, hashes)).toEqual([true, true]);
  });
});

describe('a thousand tamperings', () => {
  it('are caught, each by both', async () => {
    const pick = picks(20_261_121);
    const genuine = [...some(300), overMidnight(), overMidnight(rooms[1]), overMidnight(rooms[2])];
    const ways = Object.entries(tamperings);
    for (let count = 0; count < 1_000;) {
      const [name, tamper] = ways[count % ways.length]!;
      const proof = structuredClone(genuine[pick(genuine.length)]!);
      const before = JSON.stringify(proof);
      tamper(proof, structuredClone(genuine[pick(genuine.length)]!), pick);
      if (JSON.stringify(proof) === before) continue;
      expect(await accepted(proof), `${name}: ${JSON.stringify(proof)}`).toEqual([false, false]);
      count += 1;
    }
  });

  it('are caught where they are', async () => {
    const failing = async (change: (proof: LeverageProof) => void): Promise<ProofStepName | null> => {
      const proof = overMidnight();
      change(proof);
      const { outcome, fails, holds } = await verifyProof(proof, { hashes: ours, period: overMidnight().period });
      expect(outcome).toBe('failed');
      expect(holds).toEqual(proofSteps.slice(0, proofSteps.indexOf(fails!)));
      return fails;
    };
    expect(await failing((proof) => (proof.period = 'junior-202603020003'))).toBe('form');
    expect(await failing((proof) => (proof.days[1]!.published_at = '2026-03-02T00:00:00.000Z'))).toBe('commitment');
    expect(await failing((proof) => (proof.days[0]!.chain_end = 'ab'.repeat(32)))).toBe('seeds');
    expect(await failing((proof) => (proof.days[1]!.openings[0]!.price += '1'))).toBe('prices');
    expect(await failing((proof) => (proof.opening_price = '91250'))).toBe('prices');
    expect(await failing((proof) => (proof.close_price = '91250'))).toBe('close');
    expect(await failing((proof) => proof.won.reverse())).toBe('result');
  });

  it('of the proof of another period are caught by what was asked for', async () => {
    const { outcome } = await verifyProof(overMidnight(), { hashes: ours, period: 'junior-202603020003' });
    expect(outcome).toBe('failed');
  });
});

describe('anything else', () => {
  it.each([
    ['nothing', null],
    ['a text', 'proof'],
    ['a list', []],
    ['an endless list of days', { ...overMidnight(), days: Array(100_000).fill(overMidnight().days[0]) }],
    ['a period of a year', { ...overMidnight(), ends_at: '2027-03-02T00:00:00.000Z' }],
    ['a scale without end', { ...overMidnight(), scale: 1e9 }],
  ])('is no proof: %s', async (_, proof) => {
    const began = performance.now();
    const { outcome, fails } = await verifyProof(proof, { hashes: ours, period: 'junior-202603020000' });
    expect([outcome, fails]).toEqual(['failed', 'form']);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe('a period without a close price', () => {
  const { close_price: _, ...rest } = overMidnight();
  const open = { ...rest, close_price: null, won: [], days: rest.days.map((day) => ({ ...day, revealed: null })) };
  const of = async (proof: unknown) => {
    const { outcome, holds } = await verifyProof(proof, { hashes: ours, period: open.period });
    return [outcome, holds];
  };

  it('is running, settling, or returned, and shows what is published', async () => {
    expect(await of({ ...open, status: 'running' })).toEqual(['running', ['form', 'commitment']]);
    expect(await of({ ...open, status: 'settling' })).toEqual(['running', ['form', 'commitment']]);
    expect(await of({ ...open, status: 'settled' })).toEqual(['returned', ['form', 'commitment']]);
    expect(await of({ ...open, status: 'settled', days: [] })).toEqual(['returned', ['form']]);
    const late = open.days.map((day) => ({ ...day, published_at: open.starts_at }));
    expect(await of({ ...open, status: 'settled', days: late })).toEqual(['returned', ['form']]);
    for (const status of ['running', 'settling', 'settled'])
      expect(await of({ ...open, status, won: ['up'] })).toEqual(['failed', []]);
  });

  it('is running, settling, or returned with prices that nothing proves, which never have one', async () => {
    const live = { ...open, source: 'exchanges', days: [] };
    expect(await of({ ...live, status: 'running' })).toEqual(['running', ['form']]);
    expect(await of({ ...live, status: 'settled' })).toEqual(['returned', ['form']]);
    for (const odd of [
      { ...live, days: open.days },
      { ...live, close_price: '91250' },
    ])
      expect(await of({ ...odd, status: 'settled' })).toEqual(['failed', []]);
  });

  it('has nothing to verify alone, whatever its source', () => {
    for (const source of ['simulator', 'exchanges'])
      expect(() => verify({ ...open, status: 'settled', source })).toThrow('no close price: nothing to verify');
    expect(() => verify({ ...open, status: 'settled', won: ['up'] })).toThrow('somebody won without a close price');
  });
});

describe('the markets of the verifier that anyone runs', () => {
  it('are those of the simulator', async () => {
    const { readFileSync } = await import('node:fs');
    const source = readFileSync(new URL('../../../scripts/verify-period.mjs', import.meta.url), 'utf8');
    expect(source.split('\n').length - 1).toBeLessThanOrEqual(150);
    expect(source.match(/from '(?!node:)/g)).toBeNull();
    for (const { symbol, group } of simulatedMarkets) {
      if (group === 'crypto') expect(source).toContain(` ${symbol.slice(0, -4)}: [`);
    }
  });

  it.each(simulatedMarkets.filter(({ group }) => group === 'crypto'))('moves $symbol alike', async ({ symbol }) => {
    const room = { ...junior, symbol };
    const proof = new Prices('2026-03-01T00:00:00.000Z', symbol).proof(room, at('1T00:03'), [at('1T00:00')]);
    expect(await accepted(proof)).toEqual([true, true]);
  });
});
