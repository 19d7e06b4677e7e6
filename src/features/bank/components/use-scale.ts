import { useCurrencies } from '../api/currencies.ts';

/** Returns how many decimal places a currency has; most fiat currencies have two, while they load. */
export function useScale(): (currency: string) => number {
  const currencies = useCurrencies();
  return (code) => currencies.find(({ currency }) => currency === code)?.scale ?? 2;
}
