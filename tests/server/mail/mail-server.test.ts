import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMailer } from '#server/plugins/mail';
import { sendDueMails } from '#server/plugins/mail-outbox/jobs';
import { readSettings } from '#server/settings';
import { fundPassword, kinds, member, password, titles } from '../account/support.ts';
import { useApp } from '../support/app.ts';
import type { Client } from '../support/client.ts';
import { requestWarnings } from '../support/request-log.ts';
import { holdTimeLimits } from '../support/time-limits.ts';
import { MailService } from './mail-service.ts';

const service = new MailService();
beforeAll(() => service.start());
afterAll(() => service.stop());

const server = useApp(() => ({
  mailer: createMailer(readSettings({ NODE_ENV: 'test', SMTP_URL: `${service.url}?greetingTimeout=60000` })),
}));

const code = /^\d{6} is your Florin code$/u;
const wasSet = 'Your fund password was set';

const sendCode = (email: string) => server.visitor().try('POST index/sendEmail', { email });
const setFundPassword = (client: Client) =>
  client.call('POST user/tradingPassword', { password, trading_password: fundPassword });

/** Failed attempts of each email that waits. */
const waiting = async (): Promise<number[]> =>
  (await sql<{ attempts: number }>`select attempts from mail_outbox order by attempts`.execute(server.db)).rows.map(
    ({ attempts }) => attempts,
  );

async function sendAfter(seconds: number): Promise<void> {
  server.clock.advance(seconds);
  await sendDueMails(server.services);
}

/** What requests and everything else log. */
let requests: unknown[] = [];
const errors = vi.spyOn(console, 'error');

beforeEach(() => {
  service.subjects.length = 0;
  requests = requestWarnings(server.app);
  errors.mockReset().mockImplementation(() => {});
});
afterAll(() => errors.mockRestore());

const refusedBecause = (reason: string) => ({
  reqId: expect.any(String) as unknown,
  why: expect.stringMatching(new RegExp(`^The mail server takes no email\\. \\(.*${reason}.*\\)$`, 'u')) as unknown,
});

describe('a mail server that is down', () => {
  it('gets a new code at once and the other emails later, when it is back', async () => {
    const owner = await member(server);
    const client = await owner.logIn();
    await service.stop();
    const refused = await sendCode('soon@post.example');
    expect(refused).toMatchObject({ http: 503, data: { code: 'unavailable' }, headers: { 'retry-after': '2' } });
    expect(requests).toEqual([refusedBecause('ECONNREFUSED')]);
    await setFundPassword(client);
    await server.visitor().call('POST index/forgotPassword', { identifier: owner.username });
    await expect.poll(waiting).toEqual([0, 1]);
    expect(errors).toHaveBeenCalledTimes(2);
    await service.start();
    expect((await sendCode('soon@post.example')).status).toBe(1);
    await sendAfter(61);
    expect(await waiting()).toEqual([]);
    expect(service.subjects).toHaveLength(3);
    expect(service.subjects).toEqual(
      expect.arrayContaining([expect.stringMatching(code), expect.stringMatching(code), wasSet]),
    );
  });

  it('gets no code that has expired', async () => {
    const { username } = await member(server);
    await service.stop();
    await server.visitor().call('POST index/forgotPassword', { identifier: username });
    await expect.poll(waiting).toEqual([0]);
    await service.start();
    await sendAfter(601);
    expect(await waiting()).toEqual([]);
    expect(service.subjects).toEqual([]);
  });
});

