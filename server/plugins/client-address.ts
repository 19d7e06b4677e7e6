import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';
import type { IncomingMessage } from 'node:http';

/** Returns whether an address is a trusted proxy. `hop` 0 is the one that connects to this server. */
export type TrustProxy = (address: string, hop: number) => boolean;

/**
 * Parses TRUST_PROXY: a number of hops, or addresses, networks and the names `loopback`, `linklocal` and `uniquelocal`,
 * separated by commas. Returns undefined for anything else.
 */
export function parseTrustProxy(text: string): TrustProxy | undefined {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= 10 ? (_address, hop) => hop < hops : undefined;
  }
  try {
    return proxyAddr.compile(text.split(',').map((entry) => entry.trim()));
  } catch {
    return undefined;
  }
}

/** Returns the same address as Fastify's `request.ip`, for requests that don't pass through Fastify. */
export const clientAddress = (request: IncomingMessage, { trustProxy }: { readonly trustProxy: TrustProxy }): string =>
  proxyAddr(request, trustProxy);

/**
 * Returns what rate limits count as one client: an IPv4 address, or the /64 network of an IPv6 address, since one client
 * usually has the whole network.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}
