import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';

/** Who a passkey is made for: this site, at its public address. */
export interface RelyingParty {
  /** Host name. A browser takes part only where it is that of the page. */
  readonly id: string;
  /** Scheme, host and port, as the browser signs them. */
  readonly origin: string;
}

/**
 * The site of PUBLIC_URL, whatever a request says. Throws Refusal `passkeys-unavailable` where the browser would refuse: its page
 * is at another address, or the address is in digits.
 */
export function relyingParty({ settings }: Services, { headers }: FastifyRequest): RelyingParty {
  const { hostname: id, origin } = new URL(settings.publicUrl);
  const isElsewhere = headers.origin !== undefined && headers.origin !== origin;
  if (isElsewhere || isIP(id.replaceAll(/[[\]]/g, '')) !== 0) throw new Refusal('passkeys-unavailable');
  return { id, origin };
}
