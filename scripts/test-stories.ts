/**
 * `node scripts/test-stories.ts`: every story in the pinned browser: play function, axe, errors, overflow and pictures,
 * in light and dark. Ends with a line for each that failed, and `N passed, N failed`.
 *
 * `--update` writes the pictures that differ or are missing, and removes those of stories that are gone; look at them.
 * `--only <part of a path>` runs the story files whose path contains it; repeatable.
 * `--language <locale>` checks only whether they fit in that language at 320 and 390 px; repeatable, `all` for each one.
 * `--changed [ref]` runs those that the changes since this branch left `ref` (`main`) reach.
 */
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { availableLanguages } from '../contract/languages.ts';
import { twinBaselines } from '../tests/visual/twins.ts';
import { readTree } from './check/tree.ts';
import { root, run, time } from './support/run.ts';
import { serveFolder } from './support/static-server.ts';
import { changedSince, storiesReached } from './support/story-reach.ts';
import { buildStorybook, storyFiles } from './support/storybook.ts';
import { failuresOf, type TestReport } from './support/test-report.ts';

const { values, positionals } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    language: { type: 'string', multiple: true, default: [] },
    changed: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const languages = values.language.includes('all') ? availableLanguages : values.language;
const isWhole = values.only.length === 0 && !values.changed;
const visual = join(root, 'tests/visual');
const report = join(root, 'node_modules/.cache/florin-tests/stories.json');

const { folder, outcome: built } = await buildStorybook({ isQuick: !isWhole });
if (built && built.code !== 0) fail(`${built.output}\nStorybook does not build.`);
console.log(built ? `Storybook built in ${time(built.took)}` : 'Storybook is up to date');

const all = storyFiles(folder);
const chosen = await choose();
if (values.changed) console.log(`${chosen.length} of ${all.size} story files are reached`);
if (values.changed && chosen.length === 0) {
  console.log('0 passed, 0 failed');
  process.exit();
}
// Without any file, all would run.
if (chosen.length === 0) fail(`No path of a story file contains ${values.only.join(' or ')}.`);

await rm(join(visual, 'failures'), { recursive: true, force: true });
await rm(report, { force: true });
await mkdir(join(report, '..'), { recursive: true });

// Other browsers render text differently, so there only the pictures are skipped.
const isPinned = process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROMIUM_PATH;
if (!isPinned)
  console.log('Skipping picture comparison: it needs the pinned browser (x86-64 Linux, no CHROMIUM_PATH).');
const pictures = !isPinned || languages.length > 0 ? 'off' : values.update ? 'update' : 'compare';

const twins = twinBaselines(join(visual, 'baselines'), [...all.values()].flat());
const server = await serveFolder(folder);
const outcome = await run(
  'test-storybook',
  ['--url', server.url, '--maxWorkers=3', '--json', '--outputFile', report, ...(isWhole ? [] : chosen)],
  { env: { PICTURES: pictures, TWINS: JSON.stringify(twins), LANGUAGES: languages.join(' ') } },
);
server.close();

if (!existsSync(report)) fail(`${outcome.output}\nThe stories did not run.`);
const counted = JSON.parse(await readFile(report, 'utf8')) as TestReport & { numRuntimeErrorTestSuites: number };
for (const suite of counted.testResults) {
  if (suite.status === 'failed') console.log(suite.message);
}
const left = await leftPictures();
for (const path of left)
  console.log(`tests/visual/baselines/${path} belongs to no story. Remove it, or run with --update`);

const failed = counted.numTotalTests - counted.numPassedTests + counted.numRuntimeErrorTestSuites + left.length;
for (const failure of failuresOf(counted)) console.log(`failed: ${failure}`);
console.log(`stories ran in ${time(outcome.took)}`);
if (counted.numTotalTests === 0) fail('No story ran.');
console.log(`${counted.numPassedTests} passed, ${failed} failed`);
process.exitCode = failed > 0 || outcome.code !== 0 ? 1 : 0;

/** Returns the story files to run. */
async function choose(): Promise<string[]> {
  const files = [...all.keys()].filter(
    (file) => values.only.length === 0 || values.only.some((part) => file.includes(part)),
  );
  if (!values.changed) return files;
  const changed = await changedSince(positionals[0] ?? 'main');
  const reached = new Set(storiesReached(readTree(root), changed));
  const pictured = new Set(changed.map((path) => /^tests\/visual\/baselines\/.+\/(.+)\.webp$/u.exec(path)?.[1]));
  return files.filter((file) => reached.has(file) || all.get(file)?.some((id) => pictured.has(id)));
}

/** Returns baselines without a story, of the components that ran; `--update` removes them. */
async function leftPictures(): Promise<string[]> {
  const ids = new Set([...all.values()].flat());
  const ran = new Set(chosen.flatMap((file) => all.get(file) ?? []).map(componentOf));
  const baselines = join(visual, 'baselines');
  if (!existsSync(baselines)) return [];
  const left = readdirSync(baselines, { recursive: true, encoding: 'utf8' }).filter((path) => {
    const id = /[^/\\]+(?=\.webp$)/u.exec(path)?.[0];
    return id !== undefined && !ids.has(id) && (isWhole || ran.has(componentOf(id)));
  });
  if (!values.update) return left;
  await Promise.all(left.map((path) => rm(join(baselines, path))));
  return [];
}

function componentOf(id: string): string {
  return id.replace(/--.*$/u, '');
}

function fail(message: string): never {
  console.log(message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
