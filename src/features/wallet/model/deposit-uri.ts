/** Returns what a code holds to send to an address with a destination tag, which only the XRP Ledger has. */
export const depositUri = (address: string, memo: string | null): string =>
  memo === null ? address : `xrpl:${address}?dt=${memo}`;
