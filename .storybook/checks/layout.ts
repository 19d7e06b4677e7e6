import { isSeen, nameOf } from './elements.ts';
import { cutTexts, overflow } from './overflow.ts';
import { texts } from './texts.ts';
import { cutWords } from './words.ts';

/** Returns what doesn't fit in the language that is shown. */
export const misfits = (): string[] => [...overflow(), ...cutTexts(), ...cutWords(), ...rawTexts()];

/** Names of files look like keys. */
const rawText = /^(?!.*\.(?:png|jpg|csv|zip)$)[a-z][a-z-]*(?:[.:][a-z0-9_-]+)+$|\{\{|\$t\(/u;

/** Returns keys in the place of their texts, and variables without a value. */
export function rawTexts(): string[] {
  return texts().flatMap(({ data, parentElement: parent }) =>
    parent && rawText.test(data.trim()) && isSeen(parent) ? [`"${data.trim()}" is no text at ${nameOf(parent)}`] : [],
  );
}
