import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { audit } from './audit.ts';
import { openFirstPeriod } from './first-period.ts';
import { Player } from './player.ts';
import { FaultServer } from './server.ts';
import { strikeDuring } from './strike-during.ts';
import type { Tally } from './tally.ts';

const PLAYERS = 4;
const LANES = 2;

/** Moves money in every way, continuously until stopped. */
async function work(player: Player, lane: number, going: () => boolean): Promise<void> {
  // First, so that the first strikes meet stakes. Just before a period ends, none is taken.
  while (going() && (await player.stake('1')).kind === 'refused') await wait(200);
  for (let turn = lane; going(); turn += 1) {
    if (turn % 12 === 0) await player.deposit(await player.voucher());
    else if (turn % 12 === 6) await player.recharge(await player.voucher());
    else if (turn % 12 === 10) {
      const response = await player.draw('10');
      if (turn % 24 === 10 && response.kind === 'done') await player.cancel(String(response.data.sn));
    } else if (turn % 6 === 3) {
      const hash = await player.checkUnlessFull('10');
      const response = hash === undefined ? undefined : await player.withdraw(hash);
      if (turn % 12 === 3 && response?.kind === 'done') await player.cancel(String(response.data.sn));
    } else if (turn % 12 === 4) {
      const response = await player.open('50');
      if (response.kind === 'done') await player.redeem(String(response.data.number));
    } else if (turn % 12 === 7) await player.stake('1');
    else
      await player.exchange(
        await (turn % 2 === 0 ? player.quote('USDT', 'EUR', '3') : player.quote('EUR', 'USDT', '3')),
      );
  }
}

/** Runs `strike` repeatedly while customers work, each time after some more operations, then audits everything. */
async function underLoad(
  tally: Tally,
  count: number,
  strike: (server: FaultServer, turn: number) => Promise<void>,
): Promise<void> {
  const server = await FaultServer.openTwo(tally);
  try {
    const { db, close } = await server.database();
    const players = await Promise.all(
      Array.from({ length: PLAYERS }, () => Player.open(server, db, tally, { USDT: '1000000', EUR: '1000000' })),
    );
    await openFirstPeriod(db);
    await close();
    await strikeDuring(tally, {
      count,
      lanes: players.flatMap((player) =>
        Array.from({ length: LANES }, (_, lane) => (going: () => boolean) => work(player, lane, going)),
      ),
      between: [3, 25],
      strike: (turn) => strike(server, turn),
    });
    if (players.every(({ stakes }) => stakes.size === 0)) tally.fault('undone', 'nobody placed a stake');
    await audit(server, tally, players);
  } finally {
    await server.close();
  }
}

/** Kills one of two servers `count` times with SIGKILL in turns, every fourth time both, and the first one's PostgreSQL as often. */
export const serverKills = (tally: Tally, { count }: { count: number }): Promise<void> =>
  underLoad(tally, count, async (server, turn) => {
    const kind = turn % 4;
    const postgres = await server.postmaster();
    if (kind === 2 && postgres) process.kill(postgres, 'SIGKILL');
    const struck = { 0: [server], 1: [server.second], 2: [server], 3: [server, server.second] }[kind] ?? [];
    for (const each of struck) await each.kill();
    for (const each of struck) await each.start();
  });

type Strike = (server: FaultServer) => Promise<void>;

const postgres =
  (signal: NodeJS.Signals): Strike =>
  async (server) => {
    const pid = await server.postmaster();
    if (pid) process.kill(pid, signal);
  };

async function withDatabase(server: FaultServer, statement: string): Promise<number[]> {
  const { db, close } = await server.database();
  const { rows } = await sql.raw<{ pid: number }>(statement).execute(db);
  await close();
  return rows.map(({ pid }) => pid);
}

const others = `pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;

const strikes: readonly Strike[] = [
  // An operator or a proxy closes every connection.
  async (server) => void (await withDatabase(server, `select pid, pg_terminate_backend(pid) from ${others}`)),
  // A PostgreSQL process crashes, and PostgreSQL ends all others and recovers on its own.
  async (server) => {
    const [pid] = await withDatabase(server, `select pid from ${others} limit 1`);
    if (pid) process.kill(pid, 'SIGKILL');
  },
  postgres('SIGKILL'),
  // A fast shutdown.
  postgres('SIGINT'),
];

/** Takes the database away `count` times, in turn in each way, while the server keeps running. */
export const databaseKills = (tally: Tally, { count }: { count: number }): Promise<void> =>
  underLoad(tally, count, async (server, turn) => {
    await strikes[turn % strikes.length]?.(server);
    await server.recovered();
  });
