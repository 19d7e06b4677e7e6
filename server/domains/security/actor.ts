import type { FastifyRequest } from 'fastify';
import type { Session } from '../../plugins/sessions/store.ts';

/** Who acts. */
export interface Actor {
  readonly session: Session;
  readonly http: FastifyRequest;
}
