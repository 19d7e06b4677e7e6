import { favoriteLimit } from '#contract/market-favorites';
import { useToast } from '#design-system/toast';
import { toApiError } from '#platform/api-error';
import { useErrorMessages } from '#platform/error-messages';
import { request } from '#platform/http';
import { useCustomer } from '#platform/session';
import { local, parseStored } from '#platform/storage';
import { createStore, useStore } from '#platform/store';
import { useCall } from '#platform/swr';

const key = 'favorites';

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** A visitor's favorites, on this device. A login joins them into the customer's. */
export const deviceFavorites = createStore<readonly string[]>({
  initial: [],
  read: () => parseStored(local.read(key), isList) ?? [],
  write: (symbols) => (symbols.length > 0 ? local.write(key, JSON.stringify(symbols)) : local.remove(key)),
});

const save = (symbols: readonly string[]) => request('POST market/favorites', { symbols: [...symbols] });

/** Each save replaces the whole list, so they go one after another. */
let saving: Promise<unknown> = Promise.resolve();

const none: readonly string[] = [];

export interface Favorites {
  symbols: readonly string[];
  /** Whether they are known. */
  isLoaded: boolean;
  set(symbol: string, isFavorite: boolean): void;
}

/** The favorite markets: a customer's on the server, a visitor's on the device. */
export function useFavorites(): Favorites {
  const isCustomer = useCustomer() !== null;
  const own = useStore(deviceFavorites);
  const { data, mutate } = useCall('GET market/favorites', isCustomer ? {} : null);
  const toast = useToast();
  const { say } = useErrorMessages();
  const symbols = (isCustomer ? data?.symbols : own) ?? none;
  const set = (symbol: string, isFavorite: boolean): void => {
    const others = symbols.filter((each) => each !== symbol);
    const next = isFavorite ? [...others, symbol] : others;
    if (!isCustomer) {
      deviceFavorites.set(next);
      return;
    }
    const send = saving.catch(() => undefined).then(() => save(next));
    saving = send;
    mutate(send, { optimisticData: { symbols: next }, rollbackOnError: true, revalidate: false }).catch(
      (error: unknown) => toast({ text: say(toApiError(error)).text, tone: 'danger' }),
    );
  };
  return { symbols, isLoaded: !isCustomer || data !== undefined, set };
}

/** Joins the device's favorites into the customer's, and forgets them. Returns whether there were any. */
export async function joinFavorites(): Promise<boolean> {
  const own = deviceFavorites.get();
  if (own.length === 0) return false;
  const { symbols } = await request('GET market/favorites', {});
  await save([...new Set([...symbols, ...own])].slice(0, favoriteLimit));
  deviceFavorites.set([]);
  return true;
}
