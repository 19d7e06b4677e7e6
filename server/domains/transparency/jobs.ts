import { poll } from '../../poll.ts';
import type { Services } from '../../services.ts';
import { takeDueSnapshot } from './take-snapshot.ts';

const POLL_MS = 1_000;

/** Takes a snapshot of liabilities whenever one is due. Returns a function that stops it and waits for running work. */
export function startTransparencyJobs(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  return poll(() => takeDueSnapshot(services).catch(onError), POLL_MS);
}
