import type { SelectOption } from './select-option.ts';

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Returns options that contain the query, ignoring accents and case. Matches at the start of a word come first, so that
 * `us` finds the United States before Austria.
 */
export function find(options: readonly SelectOption[], query: string): readonly SelectOption[] {
  const needle = fold(query.trim());
  if (needle === '') return options;
  const found = options.map((option) => ({ option, text: ` ${fold(`${option.label} ${option.keywords ?? ''}`)}` }));
  const begins = found.filter(({ text }) => text.includes(` ${needle}`));
  const holds = found.filter(({ text }) => !text.includes(` ${needle}`) && text.includes(needle));
  return [...begins, ...holds].map(({ option }) => option);
}
