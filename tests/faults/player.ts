import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { add, subtract } from '#contract/money';
import type { Db } from '#server/db/transact';
import { fund, loggedInCustomer } from '../server/support/customers.ts';
import { Caller, type Settled } from './caller.ts';
import type { FaultServer } from './server.ts';
import type { Tally } from './tally.ts';

let picture: Promise<Buffer> | undefined;

async function voucher(): Promise<FormData> {
  picture ??= sharp({ create: { width: 40, height: 60, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await picture)], { type: 'image/jpeg' }), 'transfer.jpg');
  return form;
}

interface Deposit {
  readonly currency: string;
  readonly received: string;
}

/** A customer who keeps books of what was acknowledged, to be compared with the database in the end. */
export class Player {
  readonly id: string;
  /** What each currency should hold, deposits that are still under review left out. */
  readonly balances: Map<string, string>;
  /** Numbers of acknowledged exchanges. */
  readonly exchanges = new Set<string>();
  /** Acknowledged deposits, by number. */
  readonly deposits = new Map<string, Deposit>();
  readonly #caller: Caller;
  readonly #tally: Tally;

  private constructor(id: string, caller: Caller, tally: Tally, balances: ReadonlyMap<string, string>) {
    this.id = id;
    this.balances = new Map(balances);
    this.#caller = caller;
    this.#tally = tally;
  }

  static async open(
    server: FaultServer,
    db: Db,
    tally: Tally,
    funds: Readonly<Record<string, string>>,
  ): Promise<Player> {
    const { id, credentials } = await loggedInCustomer(db, new Date());
    for (const [currency, amount] of Object.entries(funds)) await fund(db, id, currency, amount);
    return new Player(id, new Caller(server, tally, credentials), tally, new Map(Object.entries(funds)));
  }

  /** Asks for a quote and returns its id. */
  async quote(from: string, to: string, amount: string): Promise<string> {
    for (const end = Date.now() + 60_000; ; await wait(200)) {
      const answer = await this.#caller.call('flash/quote', { from, to, amount, side: 'from' });
      if (answer.kind === 'done') return String(answer.data.quote);
      // For a moment after the database was away.
      if (answer.code !== 'rate-unavailable' || Date.now() > end) throw new Error(`no quote: ${answer.code}`);
    }
  }

  /** Accepts a quote; the same key again is the same operation. */
  async exchange(quote: string, key: string = randomUUID()): Promise<Settled> {
    const answer = await this.#move('flash/exchange', { quote }, key);
    if (answer.kind === 'refused') return answer;
    const { number, currency, amount, target, target_amount: received } = answer.data as Record<string, string>;
    if (!number || !currency || !amount || !target || !received)
      throw new Error('the answer of an exchange has other fields');
    if (!this.exchanges.has(number)) {
      this.exchanges.add(number);
      this.balances.set(currency, subtract(this.balances.get(currency) ?? '0', amount));
      this.balances.set(target, add(this.balances.get(target) ?? '0', received));
    }
    return answer;
  }

  /** Uploads a voucher and returns its name. */
  async voucher(): Promise<string> {
    const answer = await this.#caller.call('upload/transferVoucher', await voucher());
    if (answer.kind === 'refused') throw new Error(`no voucher: ${answer.code}`);
    return String(answer.data.filename);
  }

  /** Announces a deposit; the automatic operator credits it seconds later. */
  async deposit(filename: string, key: string = randomUUID()): Promise<Settled> {
    const answer = await this.#move(
      'wallet/up',
      { currency: 'USDT', network: 'tron', amount: '50', voucher: filename },
      key,
    );
    if (answer.kind === 'refused') return answer;
    const { sn, currency, received } = answer.data as Record<string, string>;
    if (!sn || !currency || !received) throw new Error('the answer of a deposit has other fields');
    this.deposits.set(sn, { currency, received });
    return answer;
  }

  async #move(path: string, body: object, key: string): Promise<Settled> {
    this.#tally.operations += 1;
    const answer = await this.#caller.call(path, body, key);
    if (answer.kind === 'done') this.#tally.acknowledge();
    else this.#tally.refused += 1;
    return answer;
  }
}
