import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addPasskey, protectedMember, tryPasskey } from '../security/support.ts';
import { useApp } from '../support/app.ts';
import { ask, closeDue, password } from './support.ts';

const server = useApp();

it('the export lists the factors without anything usable for a login', async () => {
  const { client, secret, recovery, confirm } = await protectedMember(server);
  await confirm();
  const { id } = await addPasskey(client, 'Phone');
  await confirm();
  const { data } = await client.call('POST user/export', { password });
  const { removal_waiting_days: _, ...factors } = await client.call('GET user/factors', {});
  expect(data.factors).toEqual(factors);
  expect(data.factors).toMatchObject({ recovery_codes: 10, passkeys: [{ id, name: 'Phone' }] });
  const text = JSON.stringify(data);
  for (const code of [secret, ...recovery, ...recovery.map((each) => each.replace('-', ''))])
    expect(text).not.toContain(code);
  const { rows } = await sql<{ bytes: Buffer }>`
    select secret as bytes from authenticators union all select code_hash from recovery_codes union all select public_key from passkeys
    union all select passkey_handle from customers`.execute(server.db);
  expect(rows.length).toBeGreaterThan(11);
  for (const { bytes } of rows) {
    for (const form of [
      bytes.toString('hex'),
      bytes.toString('base64'),
      bytes.toString('base64url'),
      JSON.stringify([...bytes]).slice(1, -1),
    ]) {
      expect(text).not.toContain(form);
    }
  }
});

it('a passkey of a closed account does not log in', async () => {
  const owner = await protectedMember(server);
  await owner.confirm();
  const { device } = await addPasskey(owner.client);
  const visitor = server.visitor();
  expect((await tryPasskey(visitor, device)).status).toBe(1);
  await owner.confirm();
  await ask(owner);
  await closeDue(server);
  expect((await tryPasskey(visitor, device)).data.code).toBe('passkey-refused');
  for (const table of [
    'authenticators',
    'recovery_codes',
    'passkeys',
    'passkey_challenges',
    'login_tickets',
  ] as const) {
    const left = await server.db.selectFrom(table).select('customer_id').where('customer_id', '=', owner.id).execute();
    expect([table, left]).toEqual([table, []]);
  }
});
