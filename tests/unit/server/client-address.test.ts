import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { clientAddress, networkOf, parseTrustProxy, type TrustProxy } from '#server/plugins/client-address';
import { readSettings } from '#server/settings';

const request = (forwarded: string | undefined, remoteAddress: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

it.each([
  ['nobody is believed by default', undefined, '203.0.113.5', '198.51.100.1', '203.0.113.5'],
  [
    'one hop: the last of the list, which the proxy wrote',
    '1',
    '10.0.0.2',
    '198.51.100.1, 198.51.100.2',
    '198.51.100.2',
  ],
  ['two hops', '2', '10.0.0.2', '198.51.100.1, 198.51.100.2, 10.0.0.3', '198.51.100.2'],
  ['a network', '10.0.0.0/8', '10.0.0.2', '198.51.100.1, 198.51.100.2, 10.9.9.9', '198.51.100.2'],
  ['an address outside of the networks', '10.0.0.0/8, 192.0.2.1', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['one of several', '10.0.0.0/8, 192.0.2.1', '192.0.2.1', '198.51.100.1', '198.51.100.1'],
  ['a name', 'loopback', '::1', '2001:db8::1', '2001:db8::1'],
  ['an IPv4 address on an IPv6 socket', '10.0.0.0/8', '::ffff:10.0.0.2', '198.51.100.1', '198.51.100.1'],
  ['a proxy that passes no address on', '1', '10.0.0.2', undefined, '10.0.0.2'],
])('%s', (_name, setting, remote, forwarded, client) => {
  const settings = readSettings(setting === undefined ? {} : { TRUST_PROXY: setting });
  expect(clientAddress(request(forwarded, remote), settings)).toBe(client);
});

it('reads the address of a real socket', async () => {
  const trustProxy = parseTrustProxy('loopback') as TrustProxy;
  const server = createServer((incoming, answer) => answer.end(clientAddress(incoming, { trustProxy })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await (await fetch(url)).text()).toBe('127.0.0.1');
  expect(await (await fetch(url, { headers: { 'x-forwarded-for': '192.0.2.9, 198.51.100.2' } })).text()).toBe(
    '198.51.100.2',
  );
  await new Promise((resolve) => server.close(resolve));
});

it.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['unix socket', 'unix socket'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
