import { poll } from '../../poll.ts';
import type { Services } from '../../services.ts';
import { probesOf } from './probe-parts.ts';
import { takeDueSnapshot } from './take-snapshot.ts';
import { statusTaker } from './take-status.ts';

const POLL_MS = 1_000;
/** What failed after reading everything shouldn't read it again at once. */
const PAUSE_MS = 60_000;

/** Takes a snapshot of liabilities whenever one is due. Returns a function that stops it and waits for running work. */
export function startTransparencyJobs(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  let pausedUntil = 0;
  const take = async (): Promise<void> => {
    if (performance.now() < pausedUntil) return;
    try {
      await takeDueSnapshot(services);
    } catch (error) {
      pausedUntil = performance.now() + PAUSE_MS;
      onError(error);
    }
  };
  return poll(take, POLL_MS);
}

/** Measures the parts of the server once a minute. Call it when it listens at `url`. Returns a function that stops this and waits for running work. */
export function startStatusJob(
  services: Services,
  url: string,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const take = statusTaker(services, probesOf(services, url), onError);
  return poll(() => take().catch(onError), POLL_MS);
}
