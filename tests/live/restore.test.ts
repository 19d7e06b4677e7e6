import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { auditMoney } from '#server/audit';
import { connect } from '#server/db/connect';
import type { Db } from '#server/db/transact';
import { backUp, restore } from '../../scripts/support/live-parts.ts';
import { balances } from './balances.ts';
import { Device } from './device.ts';
import { useInstances } from './use-instances.ts';
import { fund, loggedInCustomer } from '../server/support/customers.ts';

const live = useInstances();

/** Every table with the number of its rows. */
async function sizes(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const counted: Record<string, number> = {};
  for (const { name } of rows) {
    const { rows: found } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(
      db,
    );
    counted[name] = found[0]?.count ?? 0;
  }
  return counted;
}

it('a backup restores elsewhere with the same money, and a server goes on there', async () => {
  const { postgres, instances, connection, folder } = live;
  const { id, credentials } = await loggedInCustomer(connection.db, new Date());
  await fund(connection.db, id, 'USDT', '1234.5');
  for (const instance of instances) await instance.stop();
  const file = join(folder, 'florin.dump');
  await backUp(postgres.url, file);
  await sql`create database restored`.execute(connection.db);
  const url = postgres.url.replace(/\/postgres$/u, '/restored');
  const began = performance.now();
  await restore(url, file);
  console.log(`restored in ${Math.round(performance.now() - began)} ms`);

  const restored = connect(url, () => {});
  try {
    expect(await sizes(restored.db)).toEqual(await sizes(connection.db));
    expect(await balances(restored.db)).toEqual(await balances(connection.db));
    const { violations, transfers } = await auditMoney(restored.db, new Date());
    expect(violations).toEqual([]);
    expect(transfers).toBeGreaterThan(0);
  } finally {
    await restored.close();
  }

  await instances[0].start({ SANDBOX_DATABASE_URL: url });
  const assets = await new Device(instances[0].origin, credentials).call('wallet/assets');
  expect(JSON.stringify(assets.data)).toContain('1234.5');
});
