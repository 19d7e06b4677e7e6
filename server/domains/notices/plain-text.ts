const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Returns the text of a notice for an email. Its HTML is our own: paragraphs, line breaks, links, and strong text. */
export const plainText = (html: string, site: string): string =>
  html
    .replaceAll(/<a href="(\/[^"]*)">(.*?)<\/a>/gu, (_all, path: string, label: string) => `${label} (${site}${path})`)
    .replaceAll(/<br>/gu, '\n')
    .replaceAll(/<\/p>\s*<p>/gu, '\n\n')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/gu, (entity) => ENTITIES[entity] ?? '');
