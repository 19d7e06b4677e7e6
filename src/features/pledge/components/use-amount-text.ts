import { formatAmount } from '#design-system/amount';
import { useLocale } from '#platform/language';
import type { Product } from '../model/term.ts';

/** Returns a function that writes an amount of a product as plain text, for a button or a message at a field. */
export function useAmountText({ scale }: Pick<Product, 'scale'>): (value: string) => string {
  const locale = useLocale();
  return (value) => {
    const { prefix, lead, rest } = formatAmount(value, { locale, scale, minDigits: Math.min(2, scale) });
    return prefix + lead + rest;
  };
}
