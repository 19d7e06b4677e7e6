import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestCustomer, useApp } from '../support/app.ts';
import { type RawResponse, sendRaw } from '../support/raw-request.ts';

const server = useApp(undefined, { web: true });
let port = 0;
let customer: TestCustomer;

beforeAll(async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as AddressInfo).port;
  customer = await server.customer();
});

const HEAD = 'Host: localhost\r\nConnection: close\r\n';
const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\n${HEAD}${headers}\r\n`;

const post = (
  path: string,
  type: string,
  body: string,
  headers = '',
  length: number | string = Buffer.byteLength(body),
) => `POST ${path} HTTP/1.1\r\n${HEAD}Content-Type: ${type}\r\nContent-Length: ${length}\r\n${headers}\r\n${body}`;

const login = (type: string, body: string, headers?: string, length?: number | string) =>
  post('/api/index/login', type, body, headers, length);

/** Expects the same refusal in the envelope, whatever component refused it. */
function expectRefusal({ status, headers, body }: RawResponse, expected: number, code: string): void {
  expect({ status, body: JSON.parse(body) as unknown }).toMatchObject({
    status: expected,
    body: { status: 0, message: expect.stringMatching(/\S/), data: { code } },
  });
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  // Whoever answers: the app, or Node's parser before it.
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
}

const LONG = 'x'.repeat(5_000);

describe('an invalid path', () => {
  it.each([
    ['//x', 404],
    ['//', 404],
    ['//evil.example/%2e%2e', 404],
    ['/%00', 404],
    ['/static/', 404],
    ['/static//app-4f1c.js', 404],
    ['/static/%00', 404],
    ['/api//user/amount', 404],
    ['/a/../b', 404],
    ['/%2e%2e/%2e%2e/etc/passwd', 404],
    ['/\\x', 404],
    [`/static/${LONG}`, 404],
    [`/uploads/${LONG}`, 404],
    [`/api/${LONG}`, 404],
    ['/%', 400],
    ['/%zz', 400],
    ['/uploads/%ff', 400],
    ['/api/%E0%A4%A', 400],
  ])('is refused: %s', async (target, status) => {
    const code = status === 404 ? 'no-such-call' : 'bad-request';
    expectRefusal(await sendRaw(port, get(target)), status, code);
    expectRefusal(await sendRaw(port, get(target, 'Accept: text/html\r\n')), status, code);
  });

  it('is refused above 16 kB', async () => {
    expectRefusal(await sendRaw(port, get(`/${'x'.repeat(20_000)}`)), 431, 'too-large');
  });
});

describe('a precondition that cannot be met', () => {
  it.each([
    ['a range beyond the end', '/static/app-4f1c.js', 'Range: bytes=99999-', 416],
    ['another tag of a file', '/static/app-4f1c.js', 'If-Match: "x"', 412],
    ['an older file', '/static/app-4f1c.js', 'If-Unmodified-Since: Mon, 01 Jan 2001 00:00:00 GMT', 412],
    ['a tag of the start', '/', 'If-Match: "x"', 412],
    ['a tag of a page', '/wallet', 'If-Match: "x"', 412],
    ['an expectation', '/', 'Expect: the-impossible', 417],
  ])('is refused: %s', async (_name, target, header, status) => {
    expectRefusal(await sendRaw(port, get(target, `Accept: text/html\r\n${header}\r\n`)), status, 'bad-request');
  });

  it('does not affect requests that meet it', async () => {
    expect((await sendRaw(port, get('/', 'If-Match: *\r\n'))).status).toBe(200);
    expect((await sendRaw(port, get('/static/app-4f1c.js', 'Range: bytes=0-3\r\n'))).status).toBe(206);
  });
});

describe('invalid HTTP', () => {
  it.each([
    ['a method that does not exist', get('/').replace('GET', 'FOO'), 400],
    ['a method in small letters', get('/').replace('GET', 'get'), 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a null character', get('/a\0b'), 400],
    ['two lengths', login('application/json', '{}', 'Content-Length: 3\r\n'), 400],
    ['a negative length', login('application/json', '{}', '', -1), 400],
    ['a length and chunks', login('application/json', '{}', 'Transfer-Encoding: chunked\r\n'), 400],
    [
      'a chunk without a size',
      post('/api/index/login', 'application/json', 'zz\r\n').replace(
        /Content-Length: \d+/,
        'Transfer-Encoding: chunked',
      ),
      400,
    ],
    ['an encoding that does not exist', get('/', 'Transfer-Encoding: gzip\r\n'), 400],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['a header above 16 kB', get('/', `X: ${'x'.repeat(20_000)}\r\n`), 431],
    [
      'a thousand headers too many',
      get('/', Array.from({ length: 3_000 }, (_, index) => `a${index}: b\r\n`).join('')),
      431,
    ],
  ])('is refused: %s', async (_name, bytes, status) => {
    expectRefusal(await sendRaw(port, bytes), status, status === 431 ? 'too-large' : 'bad-request');
  });

  it.each([
    ['half a request line', 'GET /\r\n'],
    ['a greeting of TLS', '\x16\x03\x01\0\xa5\x01'],
    ['a body that ends too early', login('application/json', '{}', '', 10)],
    [
      'chunks that end too early',
      post('/api/index/login', 'application/json', '2\r\n{}\r\n').replace(
        /Content-Length: \d+/,
        'Transfer-Encoding: chunked',
      ),
    ],
  ])('is refused: %s', async (_name, bytes) => {
    expectRefusal(await sendRaw(port, bytes, { breakOff: true }), 400, 'bad-request');
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'CONNECT'])(
    'method %s is refused',
    async (method) => {
      for (const target of ['/', '/api/user/amount']) {
        expectRefusal(await sendRaw(port, get(target).replace('GET', method)), 404, 'no-such-call');
      }
    },
  );

  it('an upgrade to another protocol is ignored', async () => {
    expectRefusal(
      await sendRaw(port, get('/api/user/amount', 'Connection: Upgrade\r\nUpgrade: h2c\r\n')),
      401,
      'session-gone',
    );
  });
});

describe('an invalid body', () => {
  it.each([
    ['broken JSON', '{"a', 400, 'bad-request'],
    ['a prototype', '{"__proto__":{"admin":true}}', 400, 'bad-request'],
    ['a constructor', '{"constructor":{"prototype":{"admin":true}}}', 400, 'bad-request'],
    ['thirty thousand lists in each other', '['.repeat(30_000) + ']'.repeat(30_000), 422, 'invalid'],
    ['ten thousand objects in each other', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000), 422, 'invalid'],
    ['a number without an end', '9'.repeat(60_000), 422, 'invalid'],
    ['infinity', '{"username":1e999,"password":-1e999}', 422, 'invalid'],
    ['nothing', 'null', 422, 'invalid'],
    ['too much', `"${'x'.repeat(70_000)}"`, 413, 'too-large'],
  ])('is refused: %s', async (_name, body, status, code) => {
    expectRefusal(await sendRaw(port, login('application/json', body)), status, code);
  });

  it.each(['toString', 'valueOf', 'hasOwnProperty', 'then', 'toJSON', 'length'])(
    'is refused at a field that is called "%s"',
    async (name) => {
      const response = await sendRaw(
        port,
        login('application/json', JSON.stringify({ username: 'a', password: 'b', [name]: 1 })),
      );
      expectRefusal(response, 422, 'invalid');
      expect(JSON.parse(response.body)).toHaveProperty(['data', 'errors', name, 0]);
    },
  );

  it.each([['application/xml'], ['application/x-www-form-urlencoded'], [';'], ['json'], ['']])(
    'is refused as "%s"',
    async (type) => {
      expectRefusal(await sendRaw(port, login(type, '{}')), 415, 'bad-request');
    },
  );

  it('with a lone surrogate and a null character is a field error', async () => {
    const body = '{"username":"\\ud800\\u0000","password":"\\udc00 \\u0000"}';
    expect(JSON.parse((await sendRaw(port, login('application/json', body))).body)).toMatchObject({ status: 0 });
  });
});

describe('an invalid upload', () => {
  const path = '/api/upload/avatar';
  const session = () => `token: ${customer.client.token}\r\nCookie: session=${customer.client.cookie}\r\n`;
  const part = (boundary: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nabc\r\n`;
  const form = (body: string, type = 'multipart/form-data; boundary=x') => post(path, type, body, session());

  it.each([
    ['no boundary', () => form(`${part('x')}--x--\r\n`, 'multipart/form-data')],
    ['half a boundary', () => form(`${part('x')}--x--\r\n`, 'multipart/form-data; boundary="')],
    ['an overlong boundary', () => form(part('b'.repeat(5_000)), `multipart/form-data; boundary=${'b'.repeat(5_000)}`)],
    ['another boundary', () => form(`${part('x')}--x--\r\n`, 'multipart/form-data; boundary=y')],
    ['no end', () => form(part('x'))],
    ['no end of its head', () => form(part('x').slice(0, 40))],
    ['the name of a prototype', () => form(`${part('x').replace('"file"', '"__proto__"')}--x--\r\n`)],
    ['the name of a method', () => form(`${part('x').replace('"file"', '"toString"')}--x--\r\n`)],
  ])('is refused: %s', async (_name, bytes) => {
    expectRefusal(await sendRaw(port, bytes()), 400, 'bad-request');
  });

  it.each([
    ['nothing in it', () => form('')],
    ['no name', () => form(`${part('x').replace('name="file"; ', '')}--x--\r\n`)],
    ['JSON', () => post(path, 'application/json', '{}', session())],
  ])('is reported as missing: %s', async (_name, bytes) => {
    expectRefusal(await sendRaw(port, bytes()), 422, 'invalid');
  });

  it.each([
    [
      'a boundary of 300 characters',
      () =>
        form(`${part('b'.repeat(300))}--${'b'.repeat(300)}--\r\n`, `multipart/form-data; boundary=${'b'.repeat(300)}`),
    ],
    ['a name of 100,000 characters', () => form(`${part('x').replace('a.jpg', 'a'.repeat(100_000))}--x--\r\n`)],
    [
      'a name in no character set',
      () => form(`${part('x').replace('filename="a.jpg"', "filename*=utf-9''%ff%zz")}--x--\r\n`),
    ],
    ['two files', () => form(`${part('x')}${part('x')}--x--\r\n`)],
  ])('is refused in some way: %s', async (_name, bytes) => {
    const { status, body } = await sendRaw(port, bytes());
    expect(status).toBeLessThan(500);
    expect(JSON.parse(body)).toMatchObject({
      status: 0,
      data: { code: expect.stringMatching(/^(bad-request|file-type-refused)$/) as unknown },
    });
  });

  it.each([
    ['before it is read', () => true],
    ['while it is read', (request: IncomingMessage) => request.readableFlowing === true],
  ])('is not a server error when its sender disconnects %s', async (_name, isTime) => {
    const arriving = new Promise<[IncomingMessage, ServerResponse]>((resolve) =>
      server.app.server.once('request', (request: IncomingMessage, response: ServerResponse) => {
        if (isTime(request)) request.socket.destroy();
        resolve([request, response]);
      }),
    );
    const socket = connect(port, '127.0.0.1');
    socket.write(post(path, 'multipart/form-data; boundary=x', part('x'), session(), 1_000_000));
    const [request, response] = await arriving;
    await expect.poll(() => isTime(request)).toBe(true);
    socket.destroy();
    await expect.poll(() => response.statusCode).toBe(400);
  });
});
