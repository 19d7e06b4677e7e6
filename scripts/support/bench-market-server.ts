/**
 * The app of `npm run bench:market`, in its own process: the real app and live channel on an embedded PostgreSQL, with 200
 * markets, a day of candles and 10,000 waiting price alerts. On the message `start`, every price changes five times a second
 * until `stop`.
 */
import { once } from 'node:events';
import { sql } from 'kysely';
import { loggedInCustomer } from '../../tests/server/support/customers.ts';
import { offlineServices } from '../../tests/server/support/offline-services.ts';
import { testPrices } from '../../tests/server/support/prices.ts';
import { buildApp } from '../../server/app.ts';
import { triggerByPrices } from '../../server/domains/market/trigger-alerts.ts';
import { createLiveChannel } from '../../server/plugins/live-channel/index.ts';
import { readSettings } from '../../server/settings.ts';
import { openBenchDatabase } from './bench-database.ts';

export interface MarketBenchReady {
  readonly port: number;
  readonly symbols: readonly string[];
  /** Milliseconds to compare one tick of every market with all waiting alerts. */
  readonly alertsMs: number;
}

const CUSTOMERS = 200;
const ALERTS_EACH = 50;
const TICK_MS = 200;

await using database = await openBenchDatabase();
const { db, ping, folder } = database;

await sql`
  insert into currencies (code, name, kind, scale, display_scale, price_scale, spread_percent, position)
  select 'M' || n, 'Market ' || n, 'crypto', 8, 6, 2, 0.4, 1000 + n
  from generate_series(1, 200 - (select count(*) from currencies where kind = 'crypto')) n`.execute(db);
await sql`
  insert into candles (symbol, interval, time, open, high, low, close)
  select code || '-USD', '5m', date_trunc('hour', now()) - n * interval '5 minutes', 100, 110, 90, 105
  from currencies, generate_series(0, 288) n where kind = 'crypto'`.execute(db);
const { rows } = await sql<{
  code: string;
}>`select code from currencies where kind = 'crypto' order by position`.execute(db);
const codes = rows.map(({ code }) => code);
for (let index = 0; index < CUSTOMERS; index += 1) {
  const { id } = await loggedInCustomer(db, new Date());
  await sql`
    insert into market_alerts (customer_id, symbol, direction, price, created_at)
    select ${id}, (${codes}::text[])[1 + (n * ${index + 1}) % 200] || '-USD', 'above', 1000000 + n, now()
    from generate_series(1, ${ALERTS_EACH}) n`.execute(db);
}
await sql`analyze`.execute(db);

const prices = testPrices();
let turn = 0;
const changeAll = (): void => {
  turn += 1;
  prices.set(Object.fromEntries(codes.map((code, index) => [code, String(100 + ((turn + index) % 900) / 100)])));
};
changeAll();

const live = createLiveChannel(console.error, { socketsPerNetwork: 100_000 });
const services = offlineServices({ settings: readSettings({ DATA_DIR: folder }), db, ping, live, prices });
const app = await buildApp(services);
live.open(app, services);
await app.listen({ host: '127.0.0.1', port: 0 });

const symbols = codes.map((code) => `${code}-USD`);
const ranges = symbols.map((symbol) => ({ symbol, high: '110', low: '90', since: new Date() }));
const TIMES = 20;
const began = performance.now();
for (let time = 0; time < TIMES; time += 1)
  await triggerByPrices(services, ranges, (error) => {
    throw error;
  });
const alertsMs = (performance.now() - began) / TIMES;

const address = app.server.address();
const port = typeof address === 'object' && address ? address.port : 0;
process.send?.({ port, symbols, alertsMs } satisfies MarketBenchReady);

let ticking: NodeJS.Timeout | undefined;
process.on('message', (message) => {
  clearInterval(ticking);
  if (message === 'start') ticking = setInterval(changeAll, TICK_MS);
});
await once(process, 'disconnect');
clearInterval(ticking);
await app.close();
