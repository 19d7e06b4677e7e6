/**
 * `npm run bench:odds [periods]`: simulates a million periods of the Junior room, and a tenth of that of the two others, with
 * stakes on every category at random times, and the ways of choosing that a clever customer might try. Prints what a stake
 * returns on average beside what was promised. Fails if a category returns something else than 1 − edge, or if a choice
 * returns more.
 */
import { leverageCategories } from '../contract/leverage-rules.ts';
import { meanOf, type SimulatedRoom, simulateStakes } from './support/simulated-stakes.ts';
import { wholeNumber } from './support/whole-number.ts';

const periods = wholeNumber(1, 1_000_000);
/** So many standard errors are seen once in 100,000 figures. */
const LIMIT = 4.4;

const rooms: readonly (SimulatedRoom & { readonly name: string; readonly share: number })[] = [
  { name: 'Junior', symbol: 'BTC-USD', scale: 2, minutes: 3, edge: '2', share: 1 },
  { name: 'Superior', symbol: 'ETH-USD', scale: 2, minutes: 5, edge: '1.5', share: 0.1 },
  { name: 'Vip', symbol: 'BTC-USD', scale: 2, minutes: 10, edge: '1', share: 0.1 },
];

const percent = (value: number): string => `${(value * 100).toFixed(3)} %`.padStart(11);

for (const room of rooms) {
  const count = Math.round(periods * room.share);
  const began = performance.now();
  const found = simulateStakes(room, count);
  const promised = 1 - Number(room.edge) / 100;
  console.log(
    `\n${room.name}: ${count.toLocaleString('en')} periods of ${room.minutes} minutes, ${room.symbol}, edge ${room.edge} % (${((performance.now() - began) / 1_000).toFixed(0)} s)`,
  );
  console.log(`${''.padEnd(42)}${'stakes'.padStart(12)}${'return'.padStart(11)}  99 % interval            off by`);
  for (const [name, returns] of found) {
    if (returns.count === 0) continue;
    const { mean, error } = meanOf(returns);
    const off = (mean - promised) / error;
    console.log(
      `${name.padEnd(42)}${returns.count.toLocaleString('en').padStart(12)}${percent(mean)} ${percent(mean - 2.576 * error)} ${percent(mean + 2.576 * error)}${off.toFixed(2).padStart(8)} σ`,
    );
    const isCategory = (leverageCategories as readonly string[]).includes(name);
    if (off > LIMIT || (isCategory && off < -LIMIT)) {
      console.log(`  not what was promised: ${percent(promised)}`);
      process.exitCode = 1;
    }
  }
}
