/** Returns an address with those parameters that have a value. */
export function withQuery(path: string, parameters: Readonly<Record<string, string | null | undefined>>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(given).toString();
  return query === '' ? path : `${path}?${query}`;
}
