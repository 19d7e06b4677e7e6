/** A part of a translated sentence: plain, or what stands between `<name>` and `</name>`. */
export interface TextPart {
  text: string;
  /** Name of the element around it; null for plain text. */
  name: string | null;
}

const element = /<(\w+)>(.*?)<\/\1>/g;

/** Splits a translation at its elements, so that a link can stand wherever the language wants it. */
export function textParts(translation: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of translation.matchAll(element)) {
    const [whole, name = '', text = ''] = match;
    parts.push({ text: translation.slice(end, match.index), name: null }, { text, name });
    end = match.index + whole.length;
  }
  parts.push({ text: translation.slice(end), name: null });
  return parts.filter(({ text }) => text !== '');
}
