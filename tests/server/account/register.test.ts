import { describe, expect, it } from 'vitest';
import { unpublished } from './support.ts';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';

const server = useApp();

const password = 'ein gutes Wort';

async function sendCode(email: string, lang = 'en-us') {
  const response = await server.visitor().call('POST index/sendEmail', { email }, { lang });
  const mail = server.mails.findLast(({ to }) => to === email.toLowerCase());
  return { response, mail, code: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'none' };
}

const register = async (username: string, email: string, change: { code?: string; invite_code?: string } = {}) => {
  const code = change.code ?? (await sendCode(email)).code;
  return server.visitor().try('POST index/register', {
    username,
    password,
    email,
    code,
    invite_code: change.invite_code,
    agreed: unpublished,
  });
};

describe('registering', () => {
  it('opens an account with the emailed code and logs in', async () => {
    const email = 'margit@post.example';
    const { code } = await sendCode(email);
    const client = server.visitor();
    const session = await client.call('POST index/register', {
      username: 'Margit',
      password,
      email: 'Margit@Post.example',
      code,
      agreed: unpublished,
    });
    expect(session.info).toMatchObject({ username: 'Margit', email, real: { status: 0 }, fund_password: false });
    expect(session.info.id).toMatch(/^[1-9]\d{7}$/);
    client.token = session.token;
    const notices = await client.call('GET notice/index', {});
    expect(notices).toMatchObject({ total: 1, unread: 1, items: [{ title: 'Welcome to Florin' }] });
    // Only the unread count changes, so that no notice covers the first screen.
    expect(server.events).toContainEqual({ session: expect.any(String) as unknown, event: 'unread', payload: {} });
  });

  it('writes the mail and the welcome in the language of the visitor', async () => {
    const { mail, code } = await sendCode('hanna@post.example', 'de-de');
    expect(mail?.subject).toBe(`${code} ist Ihr Florin-Code`);
    const client = server.visitor();
    const request = { username: 'hanna', password, email: 'hanna@post.example', code, agreed: unpublished };
    const { token } = await client.call('POST index/register', request, { lang: 'de-de' });
    client.token = token;
    expect((await client.call('GET notice/index', {})).items[0]?.title).toBe('Willkommen bei Florin');
  });

  it('escapes a name in the HTML of a notice', async () => {
    // The field's rule allows no markup, but the notice must not rely on it.
    const { publishNotice } = await import('#server/domains/notices/publish');
    const { transact } = await import('#server/db/transact');
    const { id, client } = await server.customer();
    const values = { username: '<img src=x onerror=alert(1)>' };
    const notice = await transact(server.db, (tx) =>
      publishNotice(tx, server.services, { customer: id, language: 'en-us', kind: 'welcome', values }),
    );
    const { content } = await client.call('GET notice/detail', { id: notice });
    expect(content).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(content).not.toContain('<img');
  });

  it('responds the same for an address with an account, and emails its owner', async () => {
    await register('taken-mail', 'known@post.example');
    server.clock.advance(61);
    const unknown = await sendCode('unknown@post.example');
    const known = await sendCode('known@post.example');
    expect(known.response).toEqual(unknown.response);
    expect(known.code).toBe('none');
    expect(known.mail?.subject).toBe('You already have a Florin account');
    const again = await register('other-name', 'known@post.example', { code: '000000' });
    expect(again.data.code).toBe('email-code-wrong');
  });

  it('sends another code only after 60 seconds', async () => {
    const email = 'patient@post.example';
    const first = await sendCode(email);
    const early = await server.visitor().try('POST index/sendEmail', { email });
    expect(early).toMatchObject({ http: 429, data: { code: 'too-many-requests' } });
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(30);
    server.clock.advance(61);
    const second = await sendCode(email);
    expect((await register('patient', email, { code: first.code })).data.code).toBe('email-code-wrong');
    expect((await register('patient', email, { code: second.code })).status).toBe(1);
  });

  it('accepts a code for 10 minutes', async () => {
    const { code } = await sendCode('late@post.example');
    server.clock.advance(601);
    expect((await register('latecomer', 'late@post.example', { code })).data.code).toBe('email-code-wrong');
  });

  it('accepts a code once, even concurrently', async () => {
    const email = 'twice@post.example';
    const { code } = await sendCode(email);
    const both = await Promise.all([register('twice-one', email, { code }), register('twice-two', email, { code })]);
    expect(both.filter(({ status }) => status === 1)).toHaveLength(1);
  });

  it.each(['MARGARET', 'Ｍargaret'])('refuses %s where margaret is taken', async (username) => {
    await register('margaret', `m${Math.random()}`.slice(0, 12) + '@post.example');
    expect((await server.visitor().call('POST index/checkUsername', { username })).available).toBe(false);
    const response = await register(username, 'second-margaret@post.example', { code: '123456' });
    expect(response).toMatchObject(refused('username-taken'));
    expect(response.message).toBe('This username is taken. Choose another.');
  });

  it('stores who invited the customer, and refuses an unknown invite code', async () => {
    const first = await register('inviter', 'inviter@post.example');
    const { invite_code: inviteCode, id } = (first.data as unknown as { info: { invite_code: string; id: string } })
      .info;
    const unknown = await register('invited', 'invited@post.example', { invite_code: 'ZZZZZZ' });
    expect(unknown.data.code).toBe('invite-code-unknown');
    server.clock.advance(61);
    const response = await register('invited', 'invited@post.example', { invite_code: inviteCode.toLowerCase() });
    expect(response.status).toBe(1);
    const row = await server.db
      .selectFrom('customers')
      .select('invited_by')
      .where('username', '=', 'invited')
      .executeTakeFirst();
    expect(row?.invited_by).toBe(id);
  });

  it.each([
    ['common', 'Password1', 'password-common', 'This password is too common. Choose another.'],
    [
      'one with the username',
      'my Naming one',
      'password-names-you',
      'Don’t use your username or email in the password.',
    ],
    ['one with the email', 'box.of.names 7', 'password-names-you', 'Don’t use your username or email in the password.'],
  ])('refuses a password that is %s, and keeps the code valid', async (_kind, given, code, message) => {
    const email = `box.of.names@post${code.length + given.length}.example`;
    const request = { username: 'naming', email, code: (await sendCode(email)).code, agreed: unpublished };
    const response = await server.visitor().try('POST index/register', { ...request, password: given });
    expect(response).toMatchObject({ http: 200, status: 0, message, data: { code } });
    const username = `naming-${given.length}`;
    await server.visitor().call('POST index/register', { ...request, username, password });
  });

  it('reports errors by field in the customer’s language', async () => {
    const request = {
      username: 'abc',
      password: '12345',
      email: 'a@b',
      code: '12',
      invite_code: 'A',
      agreed: unpublished,
    };
    const english = await server.visitor().try('POST index/register', request);
    expect(english).toMatchObject({ http: 422, status: 0, data: { code: 'invalid' } });
    expect(english.data.errors).toEqual({
      username: ['Username length should be 5 to 30 characters'],
      password: ['Password length should be 6 to 32 characters'],
      email: ['Email length should be 6 to 32 characters', 'Email is not valid'],
      code: ['Email verification code should be 6 digits'],
      invite_code: ['Invite code length should be 6 to 8 characters'],
    });
    const thai = await server.visitor().try('POST index/register', request, { lang: 'th-th' });
    expect(thai.data.errors?.username).toEqual(['ชื่อผู้ใช้ต้องมี 5 ถึง 30 ตัวอักษร']);
  });

  it('stores neither passwords nor codes', async () => {
    const { code } = await sendCode('secret@post.example');
    await register('secretive', 'secret@post.example', { code });
    const { rows } = await server.db.executeQuery<{ text: string }>(
      (await import('kysely'))
        .sql`select c::text || s::text || e::text as text from customers c, sessions s, email_codes e`.compile(
        server.db,
      ),
    );
    const everything = rows.map(({ text }) => text).join('\n');
    expect(everything).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(everything).not.toContain(password);
    expect(everything).not.toContain(code);
  });
});
