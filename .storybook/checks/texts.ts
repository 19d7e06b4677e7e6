import { pseudoText } from '../../src/platform/pseudo.ts';

/** Translatable text; figures, codes and addresses are marked `translate="no"`. */
export function texts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (/\p{L}/u.test(text.data) && parent && !parent.closest('[translate=no], script, style, svg')) found.push(text);
  }
  return found;
}

let before = new Map<Text, string>();

/** Replaces every text node. React doesn't know, so nothing may re-render the story until `restoreTexts`. */
function replaceTexts(write: (text: string) => string): void {
  restoreTexts();
  before = new Map(texts().map((text) => [text, text.data]));
  for (const [text, data] of before) text.data = write(data);
}

export function restoreTexts(): void {
  for (const [text, data] of before) text.data = data;
  before.clear();
}

/** Makes all texts accented and 40% longer, like the pseudo-locale. */
export const stretchTexts = (): void => replaceTexts(pseudoText);

/** Letters taller than any Latin ones: two marks above, vowels and conjuncts below. */
export const tallSamples = { th: 'ปี่ฏูฟื้ญุ', hi: 'र्कींट्ठूङ्क्तृ' } as const;
export type TallScript = keyof typeof tallSamples;

/** Fills all texts with the tallest letters of a script, in words of similar length. */
export function fillTexts(script: TallScript): void {
  const sample = tallSamples[script];
  replaceTexts((text) => text.replaceAll(/\S+/gu, (word) => sample.repeat(Math.ceil(word.length / sample.length))));
}
