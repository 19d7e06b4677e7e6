import { sql } from 'kysely';
import { petitionLimit } from '#contract/petitions';
import type { Db } from '#server/db/transact';
import { loggedInCustomer } from '../server/support/customers.ts';
import { auditLedger, compareNumbers, expectNoStrays, numbersOf } from './audit.ts';
import { Caller } from './caller.ts';
import { noise } from './uploads.ts';
import { FaultServer } from './server.ts';
import { strikeDuring } from './strike-during.ts';
import type { Tally } from './tally.ts';

const LANES = 4;
/** How many more are acknowledged between two kills. */
const BETWEEN = [2, 16] as const;

/** A customer who sends each petition twice at once, as by a second tap, and records what was acknowledged. */
class Writer {
  readonly id: string;
  /** By number, what was sent. */
  readonly sent: Map<string, string> = new Map();
  readonly #caller: Caller;
  readonly #tally: Tally;

  constructor(id: string, caller: Caller, tally: Tally) {
    this.id = id;
    this.#caller = caller;
    this.#tally = tally;
  }

  /** Writes as many as a customer may. */
  async write(picture: Buffer, going: () => boolean): Promise<void> {
    for (let turn = 0; turn < petitionLimit && going(); turn += 1) {
      const images = turn % 3 === 0 ? [await this.#upload(picture)] : [];
      const body = { category: 'request', text: `Please look at case ${turn}.`, images };
      const numbers = await Promise.all([this.#send(body), this.#send(body)]);
      if (numbers[0] !== numbers[1]) this.#tally.fault('doubled', `one petition became ${numbers.join(' and ')}`);
    }
  }

  async #upload(picture: Buffer): Promise<string> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'image.jpg');
    const uploaded = await this.#caller.call('upload/petition', form);
    if (uploaded.kind === 'refused') throw new Error(`no image: ${uploaded.code}`);
    return String(uploaded.data.filename);
  }

  async #send(body: { readonly text: string }): Promise<string> {
    this.#tally.operations += 1;
    const created = await this.#caller.call('petition/create', body);
    if (created.kind === 'refused') {
      this.#tally.fault('lost', `“${body.text}” of ${this.id} was refused: ${created.code}`);
      return created.code;
    }
    const number = String(created.data.id);
    this.sent.set(number, body.text);
    this.#tally.acknowledge();
    return number;
  }
}

/** Compares every petition in the database with what was acknowledged. */
async function audit(db: Db, tally: Tally, writers: readonly Writer[]): Promise<void> {
  const ids = writers.map(({ id }) => id);
  const { rows } = await sql<{ number: string; customer: string; text: string; images: number; answers: number }>`
    select id::text as number, customer_id as customer, content as text,
      (select count(*)::int from petition_images where petition_id = petitions.id) as images,
      (select count(*)::int from petition_answers where petition_id = petitions.id) as answers
    from petitions where customer_id = any(${ids})`.execute(db);
  compareNumbers(
    tally,
    'petition',
    rows,
    numbersOf(writers, ({ sent }) => sent.keys()),
  );
  const texts = new Map(writers.flatMap(({ sent }) => [...sent]));
  const seen = new Set<string>();
  for (const { number, customer, text, images, answers } of rows) {
    if (seen.has(`${customer} ${text}`)) tally.fault('doubled', `“${text}” of ${customer} is there twice`);
    seen.add(`${customer} ${text}`);
    const turn = Number(/\d+/.exec(text)?.[0]);
    if (texts.get(number) !== text || images !== (turn % 3 === 0 ? 1 : 0))
      tally.fault('lost', `petition ${number} has “${text}” with ${images} images`);
    // The automatic operator is killed as well.
    if (answers > 1) tally.fault('doubled', `petition ${number} is answered ${answers} times`);
  }
}

/** Kills the server `count` times with SIGKILL while the same petitions are sent twice at once. */
export async function petitionKills(tally: Tally, { count }: { count: number }): Promise<void> {
  const server = await FaultServer.open(tally);
  const { db, close } = await server.database();
  try {
    const picture = await noise();
    const writers: Writer[] = [];
    for (let index = 0; index < LANES + ((count + 1) * BETWEEN[1]) / petitionLimit; index += 1) {
      const { id, credentials } = await loggedInCustomer(db, new Date());
      writers.push(new Writer(id, new Caller(server, tally, credentials), tally));
    }
    const waiting = [...writers];
    const lanes = Array.from({ length: LANES }, () => async (going: () => boolean) => {
      for (let writer = waiting.pop(); writer && going(); writer = waiting.pop()) await writer.write(picture, going);
    });
    await strikeDuring(tally, {
      count,
      lanes,
      between: BETWEEN,
      strike: async () => {
        await server.kill();
        await server.start();
      },
    });
    await audit(db, tally, writers);
    await auditLedger(db, tally);
    await expectNoStrays(server, tally);
  } finally {
    await close();
    await server.close();
  }
}
