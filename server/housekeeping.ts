import { sweepFactors } from './domains/factors/store.ts';
import { filesFolder, sweepFiles } from './domains/uploads/store.ts';
import type { Services } from './services.ts';

const HOUR = 3_600_000;

/**
 * What is cleared away now and every hour: uploads that nobody handed in, pictures that were replaced, logins and challenges
 * that were not answered in time. Answers how to end it.
 */
export function startHousekeeping({ db, settings, clock }: Services, onError: (error: unknown) => void): () => void {
  const clear = () => {
    sweepFiles(db, filesFolder(settings), clock()).catch(onError);
    sweepFactors(db, clock()).catch(onError);
  };
  clear();
  const timer = setInterval(clear, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
