import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { publishNotice } from '#server/domains/notices/publish';
import { exportKinds } from '#server/domains/privacy/inventory';
import { agents, kinds, titles } from '../account/support.ts';
import { useApp } from '../support/app.ts';
import { live, password, type Person, person } from './support.ts';

const server = useApp();

type Records = Record<string, Record<string, unknown>[]> & { account: Record<string, unknown> };

let customer: Person;
let made: Awaited<ReturnType<typeof live>>;
let data: Records;

beforeAll(async () => {
  customer = await person(server);
  made = await live(server, customer);
  // Data of another customer, which must not appear.
  await live(server, await person(server));
  data = (await customer.client.call('POST user/export', { password })).data as Records;
});

const record = (kind: string, at = 0): Record<string, unknown> => data[kind]?.at(at) ?? {};

describe('the export', () => {
  it('has every section', () => {
    expect(Object.keys(data)).toEqual([...exportKinds]);
    // A removal of the authenticator app has its own test.
    for (const kind of exportKinds.filter((each) => !['account', 'factors', 'removals'].includes(each)))
      expect([kind, data[kind]?.length]).not.toEqual([kind, 0]);
  });

  it('has the account as the app shows it, and everything else stored about it', () => {
    expect(data.account).toMatchObject({
      id: customer.id, username: customer.username, email: customer.email, avatar: `/uploads/${made.avatar}`, real: { status: 1 },
      fund_password: true, lang: 'en-us', invited_by: null, closes_at: null, forfeit_remainder: false, saved_addresses_only: false,
    }); // prettier-ignore
  });

  it('includes ended sessions, images with their URLs, and the decrypted ID number', () => {
    expect(data.sessions?.map(({ device, ended_at: ended }) => [device, ended !== null])).toEqual([
      ['Safari · iPhone', false],
      ['Firefox · Windows', true],
    ]);
    const { paper, avatar, unused } = made;
    expect(record('verifications')).toMatchObject({
      document: 'id-card', full_name: 'Margit Sample', id_number: 'X4RTBPFW4', front: `/uploads/${paper.front}`, back: `/uploads/${paper.back}`, status: 1, reason: null,
    }); // prettier-ignore
    const urls = data.pictures?.map(({ url }) => url);
    for (const filename of [paper.front, paper.back, avatar, unused]) expect(urls).toContain(`/uploads/${filename}`);
    expect(urls).toHaveLength(6);
  });

  it('has money as in the lists, oldest first, each transaction with its balance', async () => {
    const { client } = customer;
    const { timeline, ...deposit } = (await client.call('GET wallet/up-record', {})).items[0]!;
    expect(record('deposits')).toMatchObject({ ...deposit, timeline, memo: null });
    expect(record('conversions')).toEqual((await client.call('GET flash/records', {})).items[0]);
    expect(data.transactions).toEqual((await client.call('GET wallet/records', {})).items.toReversed());
    expect(record('transactions')).toMatchObject({
      kind: 'deposit',
      reference: made.sn,
      amount: '250',
      balance: '250',
    });
    expect(data.withdrawals).toEqual((await client.call('GET wallet/down-record', {})).items.toReversed());
    expect(record('withdrawals')).toMatchObject({ amount: '10', fee: '1', status: 3 });
    const addresses = (await client.call('GET wallet/addresses', {})).items;
    expect(data.addresses).toEqual(addresses.toSorted((a, b) => a.created_at.localeCompare(b.created_at)));
    const ordered = data.orders?.map(({ started_at: started, created_at: created }) => String(started ?? created));
    expect(ordered).toEqual(ordered?.toSorted());
    expect(data.cards).toMatchObject([{ number: '4111111111111111', holder: 'Margit Sample', phone: '15123456789' }]);
    expect(data.balances).toContainEqual({ currency: 'USDT', available: '0.5', held: '0' });
  });

  it('has petitions with their images and answers, without the name of who answered', async () => {
    const [petition] = (await customer.client.call('GET petition/index', {})).items;
    expect(data.petitions).toEqual([{ ...petition, decided_at: null }]);
    expect(petition).toMatchObject({ id: made.petition, answers: [{ text: 'We are looking into it.' }] });
  });

  it('has own limits, and the rooms with their time and code', () => {
    expect(data.limits).toMatchObject([
      {
        currency: 'USD',
        stake_per_day: '100',
        loss_per_day: null,
        pending: { stake_per_day: '200', loss_per_day: null },
      },
    ]);
    expect(typeof record('limits').break_until).toBe('string');
    expect(data.rooms).toMatchObject([{ room: 'vip', seconds: 0, settled_orders: 0, net_result: '0' }]);
    expect(record('rooms').code).toMatchObject({ used_at: record('rooms').entered_at });
  });

  it('has activity and notices with their content, oldest first', () => {
    expect(record('activity')).toMatchObject({ kind: 'login-password', device: 'Safari · iPhone' });
    expect(data.activity?.map(({ created_at: at }) => at)).toEqual(
      data.activity?.map(({ created_at: at }) => String(at)).toSorted(),
    );
    expect(data.notices?.map(({ title, read }) => [title, read])).toEqual([
      ['Your fund password was set', false],
      ['Identity verified', false],
      ['A bank card was linked', false],
      ['We answered your message', false],
      ['Login from a new device', false],
      [expect.stringMatching(/^Deposit credited: D\d+$/), false],
      [expect.stringMatching(/^Withdrawal confirmed: W\d+$/), false],
    ]);
    expect(record('notices').content).toContain('A fund password was set');
  });

  it('has no data of other customers, and no secret, hash or token', async () => {
    const text = JSON.stringify(data);
    const texts = await sql<{ secret: string | null }>`
      select unnest(array[password_hash, fund_password_hash]) as secret from customers`.execute(server.db);
    const bytes = await sql<{ secret: Buffer | null }>`
      select unnest(array[token_hash, cookie_hash, previous_token_hash, previous_cookie_hash]) as secret from sessions
      union all select id_number from verifications union all select number from bank_cards union all select code_hash from email_codes
      union all select body_hash from idempotency_keys union all select hash from leverage_codes`.execute(server.db);
    const secrets = [
      ...texts.rows.map(({ secret }) => secret),
      ...bytes.rows.flatMap(
        ({ secret }) =>
          secret && [secret.toString('hex'), secret.toString('base64'), JSON.stringify([...secret]).slice(1, -1)],
      ),
      customer.client.token,
      customer.client.cookie,
      password,
    ].filter((secret) => typeof secret === 'string');
    expect(secrets.length).toBeGreaterThan(30);
    for (const secret of secrets) expect(text).not.toContain(secret);
    const others = await server.db
      .selectFrom('customers')
      .select(['id', 'email', 'username'])
      .where('id', '<>', customer.id)
      .execute();
    for (const value of others.flatMap((row) => Object.values(row))) expect(text).not.toContain(value);
  });
});

