import { useId, useState } from 'react';
import { useIsRendered } from '../../theme/use-is-rendered.ts';

/** A heading of the first level, for a TableOfContents. */
export interface ProseSection {
  id: string;
  title: string;
}

/** Id of a section: the headings of one text count from 1. */
export const sectionId = (text: string, number: number): string => `${text}-${number}`;

const references: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00A0',
};

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => references[name] ?? '');

/**
 * Returns the id of a text, its sections, and what to give Prose as `onSections`. They are null until the text shows, which is
 * from the start on a page that the server rendered.
 */
export function useSections(html: string | undefined) {
  const id = useId();
  const isRendered = useIsRendered();
  const [sections, setSections] = useState<readonly ProseSection[] | null>(() =>
    isRendered && html !== undefined
      ? [...html.matchAll(/<h2\b[^>]*>(.*?)<\/h2>/gis)].map(([, title = ''], index) => ({
          id: sectionId(id, index + 1),
          title: textOf(title),
        }))
      : null,
  );
  return { id, sections, setSections } as const;
}
