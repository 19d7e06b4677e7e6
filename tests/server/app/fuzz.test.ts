import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '#server/plugins/openapi';
import { fitting, type JsonSchema } from '../support/arbitrary.ts';
import { badRequest, bytesOf } from '../support/bad-request.ts';
import { type TestCustomer, useApp } from '../support/app.ts';
import { sendRaw } from '../support/raw-request.ts';

/** The same requests in each run: `npm test` finds what broke, not what luck brings. */
const SEED = 8;

const server = useApp(undefined, { web: true });

interface Operation {
  readonly 'x-part'?: number;
  readonly parameters: readonly { readonly in?: string; readonly name?: string; readonly required?: boolean; readonly schema?: JsonSchema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}

const { paths } = openApiDocument() as unknown as { paths: Record<string, Record<string, Operation>> };

/** What a call takes: the body, or the query as an object. */
function requestSchema({ parameters, requestBody }: Operation): JsonSchema {
  const body = requestBody?.content['application/json']?.schema;
  if (body) return body;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name = '', schema = {} }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name = '' }) => name),
  };
}

const served = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, operation]) => operation['x-part'] === undefined)
    .map(([method, operation]) => ({ method: method.toUpperCase() as 'GET' | 'POST', path, schema: requestSchema(operation) })),
);

const request = fc.constantFrom(...served).chain(({ method, path, schema }) =>
  fc.record({
    method: fc.constant(method),
    path: fc.constant(path),
    content: fitting(schema),
    signedIn: fc.boolean(),
    lang: fc.constantFrom('en-us', 'th-th', 'xx', '\u00e9', ''),
    key: fc.oneof(fc.constantFrom('a-key-of-mine', '', 'short', 'ä'.repeat(20)), fc.stringMatching(/^[\w-]{8,40}$/)),
  }),
);

const asQuery = (content: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(content ?? {}).map(([name, value]: [string, unknown]) => [
      name,
      // Half a surrogate pair has no form in an address.
      typeof value === 'string' ? Buffer.from(value).toString() : JSON.stringify(value),
    ]),
  );

let customer: TestCustomer;

beforeAll(async () => {
  customer = await server.customer();
  await server.fund(customer.id, 'USDT', '1000');
});

describe('whatever is sent', () => {
  it('is answered in the envelope, and breaks nothing', async () => {
    const seen = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(request, async ({ method, path, content, signedIn, lang, key }) => {
        const client = signedIn ? customer.client : server.visitor();
        const { token, cookie } = client;
        const response = await client.send({
          method,
          url: `/api${path}`,
          headers: { lang, 'idempotency-key': key, 'content-type': method === 'POST' ? 'application/json' : undefined },
          ...(method === 'GET' ? { query: asQuery(content) } : { payload: JSON.stringify(content) ?? '' }),
        });
        // Logging out is one of the calls.
        if (signedIn && path !== '/user/logout' && path !== '/user/refresh') Object.assign(client, { token, cookie });
        if (signedIn && (path === '/user/logout' || path === '/user/refresh')) customer = await server.customer();
        seen.set(response.statusCode, (seen.get(response.statusCode) ?? 0) + 1);
        expect(response.statusCode).toBeLessThan(500);
        expect(response.json()).toEqual({ status: expect.any(Number), message: expect.any(String), data: expect.any(Object) });
      }),
      { numRuns: 500, seed: SEED, endOnFailure: true },
    );
    // The generator reaches both what is accepted and what is refused.
    expect(seen.get(200)).toBeGreaterThan(60);
    expect(seen.get(401)).toBeGreaterThan(20);
    expect(seen.get(422)).toBeGreaterThan(50);
  });

  it('is answered in the envelope also where it is no HTTP', async () => {
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
        expect(JSON.parse(body)).toEqual({ status: 0, message: expect.any(String), data: expect.objectContaining({ code: expect.any(String) }) });
      }),
      { numRuns: 500, seed: SEED, endOnFailure: true },
    );
    expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404, 412, 415, 417, 422, 431]));
  });
});
