import { withQuery } from '#platform/with-query';

/** Returns where support is reached about an order, with its number at hand. */
export const supportFor = (sn: string): string => withQuery('/contact', { about: 'exchange', reference: sn });
