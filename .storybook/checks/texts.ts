import { pseudoText } from '../../src/platform/pseudo.ts';

/** Text that is looked at; figures, codes and addresses are the same in every language and say so. */
function texts(): Text[] {
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

/** Puts another text into each place of text. React does not see it: nothing may draw the story anew until `restoreTexts`. */
function replaceTexts(write: (text: string) => string): void {
  restoreTexts();
  before = new Map(texts().map((text) => [text, text.data]));
  for (const [text, data] of before) text.data = write(data);
}

export function restoreTexts(): void {
  for (const [text, data] of before) text.data = data;
  before.clear();
}

/** All texts with accents and 40 % longer, as the pseudo-locale shows them. */
export const stretchTexts = (): void => replaceTexts(pseudoText);

/** Letters that reach higher and lower than any Latin ones: two marks above, vowels and conjuncts below. */
export const tallSamples = { th: 'ปี่ฏูฟื้ญุ', hi: 'र्कींट्ठूङ्क्तृ' } as const;
export type TallScript = keyof typeof tallSamples;

/** All texts in the tallest letters of a script, in words about as long as before. */
export function fillTexts(script: TallScript): void {
  const sample = tallSamples[script];
  replaceTexts((text) => text.replaceAll(/\S+/gu, (word) => sample.repeat(Math.ceil(word.length / sample.length))));
}
