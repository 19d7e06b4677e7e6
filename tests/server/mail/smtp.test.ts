import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createMailer, type Mail, type Mailer } from '#server/plugins/mail';
import { readSettings } from '#server/settings';
import { holdTimeLimits } from '../support/time-limits.ts';

const mail: Mail = {
  to: 'ada@post.example',
  subject: 'รหัสของคุณ',
  text: '483920 ist Ihr Code für „Florin“.',
  language: 'de-de',
  unsubscribe: 'https://florin.example/stop/abc',
};

interface Received {
  readonly message: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly isSecure: boolean;
  readonly user: string | undefined;
}

/** Starts a mail server. Returns a mailer for it, as SMTP_URL with this host and query makes it, and what arrived. */
async function startServer(
  options: SMTPServerOptions,
  { host = '127.0.0.1', query = '' } = {},
): Promise<{ mailer: Mailer; received: Received[]; logins: string[] }> {
  const received: Received[] = [];
  const logins: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    onAuth: ({ username = '' }, _session, done) => {
      logins.push(username);
      done(null, { user: username });
    },
    onData: (stream, { envelope, secure, user }, done) => {
      void text(stream).then((message) => {
        received.push({
          message,
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          isSecure: secure,
          user,
        });
        done();
      });
    },
    ...options,
  });
  // What clients do to it is theirs to say.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  const url = `smtp://florin:hush@${host}:${port}${query}`;
  return { mailer: createMailer(readSettings({ NODE_ENV: 'test', SMTP_URL: url })), received, logins };
}

const withoutTls = { disabledCommands: ['STARTTLS'], allowInsecureAuth: true };
/** Another name of this machine, which isn't known as one. */
const elsewhere = '0.0.0.0';

it('hands the whole email to a mail server on this machine', async () => {
  const { mailer, received } = await startServer(withoutTls);
  await mailer.verify();
  await mailer.send(mail);
  expect(received).toHaveLength(1);
  const [{ message, from, to, user }] = received as [Received];
  expect({ from, to, user }).toEqual({ from: 'no-reply@florin.example', to: ['ada@post.example'], user: 'florin' });
  expect(message).toMatch(/^From: Florin <no-reply@florin\.example>\r$/mu);
  expect(message).toMatch(/^List-Unsubscribe: <https:\/\/florin\.example\/stop\/abc>\r$/mu);
  expect(message).toMatch(/^Subject: =\?UTF-8\?B\?/mu);
  expect(message.match(/^Content-Type: text\/(?:plain|html); charset=utf-8/gmu)).toHaveLength(2);
});

it('encrypts to any other, which has to prove who it is', async () => {
  const trusting = await startServer({}, { host: elsewhere, query: '?tls.rejectUnauthorized=false' });
  await trusting.mailer.send(mail);
  expect(trusting.received.map(({ isSecure, user }) => ({ isSecure, user }))).toEqual([
    { isSecure: true, user: 'florin' },
  ]);
  const strict = await startServer({}, { host: elsewhere });
  await expect(strict.mailer.send(mail)).rejects.toThrow(/certificate/u);
  expect(strict.logins).toEqual([]);
});

it('tells one that cannot encrypt neither password nor email, unless the URL allows it', async () => {
  const { mailer, received, logins } = await startServer(withoutTls, { host: elsewhere });
  await expect(mailer.send(mail)).rejects.toThrow(/STARTTLS/u);
  await expect(mailer.verify()).rejects.toThrow(/STARTTLS/u);
  expect([received, logins]).toEqual([[], []]);
  const allowed = await startServer(withoutTls, { host: elsewhere, query: '?requireTLS=false' });
  await allowed.mailer.send(mail);
  expect(allowed.received).toHaveLength(1);
});

it('fails when the mail server refuses, now or for good', async () => {
  for (const responseCode of [451, 550]) {
    const refusal = Object.assign(new Error('not now'), { responseCode });
    const { mailer } = await startServer({ ...withoutTls, onRcptTo: (_address, _session, done) => done(refusal) });
    await expect(mailer.send(mail)).rejects.toMatchObject({ responseCode });
  }
});

it('fails when the mail server accepts the connection and says nothing', async () => {
  const { mailer } = await startServer(
    { ...withoutTls, onConnect: () => {} },
    // Instead of eight seconds.
    { query: '?greetingTimeout=50' },
  );
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await expect(mailer.verify()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

it('fails when all steps together take 20 seconds', async () => {
  const onRcptTo = vi.fn<NonNullable<SMTPServerOptions['onRcptTo']>>();
  const { mailer, received } = await startServer({ ...withoutTls, onRcptTo });
  const time = holdTimeLimits();
  const sending = mailer.send(mail);
  await expect.poll(() => onRcptTo.mock.calls).toHaveLength(1);
  time.pass();
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  expect(time.limits).toEqual([20_000]);
  expect(received).toEqual([]);
});
