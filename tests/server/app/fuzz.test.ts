import type { AddressInfo } from 'node:net';
import { fc } from '#tests/property';
import { beforeAll, describe, expect, it } from 'vitest';
import { badRequest, bytesOf } from '../support/bad-request.ts';
import { type TestCustomer, useApp } from '../support/app.ts';
import { sendRaw } from '../support/raw-request.ts';
import { anyRequest, asQuery, endsSession } from '../support/requests.ts';

const server = useApp(undefined, { web: true });

let customer: TestCustomer;

beforeAll(async () => {
  customer = await server.customer();
  await server.fund(customer.id, 'USDT', '1000');
});

describe('any request', () => {
  it('gets a response in the envelope and breaks nothing', async () => {
    const seen = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(anyRequest, async ({ method, path, content, loggedIn, lang, key }) => {
        const client = loggedIn ? customer.client : server.visitor();
        const { token, cookie } = client;
        const response = await client.send({
          method,
          url: `/api${path}`,
          headers: { lang, 'idempotency-key': key, 'content-type': method === 'POST' ? 'application/json' : undefined },
          ...(method === 'GET' ? { query: asQuery(content) } : { payload: JSON.stringify(content) ?? '' }),
        });
        // Logout is one of the calls.
        if (loggedIn && !endsSession(path)) Object.assign(client, { token, cookie });
        if (loggedIn && endsSession(path)) customer = await server.customer();
        seen.set(response.statusCode, (seen.get(response.statusCode) ?? 0) + 1);
        expect(response.statusCode).toBeLessThan(500);
        if (response.headers['content-type'] === 'text/csv; charset=utf-8') return;
        expect(response.json()).toEqual({
          status: expect.any(Number),
          message: expect.any(String),
          data: expect.any(Object),
        });
      }),
      { numRuns: 500, endOnFailure: true },
    );
    // The generator produces both accepted and refused requests.
    expect(seen.get(200)).toBeGreaterThan(60);
    expect(seen.get(401)).toBeGreaterThan(20);
    expect(seen.get(422)).toBeGreaterThan(50);
  });

  it('gets a response in the envelope even if it is invalid HTTP', async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const seen = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(badRequest, async (request) => {
        const { status, headers, body } = await sendRaw(port, bytesOf(request));
        seen.set(status, (seen.get(status) ?? 0) + 1);
        expect(status).toBeLessThan(500);
        if (status < 400 || request.method === 'HEAD') return;
        expect(headers['content-type']).toBe('application/json; charset=utf-8');
        expect(JSON.parse(body)).toEqual({
          status: 0,
          message: expect.any(String),
          data: expect.objectContaining({ code: expect.any(String) }),
        });
      }),
      { numRuns: 500, endOnFailure: true },
    );
    expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404, 412, 415, 417, 422, 431]));
  });
});
