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
    expect.objectContaining({ name: '__Host-session', ...shared }),
    expect.objectContaining({ name: 'browser', ...shared }),
  ]);
  // With a domain, a browser would refuse the prefix.
  expect(cookies.filter(({ domain }) => domain !== undefined)).toEqual([]);
});
