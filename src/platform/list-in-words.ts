/** Returns a list as text, as the language writes it: "BTC, ETH, USDT", "BTC、ETH、USDT". */
export const listInWords = (items: Iterable<string>, locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(items);
