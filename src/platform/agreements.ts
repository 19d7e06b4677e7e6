import { useCustomer } from './session.ts';
import { useCall } from './swr.ts';

/** The documents, and which versions the customer agreed to. Nothing for a visitor. */
export const useAgreements = () => useCall('GET user/agreements', useCustomer() ? {} : null);
