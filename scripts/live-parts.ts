/**
 * `node scripts/live-parts.ts`: starts PostgreSQL, PgBouncer, and Redis from Debian's packages, empty, and HAProxy before two
 * servers that you start, for trying live mode. Prints the settings that use them, and stops them with Ctrl-C.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tests/server/support/process.ts';
import { startHaproxy, startPgBouncer, startPostgres, startRedis } from './support/live-parts.ts';

const folder = await mkdtemp(join(tmpdir(), 'florin-live-'));
await chmod(folder, 0o755);
const [postgresPort, poolerPort, redisPort, proxyPort, one, other] = [
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
];
const postgres = await startPostgres(folder, postgresPort);
const pooler = await startPgBouncer(folder, poolerPort, postgresPort);
const redis = await startRedis(folder, redisPort);
const proxy = await startHaproxy(folder, proxyPort, [one, other]);
console.log(`DATABASE_URL=${postgres.url}
REDIS_URL=${redis.url}

The same database through PgBouncer:
DATABASE_URL=${pooler.url}

HAProxy at ${proxy.url} passes requests on to two servers, one with PORT=${one} and one with PORT=${other}. For both of them:
PUBLIC_URL=http://localhost:${proxyPort}
TRUST_PROXY=loopback
DRAIN_SECONDS=3`);

process.once('SIGINT', () => {
  void Promise.all([proxy.stop(), redis.stop(), pooler.stop()])
    .then(() => postgres.stop())
    .then(() => rm(folder, { recursive: true, force: true }))
    .then(() => process.exit());
});
