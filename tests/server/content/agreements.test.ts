import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LegalDocument } from '#contract/content-agreements';
import type { Language } from '#contract/languages';
import { password } from '../account/support.ts';
import { useApp } from '../support/app.ts';

const server = useApp();

const since = (version: number): Date => new Date(`2026-0${version + 1}-01T00:00:00.000Z`);

/** Publishes a version of a document in one language. */
async function publish(name: LegalDocument, version: number, lang: Language = 'en-us'): Promise<void> {
  const text = { title: `${name} ${version}`, html: '<p>Sample</p>', version, updated_at: since(version) };
  await server.db
    .insertInto('content_pages')
    .values({ name, lang, ...text })
    .execute();
}

beforeEach(async () => {
  await sql`truncate content_pages`.execute(server.db);
  await publish('agreement', 1);
  await publish('privacyPolicy', 1);
});

let count = 0;

/** Registers a visitor who was shown these versions. */
async function register(agreed: { agreement: number; privacyPolicy: number } | undefined, lang: Language = 'en-us') {
  count += 1;
  const email = `reader${count}@post.example`;
  const client = server.visitor();
  await client.call('POST index/sendEmail', { email });
  const code = /\b\d{6}\b/.exec(server.mails.at(-1)?.text ?? '')?.[0] ?? 'none';
  const request = { username: `reader-${count}`, password, email, code, agreed };
  const response = await client.try('POST index/register', request, { lang });
  client.token = (response.data as { token?: string }).token;
  return { client, request, response };
}

const rows = async () => (await server.db.selectFrom('agreements').select('customer_id').execute()).length;

it('a version that the customer agreed to stays readable for them, in a language that it has', async () => {
  await publish('agreement', 1, 'de-de');
  const { client } = await register({ agreement: 1, privacyPolicy: 1 });
  await publish('agreement', 2);
  const [own] = (await client.call('GET user/agreements', {})).items;
  expect(own).toMatchObject({ version: 2, history: [{ version: 1 }] });
  const read = (version: string, lang?: Language) =>
    client.try('GET user/agreedText', { document: 'agreement', version }, lang === undefined ? {} : { lang });
  const first = { title: 'agreement 1', version: 1, agreed_at: own?.agreed?.at, updated_at: since(1).toISOString() };
  expect((await read('1')).data).toMatchObject({ ...first, lang: 'en-us' });
  expect((await read('1', 'de-de')).data).toMatchObject({ ...first, lang: 'de-de' });
  expect((await read('1', 'th-th')).data).toMatchObject({ ...first, lang: 'en-us' });
  // Nobody agreed to these.
  for (const version of ['2', '3']) expect(await read(version)).toMatchObject({ data: { code: 'not-found' } });
  const other = (await register(undefined)).client;
  const asked = { document: 'agreement', version: '1' } as const;
  expect(await other.try('GET user/agreedText', asked)).toMatchObject({ data: { code: 'not-found' } });
  expect(await server.visitor().try('GET user/agreedText', asked)).toMatchObject({ http: 401 });
  await client.call('POST user/agree', { document: 'agreement', version: 2 });
  const [newest] = (await client.call('GET user/agreements', {})).items;
  expect(newest?.history.map(({ version }) => version)).toEqual([2, 1]);
});

it('a translation that followed later is not what the customer agreed to', async () => {
  const { client } = await register({ agreement: 1, privacyPolicy: 1 });
  const agreedAt = server.clock.now();
  const text = { name: 'agreement', title: 'Später', html: '<p>Anders</p>', version: 1 } as const;
  await server.db
    .insertInto('content_pages')
    .values({ ...text, lang: 'de-de', updated_at: new Date(agreedAt.getTime() + 1000) })
    .execute();
  const asked = { document: 'agreement', version: '1' } as const;
  const read = (of: typeof client) => of.call('GET user/agreedText', asked, { lang: 'de-de' });
  expect(await read(client)).toMatchObject({ lang: 'en-us', title: 'agreement 1' });
  server.clock.advance(2);
  const { client: later } = await register({ agreement: 1, privacyPolicy: 1 });
  expect(await read(later)).toMatchObject({ lang: 'de-de', title: 'Später' });
  // English itself is dated after their agreement if another server's clock is ahead.
  await sql`truncate content_pages`.execute(server.db);
  await server.db
    .insertInto('content_pages')
    .values({ ...text, lang: 'en-us', updated_at: new Date(server.clock.now().getTime() + 5000) })
    .execute();
  expect(await read(client)).toMatchObject({ lang: 'en-us' });
});

