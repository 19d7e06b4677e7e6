import createPurifier from 'dompurify';

const tags = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code', 'a', 'img'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure'],
];

let purifier: ReturnType<typeof createPurifier> | undefined;

/** Created on first use: modules must not touch the window while loading. */
function getPurifier() {
  if (purifier) return purifier;
  purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    // A page that a notice links to must not reach back into the app.
    if (node.tagName === 'A' && /^https?:/u.test(node.getAttribute('href') ?? '')) {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer');
    }
    if (node.tagName === 'IMG') node.setAttribute('loading', 'lazy');
  });
  return purifier;
}

/** Returns HTML without scripts, styles and forms. A trusted value where the browser supports Trusted Types. */
export function sanitize(html: string): string {
  return getPurifier().sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'lang', 'title'],
    ALLOW_DATA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
    // React accepts a trusted value although its types say string.
  }) as unknown as string;
}
