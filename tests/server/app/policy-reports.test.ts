import { expect, it, vi } from 'vitest';
import { useApp } from '../support/app.ts';

const server = useApp();

const send = (body: unknown, type = 'application/csp-report') =>
  server.app.inject({
    method: 'POST',
    url: '/policy-reports',
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

const about = (change: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://florin.example/wallet/up/BTC?amount=12345678',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/steal.js?token=1',
    'script-sample': 'who is Ada',
    ...change,
  },
});

it('is said in the policy of every page', async () => {
  const { headers } = await server.app.inject({ url: '/' });
  expect(headers['content-security-policy']).toContain('report-uri /policy-reports');
});

it('logs what was refused once an hour, without what names a customer', async () => {
  const logged = vi.spyOn(server.app.log, 'child');
  const lines: unknown[] = [];
  logged.mockImplementation(() => ({
    ...server.app.log,
    warn: (line: unknown) => lines.push(line),
    info: () => {},
    error: () => {},
  }));
  expect((await send(about())).statusCode).toBe(204);
  await send(about({ 'document-uri': 'https://florin.example/wallet/up/BTC?amount=9' }));
  await send(about({ 'document-uri': 'https://florin.example/transaction/87654321', 'blocked-uri': 'inline' }));
  await send(about({ 'blocked-uri': 'https://florin.example/static/app-4f1c2d3e.js?x' }));
  await send(about({ 'blocked-uri': 'data:text/html,hello' }));
  server.clock.advance(3_601);
  await send(about());
  logged.mockRestore();
  const first = { page: '/wallet/up/BTC', rule: 'script-src-elem', blocked: 'https://evil.example' };
  expect(lines).toEqual([
    first,
    { ...first, page: '/transaction/…', blocked: 'inline' },
    { ...first, blocked: '/static/app-….js' },
    { ...first, blocked: 'data:' },
    first,
  ]);
});

it.each([
  ['no JSON', '{'],
  ['another shape', { report: 1 }],
  ['nothing', ''],
])('refuses %s', async (_name, body) => {
  expect((await send(body)).statusCode).toBe(400);
});

it('refuses other types and bodies that are too large', async () => {
  expect((await send(about(), 'text/html')).statusCode).toBe(415);
  expect((await send(`{"a":"${'x'.repeat(20_000)}"}`)).statusCode).toBe(413);
});
