import { randomUUID } from 'node:crypto';
import { audit } from './audit.ts';
import { Player } from './player.ts';
import { FaultServer } from './server.ts';
import type { Tally } from './tally.ts';

const many = <Result>(count: number, work: (index: number) => Result): Promise<Awaited<Result>[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

type Burst = (size: number, open: (funds: Readonly<Record<string, string>>) => Promise<Player>) => Promise<unknown>;

const kinds: readonly Burst[] = [
  // More than the balance, which covers 14.
  async (size, open) => {
    const player = await open({ USDT: '100' });
    const quotes = await many(size, () => player.quote('USDT', 'EUR', '7'));
    await Promise.all(quotes.map((quote) => player.exchange(quote)));
  },
  // One operation, sent repeatedly.
  async (size, open) => {
    const player = await open({ USDT: '100' });
    const quote = await player.quote('USDT', 'EUR', '7');
    const key = randomUUID();
    await many(size, () => player.exchange(quote, key));
  },
  // One quote, accepted by many forms.
  async (size, open) => {
    const player = await open({ USDT: '100' });
    const quote = await player.quote('USDT', 'EUR', '7');
    await many(size, () => player.exchange(quote));
  },
  // One check, confirmed by many forms.
  async (size, open) => {
    const player = await open({ USDT: '100' });
    const hash = await player.check('20');
    await many(size, () => player.withdraw(hash));
  },
  // Checks of the whole balance, all confirmed.
  async (size, open) => {
    const player = await open({ USDT: '100' });
    const hashes = await many(size, () => player.check('100'));
    await Promise.all(hashes.map((hash) => player.withdraw(hash)));
  },
  // One withdrawal, canceled by many forms.
  async (size, open) => {
    const player = await open({ USDT: '100' });
    const response = await player.withdraw(await player.check('100'));
    if (response.kind === 'done') await many(size, () => player.cancel(String(response.data.sn)));
  },
  // Withdrawals of the whole balance to a card.
  async (size, open) => {
    const player = await open({ EUR: '100' });
    await many(size, () => player.draw('100'));
  },
  // One withdrawal to a card, sent repeatedly, then canceled by many forms.
  async (size, open) => {
    const player = await open({ EUR: '100' });
    const key = randomUUID();
    const [response] = await many(size, () => player.draw('40', key));
    if (response?.kind === 'done') await many(size, () => player.cancel(String(response.data.sn)));
  },
  // One voucher, submitted by many forms, by bank and over a network.
  async (size, open) => {
    const player = await open({});
    const voucher = await player.voucher();
    await many(size, (index) => (index % 2 === 0 ? player.recharge(voucher) : player.deposit(voucher)));
  },
  // One voucher, submitted by many forms.
  async (size, open) => {
    const player = await open({});
    const voucher = await player.voucher();
    await many(size, () => player.deposit(voucher));
  },
  // Fixed terms of more than the balance, which covers 4.
  async (size, open) => {
    const player = await open({ USDT: '200' });
    await many(size, () => player.open('50'));
  },
  // One fixed term, sent repeatedly, then redeemed by many forms.
  async (size, open) => {
    const player = await open({ USDT: '200' });
    const key = randomUUID();
    const [response] = await many(size, () => player.open('50', key));
    if (response?.kind === 'done') await many(size, () => player.redeem(String(response.data.number)));
  },
  // Stakes of more than the balance, which covers 14.
  async (size, open) => {
    const player = await open({ USDT: '100' });
    await many(size, () => player.stake('7'));
  },
  // The whole balance, taken in four ways at once.
  async (size, open) => {
    const player = await open({ USDT: '100' });
    const quote = await player.quote('USDT', 'EUR', '100');
    const hash = await player.check('100');
    await many(size, (index) =>
      [() => player.exchange(quote), () => player.withdraw(hash), () => player.open('100'), () => player.stake('100')][
        index % 4
      ]?.(),
    );
  },
  // Many customers, each with a deposit.
  async (size, open) => {
    const announced = await many(size, async () => {
      const player = await open({});
      return { player, voucher: await player.voucher() };
    });
    await Promise.all(announced.map(({ player, voucher }) => player.deposit(voucher)));
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
    for (let turn = 0; turn < count; turn += 1) await kinds[turn % kinds.length]?.(size, open);
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
