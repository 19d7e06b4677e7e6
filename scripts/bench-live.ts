/**
 * `npm run bench:live`: conversions a second through HTTP, each a quote and an exchange, with one server and with two behind
 * HAProxy, directly and through PgBouncer. Needs Debian's packages; see docs/guides/live.md.
 */
import { parseArgs } from 'node:util';
import { fund, loggedInCustomer } from '../tests/server/support/customers.ts';
import { Device } from '../tests/live/device.ts';
import { openInstances, type Parts } from '../tests/live/instances.ts';
import { percentile } from './support/percentile.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, customers: { type: 'string', default: '16' } },
});
const seconds = Number(values.seconds);
const customers = Number(values.customers);

/** Converts as fast as the customers can, one call after the other each. Returns milliseconds of each exchange. */
async function convert({ connection: { db } }: Parts, origin: string): Promise<number[]> {
  const devices = await Promise.all(
    Array.from({ length: customers }, async () => {
      const { id, credentials } = await loggedInCustomer(db, new Date());
      await fund(db, id, 'USDT', '1000000');
      return new Device(origin, credentials);
    }),
  );
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    devices.map(async (device) => {
      while (performance.now() < end) {
        const { data } = await device.settle('flash/quote', { from: 'USDT', to: 'BTC', amount: '10', side: 'from' });
        const began = performance.now();
        const { status } = await device.settle('flash/exchange', { quote: data.quote });
        if (status !== 1) throw new Error('an exchange was refused');
        times.push(performance.now() - began);
      }
    }),
  );
  return times.toSorted((one, other) => one - other);
}

/** Megabytes that the servers take. */
async function memory({ instances }: Parts): Promise<number> {
  const sizes = await Promise.all(instances.map((instance) => instance.memory()));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / instances.length / 2 ** 20);
}

console.log(`${customers} customers, ${seconds} s each\n`);
console.log('database   servers  conversions/s  exchange p50  p99     memory of a server');
for (const isDirect of [true, false]) {
  const parts = await openInstances({ env: { NODE_ENV: 'test' }, isDirect });
  try {
    const [{ origin }] = parts.instances;
    for (const [servers, address] of [
      ['one', origin],
      ['two', parts.proxy.url],
    ] as const) {
      const times = await convert(parts, address);
      console.log(
        [
          (isDirect ? 'direct' : 'PgBouncer').padEnd(11),
          servers.padEnd(9),
          (times.length / seconds).toFixed(0).padEnd(15),
          `${percentile(times, 0.5).toFixed(0)} ms`.padEnd(14),
          `${percentile(times, 0.99).toFixed(0)} ms`.padEnd(8),
          `${await memory(parts)} MB`,
        ].join(''),
      );
    }
  } finally {
    await parts.close();
  }
}
