import createPurifier, { type Config } from 'dompurify';
import { allowedAttributes, allowedElements } from './allowed.ts';

/** Sites, email, phone numbers, and everything without a scheme. */
const links = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/** The browser's part of Trusted Types that is used here. */
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string; createScriptURL(): never }): Policy;
}

/**
 * The only policy for HTML, and only the sanitizer ever has it. Undefined in browsers without Trusted Types. The content
 * security policy has its name too, see server/plugins/security-headers.ts.
 */
function createHtmlPolicy(): Policy | undefined {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy('prose', {
    createHTML: (html) => html,
    createScriptURL: () => {
      throw new TypeError('written content has no scripts');
    },
  });
}

const resolve = (address: string | null): URL | null =>
  address !== null && URL.canParse(address, window.location.href) ? new URL(address, window.location.href) : null;

function onLink(link: Element): void {
  const to = resolve(link.getAttribute('href'));
  if (!to || !/^https?:$/.test(to.protocol) || to.origin === window.location.origin) return;
  // A page that a notice links to must not reach back into the app.
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

function onImage(image: Element): void {
  // Another site would learn who reads; that the security policy blocks it is no reason to ask.
  if (resolve(image.getAttribute('src'))?.origin !== window.location.origin) image.removeAttribute('src');
  image.setAttribute('loading', 'lazy');
}

let purifier: { purify: ReturnType<typeof createPurifier>; policy: Policy | undefined } | undefined;

/** Created on first use: modules must not touch the window while loading. */
function getPurifier() {
  if (purifier) return purifier;
  const purify = createPurifier(window);
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') onLink(node);
    if (node.tagName === 'IMG') onImage(node);
  });
  purifier = { purify, policy: createHtmlPolicy() };
  return purifier;
}

/** Returns HTML without scripts, styles and forms. A trusted value where the browser supports Trusted Types. */
export function sanitize(html: string): string {
  const { purify, policy } = getPurifier();
  return purify.sanitize(html, {
    ALLOWED_TAGS: allowedElements,
    ALLOWED_ATTR: allowedAttributes,
    ALLOWED_URI_REGEXP: links,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
    TRUSTED_TYPES_POLICY: policy,
    // React accepts a trusted value although its types say string.
  }) as unknown as string;
}
