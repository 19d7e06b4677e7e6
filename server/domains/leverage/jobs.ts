import { poll } from '../../poll.ts';
import type { Services } from '../../services.ts';
import { readSite } from '../content/site-settings-store.ts';
import { openPeriod, periodOf } from './current-period.ts';
import { fixPrices } from './fix-price.ts';
import { settling } from './period-store.ts';
import { rooms } from './room-store.ts';
import { settlePeriod } from './settle-orders.ts';

const POLL_MS = 500;

/** Opens every room's current period, so that it has a result whether or not somebody looks. */
async function openPeriods({ db, settings, clock }: Services, onError: (error: unknown) => void): Promise<void> {
  const site = await readSite(db, settings);
  if (!site.leverage_switch) return;
  const at = clock();
  for (const room of await rooms(db, at)) await openPeriod(db, room, periodOf(room, at)).catch(onError);
}

async function settleAll(
  services: Services,
  onError: (error: unknown) => void,
  isStopped: () => boolean,
): Promise<void> {
  for (const period of await settling(services.db)) {
    if (isStopped()) return;
    await settlePeriod(services, period, onError, isStopped);
  }
}

/** Does everything that is due now. A failure of one kind doesn't stop the others. */
export async function runLeverageJobs(
  services: Services,
  onError: (error: unknown) => void,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const kinds = [
    () => openPeriods(services, onError),
    () => fixPrices(services, onError),
    () => settleAll(services, onError, isStopped),
  ];
  for (const kind of kinds) if (!isStopped()) await kind().catch(onError);
}

/**
 * Opens periods, fixes their results, and settles their orders. It polls the database, so a restart loses no work, and locks
 * rows, so several servers do each piece once. Returns a function that stops it and waits for running work.
 */
export function startLeverageJobs(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  return poll((isStopped) => runLeverageJobs(services, onError, isStopped), POLL_MS);
}
