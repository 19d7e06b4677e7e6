import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import type { ResponseOf } from '#contract/index';
import { periodAt } from '#contract/leverage-rules';
import { add, negate } from '#contract/money';
import type { Db } from '#server/db/transact';
import { sql } from 'kysely';
import { openProducts } from '#server/domains/pledge/product-store';
import { hashPassword } from '#server/domains/security/password-hash';
import { fund, loggedInCustomer } from '../server/support/customers.ts';
import { Caller, type Settled } from './caller.ts';
import type { FaultServer } from './server.ts';
import type { Tally } from './tally.ts';

type Room = ResponseOf<'GET leverage/room'>;

/** Enough for a burst of stakes, on a machine that others keep busy as well. */
const MARGIN_MS = 25_000;

const fundPassword = '246810';
let fundPasswordHash: Promise<string> | undefined;

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

/** A customer who records what was acknowledged, for comparison with the database at the end. */
export class Player {
  readonly id: string;
  /** The expected balance of each currency, without deposits in review. */
  readonly balances: Map<string, string>;
  /** Numbers of acknowledged exchanges. */
  readonly exchanges = new Set<string>();
  /** Acknowledged deposits, by number. */
  readonly deposits = new Map<string, Deposit>();
  /** What acknowledged withdrawals took, by number. */
  readonly withdrawals = new Map<string, { readonly currency: string; readonly amount: string }>();
  /** Numbers of canceled ones. */
  readonly canceled = new Set<string>();
  /** The amounts of acknowledged fixed terms, by number. */
  readonly terms = new Map<string, string>();
  /** Numbers of redeemed ones. */
  readonly redeemed = new Set<string>();
  /** Numbers of acknowledged leverage orders, whose stakes `balances` leaves out. */
  readonly stakes = new Set<string>();
  readonly caller: Caller;
  /** What redeeming a term pays, by number: no day is full during a test. */
  readonly #payouts = new Map<string, string>();
  readonly #card: string;
  readonly #product: string;
  readonly #tally: Tally;

  private constructor(
    {
      id,
      card,
      product,
      balances,
    }: { id: string; card: string; product: string; balances: ReadonlyMap<string, string> },
    caller: Caller,
    tally: Tally,
  ) {
    this.id = id;
    this.#card = card;
    this.#product = product;
    this.balances = new Map(balances);
    this.caller = caller;
    this.#tally = tally;
  }

  static async open(
    server: FaultServer,
    db: Db,
    tally: Tally,
    funds: Readonly<Record<string, string>>,
  ): Promise<Player> {
    const { id, credentials } = await loggedInCustomer(db, new Date());
    fundPasswordHash ??= hashPassword(fundPassword);
    // Verified, so that no daily limit applies.
    await sql`update customers set fund_password_hash = ${await fundPasswordHash}, real_status = 1 where id = ${id}`.execute(
      db,
    );
    for (const [currency, amount] of Object.entries(funds)) await fund(db, id, currency, amount);
    // Nobody opens its number.
    const { rows } = await sql<{ card: string }>`
      insert into bank_cards (customer_id, number, masked_number, bank_name, holder, area_code, phone, created_at,
        usable_at)
      values (${id}, '', '41************11', 'Sample Savings Bank', 'Margit Sample', '+49', '15123456789', now(), now())
      returning id::text as card`.execute(db);
    await sql`insert into leverage_entries (customer_id, room_id, entered_at) values (${id}, 'junior', now())`.execute(
      db,
    );
    const product = (await openProducts(db)).find(({ currency }) => currency === 'USDT')?.id ?? '';
    const balances = new Map(Object.entries(funds));
    const own = { id, card: rows[0]?.card ?? '', product, balances };
    return new Player(own, new Caller(server, tally, credentials), tally);
  }

  /** Requests a quote and returns its id. */
  async quote(from: string, to: string, amount: string): Promise<string> {
    for (const end = Date.now() + 60_000; ; await wait(200)) {
      const response = await this.caller.call('flash/quote', { from, to, amount, side: 'from' });
      if (response.kind === 'done') return String(response.data.quote);
      // Happens briefly after the database was down.
      if (response.code !== 'rate-unavailable' || Date.now() > end) throw new Error(`no quote: ${response.code}`);
    }
  }

  /** Accepts a quote. The same key means the same operation. */
  async exchange(quote: string, key: string = randomUUID()): Promise<Settled> {
    const response = await this.#move('flash/exchange', { quote }, key);
    if (response.kind === 'refused') return response;
    const { number, currency, amount, target, target_amount: received } = response.data as Record<string, string>;
    if (!number || !currency || !amount || !target || !received)
      throw new Error('unexpected fields in the response of an exchange');
    if (!this.exchanges.has(number)) {
      this.exchanges.add(number);
      this.#add(currency, negate(amount));
      this.#add(target, received);
    }
    return response;
  }

  /** Uploads a voucher and returns its name. */
  async voucher(): Promise<string> {
    const response = await this.caller.call('upload/transferVoucher', await voucher());
    if (response.kind === 'refused') throw new Error(`no voucher: ${response.code}`);
    return String(response.data.filename);
  }

