import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveLanguage } from '#server/domains/account/store';
import { returnWithdrawal, reviewWithdrawal, sendWithdrawal } from '#server/domains/wallet/review-withdrawal';
import { sendDueMails } from '#server/plugins/mail-outbox/jobs';
import { useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { check, confirm, decide, holder, tron, tryConfirm, withdraw, type Holder } from './withdrawal-support.ts';

let mailServer: 'there' | 'away' | 'silent' = 'there';
const server = useApp(({ mailer }) => ({
  prices: testPrices(),
  mailer: {
    ...mailer,
    send: async (mail) => {
      if (mailServer === 'away') throw new Error('no mail server');
      await (mailServer === 'silent' ? new Promise(() => {}) : mailer.send(mail));
    },
  },
}));

beforeEach(() => {
  mailServer = 'there';
});

const titles = async ({ client }: Holder) =>
  (await client.call('GET notice/index', {})).items.map(({ title }) => title);

/** What another server does once it may. */
async function sendLater(): Promise<void> {
  server.clock.advance(3 * 60);
  await sendDueMails(server.services);
}

const newestNotice = async ({ client }: Holder) => {
  const [newest] = (await client.call('GET notice/index', {})).items;
  return client.call('GET notice/detail', { id: newest!.id });
};

describe('a confirmed withdrawal', () => {
  it('is told by mail and notice, in full, with what to do if it was somebody else', async () => {
    const customer = await holder(server);
    const { hash } = await check(customer);
    server.mails.length = 0;
    const { sn } = await confirm(customer, hash);
    expect(server.mails).toHaveLength(1);
    const { subject, text } = server.mails[0]!;
    expect(subject).toBe('Withdrawal confirmed');
    for (const part of ['100.00 USDT', '99.00 USDT', `To: ${tron}`, sn, 'IP address: 127.0.0.1', 'Device: '])
      expect(text).toContain(part);
    expect(text).toContain(`/wallet/down/record?sn=${sn}`);
    expect(text).toContain('/user/password');
    const { title, content } = await newestNotice(customer);
    expect(title).toBe(`Withdrawal confirmed: ${sn}`);
    expect(content).toContain(tron);
    expect(content).toContain(`href="/wallet/down/record?sn=${sn}"`);
  });

  it('is told in the customer’s language, with the tag', async () => {
    const customer = await holder(server);
    await server.fund(customer.id, 'XRP', '1000');
    await saveLanguage(server.db, customer.id, 'de-de');
    const address = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';
    await withdraw(customer, { currency: 'XRP', network: 'xrp', address, memo: '42', amount: '12.5' });
    const mail = server.mails.at(-1);
    expect(mail?.subject).toBe('Auszahlung bestätigt');
    expect(mail?.text).toContain('Betrag: 12,50 XRP');
    expect(mail?.text).toContain(`An: ${address} (Destination-Tag 42)`);
  });

  it('is told once, even when it is confirmed a hundred times', async () => {
    const customer = await holder(server);
    const { hash } = await check(customer);
    server.mails.length = 0;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => tryConfirm(customer, hash, 'the-same-key-0001')),
    );
    await Promise.all(Array.from({ length: 50 }, () => tryConfirm(customer, hash)));
    // On a slow machine, some may wait in vain for their turn.
    const done = answers.filter(({ http }) => http !== 503).map(({ status }) => status);
    expect(new Set(done)).toEqual(new Set([1]));
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Withdrawal confirmed']);
    expect(await titles(customer)).toEqual([expect.stringMatching(/^Withdrawal confirmed: W\d+$/)]);
  });

  it('is not told if it is refused', async () => {
    const customer = await holder(server);
    const { hash } = await check(customer);
    await check(customer, { amount: '500' }).then((other) => confirm(customer, other.hash));
    server.mails.length = 0;
    expect(await tryConfirm(customer, hash)).toMatchObject({ data: { code: 'insufficient-balance' } });
    await sendLater();
    expect(server.mails).toEqual([]);
    expect(await titles(customer)).toHaveLength(1);
  });

  it('stands, and so does its notice, if the mail can’t be sent', async () => {
    const customer = await holder(server);
    const { hash } = await check(customer);
    mailServer = 'away';
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await confirm(customer, hash)).toMatchObject({ status: 0 });
    await vi.waitFor(() => expect(logged).toHaveBeenCalledWith(expect.stringContaining('no mail server')), 20_000);
    logged.mockRestore();
    expect(await titles(customer)).toEqual([expect.stringMatching(/^Withdrawal confirmed: W\d+$/)]);
  });

  it('is told by another server if this one ends before the mail is sent', async () => {
    const customer = await holder(server);
    const { hash } = await check(customer);
    server.mails.length = 0;
    mailServer = 'silent';
    const { sn } = await confirm(customer, hash);
    mailServer = 'there';
    await sendLater();
    const told = server.mails.filter(({ text }) => text.includes(sn));
    expect(told).toMatchObject([{ subject: 'Withdrawal confirmed' }]);
  });
});

