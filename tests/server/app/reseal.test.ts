import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sealContext as cardContext } from '#server/domains/bank/rules';
import { sealContext as authenticatorContext } from '#server/domains/security/require-code';
import { createCipher } from '#server/plugins/cipher';
import { mailContext } from '#server/plugins/mail-outbox/index';
import { reseal, sealedColumns } from '#server/reseal';
import { useApp } from '../support/app.ts';

const [formerKey, key] = [randomBytes(32), randomBytes(32)];
const former = createCipher(formerKey);
const server = useApp(() => ({ cipher: former }));

/** Everything that is sealed, opened with a cipher, by table. */
async function opened(cipher: ReturnType<typeof createCipher>): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { table, column, owner, contextOf } of sealedColumns) {
    const { rows } = await sql<{ owner: string; sealed: Buffer }>`
      select ${sql.ref(owner)}::text as owner, ${sql.ref(column)} as sealed from ${sql.table(table)}
      where ${sql.ref(column)} is not null`.execute(server.db);
    found[table] = rows.map((row) => cipher.open(row.sealed, contextOf(row.owner))).toSorted();
  }
  return found;
}

it('seals everything again with the new key, and only that', async () => {
  const { db } = server;
  // More than one batch.
  for (let index = 0; index < 205; index += 1) {
    const id = randomUUID();
    await sql`insert into mail_outbox (id, content, due_at, created_at)
      values (${id}, ${former.seal(`mail ${index}`, mailContext(id))}, now() + interval '1 day', now())`.execute(db);
  }
  const { id: customer } = await server.customer();
  await sql`insert into verifications (customer_id, full_name, document, id_number, status, reason, submitted_at, decided_at)
    values (${customer}, 'Ada', 'passport', ${former.seal('X4RTBPFW4', customer)}, 3, 'Blurred', now(), now())`.execute(
    db,
  );
  await sql`insert into bank_cards (customer_id, number, masked_number, bank_name, holder, area_code, phone, created_at, usable_at)
    values (${customer}, ${former.seal('4929123456789010', cardContext(customer))}, '4***0', 'Bank', 'Ada', '44', '7', now(), now())`.execute(
    db,
  );
  await sql`insert into authenticators (customer_id, secret, confirmed_at)
    values (${customer}, ${former.seal('JBSWY3DPEHPK3PXP', authenticatorContext(customer))}, now())`.execute(db);
  const before = await opened(former);

  const both = createCipher(key, formerKey);
  expect(await reseal(db, both)).toBe(208);
  expect(await opened(createCipher(key))).toEqual(before);
  await expect(opened(former)).rejects.toThrow('authenticat');
  expect(await reseal(db, both)).toBe(0);

  const change = sql`update verifications set id_number = '' where customer_id = ${customer}`.execute(db);
  await expect(change).rejects.toThrow('would change');
});

it('gives what was sealed before that the name of its algorithm, with the same key', async () => {
  const { db } = server;
  const name = Buffer.from('aes-256-gcm:');
  const own = createCipher(key);
  const id = randomUUID();
  const unnamed = own.seal('an old mail', mailContext(id)).subarray(name.length);
  await sql`insert into mail_outbox (id, content, due_at, created_at)
    values (${id}, ${unnamed}, now() + interval '1 day', now())`.execute(db);
  expect(await reseal(db, own)).toBe(1);
  const { rows } = await sql<{ content: Buffer }>`select content from mail_outbox where id = ${id}`.execute(db);
  expect(rows[0]!.content.subarray(0, name.length)).toEqual(name);
  expect(own.open(rows[0]!.content, mailContext(id))).toBe('an old mail');
  expect(await reseal(db, own)).toBe(0);
});

it('stops at what opens with neither key', async () => {
  const id = randomUUID();
  await sql`insert into mail_outbox (id, content, due_at, created_at)
    values (${id}, ${randomBytes(60)}, now() + interval '1 day', now())`.execute(server.db);
  await expect(reseal(server.db, createCipher(key, formerKey))).rejects.toThrow('authenticat');
});
