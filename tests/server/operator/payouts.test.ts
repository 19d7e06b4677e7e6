import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Operator } from '../../../scripts/support/operator-command.ts';
import { decide } from '../../../scripts/support/operator-decide.ts';
import { CommandError, NoAnswer } from '../../../scripts/support/operator-errors.ts';
import { everyItem } from '../../../scripts/support/operator-list.ts';
import { sandboxAddress } from '#server/sandbox/addresses';
import { draw, saver, seedTerms } from '../bank/support.ts';
import { useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { tron, usdtOf, withdraw } from '../wallet/withdrawal-support.ts';
import { twoOperators, transactionOf } from './approval-support.ts';
import { useCommandLine } from './command-line.ts';
import { acts, operate, withOwnTokens } from './support.ts';

const server = useApp((services) => ({ ...withOwnTokens(services), prices: testPrices() }));
const { run, operator } = useCommandLine(server);
const { ada, ben, inReview, limitTo } = twoOperators(server);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'florin-payouts-'));
});
afterAll(() => rm(folder, { recursive: true }));

const read: Operator['ask'] = async (path) => (await operate(server, 'GET', path)).data;
const refusalOf = async (...given: string[]) =>
  run(given).then(
    () => 'nothing was refused',
    (failure: unknown) => (failure as { stderr: string }).stderr,
  );

it('exports what two people approved and what needs nobody, and books out what was signed', async () => {
  await seedTerms(server);
  await limitTo(300);
  const { customer, sn: small } = await inReview('100');
  const [large, waiting] = [await inReview('300'), await inReview('301')];
  await withdraw(customer, { amount: '11' });
  await server.fund(customer.id, 'XRP', '100');
  const { address } = sandboxAddress('xrp', '1');
  const other = await withdraw(customer, { currency: 'XRP', network: 'xrp', address, memo: '42', amount: '10' });
  const { sn: byBank } = await draw(await saver(server), { amount: '20' });
  for (const sn of [other.sn, byBank]) await ada(`${sn}/review`);
  await ada(`${waiting.sn}/approve`);
  await Promise.all([ada(`${large.sn}/approve`), ben(`${large.sn}/approve`)]);

  const file = join(folder, 'payouts.json');
  const totals = [
    { network: 'tron', currency: 'USDT', count: 2, amount: '398' },
    { network: 'xrp', currency: 'XRP', count: 1, amount: '9.8' },
  ];
  expect(await operator('withdrawals', 'export', file)).toEqual({ file, totals, exportedBefore: [], overtaken: [] });
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
    version: 1,
    payouts: [
      { sn: small, network: 'tron', currency: 'USDT', amount: '99', address: tron, memo: '' },
      { sn: large.sn, network: 'tron', currency: 'USDT', amount: '299', address: tron, memo: '' },
      { sn: other.sn, network: 'xrp', currency: 'XRP', amount: '9.8', address, memo: '42' },
    ],
    totals,
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  // What somebody may be signing is never replaced.
  expect(await refusalOf('withdrawals', 'export', file)).toContain('file already exists');

  // Nobody pays twice by accident: not by another file, and not by returning what may be signed.
  const again = join(folder, 'again.json');
  const exported = [small, large.sn, other.sn];
  const nothing = { totals: [], exportedBefore: exported, overtaken: [] };
  expect(await operator('withdrawals', 'export', again)).toEqual({ file: again, ...nothing });
  expect(await refusalOf('return', small, 'Unknown')).toContain('It was written for a signer at ');
  expect(await usdtOf(server, customer)).toEqual(['4889', '111']);
  const lost = join(folder, 'lost.json');
  expect(await refusalOf('withdrawals', 'export', lost, '--sure')).toContain('Name the withdrawals');
  expect(await refusalOf('withdrawals', 'export', lost, small)).toContain(`${small} was exported before.`);
  expect(await refusalOf('withdrawals', 'export', lost, waiting.sn)).toContain(`${waiting.sn} isn’t to be sent now.`);
  expect(await operator('withdrawals', 'export', lost, small.toLowerCase(), '--sure')).toMatchObject({
    totals: [{ count: 1, amount: '99' }],
    exportedBefore: [large.sn, other.sn],
  });

  const signed = join(folder, 'signed.txt');
  const [first = '', second, third] = [small, large.sn, other.sn].map(transactionOf);
  await writeFile(
    signed,
    `${small} ${first}\n\n${large.sn.toLowerCase()},\t0x${second}\r\n${waiting.sn};${'e'.repeat(64)}\n`,
  );
  const refusal = await refusalOf('withdrawals', 'sent', signed);
  expect(refusal).toMatch('1 of 3 lines were refused, and the others are marked as sent:\n');
  expect(refusal).toMatch(`Line 4, ${waiting.sn}: Two people have to approve this withdrawal`);
  expect(refusal).toMatch(/If it was paid, have it approved and read the file again, before the next export\.$/m);
  expect(await usdtOf(server, large.customer)).toEqual(['4700', '0']);
  expect(await usdtOf(server, waiting.customer)).toEqual(['4699', '301']);

  // Read again, it books nothing twice.
  const logged = (await acts(server)).length;
  await writeFile(signed, `${small} 0X${first.toUpperCase()}\n${large.sn} ${second}\n`);
  expect(await operator('withdrawals', 'sent', signed)).toEqual([
    { sn: small, transaction: `0X${first.toUpperCase()}`, sent: 'before' },
    { sn: large.sn, transaction: second, sent: 'before' },
  ]);
  await writeFile(signed, `${small} ${second}\n${other.sn} ${third}\nW0 ${'f'.repeat(64)}\n${byBank} ${first}\n`);
  const mixed = await refusalOf('withdrawals', 'sent', signed, '--json');
  expect(JSON.parse(mixed)).toEqual({
    message: '3 of 4 lines were refused, and the others are marked as sent:',
    refused: [
      `Line 1, ${small}: It was sent before, as ${first}.`,
      expect.stringMatching(/^Line 3, W0: Nothing found/) as string,
      `Line 4, ${byBank}: It goes by bank, so it isn’t one of a signer’s.`,
    ],
    items: [{ sn: other.sn, transaction: third, sent: 'now' }],
  });
  expect((await acts(server)).length).toBe(logged + 1);
});

