/**
 * `node scripts/test-stories.ts`: every story in the pinned browser: play function, axe, errors, overflow and pictures,
 * in light and dark. Ends with `N passed, N failed`.
 *
 * `--update` writes the pictures that differ or are missing, and removes those of stories that are gone; look at them.
 * `--only <part of a path>` runs the story files whose path contains it; repeatable.
 */
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run, time } from './support/run.ts';
import { serveFolder } from './support/static-server.ts';
import { buildStorybook, storybookFolder, storyIds } from './support/storybook.ts';

const { values } = parseArgs({
  options: { update: { type: 'boolean', default: false }, only: { type: 'string', multiple: true, default: [] } },
});
const visual = join(root, 'tests/visual');
const report = join(root, 'node_modules/.cache/florin-tests/stories.json');

const built = await buildStorybook();
if (built && built.code !== 0) fail(`${built.output}\nStorybook does not build.`);
console.log(built ? `Storybook built in ${time(built.took)}` : 'Storybook is up to date');

await rm(join(visual, 'failures'), { recursive: true, force: true });
await rm(report, { force: true });
await mkdir(join(report, '..'), { recursive: true });

// Other browsers render text differently, so there only the pictures are skipped.
const isPinned = process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROMIUM_PATH;
if (!isPinned)
  console.log('Skipping picture comparison: it needs the pinned browser (x86-64 Linux, no CHROMIUM_PATH).');
const pictures = !isPinned ? 'off' : values.update ? 'update' : 'compare';

const server = await serveFolder(storybookFolder);
const outcome = await run(
  'test-storybook',
  ['--url', server.url, '--maxWorkers=2', '--json', '--outputFile', report, ...values.only],
  { env: { PICTURES: pictures } },
);
server.close();

if (!existsSync(report)) fail(`${outcome.output}\nThe stories did not run.`);
const counted = JSON.parse(await readFile(report, 'utf8')) as Report;
for (const suite of counted.testResults) {
  if (suite.status === 'failed') console.log(suite.message);
}
const left = await leftPictures();
for (const path of left)
  console.log(`tests/visual/baselines/${path} belongs to no story. Remove it, or run with --update`);

const failed = counted.numTotalTests - counted.numPassedTests + counted.numRuntimeErrorTestSuites + left.length;
console.log(`stories ran in ${time(outcome.took)}`);
if (counted.numTotalTests === 0) fail('No story ran.');
console.log(`${counted.numPassedTests} passed, ${failed} failed`);
process.exitCode = failed > 0 || outcome.code !== 0 ? 1 : 0;

interface Report {
  numPassedTests: number;
  numTotalTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { status: string; message: string }[];
}

/** Returns baselines without a story; `--update` removes them. */
async function leftPictures(): Promise<string[]> {
  const ids = storyIds();
  const baselines = join(visual, 'baselines');
  if (!existsSync(baselines)) return [];
  const left = readdirSync(baselines, { recursive: true, encoding: 'utf8' }).filter((path) => {
    const id = /[^/\\]+(?=\.webp$)/u.exec(path)?.[0];
    return id !== undefined && !ids.has(id);
  });
  if (!values.update) return left;
  await Promise.all(left.map((path) => rm(join(baselines, path))));
  return [];
}

function fail(message: string): never {
  console.log(message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
