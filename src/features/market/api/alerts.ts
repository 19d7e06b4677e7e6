import type { RequestOf, ResponseOf } from '#contract/index';
import { request } from '#platform/http';
import { useCustomer } from '#platform/session';
import { useCall } from '#platform/swr';

export type PriceAlert = ResponseOf<'GET market/alerts'>['items'][number];

/** The customer's price alerts; a visitor has none. */
export const useAlerts = () => useCall('GET market/alerts', useCustomer() === null ? null : {});

export const saveAlert = (alert: RequestOf<'POST market/saveAlert'>): Promise<PriceAlert> =>
  request('POST market/saveAlert', alert);

export const removeAlert = (id: string) => request('POST market/removeAlert', { id });
