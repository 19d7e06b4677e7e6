import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Connection } from '../db/connect.ts';
import { ProtocolError } from '../errors.ts';
import type { Services } from '../services.ts';
import type { LiveChannel } from './live-channel/index.ts';
import { hashSecret, matches } from './sessions/secrets.ts';

/** Seconds. A call waits at most 25. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

interface Measured {
  readonly services: Pick<Services, 'db' | 'replica' | 'redis' | 'clock' | 'settings'>;
  readonly connection: Pick<Connection, 'pool'>;
  readonly live: Pick<LiveChannel, 'sockets'>;
}

interface Outbox {
  /** How many wait. */
  readonly count: number;
  /** The age of the oldest. */
  readonly seconds: number;
}

async function outboxOf({ db, clock }: Measured['services'], table: 'mail_outbox' | 'push_outbox'): Promise<Outbox> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(created_at) as oldest from ${sql.table(table)}`.execute(db);
  const [{ count, oldest } = { count: 0, oldest: null }] = rows;
  return { count, seconds: oldest === null ? 0 : Math.max(0, (clock().getTime() - oldest.getTime()) / 1000) };
}

function addGauges(registry: Registry, { services, connection, live }: Measured): void {
  const gauge = (name: string, help: string, labelNames: string[], collect: (this: Gauge) => void | Promise<void>) =>
    new Gauge({ name: `florin_${name}`, help, labelNames, registers: [registry], collect });
  gauge('sockets', 'Open sockets of the live channel on this server.', [], function () {
    this.set(live.sockets());
  });
  gauge('redis_up', 'Whether Redis is reachable: 1 or 0. Also 0 without REDIS_URL.', [], function () {
    this.set(services.redis?.client.status === 'ready' ? 1 : 0);
  });
  const current = 'Whether the replica has caught up: 1 or 0. Also 0 without DATABASE_REPLICA_URL.';
  gauge('replica_current', current, [], async function () {
    this.set((await services.replica?.current()) ? 1 : 0);
  });
  const connections = 'Connections of this server by state, and queries that wait for one.';
  gauge('database_connections', connections, ['state'], function () {
    const { total, idle, waiting } = connection.pool();
    this.set({ state: 'busy' }, total - idle);
    this.set({ state: 'idle' }, idle);
    this.set({ state: 'waiting' }, waiting);
  });
  const outboxGauge = (name: string, help: string, pick: (outbox: Outbox) => number) =>
    gauge(`outbox_${name}`, `${help}, of all servers.`, ['outbox'], async function () {
      this.set({ outbox: 'mail' }, pick(await outboxOf(services, 'mail_outbox')));
      this.set({ outbox: 'push' }, pick(await outboxOf(services, 'push_outbox')));
    });
  outboxGauge('waiting', 'Emails and pushes that are not sent yet', ({ count }) => count);
  outboxGauge('oldest_seconds', 'Age of the oldest email or push that is not sent yet', ({ seconds }) => seconds);
}

/**
 * Serves `GET /metrics` in the format of Prometheus to whoever has METRICS_TOKEN; 404 without one. Nothing in it names a
 * customer. Call it before the app listens.
 */
export function installMetrics(app: FastifyInstance, measured: Measured): void {
  const { metricsToken } = measured.services.settings;
  if (metricsToken === undefined) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addGauges(registry, measured);
  const durations = new Histogram({
    name: 'florin_request_seconds',
    help: 'Duration of requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    // Not the address, which anyone can make up.
    const labels = { method, route: routeOptions.url ?? 'other', status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  const expected = hashSecret(metricsToken);
  app.get('/metrics', async (request, reply) => {
    const given = /^Bearer (.+)$/u.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!matches(expected, hashSecret(given))) throw new ProtocolError('no-such-call');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