describe('requesting the export', () => {
  it('requires the password', async () => {
    const { client } = await person(server);
    expect((await client.try('POST user/export', { password: 'wrong one' })).data.code).toBe('wrong-password');
    expect(await kinds(client)).not.toContain('data-exported');
  });

  it('notifies the customer and is recorded in the activity', async () => {
    const owner = await person(server, 'ja-jp');
    await owner.client.call('POST user/export', { password });
    expect((await titles(owner.client))[0]).toBe('お客様のデータがダウンロードされました');
    expect(server.mails).toEqual([
      expect.objectContaining({ to: owner.email, subject: 'お客様のデータがダウンロードされました' }),
    ]);
    expect(server.mails[0]?.text).toContain('Safari · iPhone');
    expect((await kinds(owner.client))[0]).toBe('data-exported');
  });

  it('reads one snapshot: a concurrent commit is included whole or not at all', async () => {
    const owner = await person(server);
    let stop = false;
    // Each commit adds a transaction and a notice.
    const writing = (async () => {
      for (let count = 0; !stop; count += 1) {
        await transact(server.db, async (tx) => {
          await publishNotice(tx, server.services, {
            customer: owner.id,
            language: 'en-us',
            kind: 'welcome',
            values: { username: String(count) },
          });
          await sql`select ledger_post('test', ${`${owner.id}-${count}`}, ${owner.id}, null, ${JSON.stringify([
            { owner: 'platform', bucket: 'external', currency: 'USDT', amount: '-1' },
            { owner: owner.id, bucket: 'available', currency: 'USDT', amount: '1' },
          ])})`.execute(tx);
        });
      }
    })();
    try {
      for (let turn = 0; turn < 5; turn += 1) {
        const { data: read } = await owner.client.call('POST user/export', { password });
        const { transactions = [], notices = [], balances = [] } = read as Records;
        expect(notices.filter(({ title }) => title === 'Welcome to Florin')).toHaveLength(transactions.length);
        expect(balances[0]?.available ?? '0').toBe(String(transactions.length));
      }
    } finally {
      stop = true;
      await writing;
    }
  });
});

describe('repeating the export', () => {
  const limited = useApp(() => ({ limits: true }));

  it('is refused after five requests in an hour', async () => {
    const { client } = await person(limited);
    client.userAgent = agents['Safari · iPhone'];
    for (let turn = 0; turn < 5; turn += 1) await client.call('POST user/export', { password });
    expect((await client.try('POST user/export', { password })).http).toBe(429);
  });
});
