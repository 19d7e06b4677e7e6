import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '#server/app';
import { connect } from '#server/db/connect';
import { errorReporter } from '#server/log-error';
import { offlineServices } from '../support/offline-services.ts';
import { printedLines } from '../support/request-log.ts';

const nowhere = connect({ host: '127.0.0.1', port: 1 }, () => {});
let app: FastifyInstance;

beforeAll(async () => {
  app = await buildApp(offlineServices({ db: nowhere.db, ping: nowhere.ping, limits: true }));
});
afterAll(async () => {
  await app.close();
  await nowhere.close();
});

describe('a server without its database', () => {
  it('is alive, but not ready', async () => {
    printedLines(app);
    expect((await app.inject('/healthz')).statusCode).toBe(503);
    const alive = await app.inject('/livez');
    expect([alive.statusCode, alive.json()]).toEqual([200, { ok: true }]);
  });

  it('says that it is alive however often it is asked, and prints none of it', async () => {
    const printed = printedLines(app);
    const statuses = await Promise.all(
      Array.from({ length: 700 }, async () => (await app.inject('/livez')).statusCode),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(printed).toEqual([]);
  });

  it('prints a line every ten seconds, and one for each refused call', async () => {
    const printed = printedLines(app);
    vi.useFakeTimers({ toFake: ['performance'] });
    const { db, close } = connect({ host: '127.0.0.1', port: 1 }, errorReporter());
    onTestFinished(async () => {
      vi.useRealTimers();
      await close();
    });
    const reason = 'Cannot connect to the database. (connect ECONNREFUSED 127.0.0.1:1)';
    /** What all parts of a server do, each of which fails. */
    const work = () => Promise.allSettled(Array.from({ length: 5 }, () => sql`select 1`.execute(db)));
    await work();
    vi.advanceTimersByTime(9_999);
    await work();
    const line = { level: 50, time: expect.any(Number) as number, msg: reason };
    const lines = (): unknown[] => printed.map((each) => JSON.parse(each) as unknown);
    expect(lines()).toEqual([line]);
    vi.advanceTimersByTime(1);
    await work();
    expect(lines()).toEqual([line, line]);
    for (let turn = 0; turn < 2; turn += 1) expect((await app.inject('/api/index/site')).statusCode).toBe(503);
    const refused = { msg: 'request refused: server unavailable', why: reason, reqId: expect.any(String) as string };
    expect(lines().slice(2)).toMatchObject([refused, refused]);
  });
});
