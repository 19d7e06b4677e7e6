export const ways = ['app', 'push', 'email'] as const;

/** How notices reach a customer. */
export type Way = (typeof ways)[number];

/** Returns the way that an address opens the settings at; null if it doesn't open them. */
export const wayIn = (query: URLSearchParams): Way | null =>
  query.has('settings') ? (ways.find((way) => way === query.get('settings')) ?? 'app') : null;
