/** Returns the address of one record; `back` is where the customer came from to top up. */
export const recordPath = (sn: string, back: string | null = null): string =>
  `/bank/record?sn=${sn}${back === null ? '' : `&back=${encodeURIComponent(back)}`}`;
