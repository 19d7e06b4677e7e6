/** Status numbers of deposits, withdrawals and petitions. Apart from the fields, so that a first screen can have it without them. */
export const orderStatus = { pending: 0, processing: 1, completed: 2, ended: 3 } as const;