it('exports what can still be sent, and returns what surely wasn’t paid', async () => {
  const [gone, { customer, sn }] = [await inReview('50'), await inReview('60')];
  const file = join(folder, 'rest.json');
  const ask = vi.fn<Operator['ask']>(async (path) => {
    if (path === `withdrawals/${gone.sn}/export`)
      throw new CommandError('It was returned.', { answer: { code: 'not-next-step' } });
    return path.startsWith('withdrawals?') ? read(path) : {};
  });
  const command = decide({ ask, image: async () => Buffer.alloc(0) }, ['withdrawals', 'export', file], {});
  expect(await command).toMatchObject({ totals: [{ count: 1, amount: '59' }], overtaken: [gone.sn] });
  await operator('export', sn);
  expect(await refusalOf('export', sn)).toContain('It was written for a signer at ');
  await operator('return', sn, 'Unknown', '--sure');
  expect(await usdtOf(server, customer)).toEqual(['5000', '0']);
});

it.each([
  ['nobody answered', new NoAnswer('The connection broke.')],
  ['there were too many calls', new CommandError('Try again later.', { answer: { code: 'too-many-requests' } })],
])('writes what was marked before %s, and says of which withdrawal it doesn’t know', async (what, failure) => {
  const [first, second] = [await inReview('50'), await inReview('60')];
  const file = join(folder, `${what}.json`);
  const ask = vi.fn<Operator['ask']>(async (path) => {
    if (path === `withdrawals/${second.sn}/export`) throw failure;
    return path.startsWith('withdrawals?') ? read(path) : {};
  });
  const words = ['withdrawals', 'export', file, first.sn, second.sn];
  const command = decide({ ask, image: async () => Buffer.alloc(0) }, words, {});
  await expect(command).rejects.toThrow(`${second.sn}: ${failure.message} See whether it is marked`);
  const { payouts } = JSON.parse(await readFile(file, 'utf8')) as { payouts: { sn: string }[] };
  expect(payouts.map(({ sn }) => sn)).toEqual([first.sn]);
});

