import { io } from 'socket.io-client';
import type { StatusPart } from '#contract/transparency-status';
import type { Services } from '../../services.ts';

/** Resolve if the part works. */
export type Probes = Readonly<Partial<Record<StatusPart, () => Promise<void>>>>;

/** Connects to the live channel as the app does. */
function connectLive(url: string): Promise<void> {
  const socket = io(url, { transports: ['websocket'], reconnection: false, forceNew: true });
  return new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  }).finally(() => socket.disconnect());
}

/** How each part is measured. `url` is where this server listens. */
export function probesOf({ ping, prices, mailer }: Services, url: string): Probes {
  return {
    database: ping,
    // Live mode without a price source has no prices that could fail.
    ...(prices.name !== 'none' && {
      prices: () => (prices.latest() ? Promise.resolve() : Promise.reject(new Error('There are no fresh prices.'))),
    }),
    mail: () => mailer.verify(),
    live: () => connectLive(url),
  };
}

/** Rejects if the probe fails or takes too long. */
export async function probe(part: string, run: () => Promise<void>, patience: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${part} doesn’t answer.`)), patience);
  });
  await Promise.race([run(), late]).finally(() => clearTimeout(timer));
}
