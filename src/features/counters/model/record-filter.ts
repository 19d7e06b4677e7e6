import { recordStatuses } from '#contract/counters-exchange';

export interface RecordFilter {
  status: (typeof recordStatuses)[number] | undefined;
  /** The id of a counter. */
  counter: string | undefined;
}

/** Reads the filter from an address. Anybody can write one, so whatever isn't valid counts as not there. */
export function readFilter(query: URLSearchParams): RecordFilter {
  const status = query.get('status');
  const counter = query.get('counter');
  return {
    status: recordStatuses.find((each) => each === status),
    counter: counter !== null && /^[\w-]{1,64}$/u.test(counter) ? counter : undefined,
  };
}

/** Returns a filter with only what is chosen, as the call and the address take it. */
export const chosen = ({ status, counter }: RecordFilter) => ({
  ...(status === undefined ? {} : { status }),
  ...(counter === undefined ? {} : { counter }),
});
