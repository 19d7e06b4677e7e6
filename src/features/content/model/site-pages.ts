/** The pages about this site, in the order of their links. */
export const sitePages = [
  { name: 'about', href: '/about' },
  { name: 'guarantee', href: '/guarantee' },
  { name: 'transparency', href: '/transparency' },
  { name: 'partnership', href: '/partnership' },
  { name: 'customer', href: '/customer-support' },
] as const;

/** Returns whether two titles read the same: one may say where it breaks. */
export const isSameTitle = (one: string, other: string): boolean =>
  one.replaceAll('\u00AD', '') === other.replaceAll('\u00AD', '');
