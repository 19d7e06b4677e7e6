type Catalog = { readonly [key: string]: string | Catalog };

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ';
const letters = new Map([...plain].map((letter, index) => [letter, [...accented][index] ?? letter]));

// Variables, nested texts and tags are kept.
const kept = /(\{\{.*?\}\}|\$t\(.*?\)|<.*?>)/;

/** Adds accents, brackets and about 40% length, as in long languages. */
export function pseudoText(text: string): string {
  const body = text
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : [...part].map((letter) => letters.get(letter) ?? letter).join('')))
    .join('');
  return `[${body}${'~'.repeat(Math.ceil(text.length * 0.4))}]`;
}

/** Returns a catalog in the pseudo-locale: text without brackets on the screen is not translated. */
export function pseudo(catalog: Catalog): Catalog {
  return Object.fromEntries(
    Object.entries(catalog).map(([key, text]) => [key, typeof text === 'string' ? pseudoText(text) : pseudo(text)]),
  );
}
