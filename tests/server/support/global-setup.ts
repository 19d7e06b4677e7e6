import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { connect } from '#server/db/connect';
import { startCluster } from '#server/db/embedded/cluster';
import { migrate } from '#server/db/migrate';
import { partitionLedger } from '#server/ledger/partition';
import { openFolder } from './folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How a test file connects to the cluster of this run. */
    cluster: { host: string; user: string; password: string };
  }
}

/** The database that every test file copies. */
export const TEMPLATE = 'template_florin';

/**
 * Starts one PostgreSQL for the run, with a migrated database that each test file copies. With LEDGER_PARTITIONS, its ledger is
 * split (docs/guides/grow.md).
 */
export default async function setup(project: TestProject) {
  const folder = await openFolder();
  const cluster = await startCluster({
    folder: join(folder, 'postgres'),
    passwordFile: join(folder, 'password'),
    // Its data is temporary and needn't survive a power loss.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  const root = connect(cluster.config('postgres'), () => {});
  await sql`create database ${sql.id(TEMPLATE)}`.execute(root.db);
  await root.close();
  const template = connect(cluster.config(TEMPLATE), () => {});
  await migrate(template.db);
  const partitions = Number(process.env.LEDGER_PARTITIONS ?? 0);
  if (partitions > 0) await partitionLedger(template.db, partitions);
  await template.close();
  const { host = '', user = '', password } = cluster.config('postgres');
  project.provide('cluster', { host, user, password: String(password) });
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