  /** Announces a deposit; the automatic operator credits it seconds later. */
  deposit(filename: string, key?: string): Promise<Settled> {
    return this.#announce('wallet/up', { currency: 'USDT', network: 'tron', amount: '50', voucher: filename }, key);
  }

  /** The same by bank. */
  recharge(filename: string, key?: string): Promise<Settled> {
    return this.#announce('bank/recharge', { currency: 'EUR', amount: '50', voucher: filename }, key);
  }

  async #announce(path: string, body: object, key: string = randomUUID()): Promise<Settled> {
    const response = await this.#move(path, body, key);
    if (response.kind === 'refused') return response;
    const { sn, currency, received } = response.data as Record<string, string>;
    if (!sn || !currency || !received) throw new Error('unexpected fields in the response of a deposit');
    this.deposits.set(sn, { currency, received });
    return response;
  }

  /** Has a withdrawal of USDT checked, and returns the hash that confirms it. */
  async check(amount: string): Promise<string> {
    const hash = await this.checkUnlessFull(amount);
    if (hash === undefined) throw new Error('too many withdrawals are open');
    return hash;
  }

  /** The same, but returns undefined while as many withdrawals are open as one may have. */
  async checkUnlessFull(amount: string): Promise<string | undefined> {
    const to = { currency: 'USDT', network: 'tron', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' };
    const response = await this.caller.call('wallet/checkExtract', { ...to, amount });
    if (response.kind === 'done') return String(response.data.hash);
    if (response.code === 'withdrawal-limit') return undefined;
    throw new Error(`no check: ${response.code}`);
  }

  /** Confirms a withdrawal; the automatic operator sends it seconds later. */
  withdraw(hash: string, key?: string): Promise<Settled> {
    return this.#take('wallet/down', { hash, fund_password: fundPassword }, key);
  }

  /** Withdraws EUR to the card; the automatic operator completes it seconds later. */
  draw(amount: string, key?: string): Promise<Settled> {
    const to = { currency: 'EUR', card: this.#card, fee: '1.5', fund_password: fundPassword };
    return this.#take('bank/draw', { ...to, amount }, key);
  }

  async #take(path: string, body: object, key: string = randomUUID()): Promise<Settled> {
    const response = await this.#move(path, body, key);
    if (response.kind === 'refused') return response;
    const { sn, currency, amount } = response.data as Record<string, string>;
    if (!sn || !currency || !amount) throw new Error('unexpected fields in the response of a withdrawal');
    if (!this.withdrawals.has(sn)) {
      this.withdrawals.set(sn, { currency, amount });
      this.#add(currency, negate(amount));
    }
    return response;
  }

  async cancel(sn: string, key: string = randomUUID()): Promise<Settled> {
    const response = await this.#move('wallet/cancel', { sn }, key);
    const withdrawal = this.withdrawals.get(sn);
    if (response.kind === 'done' && withdrawal && !this.canceled.has(sn)) {
      this.canceled.add(sn);
      this.#add(withdrawal.currency, withdrawal.amount);
    }
    return response;
  }

  /** Opens a fixed term of USDT, which runs for a week or longer. */
  async open(amount: string, key: string = randomUUID()): Promise<Settled> {
    const response = await this.#move('pledge/open', { product: this.#product, amount }, key);
    if (response.kind === 'refused') return response;
    const number = String(response.data.number);
    if (!this.terms.has(number)) {
      this.terms.set(number, amount);
      this.#add('USDT', negate(amount));
      const { received } = await this.caller.read(`pledge/redemption?number=${number}`);
      this.#payouts.set(number, String(received));
    }
    return response;
  }

  async redeem(number: string, key: string = randomUUID()): Promise<Settled> {
    const response = await this.#move('pledge/redeem', { number, received: this.#payouts.get(number) }, key);
    if (response.kind === 'refused' || this.redeemed.has(number)) return response;
    this.redeemed.add(number);
    this.#add('USDT', String(response.data.received));
    return response;
  }

  /** Waits for a period of the junior room that takes stakes and goes on for a while, and returns its id. */
  async period(): Promise<string> {
    for (const end = Date.now() + 240_000; ; await wait(200)) {
      const { odds, period, server_time: now } = (await this.caller.read('leverage/room?id=junior')) as Room;
      const isOpen = odds.find(({ category }) => category === 'even')?.multiplier !== null;
      if (isOpen && Date.parse(period.closes_at) - Date.parse(now) > MARGIN_MS) return period.id;
      if (Date.now() > end) throw new Error('no period takes stakes');
    }
  }

  /** Stakes USDT in the junior room, by default in the period of now. */
  async stake(quantity: string, period = periodAt('junior', 3, Date.now()).id): Promise<Settled> {
    const order = { room: 'junior', period, category: 'even', quantity, least_multiplier: '1' };
    const response = await this.#move('leverage/order', order, randomUUID());
    if (response.kind === 'done') this.stakes.add(String(response.data.number));
    return response;
  }

  #add(currency: string, amount: string): void {
    this.balances.set(currency, add(this.balances.get(currency) ?? '0', amount));
  }

  async #move(path: string, body: object, key: string): Promise<Settled> {
    this.#tally.operations += 1;
    const response = await this.caller.call(path, body, key);
    if (response.kind === 'done') this.#tally.acknowledge();
    else this.#tally.refused += 1;
    return response;
  }
}
