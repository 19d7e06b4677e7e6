/**
 * `npm run check`: types, lint, format, our own rules, dead code and known vulnerabilities of libraries, in parallel. Prints
 * problems and exits with code 1 if there are any.
 *
 * Lint and format look at the files that changed since they last passed; lint also at those that import them. A type that
 * changes further away can break a rule elsewhere, so `npm test` asks for `--all`.
 */
import { parseArgs } from 'node:util';
import { ledgerWrites } from './check/ledger-writes.ts';
import { importCycles } from './check/import-cycles.ts';
import { importBoundaries } from './check/import-boundaries.ts';
import { files } from './check/files.ts';
import { importsOf } from './check/imports.ts';
import { locales } from './check/locales.ts';
import { libraries, type LibrariesOutcome } from './check/libraries.ts';
import { hashFiles, PassedFiles } from './check/passed-files.ts';
import { stories } from './check/stories.ts';
import { styles } from './check/styles.ts';
import { untranslatedText } from './check/untranslated-text.ts';
import { unusedTexts } from './check/unused-texts.ts';
import { codeOf, readTree, type Rule } from './check/tree.ts';
import { words } from './check/words.ts';
import { root, run, time, type Outcome } from './support/run.ts';

const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
const tree = readTree(root);
const hashes = hashFiles(root);

const rules: Record<string, Rule> = {
  'import-boundaries': importBoundaries,
  'import-cycles': importCycles,
  files,
  'untranslated-text': untranslatedText,
  styles,
  locales,
  'unused-texts': unusedTexts,
  'ledger-writes': ledgerWrites,
  stories,
  words,
};

/** Our own rules, in this process. */
function ownRules(): Promise<Outcome> {
  const started = performance.now();
  const lines = Object.entries(rules).flatMap(([name, rule]) =>
    rule(tree).map(({ file, line, message }) => `${file}${line > 0 ? `:${line}` : ''} ${message} (${name})`),
  );
  return Promise.resolve({
    code: lines.length > 0 ? 1 : 0,
    output: lines.join('\n'),
    took: performance.now() - started,
  });
}

const isCode = new Set(codeOf(tree));

/** Code and what imports it. */
function withImporters(files: readonly string[]): string[] {
  const changed = new Set(files);
  const reached = [...isCode].filter(
    (file) => changed.has(file) || importsOf(tree, file).some(({ path }) => path !== undefined && changed.has(path)),
  );
  // Those outside the folders of our rules: settings in the root.
  return [...reached, ...files.filter((file) => !isCode.has(file) && /\.(?:ts|tsx|m?js)$/.test(file))];
}

/** Runs a tool on the files that changed since it last passed, or on everything. */
async function onChanged(
  step: string,
  tool: (files: readonly string[] | undefined) => Promise<Outcome>,
  reach: (changed: readonly string[]) => readonly string[] = (changed) => changed,
): Promise<Outcome> {
  const passed = new PassedFiles(root, step, hashes);
  const changed = all ? undefined : passed.changed();
  const files = changed && reach(changed);
  if (files?.length === 0) return { code: 0, output: '', took: 0 };
  const outcome = await tool(files);
  if (outcome.code === 0) passed.save();
  return outcome;
}

const steps: Record<string, () => Promise<LibrariesOutcome>> = {
  // Several checkers on two cores would each compute the shared types again: 47 s of processor time instead of 20.
  types: () =>
    run('tsc', [
      ...['--project', '.', '--checkers', '1'],
      ...['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check/types.tsbuildinfo'],
    ]),
  'dead code': () => run('knip', ['--no-progress']),
  libraries,
  format: () =>
    onChanged('format', (files = ['.']) =>
      run('prettier', ['--check', '--ignore-unknown', '--log-level', 'warn', ...files]),
    ),
  lint: () =>
    onChanged(
      'lint',
      (files = []) =>
        run('oxlint', ['--type-aware', '--deny-warnings', '--report-unused-disable-directives', ...files]),
      withImporters,
    ),
  // Last, since it keeps this process busy: the others run by then.
  rules: ownRules,
};

const started = performance.now();
const outcomes = await Promise.all(Object.entries(steps).map(async ([name, step]) => ({ name, ...(await step()) })));
for (const { name, code, output, took, remark } of outcomes) {
  if (remark !== undefined) {
    console.log(`-      ${name} (${time(took)}), ${remark}`);
    continue;
  }
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${time(took)})`);
  if (code !== 0) console.log(output.trim().replaceAll(/^/gm, '  '));
}
const failed = outcomes.filter(({ code }) => code !== 0).length;
const passed = outcomes.filter(({ code, remark }) => code === 0 && remark === undefined).length;
console.log(`check: ${passed} passed, ${failed} failed in ${time(performance.now() - started)}`);
process.exitCode = failed > 0 ? 1 : 0;
