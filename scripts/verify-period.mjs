#!/usr/bin/env node
// Verifies the proof of one period of a leverage room: `node verify-period.mjs <file>`, with the file that the app saves.
// Needs Node 20 and nothing else, and shares no code with the app. What it checks is written out in
// contract/market-simulation.ts (prices) and contract/leverage-rules.ts (categories).
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const NOISE = 1_155n * 10n ** 9n;

// Reference price, its decimal places, and how far a day moves it, in millionths.
// prettier-ignore
const markets = {
  BTC: ['91250', 2, 22_000], ETH: ['3050', 2, 29_000], BNB: ['880', 2, 25_000], SOL: ['138', 2, 36_000], XRP: ['2.12', 4, 34_000],
  TRX: ['0.281', 5, 19_000], LTC: ['86', 2, 30_000], DOGE: ['0.152', 5, 38_000], ADA: ['0.44', 4, 36_000], AVAX: ['14.2', 3, 39_000],
};

// The last digits with which each category wins.
// prettier-ignore
const digits = {
  big: '56789', small: '01234', odd: '13579', even: '02468', 'big-odd': '579', 'big-even': '68', 'small-odd': '13',
  'small-even': '024', 'very-big': '9', 'very-small': '0',
};

function must(holds, what) {
  if (!holds) throw new Error(what);
}

function time(text) {
  const parsed = typeof text === 'string' ? Date.parse(text) : NaN;
  must(!Number.isNaN(parsed) && new Date(parsed).toISOString() === text, `not a time: ${text}`);
  return parsed;
}

/** A price in 10⁻¹⁵ US dollars, in which everything is computed; more decimal places are an error. */
function fine(text) {
  const parts = typeof text === 'string' ? /^(0|[1-9]\d{0,18})(?:\.(\d{1,15}))?$/.exec(text) : null;
  must(parts, `not a price: ${text}`);
  return BigInt(parts[1] + (parts[2] ?? '').padEnd(15, '0'));
}

function* noises(seed, stream) {
  for (let block = 0; ; block += 1) {
    const digest = createHmac('sha256', seed).update(`${stream}:${block}`).digest();
    for (let at = 0; at < 32; at += 2) {
      const value = digest.readUInt16BE(at);
      if (value < 64_016) yield BigInt((value % 4_001) - 2_000);
    }
  }
}

/** The state of a market a minute later. */
function minute(seed, code, { price, anchor }) {
  const [reference, , day] = markets[code];
  const own = noises(seed, `${code}-USD`);
  const group = noises(seed, 'group/crypto');
  const moves = BigInt(Math.round((day * 660) / 37.9));
  const next = anchor + (anchor * moves * own.next().value) / NOISE + (fine(reference) - anchor) / 130_000n;
  const deviation = BigInt(Math.round((day * 1_000) / 207.8));
  let current = price;
  for (let tick = 0; tick < 30; tick += 1) {
    const noise = (6n * group.next().value + 8n * own.next().value) / 10n;
    current = current + (current * deviation * noise) / NOISE + (next - current) / 60_000n;
  }
  return { price: current, anchor: next };
}

/** Throws if the proof isn't that of its period. Calls `say` with what was found. */
export function verify(proof, say = () => {}) {
  must(Array.isArray(proof?.days) && Array.isArray(proof.won), 'not a proof');
  const [start, end] = [time(proof.starts_at), time(proof.ends_at)];
  const length = (end - start) / MINUTE;
  must(Number.isInteger(length) && length > 0 && 1_440 % length === 0 && (start % DAY) % (end - start) === 0, 'times');
  const id = `${proof.room?.id}-${proof.starts_at.replaceAll(/\D/g, '').slice(0, 12)}`;
  must(proof.period === id, `the period ${proof.period} is not that of its time and room`);
  const code = /^([A-Z]+)-USD$/.exec(proof.symbol)?.[1];
  must(code && Object.hasOwn(markets, code), `unknown market ${proof.symbol}`);
  must(proof.scale === markets[code][1], `${proof.scale} decimal places`);
  must(proof.close_price !== null || proof.won.length === 0, 'somebody won without a close price');
  must(proof.status === 'settled' && proof.close_price !== null, 'the period has no close price: nothing to verify');
  must(proof.source === 'simulator', `source ${proof.source}`);

  must(proof.days.length >= 1 && proof.days.length <= 4, 'days');
  const seeds = new Map();
  const openings = new Map();
  const firstDay = time(`${proof.days[0]?.day}T00:00:00.000Z`);
  const lastDay = end - MINUTE - ((end - MINUTE) % DAY);
  must(firstDay + (proof.days.length - 1) * DAY === lastDay, 'the days are not those up to the end of the period');
  let from;
  let newest = 0;
  proof.days.forEach(({ day, chain_end, published_at, openings: stated, revealed }, index) => {
    const midnight = firstDay + index * DAY;
    must(time(`${day}T00:00:00.000Z`) === midnight, `day ${day}`);
    const last = Math.min(midnight + DAY, end) - MINUTE;
    for (const opening of stated) {
      const at = time(opening.minute);
      must(at % MINUTE === 0 && at >= midnight && at <= last && at > newest, `opening ${opening.minute}`);
      openings.set(at, { price: fine(opening.price), anchor: fine(opening.anchor) });
      from ??= at;
      newest = at;
    }
    must(from !== undefined && from <= start, 'the prices begin after the period');
    must(time(published_at) < Math.max(midnight, from), `the chain of ${day} was published too late: ${published_at}`);
    must(/^[0-9a-f]{64}$/.test(revealed?.seed) && time(revealed.minute) === last, `seed of ${day}`);
    let seed = Buffer.from(revealed.seed, 'hex');
    for (let at = last; at >= midnight; at -= MINUTE) {
      seeds.set(at, seed);
      seed = createHash('sha256').update(seed).digest();
    }
    must(seed.toString('hex') === chain_end, `the seed of ${day} does not lead to the published ${chain_end}`);
    say(`${day}: the seed of ${revealed.minute} leads to ${chain_end}, published ${published_at}`);
  });

  const unit = 10n ** BigInt(15 - proof.scale);
  const served = (price) => (price + unit / 2n) / unit;
  let state = openings.get(from);
  let opening;
  for (let at = from; at < end; at += MINUTE) {
    const stated = openings.get(at);
    const follows = !stated || (stated.price === state.price && stated.anchor === state.anchor);
    must(follows, `opening ${new Date(at).toISOString()}`);
    if (at === start) opening = served(state.price);
    state = minute(seeds.get(at), code, state);
  }
  const close = served(state.price);
  say(`Computed ${(end - from) / MINUTE} minutes from ${new Date(from).toISOString()}.`);
  must(opening * unit === fine(proof.opening_price), `opening price: stated ${proof.opening_price}`);
  must(close * unit === fine(proof.close_price), `close price: stated ${proof.close_price}`);
  const digit = `${close % 10n}`;
  const direction = close > opening ? ['up'] : close < opening ? ['down'] : [];
  const won = [...direction, ...Object.keys(digits).filter((name) => digits[name].includes(digit))];
  must(won.join() === proof.won.join(), `won: ${won.join()}`);
  say(`${proof.period}: from ${proof.opening_price} to ${proof.close_price}, last digit ${digit}, won: ${won.join()}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    must(process.argv[2], 'usage: node verify-period.mjs <file>');
    verify(JSON.parse(readFileSync(process.argv[2], 'utf8')), console.log);
    console.log('Verified.');
  } catch (error) {
    console.error(`NOT verified: ${error.message}`);
    process.exitCode = 1;
  }
}
