import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { ComponentDocs } from '../../src/design-system/docs/component-docs.ts';

/** A component's name in words: `amount-field` is "Amount field". */
export function titleOf(name: string, docs?: Pick<ComponentDocs, 'title'>): string {
  return docs?.title ?? wordsOf(name);
}

/** `which-component` in words: "Which component". */
export function wordsOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** A folder's main export: `amount-field` is `AmountField`. */
export function exportOf(name: string): string {
  return wordsOf(name).replaceAll(/ (?<letter>\w)/gu, (_, letter: string) => letter.toUpperCase());
}

/** The id of a component's story: `components-button--long-text`. */
export function storyId(name: string, story: string): string {
  return toId(`Components/${name}`, storyNameFromExport(story));
}
