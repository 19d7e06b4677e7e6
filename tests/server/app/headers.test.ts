import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { useApp } from '../support/app.ts';
import { sendRaw } from '../support/raw-request.ts';

/** As an operator's server in live mode, behind a proxy that speaks https. */
const server = useApp(
  ({ settings }) => ({ settings: { ...settings, mode: 'live', publicUrl: 'https://florin.example' } }),
  {
    web: true,
  },
);

type Headers = Readonly<Record<string, string>>;

const directivesOf = (policy = ''): Map<string, string[]> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/u);
      return [name, values];
    }),
  );

/** What MDN's HTTP Observatory gives for a page's headers, by its published rules: 100 to begin with, and A+ from 100. */
function scoreOf(headers: Headers, cookies: readonly string[]): Record<string, number> {
  const csp = directivesOf(headers['content-security-policy']);
  const sources = (name: string): string[] => csp.get(name) ?? csp.get('default-src') ?? ['*'];
  const isUnsafe = ['script-src', 'style-src'].some((name) =>
    sources(name).some((value) =>
      ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'http:', 'data:'].includes(value),
    ),
  );
  const isNone = csp.get('default-src')?.join() === "'none'";
  const age = Number(/max-age=(\d+)/u.exec(headers['strict-transport-security'] ?? '')?.[1]);
  const areSafe = cookies.every(
    (cookie) => /; Secure/u.test(cookie) && /; HttpOnly/u.test(cookie) && /; SameSite=/u.test(cookie),
  );
  return {
    begin: 100,
    csp: headers['content-security-policy'] === undefined ? -25 : isUnsafe ? -20 : isNone ? 10 : 5,
    cookies: cookies.length === 0 ? 0 : areSafe ? 5 : -20,
    cors: headers['access-control-allow-origin'] === undefined ? 0 : -50,
    referrer: /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/u.test(headers['referrer-policy'] ?? '') ? 5 : -5, // prettier-ignore
    transport: age >= 15_768_000 ? 0 : age > 0 ? -10 : -20,
    type: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    frames: csp.has('frame-ancestors') ? 5 : headers['x-frame-options'] === undefined ? -20 : 0,
    resources: headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
  };
}

it.each(['/', '/login', '/assets', '/no-such-page'])('%s has the headers of an A+', async (url) => {
  const { headers } = await server.visitor().send({ url, headers: { accept: 'text/html' } });
  const score = scoreOf(headers as Headers, [headers['set-cookie'] ?? []].flat());
  expect(Object.entries(score).filter(([, points]) => points < 0)).toEqual([]);
  expect(Object.values(score).reduce((sum, points) => sum + points)).toBeGreaterThanOrEqual(125);
});

it('would notice a page that is less safe', () => {
  const bad = { 'content-security-policy': "default-src 'self' 'unsafe-inline'", 'access-control-allow-origin': '*' };
  expect(scoreOf(bad, ['session=1'])).toMatchObject({ csp: -20, cookies: -20, cors: -50, transport: -20, frames: -20 });
});

it('answers what no hook sees with the headers of a secure connection, too', async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  for (const bytes of ['nothing of HTTP\r\n\r\n', 'GET /% HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n']) {
    const { headers } = await sendRaw(port, bytes);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  }
});
