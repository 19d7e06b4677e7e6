import { local } from '#platform/storage';
import { createStore, useStore } from '#platform/store';

const key = 'display-currency';

/** The currency of totals. */
const displayCurrency = createStore<string>({
  initial: 'USD',
  read: () => local.read(key) ?? 'USD',
  write: (currency) => local.write(key, currency),
});

export const useDisplayCurrency = (): string => useStore(displayCurrency);

export const pickDisplayCurrency = (currency: string): void => displayCurrency.set(currency);
