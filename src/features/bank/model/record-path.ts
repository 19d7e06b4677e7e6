import { withQuery } from '#platform/with-query';

/** Returns the address of one record; `back` is where the customer wants to go on afterward. */
export const recordPath = (sn: string, back: string | null = null): string => withQuery('/bank/record', { sn, back });
