import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { RequestOf } from '#contract/index';
import { petitionLimit } from '#contract/petitions';
import { DAY_SECONDS } from '#server/time';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { uploadVoucher } from '../wallet/support.ts';
import { complaint, sent, uploadImage } from './support.ts';

const server = useApp();
describe('a petition', () => {
  it('is submitted with images and what it is about, and listed for its customer only', async () => {
    const [owner, other] = [await server.customer(), await server.customer()];
    expect(await owner.client.call('GET petition/index', {})).toEqual({ items: [], page: 1, pageSize: 20, total: 0 });
    const images = [await uploadImage(owner), await uploadImage(owner), await uploadImage(owner)];
    const request = {
      ...complaint,
      text: ' Line one.\nLine two. ',
      images,
      about: 'deposit',
      reference: 'D261',
    } as const;
    const petition = await owner.client.call('POST petition/create', request);
    expect(petition).toMatchObject({
      category: 'complaint',
      text: 'Line one.\nLine two.',
      images: images.map((filename) => `/uploads/${filename}`),
      about: 'deposit',
      reference: 'D261',
      status: 0,
      reason: null,
      answers: [],
    });
    const { id } = await owner.client.call('POST petition/create', { category: 'feedback', text: 'Well done' });
    expect((await sent(owner)).map((item) => item.id)).toEqual([id, petition.id]);
    expect((await owner.client.call('GET petition/index', { id: petition.id })).items).toEqual([petition]);
    expect(await sent(other)).toEqual([]);
    for (const unknown of [petition.id, 'nonsense', '9'.repeat(40)])
      expect(await other.client.call('GET petition/index', { id: unknown })).toMatchObject({ items: [], total: 0 });
  });

  it('shows its images to their owner only', async () => {
    const [owner, other] = [await server.customer(), await server.customer()];
    const { images } = await owner.client.call('POST petition/create', {
      ...complaint,
      images: [await uploadImage(owner)],
    });
    const [url = ''] = images;
    expect((await owner.client.send({ url })).headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect((await other.client.send({ url })).statusCode).toBe(404);
    // It can't be canceled anymore.
    const canceled = await owner.client.try('POST upload/cancel', { filename: url.slice('/uploads/'.length) });
    expect(canceled.data.code).toBe('file-unknown');
  });

  it('is refused with the image of someone else, of another kind, used before, or named twice; nothing is kept', async () => {
    const [owner, other] = [await server.customer(), await server.customer()];
    const used = await uploadImage(owner);
    await owner.client.call('POST petition/create', { ...complaint, images: [used] });
    const fresh = await uploadImage(owner);
    for (const wrong of [await uploadImage(other), await uploadVoucher(owner), used, fresh]) {
      const answer = await owner.client.try('POST petition/create', { ...complaint, images: [fresh, wrong] });
      expect(answer).toMatchObject(refused('file-unknown'));
    }
    expect(await sent(owner)).toHaveLength(1);
    // The good image is still free.
    await owner.client.call('POST petition/create', { ...complaint, images: [fresh] });
  });

  it.each([
    ['category', { text: 'x' }],
    ['category', { category: 'praise', text: 'x' }],
    ['text', { category: 'feedback' }],
    ['text', { category: 'feedback', text: ' \n ' }],
    ['text', { category: 'feedback', text: 'x'.repeat(2001) }],
    ['text', { category: 'feedback', text: 'a\u0000b' }],
    ['images', { ...complaint, images: Array.from({ length: 4 }, (_, index) => `0123456${index}.jpg`) }],
    ['images.0', { ...complaint, images: ['../../etc/passwd'] }],
    ['about', { ...complaint, about: 'weather' }],
    ['reference', { ...complaint, reference: '<b>' }],
  ])('is refused for its %s (%#)', async (field, request) => {
    const { client } = await server.customer();
    const answer = await client.try('POST petition/create', request as never);
    expect([answer.http, Object.keys(answer.data.errors ?? {})]).toEqual([422, [field]]);
  });

  it('needs a session', async () => {
    const visitor = server.visitor();
    expect((await visitor.try('GET petition/index', {})).http).toBe(401);
    expect((await visitor.try('POST petition/create', complaint)).http).toBe(401);
  });
});

describe('repeating a petition', () => {
  it('a hundred times at once makes one, and each call returns it', async () => {
    const customer = await server.customer();
    const request = { ...complaint, images: [await uploadImage(customer)] };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => customer.client.call('POST petition/create', request)),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await sent(customer)).toEqual([answers[0]]);
  });

  it('makes another one if anything differs, for another customer, or an hour after it was decided', async () => {
    const [customer, other] = [await server.customer(), await server.customer()];
    const first = await customer.client.call('POST petition/create', complaint);
    await other.client.call('POST petition/create', complaint);
    const others: RequestOf<'POST petition/create'>[] = [
      { ...complaint, category: 'request' },
      { ...complaint, text: 'My deposit is missing!' },
      { ...complaint, reference: 'D1' },
      { ...complaint, about: 'deposit' },
      { ...complaint, images: [await uploadImage(customer)] },
    ];
    for (const request of others) await customer.client.call('POST petition/create', request);
    expect(await sent(customer)).toHaveLength(6);
    // Open for hours: still the same.
    server.clock.advance(7200);
    const again = async () => (await customer.client.call('POST petition/create', complaint)).id;
    expect(await again()).toBe(first.id);
    const decided = { status: 2, decided_at: server.clock.now() } as const;
    await server.db.updateTable('petitions').set(decided).where('id', '=', BigInt(first.id)).execute();
    expect(await again()).not.toBe(first.id);
  });
});

