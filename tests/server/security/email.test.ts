import { describe, expect, it } from 'vitest';
import { kinds, member, password, statusOf, titles, unpublished } from '../account/support.ts';
import { useApp } from '../support/app.ts';
import { type Client, refused } from '../support/client.ts';

const server = useApp();

async function sendCode(client: Client, email: string, lang = 'en-us') {
  const response = await client.call('POST index/sendEmailOfChange', { email }, { lang });
  const mail = server.mails.findLast(({ to }) => to === email);
  return { response, mail, code: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'none' };
}

const storedEmail = async (id: string) =>
  (await server.db.selectFrom('customers').select('email').where('id', '=', id).executeTakeFirst())?.email;

describe('a code for a new address', () => {
  it('is sent there, in the language of the request', async () => {
    const client = await (await member(server)).logIn();
    const { mail, code, response } = await sendCode(client, 'neu@post.example', 'de-de');
    expect(mail?.subject).toBe(`${code} ist Ihr Florin-Code`);
    expect(mail?.text).toContain('diese E-Mail-Adresse für Ihr Florin-Konto');
    expect(response).toEqual({ resend_after: 60, expires_in: 600 });
  });

  it('has the same response for an address with an account, whose owner gets another mail', async () => {
    const [{ logIn }, owner] = [await member(server), await member(server)];
    const client = await logIn();
    const unknown = await client.try('POST index/sendEmailOfChange', { email: 'nobody-yet@post.example' });
    const known = await client.try('POST index/sendEmailOfChange', { email: owner.email });
    expect([known.http, known.message, known.data]).toEqual([unknown.http, unknown.message, unknown.data]);
    const mail = server.mails.findLast(({ to }) => to === owner.email);
    expect(mail?.subject).toBe('This email already has a Florin account');
    expect(mail?.text).not.toMatch(/\d{6}/);
    const tried = await client.try('POST user/email', { email: owner.email, code: '123456', password });
    const other = await client.try('POST user/email', { email: 'nobody-yet@post.example', code: '123456', password });
    expect([tried.http, tried.message, tried.data]).toEqual([other.http, other.message, other.data]);
    expect(tried.data.code).toBe('email-code-wrong');
  });

  it('can be resent only after 60 seconds', async () => {
    const client = await (await member(server)).logIn();
    const email = 'patient@post.example';
    await sendCode(client, email);
    const early = await client.try('POST index/sendEmailOfChange', { email });
    expect(early.http).toBe(429);
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(30);
    server.clock.advance(61);
    await sendCode(client, email);
  });

  it('is not valid for registering', async () => {
    const client = await (await member(server)).logIn();
    const { code } = await sendCode(client, 'other-use@post.example');
    const request = { username: 'other-use', password, email: 'other-use@post.example', code, agreed: unpublished };
    expect((await server.visitor().try('POST index/register', request)).data.code).toBe('email-code-wrong');
  });
});

describe('changing the email address', () => {
  it('makes the new one valid for logins, and notifies the old one in the customer’s language', async () => {
    const { id, logIn, email: old } = await member(server, { lang: 'ja-jp' });
    const [client, other] = [await logIn(), await logIn()];
    const email = 'changed@post.example';
    const { code } = await sendCode(client, email);
    server.mails.length = 0;
    const { info } = await client.call('POST user/email', { email: 'Changed@Post.example', code, password });
    expect([info.email, await storedEmail(id)]).toEqual([email, email]);
    expect(server.mails).toEqual([expect.objectContaining({ to: old, subject: 'メールアドレスが変更されました' })]);
    expect(server.mails[0]?.text).not.toContain(email);
    expect((await titles(client))[0]).toBe('メールアドレスが変更されました');
    expect(await statusOf(other)).toBe(401);
    expect((await server.visitor().try('POST index/login', { username: old, password })).data.code).toBe(
      'wrong-credentials',
    );
    expect((await server.visitor().try('POST index/login', { username: email, password })).status).toBe(1);
  });

  it('checks the password first, so that a typo does not use up an attempt of the code', async () => {
    const client = await (await member(server)).logIn();
    const email = 'typist@post.example';
    const { code } = await sendCode(client, email);
    for (let turn = 0; turn < 6; turn += 1) {
      expect((await client.try('POST user/email', { email, code, password: 'wrong' })).data.code).toBe(
        'wrong-password',
      );
    }
    await client.call('POST user/email', { email, code, password });
  });

  it('refuses a wrong code, and a correct one after 10 minutes', async () => {
    const { id, logIn, email: old } = await member(server);
    const client = await logIn();
    const email = 'guessed@post.example';
    const { code } = await sendCode(client, email);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await client.try('POST user/email', { email, code: wrong, password })).data.code).toBe('email-code-wrong');
    server.clock.advance(601);
    expect((await client.try('POST user/email', { email, code, password })).data.code).toBe('email-code-wrong');
    expect(await storedEmail(id)).toBe(old);
    expect(await kinds(client)).not.toContain('email-changed');
  });

  it('accepts a code once, even concurrently', async () => {
    const clients = await Promise.all([member(server), member(server)].map(async (each) => (await each).logIn()));
    const email = 'wanted@post.example';
    const { code } = await sendCode(clients[0]!, email);
    const responses = await Promise.all(
      clients.map((client) => client.try('POST user/email', { email, code, password })),
    );
    expect(responses.map(({ status, data }) => (status === 1 ? 'changed' : data.code)).toSorted()).toEqual([
      'changed',
      'email-code-wrong',
    ]);
  });

  it('reports the address as taken if an account was opened with it in the meantime', async () => {
    const { id, logIn, email: old } = await member(server);
    const client = await logIn();
    const email = 'meanwhile@post.example';
    const { code } = await sendCode(client, email);
    await server.db
      .updateTable('customers')
      .set({ email })
      .where('id', '=', (await server.customer()).id)
      .execute();
    const response = await client.try('POST user/email', { email, code, password });
    expect(response).toMatchObject(refused('email-taken'));
    expect(await storedEmail(id)).toBe(old);
    expect(await titles(client)).toEqual([]);
  });
});
