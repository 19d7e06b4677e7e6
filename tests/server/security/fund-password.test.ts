import { describe, expect, it } from 'vitest';
import { fundPassword, kinds, member, password, titles } from '../account/support.ts';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';

const server = useApp();
const limited = useApp(() => ({ limits: true }));

const set = (next = fundPassword, login = password) => ({ password: login, trading_password: next });
const change = (given: string, next = '135791') => ({ password: given, new_password: next });

describe('setting the fund password', () => {
  it('works once, and notifies by notice and mail in the customer’s language', async () => {
    const { logIn, email } = await member(server, { lang: 'th-th' });
    const client = await logIn();
    const { info } = await client.call('POST user/tradingPassword', set());
    expect(info.fund_password).toBe(true);
    expect(server.mails).toEqual([expect.objectContaining({ to: email, subject: 'ตั้งรหัสผ่านทำธุรกรรมแล้ว' })]);
    expect(await titles(client)).toEqual(['ตั้งรหัสผ่านทำธุรกรรมแล้ว']);
    const again = await client.try('POST user/tradingPassword', set('135791'));
    expect(again).toMatchObject(refused('fund-password-already-set'));
    await client.call('POST user/trade-password', change(fundPassword));
  });

  it('succeeds for one of two concurrent requests, whose password is stored', async () => {
    const client = await (await member(server)).logIn();
    const wanted = ['135791', '975318'];
    const responses = await Promise.all(wanted.map((next) => client.try('POST user/tradingPassword', set(next))));
    expect(responses.filter(({ status }) => status === 1)).toHaveLength(1);
    const winner = responses.findIndex(({ status }) => status === 1);
    expect((await client.try('POST user/trade-password', change(wanted[1 - winner] ?? ''))).data.code).toBe(
      'fund-password-wrong',
    );
    await client.call('POST user/trade-password', change(wanted[winner] ?? ''));
    expect((await kinds(client)).filter((kind) => kind === 'fund-password-set')).toHaveLength(1);
  });

  it('needs the login password', async () => {
    const client = await (await member(server)).logIn();
    const missing = await client.try('POST user/tradingPassword', set(fundPassword, ''));
    expect(missing).toMatchObject({ http: 422, data: { errors: { password: ['Fill this in'] } } });
    const wrong = await client.try('POST user/tradingPassword', set(fundPassword, 'wrong'));
    expect(wrong).toMatchObject(refused('wrong-password'));
    expect(await kinds(client)).not.toContain('fund-password-set');
    expect((await client.call('POST user/tradingPassword', set())).info.fund_password).toBe(true);
  });

  it('counts wrong login passwords as guesses', async () => {
    const client = await (await member(limited)).logIn();
    for (let turn = 0; turn < 5; turn += 1) {
      const response = await client.try('POST user/tradingPassword', set(fundPassword, `guess ${turn}`));
      expect(response.data.code).toBe('wrong-password');
    }
    expect((await client.try('POST user/tradingPassword', set())).http).toBe(429);
  });

  it('refuses the login password', async () => {
    const client = await (await member(server)).logIn();
    const response = await client.try('POST user/tradingPassword', set(password));
    expect(response).toMatchObject(refused('same-as-login-password'));
    expect((await client.try('POST user/trade-password', change(password))).data.code).toBe('fund-password-missing');
  });

  it('refuses common words and the customer’s own name, also when it is changed', async () => {
    const { logIn, username } = await member(server);
    const client = await logIn();
    const bad = [
      ['Password', 'password-common'],
      ['my-florin', 'password-common'],
      [`${username}!`, 'password-names-you'],
    ] as const;
    for (const [next, code] of bad)
      expect(await client.try('POST user/tradingPassword', set(next))).toMatchObject(refused(code));
    await client.call('POST user/tradingPassword', set());
    for (const [next, code] of bad)
      expect(await client.try('POST user/trade-password', change(fundPassword, next))).toMatchObject(refused(code));
  });

  it.each(['111111', '123456', '987654', '567890123', '１２３４５６'])(
    'refuses %s at its field, and says why',
    async (easy) => {
      const client = await (await member(server)).logIn();
      const message = 'Don’t use digits in a row or one repeated digit, such as 123456 or 111111';
      expect(await client.try('POST user/tradingPassword', set(easy))).toMatchObject({
        http: 422,
        data: { errors: { trading_password: [message] } },
      });
      await client.call('POST user/tradingPassword', set());
      expect(await client.try('POST user/trade-password', change(fundPassword, easy))).toMatchObject({
        http: 422,
        data: { errors: { new_password: [message] } },
      });
    },
  );

  it('stores only a slow hash', async () => {
    const { id, logIn } = await member(server);
    await (await logIn()).call('POST user/tradingPassword', set());
    const row = await server.db
      .selectFrom('customers')
      .select('fund_password_hash')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.fund_password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('changing the fund password', () => {
  it('invalidates the old one, and notifies by notice and mail', async () => {
    const { logIn, email } = await member(server, { withFundPassword: true, lang: 'ja-jp' });
    const client = await logIn();
    await client.call('POST user/trade-password', change(fundPassword));
    expect(server.mails).toEqual([expect.objectContaining({ to: email, subject: '取引パスワードが変更されました' })]);
    expect(await titles(client)).toEqual(['取引パスワードが変更されました']);
    expect((await client.try('POST user/trade-password', change(fundPassword))).data.code).toBe('fund-password-wrong');
    await client.call('POST user/trade-password', change('135791', fundPassword));
  });

  it('refuses the login password', async () => {
    const client = await (await member(server, { withFundPassword: true })).logIn();
    const response = await client.try('POST user/trade-password', change(fundPassword, password));
    expect(response).toMatchObject(refused('same-as-login-password'));
    await client.call('POST user/trade-password', change(fundPassword));
  });

  it('fails if none is set, without counting a guess', async () => {
    const client = await (await member(limited)).logIn();
    for (let turn = 0; turn < 7; turn += 1) {
      expect(await client.try('POST user/trade-password', change('135791'))).toMatchObject({
        http: 200,
        data: { code: 'fund-password-missing' },
      });
    }
  });

  it('succeeds for one of two concurrent requests', async () => {
    const client = await (await member(server, { withFundPassword: true })).logIn();
    const responses = await Promise.all(
      ['135791', '975318'].map((next) => client.try('POST user/trade-password', change(fundPassword, next))),
    );
    expect(responses.map(({ status, data }) => (status === 1 ? 'changed' : data.code)).toSorted()).toEqual([
      'changed',
      'fund-password-wrong',
    ]);
    expect(server.mails).toHaveLength(1);
  });

  it('delays guesses after five wrong ones in a browser and ten in all, without affecting other customers', async () => {
    const [{ logIn }, other] = [
      await member(limited, { withFundPassword: true }),
      await member(limited, { withFundPassword: true }),
    ];
    const clients = [await logIn(), await logIn('Firefox · Windows'), await logIn('Chrome · Android')];
    const waits: number[] = [];
    for (const client of clients) {
      for (let turn = 0; turn < 5 && client !== clients[2]; turn += 1) {
        expect((await client.try('POST user/trade-password', change(`guess ${turn}`))).data.code).toBe(
          'fund-password-wrong',
        );
      }
      const stopped = await client.try('POST user/trade-password', change(fundPassword));
      expect(stopped).toMatchObject({ http: 429, data: { code: 'too-many-requests' } });
      waits.push(Number(stopped.headers['retry-after']));
    }
    expect(waits.map((seconds) => Math.ceil(seconds / 5) * 5)).toEqual([30, 30, 5]);
    await (await other.logIn()).call('POST user/trade-password', change(fundPassword));
    limited.clock.advance(31);
    for (const client of clients) await client.call('POST user/trade-password', change(fundPassword, fundPassword));
  });
});
