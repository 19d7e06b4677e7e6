import type { NoticeWay } from '#contract/notices-preferences';

// Not from the contract at run time: its schemas would come along.
/** How notices reach a customer. */
export const ways = ['app', 'push', 'email'] as const satisfies readonly NoticeWay[];

/** Returns the way that an address opens the settings at; null if it doesn't open them. */
export const wayIn = (query: URLSearchParams): NoticeWay | null =>
  query.has('settings') ? (ways.find((way) => way === query.get('settings')) ?? 'app') : null;
