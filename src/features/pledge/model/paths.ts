import { withQuery } from '#platform/with-query';

/** The tab of the fixed terms. */
export const overviewPath = '/trading?tab=pledge';

export const recordsPath = '/pledge/record';

export const termPath = (number: string): string => withQuery(recordsPath, { number });

/** Where what is missing can be deposited; leads back to opening the same product. */
export const depositPath = (currency: string, amount: string, product: string): string =>
  withQuery('/recharge', { currency, amount, back: `${overviewPath}&product=${encodeURIComponent(product)}` });
