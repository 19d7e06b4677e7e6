import type { FastifyRequest } from 'fastify';

const acting = new WeakMap<FastifyRequest, string>();

/** Sets the session that a request acts for: the one it was sent with, or the one its login opened. */
export function setActingSession(request: FastifyRequest, session: string): void {
  acting.set(request, session);
}

/** Returns the session that a request acts for; undefined for a visitor. */
export const actingSession = (request: FastifyRequest): string | undefined => acting.get(request);
