import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { runPledgeJobs, startPledgeJobs } from '#server/domains/pledge/jobs';
import { balance } from '#server/ledger/index';
import { DAY_SECONDS } from '#server/time';
import { useApp } from '../support/app.ts';
import { offer, runJobs, saver } from './support.ts';

const server = useApp();

it('a term that cannot be paid keeps nobody else waiting, and is paid once it can be', async () => {
  const product = await offer(server);
  const [first, broken, last] = [await saver(server), await saver(server), await saver(server)];
  for (const { client } of [first, broken, last]) {
    await client.call('POST pledge/open', { product, amount: '400' });
    server.clock.advance(1);
  }
  // Its customer can't be told.
  await sql`alter table notices add constraint broken check (customer_id <> ${sql.lit(broken.id)})`.execute(server.db);
  server.clock.advance(10 * DAY_SECONDS);
  const errors: unknown[] = [];
  await runPledgeJobs(server.services, (error) => errors.push(error));
  expect(errors).toHaveLength(1);
  for (const { id } of [first, last])
    expect(await balance(server.db, id, 'USDT')).toMatchObject({ available: '1004', held: '0' });
  expect(await balance(server.db, broken.id, 'USDT')).toMatchObject({ available: '600', held: '400' });
  await sql`alter table notices drop constraint broken`.execute(server.db);
  await runJobs(server.services);
  expect(await balance(server.db, broken.id, 'USDT')).toMatchObject({ available: '1004', held: '0' });
});

it('a server pays what matures while it runs, and stops when asked', async () => {
  const { id, client } = await saver(server);
  await client.call('POST pledge/open', { product: await offer(server), amount: '400' });
  const stop = startPledgeJobs(server.services, (error) => {
    throw error;
  });
  server.clock.advance(10 * DAY_SECONDS);
  await expect.poll(async () => (await balance(server.db, id, 'USDT')).held).toBe('0');
  await stop();
});

it('what fails before a term is found ends the round, and the next one goes on', async () => {
  const { id, client } = await saver(server);
  await client.call('POST pledge/open', { product: await offer(server), amount: '400' });
  server.clock.advance(10 * DAY_SECONDS);
  const errors: unknown[] = [];
  const clock = () => {
    throw new Error('away');
  };
  await runPledgeJobs({ ...server.services, clock }, (error) => errors.push(error));
  expect(errors).toHaveLength(1);
  await runJobs(server.services);
  expect(await balance(server.db, id, 'USDT')).toMatchObject({ available: '1004', held: '0' });
});
