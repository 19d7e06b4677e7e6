import type { RequestOf } from '#contract/index';
import { request } from '#platform/http';

/** Saves an address, or renames a saved one. */
export const saveAddress = (input: RequestOf<'POST wallet/saveAddress'>) => request('POST wallet/saveAddress', input);

export const removeAddress = (id: string) => request('POST wallet/removeAddress', { id });

/** Allows withdrawals to saved addresses only, at once; or schedules the end of that. */
export const setSavedOnly = (enabled: boolean) => request('POST wallet/savedOnly', { enabled });
