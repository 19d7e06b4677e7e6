/**
 * `npm test`: everything, one step after another, since some tests measure time. Ends with what failed, a table and, on
 * the last line, `N passed, N failed`. A step without any test fails.
 *
 * `npm test unit server` runs these steps only, and `npm test -- stories --changed` the stories that the branch's changes reach.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run, time, type Outcome } from './support/run.ts';
import { failuresOf, type TestReport } from './support/test-report.ts';
import { buildWeb } from './support/web.ts';

interface Result {
  passed: number;
  failed: number;
  /** A line for each test that failed. */
  failures: string[];
  took: number;
}

const { values, positionals } = parseArgs({
  options: { changed: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const reports = join(root, 'node_modules/.cache/florin-tests');
// The many servers that tests start compile their code once.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node');

/** A project of vitest.config.ts, counted by its own report. */
async function project(name: string): Promise<Result> {
  const report = join(reports, `${name}.json`);
  await rm(report, { force: true });
  const outcome = await run(
    'vitest',
    ['run', '--project', name, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { live: true },
  );
  if (!existsSync(report)) return judged(outcome, 0, 0);
  const counted = JSON.parse(await readFile(report, 'utf8')) as TestReport;
  // Skipped tests prove nothing, so they count as failed.
  return judged(outcome, counted.numPassedTests, counted.numTotalTests - counted.numPassedTests, failuresOf(counted));
}

/** Runs one of our scripts, which ends with `N passed, N failed`. */
async function script(path: string, ...args: string[]): Promise<Result> {
  const outcome = await run('node', [path, ...args], { live: true });
  const [, passed = '0', failed = '0'] = [...outcome.output.matchAll(/\b(\d+) passed, (\d+) failed\b/g)].at(-1) ?? [];
  const failures = [...outcome.output.matchAll(/^failed: (.+)$/gmu)].map(([, line = '']) => line);
  // A change may reach no story.
  if (values.changed && outcome.code === 0)
    return { passed: Number(passed), failed: Number(failed), failures, took: outcome.took };
  return judged(outcome, Number(passed), Number(failed), failures);
}

/** A nonzero exit code is a failure whatever was counted, and so is counting nothing. */
function judged({ code, took }: Outcome, passed: number, failed: number, failures: string[] = []): Result {
  const broken = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: broken ? 1 : failed, failures, took };
}

const steps: Record<string, () => Promise<Result>> = {
  check: () => script('scripts/check.ts', '--all'),
  unit: () => project('unit'),
  contract: () => project('contract'),
  server: () => project('server'),
  stories: () => script('scripts/test-stories.ts', ...(values.changed ? ['--changed'] : [])),
  build: async () => {
    const outcome = await buildWeb({ live: true });
    return judged(outcome, outcome.code === 0 ? 1 : 0, 0);
  },
  package: () => project('package'),
  e2e: () => project('e2e'),
  faults: () => project('faults'),
};

const chosen = positionals;
const unknown = chosen.filter((name) => !(name in steps));
if (unknown.length > 0)
  throw new Error(`No such step: ${unknown.join(', ')}. There are ${Object.keys(steps).join(', ')}.`);

await mkdir(reports, { recursive: true });
const started = performance.now();
const results: [string, Result][] = [];
for (const [name, step] of Object.entries(steps)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n=== ${name}`);
  const result = await step();
  results.push([name, result]);
  console.log(`=== ${name}: ${result.passed} passed, ${result.failed} failed in ${time(result.took)}`);
}

const sum = (of: 'passed' | 'failed'): number => results.reduce((total, [, result]) => total + result[of], 0);
for (const [name, { failures }] of results) {
  for (const failure of failures) console.log(`\n${name}: ${failure}`);
}
console.log('\nstep        passed  failed  time');
for (const [name, { passed, failed, took }] of results) {
  console.log(`${name.padEnd(10)}${String(passed).padStart(8)}${String(failed).padStart(8)}  ${time(took)}`);
}
console.log(`in all ${time(performance.now() - started)}\n`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
