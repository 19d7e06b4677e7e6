const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/** Returns the character of a reference such as `&#39;`; as it is written, if it isn't one of ours. */
function characterOf(reference: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? reference;
  const code = Number(name.slice(1).replace(/^x/iu, '0x'));
  return code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

const inText = (label: string, address: string): string => (label === address ? label : `${label} (${address})`);

/** Returns the text of a notice for an email. Its HTML is our own, or what checkHtml returns. */
export const plainText = (html: string, site: string): string =>
  html
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/<img (?:[^>"]|"[^"]*")*?alt="([^"]*)"(?:[^>"]|"[^"]*")*>/gu, '$1')
    .replaceAll(
      /<a (?:[^>"]|"[^"]*")*?href="([^"]*)"(?:[^>"]|"[^"]*")*>(.*?)<\/a>/gu,
      (_all, to: string, label: string) =>
        inText(label, to.startsWith('/') ? `${site}${to}` : to.replace(/^mailto:/u, '')),
    )
    .replaceAll(/<br>|<\/(?:tr|dt|dd)>/gu, '\n')
    .replaceAll(/<li(?: (?:[^>"]|"[^"]*")*)?>/gu, '\n- ')
    .replaceAll(/<\/(?:p|h\d|ul|ol|dl|table|blockquote|pre|figure)>/gu, '\n\n')
    .replaceAll(/<\/t[dh]>/gu, ' ')
    .replaceAll(/<(?:[^>"]|"[^"]*")*>/gu, '')
    .replaceAll(/ *\n */gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
    .replaceAll(/&(#\d+|#x[\da-f]+|[a-z]+);/giu, characterOf);
