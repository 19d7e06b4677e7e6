import { lookup as resolve } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP, type LookupFunction, Socket } from 'node:net';

/** Networks that a stranger's address must not lead this server to: its own, its neighbors', and those that belong to nobody. */
const reservedIPv4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reservedIPv4.addSubnet(network, prefix, 'ipv4');

/** Everything on the public internet is in here. */
const globalIPv6 = new BlockList();
globalIPv6.addSubnet('2000::', 3, 'ipv6');
/** Parts of it that carry an IPv4 address, or are for protocols and examples. */
const reservedIPv6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reservedIPv6.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !reservedIPv4.check(address, 'ipv4');
  return version === 6 && globalIPv6.check(address, 'ipv6') && !reservedIPv6.check(address, 'ipv6');
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
