/** Networks whose addresses are written the same way. */
export const addressFamilies = ['bitcoin', 'evm', 'tron', 'solana', 'xrp', 'litecoin', 'dogecoin', 'cardano'] as const;

export type AddressFamily = (typeof addressFamilies)[number];

/** Families in which a memo or tag says whose a deposit to a shared address is. */
export const memoFamilies: readonly AddressFamily[] = ['xrp'];

/** A destination tag of the XRP Ledger: a number of 32 bits. */
export const isMemo = (memo: string): boolean => /^\d{1,10}$/.test(memo) && Number(memo) < 2 ** 32;
