import type { ServerEvents } from '#contract/live';
import { afterCommit, type Tx } from '../db/transact.ts';

/** Sends messages to connected clients. Messages can be lost, so nothing may depend on them. */
export interface Live {
  /** Sends an event to every bound socket of a customer, but not to those of `exceptSession`. Never throws. */
  toCustomer<Event extends keyof ServerEvents>(
    customer: string,
    event: Event,
    payload: Parameters<ServerEvents[Event]>[0],
    exceptSession?: string,
  ): void;
  /** Sends an event to every bound socket of one session. Never throws. */
  toSession<Event extends keyof ServerEvents>(
    session: string,
    event: Event,
    payload: Parameters<ServerEvents[Event]>[0],
  ): void;
  /** Disconnects the sockets of a session that ended. Never throws. */
  endSession(session: string): void;
}

/** Sends an event after the commit, so that clients that refetch see the change. */
export function emitAfterCommit<Event extends keyof ServerEvents>(
  tx: Tx,
  live: Live,
  customer: string,
  event: Event,
  payload: Parameters<ServerEvents[Event]>[0],
): void {
  afterCommit(tx, () => live.toCustomer(customer, event, payload));
}
