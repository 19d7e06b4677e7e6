import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const header = 'florin-rendering';
const secret = randomUUID();

/** The headers of the calls by which this process reads what a page shows. */
export const ownCallHeaders = { [header]: secret } as const;

/** Whether this process makes the call, to render a page. */
export const isOwnCall = (http: FastifyRequest): boolean => http.headers[header] === secret;
