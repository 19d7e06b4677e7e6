/** Networks whose addresses are written the same way. */
export const addressFamilies = ['bitcoin', 'evm', 'tron', 'solana', 'xrp', 'litecoin', 'dogecoin', 'cardano'] as const;

export type AddressFamily = (typeof addressFamilies)[number];

/** Whether a memo or tag says whose a deposit to a shared address is. */
export const takesMemo = (family: AddressFamily): boolean => family === 'xrp';

/** A destination tag of the XRP Ledger: a number of 32 bits. */
export const isMemo = (memo: string): boolean => /^\d{1,10}$/.test(memo) && Number(memo) < 2 ** 32;

/** Returns a tag in its one spelling, since they are compared as text: `7` for `007`. */
export const canonicalMemo = (memo: string): string => memo.replace(/^0+(?=\d)/u, '');
