type Catalogue = { readonly [key: string]: string | Catalogue };

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ';
const letters = new Map([...plain].map((letter, index) => [letter, [...accented][index] ?? letter]));

// Variables, nested texts and tags stay as they are.
const kept = /(\{\{.*?\}\}|\$t\(.*?\)|<.*?>)/;

/** One text with accents, in brackets, and about 40 % longer, as long languages are. */
export function pseudoText(text: string): string {
  const body = text
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : [...part].map((letter) => letters.get(letter) ?? letter).join('')))
    .join('');
  return `[${body}${'~'.repeat(Math.ceil(text.length * 0.4))}]`;
}

/** A catalogue in the pseudo-locale: what is not in brackets on the screen is no translated text. */
export function pseudo(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, text]) => [key, typeof text === 'string' ? pseudoText(text) : pseudo(text)]),
  );
}
