import { randomUUID } from 'node:crypto';
import { audit } from './audit.ts';
import { openFirstPeriod } from './first-period.ts';
import { Player } from './player.ts';
import { FaultServer } from './server.ts';
import type { Tally } from './tally.ts';

const many = <Result>(count: number, work: (index: number) => Result): Promise<Awaited<Result>[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

type Open = (funds: Readonly<Record<string, string>>) => Promise<Player>;

interface Burst {
  readonly name: string;
  /** Returns how many operations came of it. */
  readonly run: (size: number, open: Open) => Promise<number>;
  /** How many at least, by default one. The audit finds what is too much. */
  readonly least?: (size: number) => number;
}

const kinds: readonly Burst[] = [
  {
    // The balance covers 14. Fewer are exchanged if quotes expire on a slow machine.
    name: 'exchanges of more than the balance',
    run: async (size, open) => {
      const player = await open({ USDT: '100' });
      const quotes = await many(size, () => player.quote('USDT', 'EUR', '7'));
      await Promise.all(quotes.map((quote) => player.exchange(quote)));
      return player.exchanges.size;
    },
  },
  {
    name: 'one exchange, sent repeatedly',
    run: async (size, open) => {
      const player = await open({ USDT: '100' });
      const quote = await player.quote('USDT', 'EUR', '7');
      const key = randomUUID();
      await many(size, () => player.exchange(quote, key));
      return player.exchanges.size;
    },
  },
  {
    name: 'one quote, accepted by many forms',
    run: async (size, open) => {
      const player = await open({ USDT: '100' });
      const quote = await player.quote('USDT', 'EUR', '7');
      await many(size, () => player.exchange(quote));
      return player.exchanges.size;
    },
  },
  {
    name: 'one check, confirmed by many forms',
    run: async (size, open) => {
      const player = await open({ USDT: '100' });
      const hash = await player.check('20');
      await many(size, () => player.withdraw(hash));
      return player.withdrawals.size;
    },
  },
  {
    name: 'checks of the whole balance, all confirmed',
    run: async (size, open) => {
      const player = await open({ USDT: '100' });
      const hashes = await many(size, () => player.check('100'));
      await Promise.all(hashes.map((hash) => player.withdraw(hash)));
      return player.withdrawals.size;
    },
  },
  {
    name: 'one withdrawal, canceled by many forms',
    run: async (size, open) => {
      const player = await open({ USDT: '100' });
      const response = await player.withdraw(await player.check('100'));
      if (response.kind === 'done') await many(size, () => player.cancel(String(response.data.sn)));
      return player.canceled.size;
    },
  },
  {
    name: 'withdrawals of the whole balance to a card',
    run: async (size, open) => {
      const player = await open({ EUR: '100' });
      await many(size, () => player.draw('100'));
      return player.withdrawals.size;
    },
  },
  {
    // The operator may begin before the first cancellation.
    name: 'one withdrawal to a card, sent repeatedly, then canceled by many forms',
    run: async (size, open) => {
      const player = await open({ EUR: '100' });
      const key = randomUUID();
      const [response] = await many(size, () => player.draw('40', key));
      if (response?.kind === 'done') await many(size, () => player.cancel(String(response.data.sn)));
      return player.withdrawals.size;
    },
  },
  {
    name: 'one voucher, submitted by many forms, by bank and over a network',
    run: async (size, open) => {
      const player = await open({});
      const voucher = await player.voucher();
      await many(size, (index) => (index % 2 === 0 ? player.recharge(voucher) : player.deposit(voucher)));
      return player.deposits.size;
    },
  },
  {
    name: 'one voucher, submitted by many forms',
    run: async (size, open) => {
      const player = await open({});
      const voucher = await player.voucher();
      await many(size, () => player.deposit(voucher));
      return player.deposits.size;
    },
  },
  {
    name: 'fixed terms of more than the balance',
    run: async (size, open) => {
      const player = await open({ USDT: '200' });
      await many(size, () => player.open('50'));
      return player.terms.size;
    },
    least: (size) => Math.min(size, 4),
  },
  {
    name: 'one fixed term, sent repeatedly, then redeemed by many forms',
    run: async (size, open) => {
      const player = await open({ USDT: '200' });
      const key = randomUUID();
      const [response] = await many(size, () => player.open('50', key));
      if (response?.kind === 'done') await many(size, () => player.redeem(String(response.data.number)));
      return player.redeemed.size;
    },
  },
  {
    // The balance covers 14. Fewer are placed if the period closes on a slow machine.
    name: 'stakes of more than the balance',
    run: async (size, open) => {
      const player = await open({ USDT: '100' });
      const period = await player.period();
      await many(size, () => player.stake('7', period));
      return player.stakes.size;
    },
  },
  {
    name: 'the whole balance, taken in four ways at once',
    run: async (size, open) => {
      const player = await open({ USDT: '100' });
      const period = await player.period();
      const quote = await player.quote('USDT', 'EUR', '100');
      const hash = await player.check('100');
      const ways = [
        () => player.exchange(quote),
        () => player.withdraw(hash),
        () => player.open('100'),
        () => player.stake('100', period),
      ];
      await many(size, (index) => ways[index % ways.length]?.());
      return player.exchanges.size + player.withdrawals.size + player.terms.size + player.stakes.size;
    },
  },
  {
    name: 'many customers, each with a deposit',
    run: async (size, open) => {
      const announced = await many(size, async () => {
        const player = await open({});
        return { player, voucher: await player.voucher() };
      });
      await Promise.all(announced.map(({ player, voucher }) => player.deposit(voucher)));
      return announced.reduce((sum, { player }) => sum + player.deposits.size, 0);
    },
    least: (size) => size,
  },
];

/** Runs `count` bursts of `size` concurrent calls to two servers, mostly on one balance. */
export async function bursts(tally: Tally, { count, size = 50 }: { count: number; size?: number }): Promise<void> {
  const server = await FaultServer.openTwo(tally);
  const { db, close } = await server.database();
  const players: Player[] = [];
  const open = async (funds: Readonly<Record<string, string>>) => {
    const player = await Player.open(server, db, tally, funds);
    players.push(player);
    return player;
  };
  try {
    await openFirstPeriod(db);
    for (let turn = 0; turn < count; turn += 1) {
      const { name, run, least = () => 1 } = kinds[turn % kinds.length]!;
      const done = await run(size, open);
      if (done < least(size)) tally.fault('undone', `${done} of ${least(size)}: ${name}`);
    }
    await audit(server, tally, players);
  } finally {
    await close();
    await server.close();
  }
}

/** Runs `count` rounds of `size` concurrent conversions in both directions on two servers, for each of three customers. */
export async function bothWays(tally: Tally, { count, size = 20 }: { count: number; size?: number }): Promise<void> {
  const server = await FaultServer.openTwo(tally);
  const { db, close } = await server.database();
  try {
    const players = await many(3, () => Player.open(server, db, tally, { USDT: '1000000', EUR: '1000000' }));
    for (let turn = 0; turn < count; turn += 1) {
      const ready = await Promise.all(
        players.flatMap((player) =>
          Array.from({ length: size }, async (_, index) => {
            const quote = await (index % 2 === 0 ? player.quote('USDT', 'EUR', '5') : player.quote('EUR', 'USDT', '5'));
            return () => player.exchange(quote);
          }),
        ),
      );
      await Promise.all(ready.map((accept) => accept()));
    }
    await audit(server, tally, players);
  } finally {
    await close();
    await server.close();
  }
}
