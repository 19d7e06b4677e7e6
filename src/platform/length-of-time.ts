/** Returns a duration in words, in the largest fitting unit: "1 minute", "3 hours", "2 days". */
export function lengthOfTime(minutes: number, locale: string): string {
  const [unit, size] =
    minutes < 120
      ? (['minute', 1] as const)
      : minutes < 48 * 60
        ? (['hour', 60] as const)
        : (['day', 24 * 60] as const);
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 });
  // Rounded up, so that the promise holds.
  return format.format(Math.ceil(minutes / size));
}