describe('registering', () => {
  it('without a version, as in the specification, stores no agreement, so that the app asks for it', async () => {
    const { client, response } = await register(undefined);
    expect(response.status).toBe(1);
    const { items } = await client.call('GET user/agreements', {});
    expect(items.map(({ version, agreed }) => [version, agreed])).toEqual([
      [1, null],
      [1, null],
    ]);
  });

  it('stores which versions the customer agreed to, and when', async () => {
    const before = server.clock.now().toISOString();
    const { client } = await register({ agreement: 1, privacyPolicy: 1 });
    const { items } = await client.call('GET user/agreements', {});
    expect(items).toEqual(
      (['agreement', 'privacyPolicy'] as const).map((document) => ({
        document,
        version: 1,
        updated_at: since(1).toISOString(),
        agreed: { version: 1, at: items[0]?.agreed?.at },
        history: [{ version: 1, at: items[0]?.agreed?.at }],
      })),
    );
    const at = items[0]?.agreed?.at ?? '';
    expect([at >= before, at <= server.clock.now().toISOString()]).toEqual([true, true]);
  });

  it.each([
    [{ agreement: 1, privacyPolicy: 2 }],
    [{ agreement: 2, privacyPolicy: 1 }],
    [{ agreement: 3, privacyPolicy: 2 }],
    [{ agreement: 0, privacyPolicy: 0 }],
  ])('refuses %j when 2 and 2 are current, stores nothing, and keeps the code valid', async (shown) => {
    await publish('agreement', 2);
    await publish('privacyPolicy', 2);
    const before = await rows();
    const { client, request, response } = await register(shown);
    expect(response).toMatchObject({
      http: 200,
      status: 0,
      message: 'These documents have changed. Read them and agree again.',
      data: { code: 'agreement-changed' },
    });
    expect(await rows()).toBe(before);
    // Before the code, so that no attempt is used up.
    const guess = await client.try('POST index/register', { ...request, code: '000000' });
    expect(guess.data.code).toBe('agreement-changed');
    const agreed = { agreement: 2, privacyPolicy: 2 };
    expect((await client.try('POST index/register', { ...request, agreed })).status).toBe(1);
  });

  it('refuses other than whole versions', async () => {
    const request = { username: 'no-reader', password, email: 'noreader@post.example', code: '123456' };
    for (const agreed of [null, {}, { agreement: 1 }, { agreement: '1', privacyPolicy: 1.5 }, 'yes']) {
      const response = await server.visitor().try('POST index/register', { ...request, agreed } as never);
      expect([response.http, Object.keys(response.data.errors ?? {})[0]]).toEqual([
        422,
        expect.stringMatching(/^agreed/u),
      ]);
    }
  });

  it('stores nothing about documents that aren’t published', async () => {
    await sql`truncate content_pages`.execute(server.db);
    const { client, response } = await register({ agreement: 0, privacyPolicy: 0 });
    expect(response.status).toBe(1);
    expect(await client.call('GET user/agreements', {})).toEqual({ items: [] });
  });
});

describe('a newer version', () => {
  it('is told, locks nothing, and can be agreed to once', async () => {
    const { client } = await register({ agreement: 1, privacyPolicy: 1 });
    const atFirst = (await client.call('GET user/agreements', {})).items.map(({ agreed }) => agreed);
    server.clock.advance(60);
    await publish('agreement', 2);
    const [told] = (await client.call('GET user/agreements', {})).items;
    expect(told).toMatchObject({ version: 2, updated_at: since(2).toISOString(), agreed: atFirst[0] });
    expect((await client.try('GET user/score', {})).http).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => client.try('POST user/agree', { document: 'agreement', version: 2 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 1));
    const [now, policy] = (await client.call('GET user/agreements', {})).items.map(({ agreed }) => agreed);
    expect([now?.version, policy]).toEqual([2, atFirst[1]]);
    const { data } = await client.call('POST user/export', { password });
    expect(data.agreements).toEqual([
      { document: 'agreement', version: 1, agreed_at: atFirst[0]?.at },
      { document: 'privacyPolicy', version: 1, agreed_at: atFirst[1]?.at },
      { document: 'agreement', version: 2, agreed_at: now?.at },
    ]);
    expect(Date.parse(now?.at ?? '') - Date.parse(atFirst[0]?.at ?? '')).toBeGreaterThanOrEqual(60_000);
  });

  it('is the only one that can be agreed to', async () => {
    const { client } = await register({ agreement: 1, privacyPolicy: 1 });
    await publish('agreement', 2);
    for (const version of [0, 1, 3]) {
      const response = await client.try('POST user/agree', { document: 'agreement', version });
      expect(response.data.code).toBe('agreement-changed');
    }
    expect((await client.try('POST user/agree', { document: 'about', version: 1 } as never)).http).toBe(422);
    expect((await server.visitor().try('POST user/agree', { document: 'agreement', version: 2 })).http).toBe(401);
  });

  it('is agreed to for oneself only', async () => {
    const [one, other] = [
      await register({ agreement: 1, privacyPolicy: 1 }),
      await register({ agreement: 1, privacyPolicy: 1 }),
    ];
    await publish('agreement', 2);
    await one.client.call('POST user/agree', { document: 'agreement', version: 2 });
    expect((await other.client.call('GET user/agreements', {})).items[0]?.agreed?.version).toBe(1);
  });
});

describe('a translation', () => {
  it('is shown while it has the current version', async () => {
    await publish('agreement', 1, 'de-de');
    const german = () => server.visitor().call('GET info/agreement', { lang: 'de-de' });
    expect(await german()).toMatchObject({ lang: 'de-de', version: 1 });
    await publish('agreement', 2);
    expect(await german()).toMatchObject({ lang: 'en-us', version: 2 });
    await publish('agreement', 3, 'ja-jp');
    expect(await german()).toMatchObject({ lang: 'ja-jp', version: 3 });
  });
});
