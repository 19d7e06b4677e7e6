import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../refusal.ts';

/** Who a passkey is made for: this site, at the address that the browser shows. */
export interface RelyingParty {
  /** Host name. A browser takes part only where it is that of the page. */
  readonly id: string;
  /** Scheme, host and port, as the browser signs them. */
  readonly origin: string;
}

// One that a browser can open, and the database keep.
const HOST_NAME = /^[a-z0-9._-]{1,253}$/;

/** By the request itself, so that nothing is to be set. Throws Refusal `passkeys-unavailable` where it has no name. */
export function relyingParty(http: FastifyRequest): RelyingParty {
  const address = `${http.protocol}://${http.host}`;
  // Normal form: lower case, no default port, and an IP address in each of its ways of writing.
  const { hostname: id, origin } = URL.canParse(address) ? new URL(address) : { hostname: '', origin: '' };
  if (!HOST_NAME.test(id) || isIP(id) !== 0) throw new Refusal('passkeys-unavailable');
  return { id, origin };
}
