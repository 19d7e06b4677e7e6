import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { draw, saver } from '../bank/support.ts';
import { losing, reason, removalsOf } from '../security/removal-support.ts';
import { current, expectStage, plain, runJobs, trader } from '../counters/support.ts';
import { sent, uploadImage } from '../petitions/support.ts';
import { useApp } from '../support/app.ts';
import { uploadVoucher } from '../wallet/support.ts';
import { holder, usdtOf, withdraw } from '../wallet/withdrawal-support.ts';
import { useCommandLine } from './command-line.ts';
import { acts, operate, withToken } from './support.ts';

const server = useApp(withToken);

const { run, operator } = useCommandLine(server);

const stateOf = async ({ id }: { id: string }) => (await removalsOf(server, id)).at(-1)?.state;

describe('npm run operator', () => {
  it('lists, shows and approves requests to remove a lost authenticator app', async () => {
    const owner = await losing(server);
    const id = String(owner.removal);
    expect(await operator('removals')).toMatchObject([{ id, customer: owner.id }]);
    expect(await operator('removal', id)).toMatchObject({ id, text: reason });
    await operator('removal', id, 'approve');
    expect([await stateOf(owner), await operator('removals')]).toEqual(['waiting', []]);
    expect(await operator('removals', '--waiting')).toMatchObject([{ id }]);
    expect((await acts(server))[0]).toMatchObject({ operator: 'Ada Øst', act: 'removal-approved' });
    expect(await operator('audit', 'verify')).toMatchObject({ broken: null });
  });

  it('reviews, sends and confirms a withdrawal, and credits a deposit', async () => {
    const customer = await holder(server);
    const { sn } = await withdraw(customer);
    expect(await operator('withdrawals')).toMatchObject([{ sn, customer: customer.id, received: '99' }]);
    await expect(operator('send', sn)).rejects.toThrow('npm run operator');
    await operator('review', sn);
    await operator('send', sn, 'f00d'.repeat(16));
    await expect(run(['complete', sn])).rejects.toThrow(
      'This withdrawal was sent. Possible now: confirm. (not-next-step)',
    );
    expect(await operator('confirm', sn.toLowerCase(), '20')).toMatchObject({ next: 'It is completed.' });
    expect(await operator('withdrawals')).toEqual([]);
    expect(await operator('withdrawal', sn)).toMatchObject({ sn, status: 'completed', approvedBy: [] });
    expect(await operator('customer', customer.id)).toMatchObject({ id: customer.id, language: 'en-us' });
    const voucher = await uploadVoucher(customer);
    const request = { currency: 'USDT', network: 'tron', amount: '250', voucher };
    const { sn: deposit } = await customer.client.call('POST wallet/up', request);
    expect(await operator('deposits')).toMatchObject([{ sn: deposit, amount: '250', status: 'pending' }]);
    const folder = await mkdtemp(join(tmpdir(), 'florin-receipts-'));
    const receipt = join(folder, `${deposit}-receipt.jpg`);
    expect(await operator('deposit', deposit, '--photos', folder)).toMatchObject({ sn: deposit, saved: [receipt] });
    expect((await readFile(receipt)).subarray(0, 2).toString('hex')).toBe('ffd8');
    await rm(folder, { recursive: true });
    await operator('review', deposit);
    expect(await operator('confirm', deposit, '7', 'c'.repeat(64))).toEqual({
      confirmations: 7,
      confirmations_needed: 20,
    });
    expect(await operator('deposits')).toMatchObject([
      { sn: deposit, transactionId: 'c'.repeat(64), confirmations: 7 },
    ]);
    expect(await operator('confirm', deposit, '20', 'c'.repeat(64))).toMatchObject({ next: 'It can be credited now.' });
    await expect(operator('confirm', deposit, 'abc', 'c'.repeat(64))).rejects.toThrow('This isn’t valid');
    await expect(run(['credit', deposit, '0.000001'])).rejects.toThrow(/\(amount-too-small\)/);
    await expect(run(['credit', deposit, '600'])).rejects.toThrow('say so with --sure. (more-than-announced)');
    await operator('credit', deposit, '600', '--sure');
    expect(await usdtOf(server, customer)).toEqual(['1000', '0']);
  });

  it('sets the terms of a bank, shows where to pay, and completes a withdrawal by bank', async () => {
    const withdrawals = { fee: '1.5', minimum: '10', maximum: '500', daily_limit: '500', minutes: 60 };
    const folder = await mkdtemp(join(tmpdir(), 'florin-terms-'));
    const file = join(folder, 'eur.json');
    await writeFile(file, JSON.stringify({ currency: 'EUR', deposits: null, withdrawals }));
    await operator('bank', 'EUR', file);
    await rm(folder, { recursive: true });
    expect(await operator('bank')).toEqual([{ currency: 'EUR', deposits: null, withdrawals }]);
    const { sn } = await draw(await saver(server));
    await operator('review', sn);
    expect(await operator('card', sn)).toMatchObject({ number: '4111111111111111', holder: 'Margit Sample' });
    await operator('send', sn, 'SEPA 77/1');
    await operator('complete', sn);
    expect(await operator('withdrawals')).toEqual([]);
  });

  it('lists, shows, takes up, answers, completes and ends petitions', async () => {
    const customer = await server.customer();
    const submit = async (text: string) =>
      (
        await customer.client.call('POST petition/create', {
          category: 'request',
          text,
          images: [await uploadImage(customer)],
        })
      ).id;
    const [first, second] = [await submit('Please call me.'), await submit('Please write.')];
    expect(await operator('petitions')).toMatchObject([{ id: first, status: 'pending', images: 1 }, { id: second }]);
    const folder = await mkdtemp(join(tmpdir(), 'florin-images-'));
    expect(await operator('petition', first, '--photos', folder)).toMatchObject({
      text: 'Please call me.',
      answers: [],
    });
    const logged = (await acts(server)).length;
    for (const format of [[], ['--json']]) {
      const failure = await run(['petition', first, '--photos', join(folder, 'none'), ...format]).catch(
        (error: unknown) => error as { stderr: string },
      );
      expect(failure.stderr).toMatch(/^[^\n]*can’t be written: ENOENT[^\n]*\n$/);
    }
    expect((await acts(server)).length).toBe(logged);
    expect((await readFile(join(folder, `petition-${first}-1.jpg`))).subarray(0, 2).toString('hex')).toBe('ffd8');
    await rm(folder, { recursive: true });
    await operator('petition', first, 'review');
    await expect(operator('petition', first, 'complete')).rejects.toThrow('422');
    await expect(operator('petition', first, 'answer')).rejects.toThrow('npm run operator');
    await operator('petition', first, 'answer', 'We only write.');
    expect(await operator('petition', first)).toMatchObject({
      answers: [{ text: 'We only write.', operator: 'Ada Øst' }],
    });
    await operator('petition', first, 'complete', 'So we close this.');
    await expect(operator('petition', second, 'end')).rejects.toThrow('npm run operator');
    await operator('petition', second, 'end', 'We answered the other one.');
    expect(await operator('petitions')).toEqual([]);
    expect(await sent(customer)).toMatchObject([{ status: 3, reason: 'We answered the other one.' }, { status: 2 }]);
    expect((await acts(server))[0]).toMatchObject({ operator: 'Ada Øst', act: 'petition-ended' });
  });

  it('adds a fixed term, lists and closes it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'florin-terms-'));
    const file = join(folder, 'terms.json');
    const terms = {
      currency: 'USDT',
      days: 30,
      daily_rate: '0.02',
      interest: 'compound',
      minimum: '50',
      maximum: '50000',
    };
    await writeFile(file, JSON.stringify({ ...terms, early_cost: '0.5' }));
    expect(await operator('product', file)).toEqual({ id: 'usdt-30-1', yearly_rate: '7.5722' });
    expect(await operator('products')).toMatchObject([{ id: 'usdt-30-1', ...terms, running: 0, closed_at: null }]);
    await operator('products', 'close', 'usdt-30-1');
    expect(await operator('products')).toMatchObject([{ id: 'usdt-30-1', closed_at: expect.any(String) as string }]);
    await expect(operator('products', 'close', 'usdt-30-1')).rejects.toThrow('404');
    expect((await acts(server))[0]).toMatchObject({ operator: 'Ada Øst', act: 'pledge-product-closed' });
    await rm(folder, { recursive: true });
  });

  it('enters requests for the counters, takes one back, and settles the orders', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'florin-requests-'));
    const file = join(folder, 'request.json');
    const { createdBy: _, ...request } = plain;
    await writeFile(file, JSON.stringify(request));
    const found = async (): Promise<string> => {
      const customer = await trader(server);
      await operator('request', file);
      await customer.client.call('POST exchange/match', { counter: 'bronze' });
      await runJobs(server.services);
      const { sn } = expectStage(await current(customer), 'matched').offer;
      await customer.client.call('POST exchange/accept', { order: sn });
      return sn;
    };
    const [paid, unpaid] = [await found(), await found()];
    expect(await operator('orders')).toMatchObject([{ sn: paid }, { sn: unpaid }]);
    await operator('complete', paid);
    await operator('refund', unpaid);
    expect(await operator('orders')).toEqual([]);
    await operator('request', file);
    const [open] = (await operator('requests')) as { id: string }[];
    await operator('requests', 'withdraw', open?.id ?? '');
    expect(await operator('requests')).toEqual([]);
    await rm(folder, { recursive: true });
    expect((await acts(server))[0]).toMatchObject({ operator: 'Ada Øst', act: 'counter-request-withdrawn' });
  });

  it('says in its own words why nothing was done, and as JSON to programs', async () => {
    await expect(operator('approv', '1')).rejects.toThrow('There is no command');
    await expect(run(['refund', 'E26112300001'])).rejects.toThrow('decided already');
    await expect(run(['set', 'foo=1'])).rejects.toThrow('foo: ');
    await expect(run(['set', 'start_short_second=05'])).rejects.toThrow('start_short_second: This isn’t valid');
    await expect(operator('set', 'foo=1')).rejects.toThrow('{"status":422,');
    await expect(run(['deposits', '--foo'])).rejects.toThrow("Unknown option '--foo'");
    await expect(run(['request', '/nowhere/request.json'])).rejects.toThrow('no such file');
    await expect(run(['deposits'], 'http://127.0.0.1:1')).rejects.toThrow('No server answers at http://127.0.0.1:1.');
  });

  it('changes the terms of a leverage room, and issues and withdraws codes', async () => {
    type Room = { id: string; edge: string; next: object | null };
    const junior = async () => ((await operator('rooms')) as Room[]).find(({ id }) => id === 'junior');
    await operator('rooms', 'junior', 'edge=1.5', 'settlement_minutes=5', 'code_needed=true');
    expect(await junior()).toMatchObject({ next: { edge: '1.5', settlement_minutes: 5, code_needed: true } });
    await expect(operator('rooms', 'junior', 'edge')).rejects.toThrow('npm run operator');
    await expect(operator('rooms', 'junior', 'settlement_minutes=soon')).rejects.toThrow('422');
    const issued = (await operator('codes', 'issue', 'vip', '3', '2099-12-31T18:00Z', '--note', 'Fair')) as Room;
    expect(issued).toMatchObject({ code: expect.stringMatching(/^(\w{4}-){2}\w{4}$/) as string });
    expect(await operator('codes')).toMatchObject([
      { id: issued.id, room: 'vip', max_uses: 3, note: 'Fair', expires_at: '2099-12-31T18:00:00.000Z' },
    ]);
    await operator('codes', 'withdraw', issued.id);
    await expect(operator('codes', 'withdraw', issued.id)).rejects.toThrow('404');
    await expect(operator('codes', 'issue', 'vip')).rejects.toThrow('npm run operator');
  });

  it('says in a line what is wrong with a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'florin-broken-'));
    const file = join(folder, 'text.json');
    const refused = async (content: string): Promise<string> => {
      await writeFile(file, content);
      const failure = await run(['pages', 'publish', 'about', file, '--as', 'Ada Øst']).catch(
        (error: unknown) => error,
      );
      return (failure as { stderr: string }).stderr;
    };
    const page = (text: object) => JSON.stringify({ texts: { 'en-us': text } });
    for (const broken of ['', '{"texts": {', page({ title: 'About us' }).slice(1)])
      expect(await refused(broken)).toMatch(/^.*text\.json isn’t JSON: .*\n$/);
    expect(await refused('[]')).toMatch(/^.*text\.json has to be a JSON object.*\n$/);
    expect(await refused(page({ title: 'About us', file: 'none.html' }))).toMatch(/^.*none\.html can’t be read.*\n$/);
    expect(await refused('{}')).toBe('Nothing was changed:\n  texts: Fill this in\n');
    expect(await refused(page({ title: ' ', html: '' }))).toBe(
      'Nothing was changed:\n  texts.en-us.title: Fill this in\n  texts.en-us.html: Fill this in\n',
    );
    expect(await refused(page({ title: 'About us', html: `<p>${'word '.repeat(120_000)}</p>` }))).toContain(
      'texts.en-us.html: This is too long',
    );
    await rm(folder, { recursive: true });
  });

  it('publishes, edits, translates and withdraws pages and articles, from files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'florin-texts-'));
    const file = join(folder, 'text.json');
    const write = (content: object) => writeFile(file, JSON.stringify(content));
    await writeFile(join(folder, 'en-us.html'), '<p>From a file of its own.</p>\n');
    await write({ texts: { 'en-us': { title: 'About us', file: 'en-us.html' } } });
    expect(await operator('pages', 'publish', 'about', file)).toEqual({ version: 1 });
    const shown = (await operator('pages', 'show', 'about')) as { texts: object };
    expect(shown.texts).toEqual({ 'en-us': { title: 'About us', html: '<p>From a file of its own.</p>' } });
    // What is shown can be edited and published again, once.
    await write(shown);
    expect(await operator('pages', 'publish', 'about', file)).toEqual({ version: 2 });
    await expect(operator('pages', 'publish', 'about', file)).rejects.toThrow('422');
    await write({ texts: { 'de-de': { title: 'Über uns', html: '<p>Wir.</p>' } } });
    expect(await operator('pages', 'translate', 'about', file)).toEqual({ version: 2 });
    expect(((await operator('pages')) as object[])[0]).toMatchObject({
      name: 'about',
      version: 2,
      languages: ['de-de', 'en-us'],
    });
    expect(await operator('pages', 'show', 'about', '1')).toMatchObject({ version: 1, withdrawn_at: null });
    expect(await operator('pages', 'withdraw', 'about')).toEqual({ version: 2 });

    await write({ items: [{ id: 'security', texts: { 'en-us': { title: 'Security' } } }] });
    await operator('list', 'news-type', file);
    expect(await operator('list', 'news-type')).toMatchObject({ items: [{ id: 'security' }] });
    const text = { title: 'A fix', summary: 'What it fixes', html: '<p>Fixed.</p>' };
    await write({ type: 'security', texts: { 'en-us': text } });
    const { id } = (await operator('news', 'publish', file)) as { id: string };
    expect(await operator('news', 'edit', id, file)).toEqual({ version: 2 });
    await write({ texts: { 'de-de': text } });
    expect(await operator('news', 'translate', id, file)).toEqual({ version: 2 });
    expect(await operator('news', 'show', id)).toMatchObject({
      type: 'security',
      version: 2,
      texts: { 'de-de': text },
    });
    expect(await operator('news')).toMatchObject([{ id, titles: { 'en-us': 'A fix' } }]);
    expect(await operator('news', '--page', '2')).toEqual([]);
    expect(await operator('news', 'withdraw', id)).toEqual({ version: 2 });
    await write({ type: 'security', texts: { 'en-us': { ...text, html: '<p>x</p>\n<script>x()</script>' } } });
    await expect(operator('news', 'publish', file)).rejects.toThrow('texts.en-us.html:2');
    await expect(operator('news', 'publish')).rejects.toThrow('npm run operator');
    await expect(operator('pages', 'forget', 'about')).rejects.toThrow('npm run operator');
    await rm(folder, { recursive: true });
    expect((await acts(server))[0]).toMatchObject({ operator: 'Ada Øst', act: 'news-withdrawn' });
  });

  it('says which page it shows, and that there are no more', async () => {
    for (let entry = 0; entry < 51; entry += 1)
      await operate(server, 'POST', 'settings', { support_hours: `From ${entry}` });
    await operator('set', 'support_hours=');
    expect((await run(['audit'])).stderr).toMatch(/^Page 1 of 2, \d+ in all\.\n$/);
    for (const command of ['audit', 'news', 'deposits', 'withdrawals', 'petitions'])
      expect(await run([command, '--page', '9'])).toMatchObject({ stdout: 'none\n', stderr: 'There is no page 9.\n' });
    await expect(run(['audit', '2'])).rejects.toThrow('"2" is misspelled, or too much.');
  });

  it('prints its commands', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/operator.ts', '--help']);
    for (const command of ['pages publish', 'news edit', 'list <name>', 'audit verify'])
      expect(stdout).toContain(command);
  });

  it('shows and sets the site’s settings, and takes them back', async () => {
    const valueOf = async (name: string) =>
      ((await operator('settings')) as { name: string; value: unknown }[]).find((item) => item.name === name)?.value;
    expect(await valueOf('bonus_switch')).toBe(true);
    await operator(
      'set',
      'bonus_switch=false',
      'start_short_second=4',
      'languages=en-us,th-th',
      'support_hours=Weekdays = 9 to 17',
    );
    expect(await server.visitor().call('GET index/site', {})).toMatchObject({
      bonus_switch: false,
      start_short_second: 4,
      languages: ['en-us', 'th-th'],
      support_hours: 'Weekdays = 9 to 17',
    });
    expect((await acts(server))[0]).toMatchObject({ operator: 'Ada Øst', act: 'setting-changed' });
    await operator('set', 'bonus_switch=', 'support_hours=');
    expect([await valueOf('bonus_switch'), await valueOf('support_hours')]).toEqual([true, null]);
    await expect(operator('set', 'bonus_switch')).rejects.toThrow('npm run operator');
    await expect(operator('set', 'bonus_switch=maybe')).rejects.toThrow('422');
  });

  it('refuses one with a reason only', async () => {
    const owner = await losing(server);
    const id = String(owner.removal);
    await expect(operator('removal', id, 'refuse')).rejects.toThrow('npm run operator');
    expect(await stateOf(owner)).toBe('requested');
    await operator('removal', id, 'refuse', 'We could not reach you.');
    expect(await stateOf(owner)).toBe('refused');
    await expect(operator('removal', id, 'approve')).rejects.toThrow('this removal is refused');
  });

  // Last, since the log stays broken.
  it('fails when the log was changed, and names the first broken entry', async () => {
    for (const text of ['One.', 'Two.', 'Three.']) await operator('set', `support_hours=${text}`);
    const [, second] = await acts(server);
    await sql`alter table operator_audit disable trigger user`.execute(server.db);
    await sql`update operator_audit set operator = 'Eve' where id = ${BigInt(second?.id ?? 0)}`.execute(server.db);
    await sql`alter table operator_audit enable trigger user`.execute(server.db);
    await expect(operator('audit', 'verify')).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`"broken": "${second?.id}"`) as string,
      stderr: expect.stringContaining(`Entry ${second?.id} of the audit log`) as string,
    });
  });
});