describe('the outcome of a withdrawal', () => {
  it('is told by mail and notice when it is sent', async () => {
    const customer = await holder(server);
    const { sn } = await withdraw(customer);
    await decide(server, customer, sn, reviewWithdrawal);
    server.mails.length = 0;
    await decide(server, customer, sn, (tx, services, withdrawal, at) =>
      sendWithdrawal(tx, services, withdrawal, { transactionId: 'f00d-1', at }),
    );
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Withdrawal sent']);
    expect(server.mails[0]?.text).toContain(tron);
    expect(await titles(customer)).toEqual([`Withdrawal sent: ${sn}`, `Withdrawal confirmed: ${sn}`]);
  });

  it('is told with the reason when it is returned', async () => {
    const customer = await holder(server);
    const { sn } = await withdraw(customer);
    server.mails.length = 0;
    await decide(server, customer, sn, (tx, services, withdrawal, at) =>
      returnWithdrawal(tx, services, withdrawal, { reason: 'The network is down.', at }),
    );
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Withdrawal not sent']);
    expect(server.mails[0]?.text).toContain('Reason: The network is down.');
    expect((await newestNotice(customer)).content).toContain('The network is down.');
  });

  it('is not told if it is undone', async () => {
    const customer = await holder(server);
    const { sn } = await withdraw(customer);
    server.mails.length = 0;
    const fails = decide(server, customer, sn, async (tx, services, withdrawal, at) => {
      await returnWithdrawal(tx, services, withdrawal, { reason: 'The network is down.', at });
      throw new Error('undone');
    });
    await expect(fails).rejects.toThrow('undone');
    expect(server.mails).toEqual([]);
    expect(await titles(customer)).toEqual([expect.stringMatching(/^Withdrawal confirmed: W\d+$/)]);
  });
});

describe('a list of withdrawals', () => {
  const listed = async ({ client }: Holder, query: object = {}) =>
    client.call('GET wallet/down-record', { page: '1', ...query });

  it('finds one by its number, wherever it stands', async () => {
    const customer = await holder(server, '1000');
    const first = await withdraw(customer, { amount: '10' });
    for (let index = 0; index < 21; index += 1) await withdraw(customer, { amount: '10' });
    expect((await listed(customer)).items.map(({ sn }) => sn)).not.toContain(first.sn);
    expect(await listed(customer, { sn: first.sn })).toMatchObject({ items: [{ sn: first.sn }], total: 1 });
    expect(await listed(customer, { sn: first.sn, fiat: '1' })).toMatchObject({ items: [], total: 0 });
    expect(await listed(customer, { sn: 'W0' })).toMatchObject({ items: [], total: 0 });
  });

  it('shows nobody another customer’s', async () => {
    const [owner, stranger] = [await holder(server), await holder(server)];
    const { sn } = await withdraw(owner);
    expect(await listed(stranger, { sn })).toMatchObject({ items: [], total: 0 });
  });

  it('links no transaction of the sandbox, since it is on no network', async () => {
    const customer = await holder(server);
    const { sn } = await withdraw(customer);
    await decide(server, customer, sn, reviewWithdrawal);
    await decide(server, customer, sn, (tx, services, withdrawal, at) =>
      sendWithdrawal(tx, services, withdrawal, { transactionId: 'f00d', at }),
    );
    expect((await listed(customer)).items[0]).toMatchObject({ transaction_id: 'f00d', transaction_url: null });
  });
});
