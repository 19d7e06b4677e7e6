import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';

/** The site that passkeys are created for. */
export interface RelyingParty {
  /** The host name. Browsers require that it matches the page's. */
  readonly id: string;
  /** Scheme, host and port, as the browser signs them. */
  readonly origin: string;
}

/**
 * Returns the site of PUBLIC_URL, whatever the request's headers say. Throws Refusal `passkeys-unavailable` where the
 * browser would refuse: the page has another origin, or PUBLIC_URL has an IP address.
 */
export function relyingParty({ settings }: Services, { headers }: FastifyRequest): RelyingParty {
  const { hostname: id, origin } = new URL(settings.publicUrl);
  const isElsewhere = headers.origin !== undefined && headers.origin !== origin;
  if (isElsewhere || isIP(id.replaceAll(/[[\]]/g, '')) !== 0) throw new Refusal('passkeys-unavailable');
  return { id, origin };
}
