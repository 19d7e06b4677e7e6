import { lookup as resolve } from 'node:dns';
import { Agent } from 'node:https';
import { isIP, type LookupFunction, Socket } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All of IPv6 that anybody on the public internet has. */
const givenIPv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address is on the public internet: not this server's own, its neighbors', or one that belongs to nobody. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(givenIPv6);
}

const NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/u;

/** A push service's address: https on its own port, and a name, whose addresses are checked when it is connected to. */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, username, password, port, hostname } = new URL(endpoint);
  const isName = NAME.test(hostname) && isIP(hostname) === 0;
  return protocol === 'https:' && username === '' && password === '' && port === '' && isName;
}

export class PrivateAddress extends Error {
  constructor() {
    super('not a public address');
  }
}

/** Resolves a name for the connection itself, so that the checked address is the one that is used. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '');
    const [first] = found;
    if (!first || found.some(({ address }) => !isPublicAddress(address))) return callback(new PrivateAddress(), '');
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};

type Connect = NonNullable<Agent['createConnection']>;

/** Connects to public addresses only. */
export class PublicAgent extends Agent {
  constructor(lookup = publicLookup) {
    super({ lookup, keepAlive: true, maxSockets: 8 });
  }

  override createConnection(...given: Parameters<Connect>): ReturnType<Connect> {
    const socket = super.createConnection(...given);
    // No lookup is asked about an address that was given as one. Nothing is sent before the handshake, which follows.
    if (socket instanceof Socket)
      socket.once('connect', () => {
        if (!isPublicAddress(socket.remoteAddress ?? '')) socket.destroy(new PrivateAddress());
      });
    return socket;
  }
}
