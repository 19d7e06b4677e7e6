import { hash, verify } from '@node-rs/argon2';

// OWASP's recommendation for Argon2id: 19 MiB and two passes.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// More would only compete for the processors, and each takes 19 MiB.
const CONCURRENCY = 2;
const waiting: (() => void)[] = [];
let running = 0;

async function withLimit<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running === CONCURRENCY) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

// Keyboards can produce different code points for the same password.
const normalize = (password: string): string => password.normalize('NFKC');

/** How each hash with these options begins. */
const CURRENT = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$`;

/** Returns whether a hash was made with other options than today's. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(CURRENT);

export const hashPassword = (password: string): Promise<string> => withLimit(() => hash(normalize(password), OPTIONS));

// Verifying against this hash makes an unknown user take as long as a wrong password. Once the options change, a wrong password
// for a hash that isn't renewed yet takes as long as with the former ones, which tells that the account exists.
let placeholderHash: Promise<string> | undefined;

/** Returns whether the password is correct. Without a stored hash, takes the same time and returns false. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const known = stored ?? (await (placeholderHash ??= hashPassword('placeholder')));
  const isCorrect = await withLimit(() => verify(known, normalize(password)));
  return isCorrect && stored !== undefined;
}
