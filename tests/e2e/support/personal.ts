/** Addresses of people, what opens an account, and names of files that only their owner may see. */
const personal = /[\w.+-]+@[\w-]+\.[a-z]{2,}|\b[0-9a-f]{32,}\b|demo-florin|\b246810\b/giu;

/** Returns what of a server's log names a customer or opens an account. The sandbox prints its own customer when it starts. */
export const personalIn = (log: string): string[] =>
  log
    .split('\n')
    .filter((line) => !line.startsWith('Play money. Log in as demo,'))
    .flatMap((line) => line.match(personal) ?? []);
