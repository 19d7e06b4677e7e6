import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { urlOf } from '../support/database-url.ts';
import { useDatabase } from '../support/database.ts';
import { freePort, type ServerProcess, startProcess } from '../support/process.ts';

const FILE = fileURLToPath(new URL('../support/server-on-database.ts', import.meta.url));

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

const database = useDatabase();
const spans: SentSpan[] = [];
/** What was sent, to search for what must not be in it. */
let sent = '';
const collector = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    sent += body;
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.setHeader('content-type', 'application/json').end('{}');
  });
});
let origin = '';
let folder = '';
let server: ServerProcess;

beforeAll(async () => {
  const [port, collectorPort] = [await freePort(), await freePort()];
  await new Promise<void>((resolve) => void collector.listen(collectorPort, '127.0.0.1', resolve));
  folder = await mkdtemp(join(tmpdir(), 'florin-tracing-'));
  server = startProcess(
    {
      PORT: String(port),
      DATA_DIR: folder,
      SANDBOX_DATABASE_URL: urlOf(database.config),
      TRACES_URL: `http://127.0.0.1:${collectorPort}/v1/traces`,
    },
    FILE,
  );
  await server.ready;
  origin = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  server.child.kill();
  await server.ended;
  collector.close();
  await rm(folder, { recursive: true, force: true });
});

const attribute = (span: SentSpan | undefined, key: string): unknown =>
  Object.values(span?.attributes.find((each) => each.key === key)?.value ?? {})[0];

it('sends each request with its queries, without values', async () => {
  const logIn = (username: string) =>
    fetch(`${origin}/api/index/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
      body: JSON.stringify({ username, password: 'a-wrong-password' }),
    }).then((response) => response.text());
  // On one connection, one after the other.
  for (const username of ['nobody-here', 'nobody-there']) await logIn(username);
  for (const quiet of ['/healthz', '/livez']) await fetch(`${origin}${quiet}`);
  const name = 'POST /api/index/login';
  // Spans are sent within five seconds.
  await expect.poll(() => spans.filter((span) => span.name === name).length, { timeout: 20_000 }).toBe(2);

  const requests = spans.filter((span) => span.name === name);
  expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(2);
  for (const request of requests) {
    expect(request.parentSpanId ?? '').toBe('');
    expect(request.traceId).not.toBe('a'.repeat(32));
    expect(attribute(request, 'http.route')).toBe('/api/index/login');
    expect(attribute(request, 'http.response.status_code')).toBe(200);
    expect(attribute(request, 'florin.request_id')).toMatch(/^[\da-f]{8}-/u);
    const queries = spans.filter(
      ({ traceId, parentSpanId }) => traceId === request.traceId && parentSpanId === request.spanId,
    );
    expect(queries.map((query) => attribute(query, 'db.query.text'))).toContainEqual(
      expect.stringMatching(/customers/u),
    );
  }
  expect(sent).not.toMatch(/nobody-|a-wrong-password/u);
  expect(spans.filter((span) => /healthz|livez/u.test(span.name))).toEqual([]);
});

it('says once that the collector is gone, and serves on', async () => {
  await new Promise((resolve) => {
    collector.close(resolve);
    collector.closeAllConnections();
  });
  const ask = () => fetch(`${origin}/api/index/lang`).then(({ status }) => status);
  expect(await ask()).toBe(200);
  await expect.poll(() => server.output().match(/Traces can’t be sent/gu) ?? [], { timeout: 20_000 }).toHaveLength(1);
  expect(await ask()).toBe(200);
});
