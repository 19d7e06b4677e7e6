import { formatAmount } from '#design-system/amount';
import { useLocale } from '#platform/language';

/** Returns a function that writes an amount as plain text, for a message at a field. */
export function useAmountText(): (value: string, scale: number) => string {
  const locale = useLocale();
  return (value, scale) => {
    const { prefix, lead, rest } = formatAmount(value, { locale, scale });
    return prefix + lead + rest;
  };
}
