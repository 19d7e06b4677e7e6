import { local } from './storage.ts';
import { createStore, useStore } from './store.ts';

const key = 'display-currency';

/** The currency of totals. */
export const displayCurrency = createStore<string>({
  initial: 'USD',
  read: () => local.read(key) ?? 'USD',
  write: (currency) => local.write(key, currency),
});

export const useDisplayCurrency = (): string => useStore(displayCurrency);

export const pickDisplayCurrency = (currency: string): void => displayCurrency.set(currency);
