import { hash, verify } from '@node-rs/argon2';

// 19 MiB and two passes, as OWASP recommends for Argon2id.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// More at once only wait for the processors, and each takes 19 MiB.
const AT_ONCE = 2;
const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running === AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The turn goes to the next in line, or back.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

// The same password typed on two keyboards can be two different strings of code points.
const normal = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(normal(password), OPTIONS));

// A hash of nothing, so that an unknown user takes as long as a wrong password.
let nobody: Promise<string> | undefined;

/** Whether the password is right; without a stored hash it takes the same time and is wrong. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const known = stored ?? (await (nobody ??= hashPassword('nobody')));
  const right = await inTurn(() => verify(known, normal(password)));
  return right && stored !== undefined;
}