it('sends nothing of a file that has anything else in a line', async () => {
  const ask = vi.fn<Operator['ask']>();
  const signed = join(folder, 'broken.txt');
  const good = `W26112300001 ${'a'.repeat(64)}`;
  for (const bad of ['Ada Berg', 'W26112300002', `${good} ${'b'.repeat(64)}`, good.replace('W', 'D')]) {
    await writeFile(signed, `${good}\n${bad}\n`);
    const command = decide({ ask, image: async () => Buffer.alloc(0) }, ['withdrawals', 'sent', signed], {});
    await expect(command).rejects.toThrow(/^Line 2 isn’t .* Nothing was changed\.$/);
  }
  expect(ask).not.toHaveBeenCalled();
});

it('sends nothing of a file that has a number or a transaction twice', async () => {
  const ask = vi.fn<Operator['ask']>();
  const signed = join(folder, 'double.txt');
  const [one, other] = ['a'.repeat(64), 'b'.repeat(64)];
  for (const again of [`w26112300001 ${other}`, `W26112300002 0X${one.toUpperCase()}`]) {
    await writeFile(signed, `W26112300001 ${one}\n${again}\n`);
    const command = decide({ ask, image: async () => Buffer.alloc(0) }, ['withdrawals', 'sent', signed], {});
    await expect(command).rejects.toThrow(/^Line 2 has .* Nothing was changed\.$/);
  }
  expect(ask).not.toHaveBeenCalled();
});

it('stops at the line that nobody answered', async () => {
  const ask = vi.fn<Operator['ask']>(async (path) => {
    if (path === 'networks') return { items: [] };
    throw new NoAnswer('The connection broke.');
  });
  const signed = join(folder, 'unanswered.txt');
  await writeFile(signed, `W26112300001 ${'a'.repeat(64)}\nW26112300002 ${'b'.repeat(64)}\n`);
  const command = decide({ ask, image: async () => Buffer.alloc(0) }, ['withdrawals', 'sent', signed], {});
  await expect(command).rejects.toThrow('Line 1, W26112300001: The connection broke. Then read the whole file again.');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('a withdrawal that moves to the page before while a list is read is there', async () => {
  const readings = [
    [['W1', 'W2'], ['W4']],
    [['W2', 'W3'], ['W4']],
  ];
  let reading = -1;
  const list = {
    ask: async (path: string) => {
      const page = Number(path.split('=')[1]);
      if (page === 1) reading += 1;
      return { items: (readings[Math.min(reading, 1)]?.[page - 1] ?? []).map((sn) => ({ sn })), total: 3 };
    },
    image: async () => Buffer.alloc(0),
  };
  expect((await everyItem(list, 'withdrawals')).map(({ sn }) => sn)).toEqual(['W2', 'W3', 'W4']);
});

it('a withdrawal that moves to the next page while a list is read is there once', async () => {
  const pages = [['W1', 'W2'], ['W2', 'W3'], ['W4']];
  const list = {
    ask: async (path: string) => ({
      items: (pages[Number(path.split('=')[1]) - 1] ?? []).map((sn) => ({ sn })),
      total: 4,
    }),
    image: async () => Buffer.alloc(0),
  };
  expect((await everyItem(list, 'withdrawals')).map(({ sn }) => sn)).toEqual(['W1', 'W2', 'W3', 'W4']);
});
