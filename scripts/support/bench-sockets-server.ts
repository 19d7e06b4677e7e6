/**
 * The app of `npm run bench:sockets`, in its own process: the real app, live channel, and sender of announcements on an embedded
 * PostgreSQL, with as many logged-in customers as its argument says. On the message `announce` it announces something to all
 * of them, on `memory` it returns how many bytes it takes.
 */
import { once } from 'node:events';
import { loggedInCustomer } from '../../tests/server/support/customers.ts';
import { offlineServices } from '../../tests/server/support/offline-services.ts';
import { buildApp } from '../../server/app.ts';
import { transact } from '../../server/db/transact.ts';
import { startAnnouncementJobs } from '../../server/domains/notices/announcement-jobs.ts';
import { sendAnnouncement } from '../../server/domains/notices/send-announcement.ts';
import { createLiveChannel } from '../../server/plugins/live-channel/index.ts';
import type { Credentials } from '../../server/plugins/sessions/store.ts';
import { readSettings } from '../../server/settings.ts';
import { openBenchDatabase } from './bench-database.ts';

export interface SocketsBenchReady {
  readonly port: number;
  /** Of each customer. */
  readonly sessions: readonly Credentials[];
}

/** Customers that are created at a time. */
const BATCH = 10;

const customers = Number(process.argv[2]);
await using database = await openBenchDatabase();
const { db, ping, folder } = database;

const sessions: Credentials[] = [];
while (sessions.length < customers) {
  const some = Array.from({ length: Math.min(BATCH, customers - sessions.length) }, () =>
    loggedInCustomer(db, new Date()),
  );
  sessions.push(...(await Promise.all(some)).map(({ credentials }) => credentials));
}

const live = createLiveChannel(console.error, { socketsPerNetwork: customers });
const services = offlineServices({ settings: readSettings({ DATA_DIR: folder }), db, ping, live });
const app = await buildApp(services);
live.open(app, services);
await app.listen({ host: '127.0.0.1', port: 0 });
const stop = startAnnouncementJobs(services, console.error);

process.on('message', (message) => {
  if (message === 'memory') process.send?.(process.memoryUsage.rss());
  if (message !== 'announce') return;
  const texts = { 'en-us': { title: 'Maintenance', html: '<p>Tonight.</p>' } };
  void transact(db, (tx) => sendAnnouncement(tx, services, { key: 'bench', customer: null, texts, at: new Date() }));
});

const address = app.server.address();
const port = typeof address === 'object' && address ? address.port : 0;
process.send?.({ port, sessions } satisfies SocketsBenchReady);

await once(process, 'disconnect');
await stop();
await app.close();
