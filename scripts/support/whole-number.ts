/** Returns an argument of the command, by its place from 1. Throws unless it is a whole number above zero. */
export function wholeNumber(place: number, otherwise: number): number {
  const given = process.argv[place + 1] ?? String(otherwise);
  if (!/^[1-9]\d{0,8}$/.test(given)) throw new Error(`Argument ${place} takes a whole number, not ${given}.`);
  return Number(given);
}
