/**
 * `npm run check`: types, lint, format, our own rules and dead code, in parallel. Prints problems and exits with code 1
 * if there are any.
 */
import { ledgerWrites } from './check/ledger-writes.ts';
import { importCircles } from './check/import-circles.ts';
import { importBoundaries } from './check/import-boundaries.ts';
import { files } from './check/files.ts';
import { locales } from './check/locales.ts';
import { stories } from './check/stories.ts';
import { styles } from './check/styles.ts';
import { untranslatedText } from './check/untranslated-text.ts';
import { readTree, type Rule } from './check/tree.ts';
import { words } from './check/words.ts';
import { root, run, time, type Outcome } from './support/run.ts';

const rules: Record<string, Rule> = {
  'import-boundaries': importBoundaries,
  'import-circles': importCircles,
  files,
  'untranslated-text': untranslatedText,
  styles,
  locales,
  'ledger-writes': ledgerWrites,
  stories,
  words,
};

/** Our own rules, in this process. */
function ownRules(): Promise<Outcome> {
  const started = performance.now();
  const tree = readTree(root);
  const lines = Object.entries(rules).flatMap(([name, rule]) =>
    rule(tree).map(({ file, line, message }) => `${file}${line > 0 ? `:${line}` : ''} ${message} (${name})`),
  );
  return Promise.resolve({
    code: lines.length > 0 ? 1 : 0,
    output: lines.join('\n'),
    took: performance.now() - started,
  });
}

const steps: Record<string, () => Promise<Outcome>> = {
  // Several checkers on two cores would each compute the shared types again: 47 s of processor time instead of 20.
  types: () => run('tsc', ['--project', '.', '--checkers', '1']),
  lint: () => run('oxlint', ['--type-aware', '--deny-warnings', '--report-unused-disable-directives']),
  format: () => run('prettier', ['--check', '--cache', '--log-level', 'warn', '.']),
  rules: ownRules,
  'dead code': () => run('knip', ['--no-progress']),
};

const started = performance.now();
const outcomes = await Promise.all(Object.entries(steps).map(async ([name, step]) => ({ name, ...(await step()) })));
for (const { name, code, output, took } of outcomes) {
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${time(took)})`);
  if (code !== 0) console.log(output.trim().replaceAll(/^/gm, '  '));
}
const failed = outcomes.filter(({ code }) => code !== 0).length;
console.log(`check: ${outcomes.length - failed} passed, ${failed} failed in ${time(performance.now() - started)}`);
process.exitCode = failed > 0 ? 1 : 0;
