/** How many markets a socket can watch. */
export const watchLimit = 200;

/**
 * Events of the live channel: socket.io over WebSocket only, on the path `/socket.io`. Messages can be lost, so the client
 * refetches whenever a socket is bound: what it read before may have changed unnoticed.
 */
export interface ClientEvents {
  /** Binds the socket to the session. The handshake must have the cookie of the same session. */
  bind: (request: { token: string }, response: (result: BindResult) => void) => void;
  /** Requests the newest unread notice that this session did not cause, which arrives as `notice`. */
  notices: () => void;
  /** Replaces the markets that this socket watches, at most `watchLimit`. An empty list stops the ticks. */
  watch: (request: { symbols: string[] }) => void;
}

/** `unavailable`: the server is too busy; try again after a while. */
export type BindResult = { id: string } | { code: 'session-gone' } | { code: 'unavailable' };

export interface ServerEvents {
  /** A new notice for the customer. */
  notice: (event: { id: string }) => void;
  /** The unread count changed without a new notice for this device: one was read elsewhere, or this session caused it. */
  unread: (event: Record<string, never>) => void;
  /** Prices of the watched markets: all of them after `watch`, then those that changed. At most five times a second. */
  tick: (event: { time: string; prices: Record<string, string> }) => void;
  /** The customer's data changed and must be refetched, such as a balance. */
  balance: (event: Record<string, never>) => void;
  /** The customer's stage at the counters changed; refetch `exchange/current`. */
  exchange: (event: Record<string, never>) => void;
  /** A leverage order of the customer was settled. */
  settled: (event: { number: string }) => void;
  /** A request of this socket failed. The message is for the customer. */
  error: (event: { code: string; message: string }) => void;
}
