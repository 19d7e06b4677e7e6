import { expect, it } from 'vitest';
import { useApp } from '../support/app.ts';
import { member, password } from './support.ts';

const server = useApp(({ settings }) => ({ settings: { ...settings, mode: 'live' } }));

it('a login in live mode sets secure cookies alone', async () => {
  const { username } = await member(server);
  const { cookies } = await server.visitor().send({
    method: 'POST',
    url: '/api/index/login',
    payload: { username, password },
  });
  const shared = { path: '/', httpOnly: true, secure: true, sameSite: 'Strict' };
  expect(cookies.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    expect.objectContaining({ name: '__Host-browser', ...shared }),
    expect.objectContaining({ name: '__Host-session', ...shared }),
  ]);
  // With a domain, a browser would refuse the prefix.
  expect(cookies.filter(({ domain }) => domain !== undefined)).toEqual([]);
});

it('a browser is known in live mode by the cookie with the prefix alone', async () => {
  const { username } = await member(server);
  const logIn = async (cookies: Record<string, string> = {}) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/index/login',
      payload: { username, password },
      cookies,
    });
    return response.cookies.find(({ name }) => name === '__Host-browser')?.value ?? 'none';
  };
  const known = await logIn();
  expect(await logIn({ '__Host-browser': known })).toBe(known);
  // Anyone who controls a subdomain or the network can plant it.
  expect(await logIn({ browser: known })).not.toBe(known);
});
