import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** A part of a translated sentence: plain text, or the content of `<name>…</name>`. */
export interface TextPart {
  text: string;
  /** Name of the element around it; null for plain text. */
  name: string | null;
}

const tag = /<(\w+)>(.*?)<\/\1>|<(\w+)\/>/g;

/** Splits a translation at its tags, so that a link can go wherever the language puts it. */
export function textParts(translation: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of translation.matchAll(tag)) {
    const [whole, around, text = '', alone = ''] = match;
    parts.push({ text: translation.slice(end, match.index), name: null }, { text, name: around ?? alone });
    end = match.index + whole.length;
  }
  parts.push({ text: translation.slice(end), name: null });
  return parts.filter(({ text, name }) => text !== '' || name !== null);
}

/** Returns a translation with an element in the place of each tag: `Held: <amount/>`, `<hidden>Status:</hidden>`. */
export const richText = (translation: string, elements: Readonly<Record<string, ReactElement>>): ReactNode =>
  textParts(translation).map(({ text, name }, index) => {
    const element = name === null ? undefined : elements[name];
    return createElement(
      Fragment,
      { key: index },
      element && text !== '' ? cloneElement(element, {}, text) : (element ?? text),
    );
  });
