/** A line for each field; what has more than one value stays JSON. */
const lines = (item: object): string =>
  Object.entries(item)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n');

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns an answer for a person to read: a block of lines for each item. */
export function readable(answer: unknown): string {
  if (Array.isArray(answer)) return answer.length === 0 ? 'none' : answer.map(readable).join('\n\n');
  if (!isRecord(answer)) return String(answer);
  return Object.keys(answer).length === 0 ? 'done' : lines(answer);
}
