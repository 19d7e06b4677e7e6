/**
 * Events of the live channel: socket.io over websocket alone, on the path `/socket.io`.
 * Nothing depends on a message having arrived: after a reconnect the client fetches again.
 */
export interface ClientEvents {
  /** Binds the socket to the session; the cookie of the same session must come with the handshake. */
  bind: (request: { token: string }, response: (result: BindResult) => void) => void;
  /** Asks for the newest unread notice that this session did not cause, which arrives as `notice`. */
  notices: () => void;
  /** Replaces the markets that this socket looks at, at most 32; an empty list ends the ticks. */
  watch: (request: { symbols: string[] }) => void;
}

export type BindResult = { id: string } | { code: 'session-gone' };

export interface ServerEvents {
  /** A notice that the customer should see now. */
  notice: (event: { id: string }) => void;
  /** The customer’s notices changed with no news for this device: read elsewhere, or told of what this session did. */
  unread: (event: Record<string, never>) => void;
  /** Newest prices of the watched markets. */
  tick: (event: { time: string; prices: Record<string, string> }) => void;
  /** Something of the customer’s changed, such as a balance or the stage of an exchange order: fetch it again. */
  balance: (event: Record<string, never>) => void;
  /** A leverage order of the customer was settled. */
  settled: (event: { number: string }) => void;
  /** Something that this socket asked for failed; the message is for the customer. */
  error: (event: { code: string; message: string }) => void;
}
