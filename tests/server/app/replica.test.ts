import type { KyselyPlugin } from 'kysely';
import { createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openReplica } from '#server/db/replica';
import { useApp } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { urlOf } from '../support/database-url.ts';

const database = useDatabase();

/** Opens a replica of the test's database at an address, and collects what is reported. */
function open(url: string) {
  const errors: unknown[] = [];
  const replica = openReplica(url, {
    primary: database.db,
    pool: 2,
    onError: (error) => void errors.push(error),
    onQuery: undefined,
  });
  onTestFinished(() => replica.close());
  return { replica, errors };
}

describe('a replica', () => {
  it('that follows nobody is never asked, and is reported once', async () => {
    const { replica, errors } = open(urlOf(database.config));
    expect(await replica.current()).toBeUndefined();
    expect(await replica.current()).toBeUndefined();
    expect(errors).toMatchObject([{ message: expect.stringContaining('long reads go to the primary') }]);
  });

  it('that never answers keeps only the first read waiting', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket));
    const port = await new Promise<number>((resolve) => {
      silent.listen(0, '127.0.0.1', () => resolve((silent.address() as { port: number }).port));
    });
    const { replica } = open(`postgres://florin@127.0.0.1:${port}/florin`);
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      silent.close();
    });
    for (let times = 0; times < 10; times += 1) expect(await replica.current()).toBeUndefined();
    expect(sockets).toHaveLength(1);
  });

  it('that is down is no failure of a read', async () => {
    const { replica, errors } = open('postgres://florin@127.0.0.1:1/florin');
    expect(await replica.current()).toBeUndefined();
    expect(errors).toHaveLength(1);
  });
});

describe('long reads', () => {
  let queries = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      queries += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const server = useApp(({ db }) => ({
    replica: {
      current: () => Promise.resolve(db.withPlugin(counter)),
      close: () => Promise.resolve(),
    },
  }));

  it.each([
    ['/api/wallet/statement', true],
    ['/api/wallet/statementBalances', true],
    ['/api/wallet/history?range=year', true],
    ['/api/wallet/records', false],
    ['/api/wallet/index', false],
  ])('%s: %s', async (url, isLong) => {
    const customer = await server.customer();
    await server.fund(customer.id, 'USDT', '5');
    queries = 0;
    const { statusCode } = await customer.client.send({ url });
    expect(statusCode).toBe(200);
    expect(queries > 0).toBe(isLong);
  });
});
