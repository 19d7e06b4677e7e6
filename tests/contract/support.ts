import { readFileSync } from 'node:fs';
import type { CallDefinition } from '#contract/call';
import { calls } from '#contract/index';

/** Every call with its name, for `it.each`. */
export const everyCall: readonly (readonly [string, CallDefinition])[] = Object.entries(calls);

/** Returns the keys of an English catalog, nested ones joined by dots. */
export function englishKeys(namespace: string): Set<string> {
  const text = readFileSync(new URL(`../../locales/en-us/${namespace}.json`, import.meta.url), 'utf8');
  const keys = (value: object, prefix: string): string[] =>
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      typeof inner === 'string' ? [prefix + key] : keys(inner as object, `${prefix}${key}.`),
    );
  return new Set(keys(JSON.parse(text) as object, ''));
}
