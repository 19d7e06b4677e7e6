/** Lets `burst` through at once, and `perSecond` in the long run. Each call returns whether one more may pass. */
export function tokenBucket(burst: number, perSecond: number, now: () => number = Date.now): () => boolean {
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
