const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Returns a duration in words, in the largest unit that says it without a remainder: "90 minutes", "24 hours", "2 days". */
export function lengthOfTime(seconds: number, locale: string): string {
  // A single day could be read as until tomorrow.
  const [unit, size] = units.find(
    ([name, length]) => seconds % length === 0 && (name !== 'day' || seconds > length),
  ) ?? ['second', 1];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}
