import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { parse } from 'yaml';
import { installMetrics } from '#server/plugins/metrics';
import { useApp } from '../support/app.ts';

const token = 'a-token-for-metrics-of-32-letters';
const server = useApp(({ settings }) => ({ settings: { ...settings, metricsToken: token } }));

beforeAll(() => {
  const connection = { pool: () => ({ total: 5, idle: 2, waiting: 1 }) };
  installMetrics(server.app, { services: server.services, connection, live: { sockets: () => 7 } });
});

const read = (authorization?: string) =>
  server.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

it('are for whoever has the token only', async () => {
  for (const given of [undefined, 'Bearer wrong', token, 'Bearer ']) expect((await read(given)).statusCode).toBe(404);
  expect((await read(`Bearer ${token}`)).statusCode).toBe(200);
});

it('count requests by route, and what waits, without a customer', async () => {
  const customer = await server.customer();
  await customer.client.call('GET user/info', {});
  await server.app.inject({ url: '/api/made/up' });
  await sql`insert into mail_outbox (id, content, due_at, created_at)
    values (gen_random_uuid(), '', now() + interval '1 hour', now() - interval '90 seconds')`.execute(server.db);
  const { body } = await read(`Bearer ${token}`);
  expect(body).toContain('florin_request_seconds_count{method="GET",route="/api/user/info",status="200"} 1');
  expect(body).not.toContain('made/up');
  expect(body).toContain('florin_outbox_waiting{outbox="mail"} 1');
  expect(Number(/florin_outbox_oldest_seconds\{outbox="mail"\} (\S+)/u.exec(body)?.[1])).toBeGreaterThanOrEqual(90);
  expect(body).toContain('florin_database_connections{state="busy"} 3');
  expect(body).toContain('florin_database_connections{state="waiting"} 1');
  expect(body).toContain('florin_sockets 7');
  expect(body).toContain('florin_redis_up 0');
  expect(body).toContain('florin_replica_current 0');
  for (const secret of [customer.id, customer.username, customer.client.token!]) expect(body).not.toContain(secret);
});

it('are what the rules for alerts ask about', async () => {
  interface Rules {
    groups: { rules: { expr: string }[] }[];
  }
  const text = await readFile(new URL('../../../docs/guides/alerts.yaml', import.meta.url), 'utf8');
  const asked = (parse(text) as Rules).groups.flatMap(({ rules }) =>
    rules.flatMap(({ expr }) => [...expr.matchAll(/\b((?:florin|nodejs)_\w+)(?:\{(\w+)=~?"(.+?)"\})?/gu)]),
  );
  expect(new Set(asked.map(([, name]) => name)).size).toBeGreaterThan(5);
  const { body } = await read(`Bearer ${token}`);
  const lines = body.split('\n');
  for (const [, name = '', label, value = ''] of asked) {
    const own = lines.filter((line) => new RegExp(`^${name}[ {]`, 'u').test(line));
    expect([name, own]).not.toEqual([name, []]);
    // A status of failures isn't there before something has failed.
    if (label !== undefined && label !== 'status') expect(own.join('\n')).toContain(`${label}="${value}"`);
  }
});
