import sanitizeHtml from 'sanitize-html';
import { allowedAttributes, allowedElements, sectionId } from '#design-system/prose';

const isOwn = (address: string): boolean => /^\/(?![/\\])/.test(address);
const isLink = (address: string): boolean => /^(?:https?:\/\/|mailto:|tel:|#)/i.test(address) || isOwn(address);

/**
 * Returns written content without scripts, styles and forms, as the browser's sanitizer does
 * (src/design-system/components/prose/sanitize.ts), with the ids of its sections and a box around each table.
 */
export function sanitize(html: string, id: string): string {
  let sections = 0;
  const clean = sanitizeHtml(html, {
    allowedTags: allowedElements,
    allowedAttributes: {
      '*': allowedAttributes,
      a: [...allowedAttributes, 'target', 'rel'],
      h2: [...allowedAttributes, 'id'],
      img: [...allowedAttributes, 'loading'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    transformTags: {
      h2: (tagName, attribs) => ({ tagName, attribs: { ...attribs, id: sectionId(id, ++sections) } }),
      a: (tagName, { href = '', title, lang }) => ({
        tagName,
        attribs: {
          ...(isLink(href) && { href }),
          ...(title !== undefined && { title }),
          ...(lang !== undefined && { lang }),
          ...(/^https?:/i.test(href) && { target: '_blank', rel: 'noopener noreferrer' }),
        },
      }),
      img: (tagName, { src, ...attribs }) => ({
        tagName,
        attribs: { ...attribs, ...(isOwn(src ?? '') && { src: src ?? '' }), loading: 'lazy' },
      }),
    },
  });
  return clean.replaceAll('<table', '<div data-table><table').replaceAll('</table>', '</table></div>');
}
