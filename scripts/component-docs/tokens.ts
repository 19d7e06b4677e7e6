import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesOf } from './source.ts';

/** Tokens by kind: `{ color: ['accent', 'ink'], radius: ['control'] }`. */
export type UsedTokens = Readonly<Record<string, readonly string[]>>;

/** Kinds of tokens: Tailwind's namespace, and the utilities that take its names. */
const kinds: Readonly<Record<string, { namespace: string; utilities: string }>> = {
  color: {
    namespace: 'color',
    utilities: 'bg|text|border(?:-[xytbse])?|ring|outline|fill|stroke|divide|decoration|caret|accent|placeholder',
  },
  text: { namespace: 'text', utilities: 'text' },
  family: { namespace: 'font', utilities: 'font' },
  weight: { namespace: 'font-weight', utilities: 'font' },
  radius: { namespace: 'radius', utilities: 'rounded(?:-[a-z]{1,2})?' },
  shadow: { namespace: 'shadow', utilities: 'shadow' },
  space: {
    namespace: 'spacing',
    utilities: String.raw`(?:min-|max-)?[wh]|size|basis|gap(?:-[xy])?|-?[pm][xytbse]?|inset(?:-[xy])?|start|end|top|bottom|scroll-[pm][tbse]`,
  },
  duration: { namespace: 'transition-duration', utilities: 'duration' },
  easing: { namespace: 'ease', utilities: 'ease' },
  layer: { namespace: 'z-index', utilities: 'z' },
  animation: { namespace: 'animate', utilities: 'animate' },
};

/** `vars.leading['14']` belongs to the text size 14. */
const sameKind: Readonly<Record<string, string>> = { leading: 'text' };

const theme = readFileSync(join(import.meta.dirname, '../../src/design-system/theme/tailwind.css'), 'utf8');
const namesOf = (namespace: string): string[] =>
  [...theme.matchAll(new RegExp(String.raw`^ {2}--${namespace}-(?<name>[\w-]+?):`, 'gmu'))]
    .map(({ groups }) => groups?.name ?? '')
    .filter((name) => !name.includes('--'));

/** Finds the tokens that a component's classes and styles name. */
export function tokensOf(folder: string): UsedTokens {
  const source = sourcesOf(folder);
  const found = new Map<string, Set<string>>(Object.keys(kinds).map((kind) => [kind, new Set()]));
  for (const [kind, { namespace, utilities }] of Object.entries(kinds)) {
    const names = namesOf(namespace).toSorted((one, other) => other.length - one.length);
    if (names.length === 0) continue;
    const used = new RegExp(
      String.raw`(?<=[\s'"\x60:])(?:${utilities})-(?<name>${names.join('|')})(?=[\s'"\x60/])`,
      'gu',
    );
    for (const { groups } of source.matchAll(used)) found.get(kind)?.add(groups?.name ?? '');
  }
  for (const { groups } of source.matchAll(/\bvars\.(?<kind>\w+)(?:\.(?<word>\w+)|\['(?<quoted>[^']+)'\])/gu)) {
    const kind = sameKind[groups?.kind ?? ''] ?? groups?.kind ?? '';
    found.set(kind, (found.get(kind) ?? new Set()).add(groups?.word ?? groups?.quoted ?? ''));
  }
  return Object.fromEntries(
    [...found].filter(([, names]) => names.size > 0).map(([kind, names]) => [kind, [...names].sort()]),
  );
}
