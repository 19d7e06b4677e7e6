/** Returns a function that takes a token if there is one. Holds up to `burst` tokens and refills `perSecond`. */
export function tokenBucket(
  burst: number,
  perSecond: number,
  // A clock that is set back must not take tokens.
  now: () => number = () => performance.now(),
): () => boolean {
  let tokens = burst;
  let at = now();
  return () => {
    const time = now();
    tokens = Math.min(burst, tokens + ((time - at) / 1_000) * perSecond);
    at = time;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
