import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { realStatus } from '#contract/fields';
import { connect } from '#server/db/connect';
import { type Db, transact } from '#server/db/transact';
import { saveRealStatus } from '#server/domains/identity/profile-store';
import { insertVerification, saveDecision } from '#server/domains/identity/store';
import { createCipher } from '#server/plugins/cipher';
import { run } from '../../scripts/support/run.ts';
import { cardNumber, request } from '../server/bank/support.ts';
import { person } from '../server/identity/support.ts';
import { adaToken, benToken } from '../server/operator/support.ts';
import { convertDuring, CUSTOMERS, expectBooked, newCustomer } from './conversions.ts';
import { Device } from './device.ts';
import { IDENTITY_KEY as former, restartAll } from './instances.ts';
import { liveSettings } from './live-settings.ts';
import { operate } from './operator.ts';
import { useInstances } from './use-instances.ts';

const next = randomBytes(32).toString('hex');

const live = useInstances({ isDirect: true });

/** Verifies a customer, whose ID number the former key seals. Returns the verification's number. */
const verify = (db: Db, customer: string): Promise<string> =>
  transact(db, async (tx) => {
    const at = new Date();
    const [front, back] = [`${randomUUID()}.jpg`, `${randomUUID()}.jpg`];
    for (const filename of [front, back]) {
      const file = {
        filename,
        customer_id: customer,
        purpose: 'authentic',
        bytes: 1,
        created_at: at,
        used_at: at,
      } as const;
      await tx.insertInto('files').values(file).execute();
    }
    const { id } = await insertVerification(tx, {
      customer,
      document: 'id-card',
      fullName: person.full_name,
      sealedIdNumber: createCipher(Buffer.from(former, 'hex')).seal(person.id_number, customer),
      front,
      back,
      submittedAt: at,
    });
    await saveDecision(tx, id, { status: realStatus.verified, decided_at: at });
    await saveRealStatus(tx, customer, realStatus.verified);
    return String(id);
  });

/** The address of the database with another login. */
const loginOf = (url: string): string => url.replace(/florin:[^@]+/u, `florin_next:${next}`);

it('changes key, operator’s token, and database password without a failed request', { timeout: 600_000 }, async () => {
  const { instances, postgres, connection } = live;
  const [one, other] = instances;
  const { id, credentials } = await newCustomer(connection.db);
  const verification = await verify(connection.db, id);
  let token = adaToken;
  let cards = 0;
  const bind = (origin: string, index: number) =>
    new Device(origin, credentials).ask('bank/bind', request({ number: cardNumber(index) }));
  /** Has a server seal the number of a card, and both servers open everything that is sealed. */
  const sealAndOpen = async ({ origin }: { readonly origin: string }): Promise<void> => {
    expect(await bind(origin, cards)).toMatchObject({ status: 1 });
    cards += 1;
    for (const each of instances) {
      const { data } = await operate(each.origin, `verifications/${verification}`, undefined, token);
      expect(data.id_number).toBe(person.id_number);
      // It is found among the others by opening them.
      for (let index = 0; index < cards; index += 1)
        expect((await bind(each.origin, index)).data.code).toBe('card-already-bound');
    }
  };

  const failed: string[] = [];
  const rotate = async (): Promise<void> => {
    await sealAndOpen(one);
    await restartAll(instances, { IDENTITY_KEY: former, IDENTITY_KEY_OTHER: next });
    await sealAndOpen(one);

    const swapped = { IDENTITY_KEY: next, IDENTITY_KEY_OTHER: former };
    await restartAll([one], swapped);
    // One server seals with the next key, the other one still with the former.
    await sealAndOpen(one);
    await sealAndOpen(other);
    await restartAll([other], swapped);
    await sealAndOpen(other);

    const env = { ...liveSettings, ...swapped, DATABASE_URL: postgres.url };
    expect(await run('node', ['scripts/reseal.ts'], { env })).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Sealed \d+ values again/u) as unknown,
    });
    await sealAndOpen(one);

    // As docs/guides/live.md says.
    await sql`create role florin_next login password ${sql.lit(next)} in role florin`.execute(connection.db);
    await restartAll(instances, {
      IDENTITY_KEY: next,
      OPERATOR_TOKENS: `Ben=${benToken}`,
      SANDBOX_DATABASE_URL: loginOf(postgres.url),
    });
    await sql`alter role florin nologin`.execute(connection.db);
    token = benToken;
    await sealAndOpen(other);
  };
  const booked = await convertDuring(live, rotate, failed);

  expect(failed).toEqual([]);
  expect(booked.size).toBe(CUSTOMERS);
  const { db, close } = connect(loginOf(postgres.url), () => {});
  onTestFinished(close);
  await expectBooked(db, booked);
  for (const { origin } of instances) expect((await operate(origin, 'settings')).http).toBe(401);
});
