import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** What a file imports when it runs: not the types. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const found = source.matchAll(/^(?:import|export)(?! type\b)[^;]*? from '(?<from>[^']+)';/gm);
  return [...found].flatMap(({ groups }) => {
    const from = groups?.from ?? '';
    if (from.startsWith('.')) return [join(dirname(file), from)];
    return from.startsWith('#contract/') ? [join(root, `${from.slice(1)}.ts`)] : [];
  });
}

/** Every file that runs with one, itself included. */
function reached(start: string): string[] {
  const all = new Set([start]);
  for (const file of all) for (const next of importsOf(file)) if (existsSync(next)) all.add(next);
  return [...all].map((file) => relative(root, file));
}

const ordered = /leverage_orders|leverage_presence|order-store|place-order|settle-orders/;

it('what fixes the price of a period can’t read who staked what', () => {
  const files = reached(join(root, 'server/domains/leverage/fix-price.ts'));
  expect(files).toContain('server/domains/leverage/period-store.ts');
  expect(files).toContain('contract/leverage-rules.ts');
  const sighted = files.filter((file) => {
    const code = readFileSync(join(root, file), 'utf8').replaceAll(/^import type [^;]*;|\/\*[^]*?\*\/|\/\/.*$/gm, '');
    return ordered.test(code);
  });
  expect(sighted).toEqual([]);
});

it('neither can what makes the simulated prices', () => {
  const files = reached(join(root, 'server/sandbox/market/simulator.ts'));
  expect(files.filter((file) => file.startsWith('server/domains/leverage'))).toEqual([]);
});
