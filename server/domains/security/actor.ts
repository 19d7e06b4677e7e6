import type { FastifyRequest } from 'fastify';
import type { Session } from '../../plugins/sessions/store.ts';

/** The customer who makes the request, and the request. */
export interface Actor {
  readonly session: Session;
  readonly http: FastifyRequest;
}
