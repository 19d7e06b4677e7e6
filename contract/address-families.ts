/** Networks whose addresses are written the same way. */
export const addressFamilies = ['bitcoin', 'evm', 'tron', 'solana', 'xrp', 'litecoin', 'dogecoin', 'cardano'] as const;

export type AddressFamily = (typeof addressFamilies)[number];

/** Whether a memo or tag says whose a deposit to a shared address is. */
export const takesMemo = (family: AddressFamily): boolean => family === 'xrp';

/** A destination tag of the XRP Ledger: a number of 32 bits, in its one spelling, since memos are compared as text. */
export const isMemo = (memo: string): boolean => /^(?:0|[1-9]\d{0,9})$/.test(memo) && Number(memo) < 2 ** 32;
