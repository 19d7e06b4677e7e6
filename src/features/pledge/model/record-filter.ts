import { pledgeStatuses } from '#contract/pledge';

export type TermStatus = (typeof pledgeStatuses)[number];

/** Reads the filter from an address. Anybody can write one, so whatever isn't valid counts as not there. */
export const readStatus = (query: URLSearchParams): TermStatus | undefined =>
  pledgeStatuses.find((each) => each === query.get('status'));

/** Returns a filter with only what is chosen, as the call and the address take it. */
export const chosen = (status: TermStatus | undefined) => ({ ...(status === undefined ? {} : { status }) });
