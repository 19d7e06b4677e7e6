import { readFileSync } from 'node:fs';
import type { CallDefinition } from '#contract/call';
import { calls } from '#contract/index';

/** Every call by its name, as tables of cases want it. */
export const everyCall: readonly (readonly [string, CallDefinition])[] = Object.entries(calls);

/** The keys of one catalogue in English, nested ones joined by dots. */
export function englishKeys(namespace: string): Set<string> {
  const text = readFileSync(new URL(`../../locales/en-us/${namespace}.json`, import.meta.url), 'utf8');
  const keys = (value: object, prefix: string): string[] =>
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      typeof inner === 'string' ? [prefix + key] : keys(inner as object, `${prefix}${key}.`),
    );
  return new Set(keys(JSON.parse(text) as object, ''));
}
