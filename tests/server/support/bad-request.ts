import fc from 'fast-check';

interface BadRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly type: string | undefined;
  readonly body: string;
}

const segment = fc.oneof(
  fc.constantFrom(
    'api',
    'user',
    'amount',
    'uploads',
    'static',
    'index.html',
    '.vite',
    'manifest.json',
    'wallet',
    'operator',
    'healthz',
  ),
  fc.constantFrom(
    '',
    '.',
    '..',
    '%2e%2e',
    '%2f',
    '%5c',
    '\\',
    '%',
    '%zz',
    '%00',
    '%ff',
    '*',
    ';',
    '@',
    ':',
    '~',
    '__proto__',
    'x'.repeat(3_000),
  ),
  fc.webFragments(),
);

const target = fc.oneof(
  { arbitrary: fc.tuple(fc.array(segment, { maxLength: 5 }), fc.webQueryParameters()), weight: 8 },
  { arbitrary: fc.constant([['api', 'index', 'login'], ''] as const), weight: 2 },
  { arbitrary: fc.constant([['api', 'upload', 'avatar'], ''] as const), weight: 2 },
  { arbitrary: fc.constantFrom([[''], ''] as const, [['static', 'app-4f1c.js'], ''] as const), weight: 2 },
);

/** Characters that a header can contain, and some that it can't. */
const value = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 30 }),
  fc.constantFrom('*', '"x"', 'x'.repeat(9_000)),
);

const header = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      'Accept',
      'Accept-Encoding',
      'Accept-Language',
      'Cookie',
      'If-Match',
      'If-None-Match',
      'If-Range',
      'Idempotency-Key',
      'Lang',
      'Origin',
      'Token',
      'X-Forwarded-For',
    ),
    value,
  ),
  fc.constantFrom<[string, string][]>(
    ['Accept', 'text/html'],
    ['Range', 'bytes=999999-'],
    ['Range', 'bytes=-0'],
    ['Range', 'bytes=5-1,,'],
    ['If-Match', '"x"'],
    ['If-Modified-Since', 'never'],
    ['If-Unmodified-Since', 'Mon, 01 Jan 2001 00:00:00 GMT'],
    ['Expect', '100-continue'],
    ['Expect', 'x'],
    ['Upgrade', 'websocket'],
    ['Connection', 'upgrade'],
    ['Transfer-Encoding', 'chunked'],
    ['Transfer-Encoding', 'identity'],
    ['Content-Length', '5'],
    ['Host', 'a b'],
  ),
);

const body = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.string({ maxLength: 60 }),
  fc.constantFrom(
    '',
    '{',
    '[',
    '{"__proto__":1}',
    '[{"a":'.repeat(500),
    '--x',
    '--x\r\n\r\n',
    '--x--',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    '2\r\n{}\r\n0\r\n\r\n',
  ),
);

const type = fc.constantFrom(
  undefined,
  'application/json',
  'application/json; charset=x',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary="',
  ';',
  '\u00ff',
);

/** Requests as an attacker would write them by hand. */
export const badRequest: fc.Arbitrary<BadRequest> = fc.record({
  method: fc.oneof(
    { arbitrary: fc.constantFrom('GET', 'POST'), weight: 4 },
    { arbitrary: fc.constantFrom('HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY', 'FOO', 'get', ''), weight: 1 },
  ),
  target: target.map(([segments, query]) => `/${segments.join('/')}${query ? `?${query}` : ''}`),
  headers: fc.array(header, { maxLength: 4 }),
  type,
  body,
});

/** Returns the complete bytes of a request, so that the server doesn't wait for more. */
export function bytesOf({ method, target: address, headers, type: kind, body: content }: BadRequest): Buffer {
  const all = [
    ['Host', 'localhost'],
    ...(kind === undefined ? [] : [['Content-Type', kind]]),
    ['Content-Length', String(Buffer.byteLength(content, 'latin1'))],
    ...headers,
    ['Connection', 'close'],
  ];
  const lines = all.map(([name, text]) => `${name}: ${text}\r\n`).join('');
  return Buffer.from(`${method} ${address} HTTP/1.1\r\n${lines}\r\n${content}`, 'latin1');
}
