import { rarely, useCall } from './swr.ts';

/** The operator's settings. They change rarely, and the app's frame refreshes them. */
export const useSite = () => useCall('GET index/site', {}, rarely);
