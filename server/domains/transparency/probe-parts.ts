import type { StatusPart } from '#contract/transparency-status';
import type { Services } from '../../services.ts';

/** Resolve if the part works. */
export type Probes = Readonly<Partial<Record<StatusPart, () => Promise<void>>>>;

/** Longer than any probe is waited for. */
const CLOSED_AFTER_MS = 10_000;

/** Connects to the live channel as the app does: a WebSocket, on which socket.io opens a connection (0) and accepts it (40). */
function connectLive(url: string): Promise<void> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const timer = setTimeout(() => socket.close(), CLOSED_AFTER_MS);
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error('The live channel accepts no connection.'));
    socket.addEventListener('error', fail);
    socket.addEventListener('close', fail);
    socket.addEventListener('message', ({ data }) => {
      const message = String(data);
      if (message.startsWith('0')) socket.send('40');
      if (message.startsWith('40')) resolve();
    });
  }).finally(() => {
    clearTimeout(timer);
    socket.close();
  });
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
