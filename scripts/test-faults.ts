/**
 * `npm run test:faults`: the real server with its database, under bursts, kills and broken requests. Ends with a table;
 * the exit code is 1 if any fault is counted. `--seed` repeats the requests of another run.
 *
 * All of it, larger: `npm run test:faults -- --bursts 1000 --both-ways 300 --kills 300 --database-kills 40 --counters 100
 * --pledge 100 --petitions 100 --uploads 1000 --requests 100000`. Some of it: `-- --only bursts,uploads`.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { badRequests, badUploads } from '../tests/faults/bad-requests.ts';
import { bothWays, bursts } from '../tests/faults/bursts.ts';
import { counterKills } from '../tests/faults/counters.ts';
import { databaseKills, serverKills } from '../tests/faults/kills.ts';
import { petitionKills } from '../tests/faults/petitions.ts';
import { pledgeKills } from '../tests/faults/pledge.ts';
import { leverageKills } from '../tests/faults/leverage.ts';
import { summary, Tally } from '../tests/faults/tally.ts';
import { time } from './support/run.ts';
import { buildWeb, webIsFresh } from './support/web.ts';

const option = (value: string) => ({ type: 'string', default: value }) as const;

const { values } = parseArgs({
  options: {
    bursts: option('100'),
    'both-ways': option('100'),
    kills: option('20'),
    'database-kills': option('8'),
    counters: option('12'),
    pledge: option('12'),
    leverage: option('20'),
    petitions: option('12'),
    uploads: option('200'),
    requests: option('10000'),
    seed: option(String(randomInt(2 ** 31))),
    only: option(''),
  },
});

/** Throws unless the option is a whole number. */
function number(name: keyof typeof values): number {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} takes a whole number, not ${values[name]}.`);
  return value;
}

const seed = number('seed');

const scenarios: Record<string, (tally: Tally) => Promise<void>> = {
  bursts: (tally) => bursts(tally, { count: number('bursts') }),
  'both-ways': (tally) => bothWays(tally, { count: number('both-ways') }),
  kills: (tally) => serverKills(tally, { count: number('kills') }),
  'database-kills': (tally) => databaseKills(tally, { count: number('database-kills') }),
  counters: (tally) => counterKills(tally, { count: number('counters') }),
  pledge: (tally) => pledgeKills(tally, { count: number('pledge') }),
  leverage: (tally) => leverageKills(tally, { count: number('leverage') }),
  petitions: (tally) => petitionKills(tally, { count: number('petitions') }),
  uploads: (tally) => badUploads(tally, { count: number('uploads') }),
  requests: (tally) => badRequests(tally, { count: number('requests'), seed }),
};

const chosen = values.only ? values.only.split(',') : Object.keys(scenarios);
const unknown = chosen.filter((name) => !Object.hasOwn(scenarios, name));
if (unknown.length > 0)
  throw new Error(`No such scenario: ${unknown.join(', ')}. There are ${Object.keys(scenarios).join(', ')}.`);

// Request the pages and files of the app as well.
if (!(await webIsFresh())) await buildWeb({ live: true });

console.log(`seed ${seed}`);
const tallies: Tally[] = [];
for (const name of chosen) {
  const tally = new Tally(name);
  tallies.push(tally);
  const started = performance.now();
  // A scenario that can't continue is a fault like any other, and the next ones still run.
  await scenarios[name]?.(tally).catch((error: unknown) =>
    tally.fault('silent', error instanceof Error ? (error.stack ?? '') : String(error)),
  );
  console.log(`${name}: ${time(performance.now() - started)}`);
}
for (const example of tallies.flatMap(({ examples }) => examples)) console.log(`\n${example}`);
console.log(`\n${summary(tallies)}`);
process.exitCode = tallies.some(({ failed }) => failed) ? 1 : 0;