describe('the daily limit', () => {
  it('holds for concurrent calls, names the number, and ends a day later', async () => {
    const customer = await server.customer();
    const submit = (index: number) =>
      customer.client.try('POST petition/create', { ...complaint, text: `Number ${index}` });
    const answers = await Promise.all(Array.from({ length: petitionLimit + 20 }, (_, index) => submit(index)));
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(petitionLimit);
    const rest = answers.filter(({ status }) => status === 0);
    expect(rest).toHaveLength(20);
    for (const { data, message } of rest)
      expect([data.code, message]).toEqual(['petition-limit', expect.stringContaining(String(petitionLimit))]);
    // Repeating one is no new one.
    const [newest] = await sent(customer);
    expect((await customer.client.call('POST petition/create', { ...complaint, text: newest?.text ?? '' })).id).toBe(
      newest?.id,
    );
    server.clock.advance(DAY_SECONDS + 1);
    expect((await submit(99)).status).toBe(1);
  });
});

it('lists twenty at a time', async () => {
  const customer = await server.customer();
  for (let index = 0; index < 21; index += 1) {
    if (index % petitionLimit === 0) server.clock.advance(DAY_SECONDS + 1);
    await customer.client.call('POST petition/create', { ...complaint, text: `Number ${index}` });
  }
  expect(await customer.client.call('GET petition/index', { page: '2' })).toMatchObject({
    items: [{ text: 'Number 0' }],
    page: 2,
    total: 21,
  });
});

describe('the database', () => {
  it('refuses to change or delete what was sent or answered, and to move a status back', async () => {
    const customer = await server.customer();
    const image = await uploadImage(customer);
    const { id } = await customer.client.call('POST petition/create', { ...complaint, images: [image] });
    await sql`insert into petition_answers (petition_id, customer_id, content, operator, created_at)
      values (${id}, ${customer.id}, 'Hello', 'Ada', now())`.execute(server.db);
    await sql`update petitions set status = 1 where id = ${id}`.execute(server.db);
    for (const change of [
      sql`update petitions set content = 'Other' where id = ${id}`,
      sql`update petitions set status = 0 where id = ${id}`,
      sql`update petitions set status = 3, decided_at = now() where id = ${id}`,
      sql`update petition_answers set content = 'Other' where petition_id = ${id}`,
      sql`delete from petition_answers where petition_id = ${id}`,
      sql`delete from petition_images where petition_id = ${id}`,
      sql`truncate petition_answers`,
    ])
      await expect(change.execute(server.db)).rejects.toThrow(/append-only|would change|petitions_reason/);
    await sql`update petitions set status = 3, reason = 'Done', decided_at = now() where id = ${id}`.execute(server.db);
    await expect(
      sql`update petitions set status = 2, reason = null where id = ${id}`.execute(server.db),
    ).rejects.toThrow('is decided');
    expect(await sent(customer)).toMatchObject([{ status: 3, reason: 'Done', answers: [{ text: 'Hello' }] }]);
  });

  it('refuses an answer or an image under another owner', async () => {
    const [owner, other] = [await server.customer(), await server.customer()];
    const { id } = await owner.client.call('POST petition/create', complaint);
    const insert = sql`insert into petition_answers (petition_id, customer_id, content, operator, created_at)
      values (${id}, ${other.id}, 'Hello', 'Ada', now())`;
    await expect(insert.execute(server.db)).rejects.toThrow('foreign key');
  });
});
