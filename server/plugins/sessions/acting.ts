import type { FastifyRequest } from 'fastify';

const acting = new WeakMap<FastifyRequest, string>();

/** Notes the session that a request acts for: the one that it came with, or the one that its login opened. */
export function setActingSession(request: FastifyRequest, session: string): void {
  acting.set(request, session);
}

/** Returns the session that a request acts for; undefined for a visitor. */
export const actingSession = (request: FastifyRequest): string | undefined => acting.get(request);
