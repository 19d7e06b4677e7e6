/** Returns the address of a test's database, whose server listens on a socket. */
export function urlOf(config: object): string {
  const { host = '', user, password, database } = config as Readonly<Record<string, string>>;
  return `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`;
}
