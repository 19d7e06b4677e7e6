import type { RequestOf } from '#contract/index';
import { tab } from '#platform/storage';
import { createStore, useStore } from '#platform/store';
import { useCall } from '#platform/swr';

export type HistoryRange = RequestOf<'GET wallet/history'>['range'];

/** Shortest first. */
export const historyRanges = ['day', 'week', 'month', 'year'] as const satisfies readonly HistoryRange[];

const key = 'history-range';

/** The range of every line over time, kept while navigating. */
const historyRange = createStore<HistoryRange>({
  initial: 'month',
  read: () => historyRanges.find((range) => range === tab.read(key)) ?? 'month',
  write: (range) => tab.write(key, range),
});

export const useHistoryRange = (): HistoryRange => useStore(historyRange);

export const pickHistoryRange = (range: string): void =>
  historyRange.set(historyRanges.find((known) => known === range) ?? 'month');

/** What the balances, or the one of `name`, were worth over time. Keeps the last range until the next one is there. */
export const useHistory = (currency: string, range: HistoryRange, name: string | undefined) =>
  useCall(
    'GET wallet/history',
    { currency, range, ...(name === undefined ? {} : { name }) },
    { keepPreviousData: true },
  );
