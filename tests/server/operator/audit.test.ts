import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { canonical } from '#server/canonical';
import { transact } from '#server/db/transact';
import { type Operator, recordAction, verifyActions } from '#server/domains/operator/audit-store';
import { useApp } from '../support/app.ts';
import { acts, operate, withToken } from './support.ts';

const server = useApp(withToken);

const ada: Operator = { name: 'Ada', token: 'shared' };

const write = (subject: string, details: Record<string, string | number | boolean> = {}) =>
  transact(server.db, (tx) =>
    recordAction(tx, { operator: ada, act: 'test', subject, details, at: server.clock.now() }),
  );

/** Tampers with the log as the database's owner could, verifies it, and restores it. */
async function tampered(change: ReturnType<typeof sql>, back: ReturnType<typeof sql>) {
  await sql`alter table operator_audit disable trigger user`.execute(server.db);
  await change.execute(server.db);
  const verdict = await verifyActions(server.db);
  await back.execute(server.db);
  await sql`alter table operator_audit enable trigger user`.execute(server.db);
  return verdict.broken;
}

it('an empty log is intact', async () => {
  expect(await verifyActions(server.db)).toEqual({ entries: 0, broken: null, hash: '0'.repeat(64) });
});

it('concurrent entries form one chain without gaps', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => write(`thing/${index}`, { z: index, a: true, ü: 'ß' })));
  expect(await verifyActions(server.db)).toMatchObject({ entries: 20, broken: null });
  expect((await acts(server)).map(({ id }) => Number(id))).toEqual(
    Array.from({ length: 20 }, (_, index) => 20 - index),
  );
  expect((await operate(server, 'GET', 'audit/verify')).data).toMatchObject({ entries: 20, broken: null });
});

it('a rolled back action is not logged', async () => {
  const failing = transact(server.db, async (tx) => {
    await recordAction(tx, { operator: ada, act: 'test', subject: 'undone', at: server.clock.now() });
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await verifyActions(server.db)).toMatchObject({ entries: 20, broken: null });
});

it('the database refuses to update, delete or truncate it', async () => {
  for (const statement of [
    'update operator_audit set operator = $$Eve$$',
    'delete from operator_audit',
    'truncate operator_audit',
  ]) {
    await expect(sql.raw(statement).execute(server.db)).rejects.toThrow('append-only');
  }
});

it.each([
  ['operator', sql`'Eve'`],
  ['token', sql`'own'`],
  ['token', sql`null`],
  ['act', sql`'other'`],
  ['subject', sql`'thing/x'`],
  ['details', sql`'{"z": 1}'::jsonb`],
  ['at', sql`at + interval '1 second'`],
  ['hash', sql`sha256('x')`],
  ['previous_hash', sql`sha256('x')`],
])('a changed %s is found at its entry', async (column, value) => {
  const name = sql.ref(column);
  await sql`create table if not exists audit_kept as select * from operator_audit where id = 7`.execute(server.db);
  const broken = await tampered(
    sql`update operator_audit set ${name} = ${value} where id = 7`,
    sql`update operator_audit set ${name} = (select k.${name} from audit_kept k) where id = 7`,
  );
  expect(broken).toBe('7');
  expect(await verifyActions(server.db)).toMatchObject({ broken: null });
});

it('a missing entry is detected at the next one', async () => {
  await sql`create table if not exists audit_kept as select * from operator_audit where id = 7`.execute(server.db);
  const broken = await tampered(
    sql`delete from operator_audit where id = 7`,
    sql`insert into operator_audit select * from audit_kept`,
  );
  expect(broken).toBe('8');
});

it('entries from before it said how the name was known stay intact, and later ones follow them', async () => {
  const { hash } = await verifyActions(server.db);
  const at = server.clock.now();
  const entry = { id: '21', at: at.toISOString(), operator: 'Ada', act: 'test', subject: 'old', details: {} };
  const old = createHash('sha256')
    .update(canonical({ ...entry, previous: hash }))
    .digest();
  await sql`insert into operator_audit (id, at, operator, act, subject, details, previous_hash, hash)
    values (21, ${at}, 'Ada', 'test', 'old', '{}', ${Buffer.from(hash, 'hex')}, ${old})`.execute(server.db);
  await write('new');
  expect(await verifyActions(server.db)).toMatchObject({ entries: 22, broken: null });
  expect((await acts(server)).slice(0, 2).map(({ token }) => token)).toEqual(['shared', null]);
  const forged = await tampered(
    sql`update operator_audit set token = 'own' where id = 21`,
    sql`update operator_audit set token = null where id = 21`,
  );
  expect(forged).toBe('21');
});
