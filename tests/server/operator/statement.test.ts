import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { euroOf, saver } from '../bank/support.ts';
import { useApp } from '../support/app.ts';
import { uploadVoucher } from '../wallet/support.ts';
import { useCommandLine } from './command-line.ts';
import { operate, withToken } from './support.ts';

const server = useApp(withToken);
const { run, operator } = useCommandLine(server);

it('says which deposits a bank’s statement brings, and credits each entry once', async () => {
  const deposits = {
    ...{ holder: 'Florin Ltd', bank_name: 'A Bank', number: 'GB29NWBK60161331926819', bank_code: null },
    ...{ minimum: '5', maximum: '500', minutes: 60 },
  };
  await operate(server, 'POST', 'bank/EUR', { deposits, withdrawals: null });
  const customer = await saver(server, '1');
  const recharge = async (amount: string) => {
    const voucher = await uploadVoucher(customer);
    return (await customer.client.call('POST bank/recharge', { currency: 'EUR', amount, voucher })).sn;
  };
  const [first, second] = [await recharge('250.5'), await recharge('80')];
  const folder = await mkdtemp(join(tmpdir(), 'florin-statement-'));
  const file = join(folder, 'statement.csv');
  const own = `FL-${customer.id}`;
  await writeFile(file, `id,currency,amount,text\nA1,EUR,250.50,${own}\nA2,EUR,81,${own}\nA3,EUR,5,rent\n`);
  expect(await operator('statement', file)).toMatchObject({
    items: [
      { entry: 'A1', deposit: first },
      { left: expect.stringContaining(`${second} of 80`) as string },
      { left: 'It has no reference such as FL-12345678.' },
    ],
    next: 'Nothing is booked yet. With book, 1 of them will be.',
  });
  expect(await euroOf(server, customer)).toEqual(['1', '0']);
  expect(await operator('statement', file, 'book')).toMatchObject({
    items: [{ deposit: first, booked: true }, {}, {}],
  });
  expect(await euroOf(server, customer)).toEqual(['251.5', '0']);
  // The same amount is announced again, and a longer statement read.
  const third = await recharge('250.5');
  // The first entry is there as XML would have it, too.
  await appendFile(file, `GB29NWBK60161331926819/A1,EUR,250.5,${own}\nA4,EUR,250.5,${own}\n`);
  const known = { left: `It was booked before, as ${first}.` };
  expect(await operator('statement', file)).toMatchObject({ items: [known, {}, {}, known, { deposit: third }] });
  // What was left is credited by hand, from its entry, which then credits nothing else.
  await expect(run(['credit', second, '81'])).rejects.toThrow('bank_entry');
  await operator('credit', second, '81', 'A2');
  await recharge('81');
  expect(await operator('statement', file, 'book')).toMatchObject({
    items: [{}, { left: `It was booked before, as ${second}.` }, {}, known, { deposit: third, booked: true }],
  });
  expect(await euroOf(server, customer)).toEqual(['583', '0']);
  await writeFile(file, 'not a statement');
  await expect(run(['statement', file])).rejects.toThrow('columns id, currency, amount, text');
  await rm(folder, { recursive: true });
});
