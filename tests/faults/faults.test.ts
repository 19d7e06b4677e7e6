import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fundTogether, loggedInCustomer } from '../server/support/customers.ts';
import { audit } from './audit.ts';
import { badRequests, badUploads } from './bad-requests.ts';
import { bothWays, bursts } from './bursts.ts';
import { counterKills } from './counters.ts';
import { databaseKills, serverKills } from './kills.ts';
import { petitionKills } from './petitions.ts';
import { pledgeKills } from './pledge.ts';
import { leverageKills } from './leverage.ts';
import { Player } from './player.ts';
import { FaultServer } from './server.ts';
import { Tally } from './tally.ts';

/** A short version of `npm run test:faults`. Only its bad requests are the same each time. */
const scenarios: [name: string, run: (tally: Tally) => Promise<void>][] = [
  ['bursts of calls for one balance', (tally) => bursts(tally, { count: 15, size: 25 })],
  ['conversions both ways at once', (tally) => bothWays(tally, { count: 2 })],
  ['kill -9 of two servers, and of their database', (tally) => serverKills(tally, { count: 4 })],
  ['a database that goes away in four ways', (tally) => databaseKills(tally, { count: 4 })],
  ['kill -9 of two servers at the counters', (tally) => counterKills(tally, { count: 4 })],
  ['kill -9 of two servers while fixed terms mature', (tally) => pledgeKills(tally, { count: 4 })],
  ['kill -9 of two servers that settle leverage orders', (tally) => leverageKills(tally, { count: 4 })],
  ['kill -9 while the same petitions are sent', (tally) => petitionKills(tally, { count: 2 })],
  ['broken uploads', (tally) => badUploads(tally, { count: 36 })],
  ['bad requests', (tally) => badRequests(tally, { count: 400, seed: 8 })],
];

// Each has servers and a database of its own, and waits for them half of the time.
describe.concurrent('the server under faults', () => {
  it.each(scenarios)('loses and doubles nothing through %s', async (name, run) => {
    const tally = new Tally(name);
    await run(tally);
    expect(tally.examples).toEqual([]);
    expect(tally.failed).toBe(false);
    expect(tally.acknowledged).toBeGreaterThan(0);
  });

  it('is caught when it does', async () => {
    const tally = new Tally('broken promises');
    const server = await FaultServer.open(tally);
    try {
      const { db, close } = await server.database();
      const player = await Player.open(server, db, tally, { USDT: '100' });
      await close();
      await player.exchange(await player.quote('USDT', 'EUR', '7'));
      // As if killed during an upload. The file is deleted later, so it is no fault.
      await mkdir(join(server.folder, 'files'), { recursive: true });
      await writeFile(join(server.folder, 'files', `${'0'.repeat(32)}.jpg.part`), '');
      await audit(server, tally, [player]);
      expect(tally.examples).toEqual([]);

      // As if another exchange had been acknowledged than the booked one, for a larger amount.
      player.exchanges.clear();
      player.exchanges.add('F00000000000');
      player.balances.set('USDT', '90');
      await writeFile(join(server.folder, 'files', 'unknown'), '');
      const again = await server.database();
      const others = [await loggedInCustomer(again.db, new Date()), await loggedInCustomer(again.db, new Date())];
      await fundTogether(
        again.db,
        others.map(({ id }) => id),
        'EUR',
        '5',
      );
      await again.close();
      await audit(server, tally, [player]);
      // Each is missing or surplus, both as an order and as a transfer.
      expect(Object.fromEntries(tally.faults)).toEqual({ doubled: 2, lost: 2, overspent: 1, stray: 1, together: 1 });
    } finally {
      await server.close();
    }
  });
});