describe('a mail server that is silent', () => {
  it('holds up nobody but those who wait for a code, for 20 seconds', async () => {
    const [time, release] = [holdTimeLimits(), service.hold()];
    onTestFinished(release);
    const { id, client } = await server.customer();
    const before = service.connections;
    // More than take turns at a time.
    const addresses = Array.from({ length: 5 }, (_, index) => `silent${index}@post.example`);
    const asked = [
      ...addresses.map(sendCode),
      ...addresses.map((each) => client.try('POST index/sendEmailOfChange', { email: each })),
    ];
    await expect.poll(() => service.connections - before).toBe(asked.length);
    expect((await server.visitor().call('POST index/checkUsername', { username: 'margit' })).available).toBe(true);
    expect((await client.call('GET user/info', {})).info.id).toBe(id);
    time.pass();
    for (const { http, headers } of await Promise.all(asked))
      expect([http, headers['retry-after']]).toEqual([503, '2']);
    expect(new Set(time.limits)).toEqual(new Set([20_000]));
    expect(requests).toEqual(asked.map(() => refusedBecause('aborted')));
    release();
    expect((await sendCode('silent0@post.example')).status).toBe(1);
  });

  it('gets an email that nobody waits for when it speaks again', async () => {
    const client = await (await member(server)).logIn();
    const [time, release] = [holdTimeLimits(), service.hold()];
    onTestFinished(release);
    await setFundPassword(client);
    await expect.poll(() => time.limits).toEqual([20_000]);
    time.pass();
    await expect.poll(waiting).toEqual([1]);
    expect(errors).toHaveBeenCalledOnce();
    release();
    await sendAfter(61);
    expect(await waiting()).toEqual([]);
    expect(service.subjects).toEqual([wasSet]);
  });
});

describe('a mail server that is slow', () => {
  it('lets those wait who wait for a code, and nobody else', async () => {
    const [time, release] = [holdTimeLimits(), service.hold()];
    onTestFinished(release);
    const [{ client }, owner] = [await server.customer(), await (await member(server)).logIn()];
    const before = service.connections;
    let answered = 0;
    const asked = [
      sendCode('slow@post.example'),
      client.try('POST index/sendEmailOfChange', { email: 'slower@post.example' }),
    ].map((code) => code.finally(() => (answered += 1)));
    await setFundPassword(owner);
    await expect.poll(() => service.connections - before).toBe(3);
    expect((await client.call('GET notice/index', {})).total).toBe(0);
    expect([answered, service.subjects]).toEqual([0, []]);
    release();
    for (const { http, status } of await Promise.all(asked)) expect([http, status]).toEqual([200, 1]);
    await expect.poll(() => service.subjects).toHaveLength(3);
    expect(service.subjects).toContain(wasSet);
    expect(new Set(time.limits)).toEqual(new Set([20_000]));
    expect([requests, errors.mock.calls]).toEqual([[], []]);
  });
});

it('a bug doesn’t count as a mail server that takes no email', async () => {
  vi.spyOn(server.services.mailer, 'send').mockRejectedValueOnce(new TypeError('a bug'));
  expect((await sendCode('bug@post.example')).http).toBe(500);
  expect((await sendCode('bug@post.example')).status).toBe(1);
});

describe('an address that the mail server doesn’t know', () => {
  it('is refused at its field', async () => {
    service.unknown.add('typo@post.example');
    expect(await sendCode('typo@post.example')).toMatchObject({
      http: 422,
      data: { errors: { email: ['Email is not valid'] } },
    });
    // Not counted as sent.
    expect((await sendCode('typo@post.example')).http).toBe(422);
  });

  it('is told to its customer in the app, once', async () => {
    const owner = await member(server, { withFundPassword: true });
    const client = await owner.logIn();
    service.unknown.add(owner.email);
    for (const wait of [0, 61]) {
      server.clock.advance(wait);
      await client.call('POST user/sendTradingCode', {});
      await expect.poll(waiting).toEqual([1]);
      await sendDueMails(server.services);
      expect(await waiting()).toEqual([]);
    }
    expect(await titles(client)).toEqual(['We can’t reach you by email']);
    expect((await kinds(client))[0]).toBe('email-bounced');
    expect(JSON.stringify(errors.mock.calls)).not.toContain(owner.email);
  });
});
