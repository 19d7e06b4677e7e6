import type { FastifyReply } from 'fastify';

/** How long a client may take no byte. */
const STALL_MS = 60_000;

/** Ends the connection if the client stops reading: what is open for it must not stay open. */
export const endStalled = (reply: FastifyReply): void =>
  void reply.raw.setTimeout(STALL_MS, () => void reply.raw.destroy());
