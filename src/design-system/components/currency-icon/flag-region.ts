/** Returns the region whose flag stands for a national currency, or undefined for another one: `EU` for `EUR`. */
export function flagRegionOf(code: string): string | undefined {
  // ISO 4217 begins a currency with its region's code, or with X if several regions share it.
  return nationalCurrencies().has(code) && !code.startsWith('X') ? code.slice(0, 2) : undefined;
}

let known: ReadonlySet<string> | undefined;

function nationalCurrencies(): ReadonlySet<string> {
  known ??= new Set(Intl.supportedValuesOf('currency'));
  return known;
}
