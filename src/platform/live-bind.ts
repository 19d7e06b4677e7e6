import type { Socket } from 'socket.io-client';
import type { BindResult, ClientEvents, ServerEvents } from '#contract/live';

/** Each delay is half to one and a half of this: after a restart, devices must not come back at the same moment. */
const jitter = 0.5;
const firstMs = 1000;
const maxDelayMs = 5000;
/** Longer than the server lets a request wait. */
const answerMs = 25_000;

/** How socket.io reconnects. */
export const reconnection = {
  reconnectionDelay: firstMs,
  reconnectionDelayMax: maxDelayMs,
  randomizationFactor: jitter,
} as const;

/** Returns how long to wait after some failures in a row. */
export function retryDelay(failures: number): number {
  return Math.min(maxDelayMs, firstMs * 2 ** (failures - 1)) * (1 - jitter + 2 * jitter * Math.random());
}

export type BindAnswer = Exclude<BindResult, { code: 'unavailable' }>;

/** Binds a connected socket, and tries again while the server is too busy. Stops when the socket disconnects. */
export function bindUntilAnswered(
  channel: Socket<ServerEvents, ClientEvents>,
  token: string,
  onAnswer: (answer: BindAnswer) => void,
): void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const end = (): void => {
    isOver = true;
    clearTimeout(timer);
    channel.off('disconnect', end);
  };
  const ask = (): void => {
    channel.timeout(answerMs).emit('bind', { token }, (error, result) => {
      if (isOver) return;
      if (error || ('code' in result && result.code === 'unavailable')) {
        failures += 1;
        timer = setTimeout(ask, retryDelay(failures));
        return;
      }
      end();
      onAnswer(result);
    });
  };
  channel.on('disconnect', end);
  ask();
}
