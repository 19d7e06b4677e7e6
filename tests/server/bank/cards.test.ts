import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { agents, kinds, titles } from '../account/support.ts';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { bind, cardNumber, draw, request, saver, seedTerms, verified } from './support.ts';

const server = useApp();

describe('a bank card', () => {
  it('is linked in the verified name, and shown masked', async () => {
    const customer = await verified(server);
    const card = await bind(customer);
    expect(card).toMatchObject({
      number: '41************11',
      bank_name: 'Sample Savings Bank',
      holder: 'Ma*********le',
      area_code: '+49',
      phone: '15*******89',
      in_use: false,
    });
    expect((await customer.client.call('GET user/bank', {})).items).toEqual([card]);
  });

  it.each(['MARGIT SAMPLE', ' märgït   sämple '])('takes the name as %s', async (holder) => {
    expect(await bind(await verified(server), { holder })).toMatchObject({ in_use: false });
  });

  it.each(['Margit Simple', 'MargitSample', 'Sample Margit', 'M Sample'])('is not of %s', async (holder) => {
    const { client } = await verified(server);
    expect(await client.try('POST bank/bind', request({ holder }))).toMatchObject(refused('card-name-mismatch'));
  });

  it('needs verification', async () => {
    const { client, id } = await verified(server);
    await sql`update customers set real_status = 0 where id = ${id}`.execute(server.db);
    expect(await client.try('POST bank/bind', request())).toMatchObject(refused('verification-needed'));
    const stranger = await server.customer();
    expect(await stranger.client.try('POST bank/bind', request())).toMatchObject(refused('verification-needed'));
  });

  it('is linked once, also by ten requests at the same time, and by each customer', async () => {
    const [customer, other] = [await verified(server), await verified(server)];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        customer.client.try('POST bank/bind', request({ number: '4111-1111-1111-1111' })),
      ),
    );
    const codes = answers.map(({ data }) => (data as { code?: string }).code ?? 'linked');
    expect(codes.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'card-already-bound'), 'linked']);
    expect((await customer.client.call('GET user/bank', {})).items).toHaveLength(1);
    expect(await bind(other)).toMatchObject({ number: '41************11' });
  });

  it('is one of at most ten', async () => {
    const { client } = await verified(server);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => client.try('POST bank/bind', request({ number: cardNumber(index) }))),
    );
    expect(answers.filter(({ data }) => (data as { code?: string }).code === 'card-limit')).toHaveLength(2);
    expect((await client.call('GET user/bank', {})).items).toHaveLength(10);
  });

  it('is stored sealed for its owner', async () => {
    const customer = await verified(server);
    await bind(customer);
    const { rows } = await sql<{ row: string; number: Buffer }>`
      select bank_cards::text as row, number from bank_cards where customer_id = ${customer.id}`.execute(server.db);
    expect(rows[0]?.row).not.toContain('4111111111111111');
    expect(rows[0]?.number.toString('latin1')).not.toContain('4111111111111111');
    const { cipher } = server.services;
    expect(cipher.open(rows[0]!.number, `card ${customer.id}`)).toBe('4111111111111111');
    expect(() => cipher.open(rows[0]!.number, 'card 1')).toThrow('authenticate');
  });

  it('is told by notice, mail and activity, masked, when it is linked and removed', async () => {
    const customer = await verified(server, 'de-de');
    customer.client.userAgent = agents['Firefox · Windows'];
    const { id } = await bind(customer);
    await customer.client.call('POST bank/unbind', { card: id });
    const told = ['Eine Karte wurde entfernt', 'Eine Karte wurde hinterlegt'];
    expect((await titles(customer.client)).slice(0, 2)).toEqual(told);
    expect(server.mails.map(({ subject }) => subject).slice(-2)).toEqual(told.toReversed());
    expect((await kinds(customer.client)).slice(0, 2)).toEqual(['card-removed', 'card-bound']);
    const text = JSON.stringify(server.mails);
    expect(text).toContain('41************11');
    expect(text).not.toContain('4111111111111111');
  });

  it('is removed by its owner alone', async () => {
    const [owner, stranger] = [await verified(server), await verified(server)];
    const { id } = await bind(owner);
    const remove = { card: id };
    expect(await stranger.client.try('POST bank/unbind', remove)).toMatchObject(refused('not-found'));
    expect(await owner.client.try('POST bank/unbind', { card: 'x' })).toMatchObject(refused('not-found'));
    await owner.client.call('POST bank/unbind', remove);
    expect(await owner.client.try('POST bank/unbind', remove)).toMatchObject(refused('not-found'));
    expect((await owner.client.call('GET user/bank', {})).items).toEqual([]);
    expect(await bind(owner)).toMatchObject({ number: '41************11' });
  });

  it('stays while a withdrawal to it is open', async () => {
    await seedTerms(server);
    const owner = await saver(server, '100');
    const { card: id } = owner;
    const { sn } = await draw(owner);
    expect((await owner.client.call('GET user/bank', {})).items).toMatchObject([{ id, in_use: true }]);
    expect(await owner.client.try('POST bank/unbind', { card: id })).toMatchObject(refused('card-in-use'));
    await expect(sql`delete from bank_cards where id = ${id}`.execute(server.db)).rejects.toThrow('is open');
    await owner.client.call('POST wallet/cancel', { sn });
    await owner.client.call('POST bank/unbind', { card: id });
    const { items } = await owner.client.call('GET wallet/down-record', { page: '1', fiat: '1' });
    expect(items).toMatchObject([{ sn, card: '41************11' }]);
  });

  it.each([
    [{ number: '4111 1111 1111 1112' }, 'number'],
    [{ number: '' }, 'number'],
    [{ bank_name: ' ' }, 'bank_name'],
    [{ holder: '' }, 'holder'],
    [{ area_code: '49' }, 'area_code'],
    [{ phone: '12' }, 'phone'],
  ])('is refused at its field: %j', async (change, field) => {
    const { client } = await verified(server);
    const { http, data } = await client.try('POST bank/bind', request(change));
    expect(http).toBe(422);
    expect(Object.keys((data as { errors: object }).errors)).toEqual([field]);
  });
});
