import { expect, it } from 'vitest';
import { useApp } from '../support/app.ts';
import { operate, withToken } from './support.ts';

const server = useApp(withToken);

const list = async (query = '') => (await operate(server, 'GET', `petitions${query}`)).data;
const ids = async (query?: string) => ((await list(query)).items as { id: string }[]).map(({ id }) => id);

it('lists open petitions by default, and answered, closed and all ones by pages', async () => {
  const sent: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    const { client } = await server.customer();
    for (let turn = 0; turn < 8; turn += 1) {
      const text = `Case ${index} ${turn}`;
      sent.push((await client.call('POST petition/create', { category: 'request', text })).id);
    }
  }
  const [first = '', second = '', third = '', ...rest] = sent;
  await operate(server, 'POST', `petitions/${first}/answer`, { text: 'We look at it.' });
  await operate(server, 'POST', `petitions/${second}/complete`, { text: 'Done.' });
  await operate(server, 'POST', `petitions/${third}/end`, { reason: 'Sent twice.' });
  const open = [first, ...rest];
  expect(await list()).toMatchObject({ page: 1, pageSize: 20, total: 22 });
  expect(await ids()).toEqual(open.slice(0, 20));
  expect(await ids('?page=2')).toEqual(open.slice(20));
  expect(await ids('?status=open')).toEqual(open.slice(0, 20));
  expect(await ids('?status=answered')).toEqual([first]);
  expect(await ids('?status=closed')).toEqual([third, second]);
  expect(await list('?status=all')).toMatchObject({ total: 24 });
  expect([...(await ids('?status=all')), ...(await ids('?status=all&page=2'))]).toEqual(sent.toReversed());
  expect(await operate(server, 'GET', 'petitions?status=lost')).toMatchObject({ http: 422 });
  expect(await operate(server, 'GET', 'petitions?page=0')).toMatchObject({ http: 422 });
});
