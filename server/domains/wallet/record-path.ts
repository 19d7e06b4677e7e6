/** Returns where the app shows a transfer: one by bank has no network. */
export const recordPath = (
  { sn, network }: { readonly sn: string; readonly network: string | null },
  direction: 'up' | 'down',
): string => `${network === null ? '/bank/record' : `/wallet/${direction}/record`}?sn=${sn}`;
