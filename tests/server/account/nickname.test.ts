import { describe, expect, it } from 'vitest';
import { useApp } from '../support/app.ts';
import { kinds, member } from './support.ts';

const server = useApp();

const signedIn = async () => {
  const owner = await member(server);
  return { ...owner, client: await owner.logIn() };
};

const change = 'POST user/profile';

describe('the nickname', () => {
  it('starts as the username, and is changed for its customer alone', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const { info } = await one.client.call(change, { nickname: '  Margit  ' });
    expect([info.nickname, info.username]).toEqual(['Margit', one.username]);
    expect((await one.client.call('POST user/refresh', {})).info.nickname).toBe('Margit');
    expect((await other.client.call('POST user/refresh', {})).info.nickname).toBe(other.username);
  });

  it('is recorded with its device, once', async () => {
    const { client } = await signedIn();
    await client.call(change, { nickname: 'Margit' });
    await client.call(change, { nickname: 'Margit' });
    expect(await kinds(client)).toEqual(['nickname-changed', 'login-password']);
    const { items } = await client.call('GET user/activity', {});
    expect(items[0]).toMatchObject({ device: 'Safari · iPhone', address: '127.0.0.1' });
  });

  it.each([
    ['มากิต', 'มากิต'],
    ['🙂', '🙂'],
    ["O'Brien & <Söhne>", "O'Brien & <Söhne>"],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    // Decomposed letters are composed before they are counted.
    ['e\u0301'.repeat(30), 'é'.repeat(30)],
    ['x'.repeat(30), 'x'.repeat(30)],
  ])('may be %j', async (given, stored) => {
    const { client } = await signedIn();
    expect((await client.call(change, { nickname: given })).info.nickname).toBe(stored);
  });

  it.each([
    ['', 'validation:required'],
    ['  \t ', 'validation:required'],
    ['x'.repeat(31), 'validation:nickname-length'],
    ['a\u0000b', 'validation:nickname-characters'],
    ['a\nb', 'validation:nickname-characters'],
    ['a\u2028b', 'validation:nickname-characters'],
    ['abc\u202Etxt', 'validation:nickname-characters'],
    ['\u2066abc', 'validation:nickname-characters'],
    ['\uD83D', 'validation:nickname-characters'],
    // Nothing that a person would see.
    ['\u200B\u200D', 'validation:nickname-characters'],
  ])('is refused at the field as %j', async (nickname, key) => {
    const { client, username } = await signedIn();
    expect(await client.try(change, { nickname }, { lang: 'de-de' })).toMatchObject({
      http: 422,
      data: { code: 'invalid', errors: { nickname: [server.services.texts.text('de-de', key as never)] } },
    });
    expect((await client.call('POST user/refresh', {})).info.nickname).toBe(username);
    expect(await kinds(client)).toEqual(['login-password']);
  });

  it('needs a session', async () => {
    expect((await server.visitor().try(change, { nickname: 'Margit' })).http).toBe(401);
  });
});

describe('changing it again and again', () => {
  const limited = useApp(() => ({ limits: true }));

  it('is limited', async () => {
    const { client } = await limited.customer();
    for (let turn = 0; turn < 60; turn += 1) await client.call(change, { nickname: `Name ${turn}` });
    expect((await client.try(change, { nickname: 'Margit' })).http).toBe(429);
  });
});
