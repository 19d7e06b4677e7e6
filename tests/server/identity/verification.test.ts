import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Tx, transact } from '#server/db/transact';
import { lockOldestVerification, type OpenVerification } from '#server/domains/identity/store';
import { completeVerification, returnVerification } from '#server/domains/identity/decide-verification';
import { filesFolder } from '#server/plugins/files/folder-files';
import { agents, kinds } from '../account/support.ts';
import { type TestCustomer, useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { papers, person, picture, uploadPhoto } from './support.ts';

const server = useApp();

const realAuth = 'POST user/realAuth';

const storedFiles = () => readdir(filesFolder(server.services.settings));

/** Decides every submission in review. */
async function decideAll(decide: (tx: Tx, open: OpenVerification, at: Date) => Promise<void>): Promise<void> {
  await transact(server.db, async (tx) => {
    const at = server.clock.now();
    for (let open = await lockOldestVerification(tx, at); open; open = await lockOldestVerification(tx, at))
      await decide(tx, open, at);
  });
}

const verifyAll = () => decideAll((tx, open, at) => completeVerification(tx, server.services, open, { at }));

const returnAll = (reason: string) =>
  decideAll((tx, open, at) => returnVerification(tx, server.services, open, { at }, reason));

const rowsOf = async ({ id }: TestCustomer) => {
  const rows = server.db.selectFrom('verifications').selectAll().where('customer_id', '=', id).orderBy('id').execute();
  return rows;
};

describe('an identity verification', () => {
  it('goes from unverified to in review to verified', async () => {
    const customer = await server.customer();
    expect(await customer.client.call('GET user/auth', {})).toEqual({
      status: 0, reason: null, review_minutes: 1, expected_at: null, full_name: null, submitted_at: null, decided_at: null, returned: null,
    }); // prettier-ignore
    const { info } = await customer.client.call(realAuth, await papers(customer));
    expect(info.real).toEqual({ status: 2, reason: null });
    const review = await customer.client.call('GET user/auth', {});
    expect(review).toMatchObject({ status: 2, full_name: 'Ma*********le', decided_at: null });
    expect(Date.parse(review.expected_at ?? '') - Date.parse(review.submitted_at ?? '')).toBe(60_000);
    await verifyAll();
    const verified = await customer.client.call('GET user/auth', {});
    expect(verified).toMatchObject({ status: 1, reason: null, full_name: 'Ma*********le', expected_at: null });
    expect(verified.decided_at).not.toBeNull();
  });

  it('notifies the customer by notice, live event and mail, without name or number', async () => {
    const customer = await server.customer();
    await customer.client.call(realAuth, await papers(customer));
    await verifyAll();
    const { items } = await customer.client.call('GET notice/index', {});
    const { content } = await customer.client.call('GET notice/detail', { id: items[0]!.id });
    expect([items[0]?.title, content]).toEqual(['Identity verified', expect.stringContaining('is verified')]);
    expect(server.events).toContainEqual({ customer: customer.id, event: 'notice', payload: { id: items[0]?.id } });
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Your identity is verified']);
    expect(JSON.stringify([server.mails, content])).not.toMatch(/Margit|X4RT/);
  });

  it('is returned with a reason in the customer’s language, and can be resubmitted', async () => {
    const customer = await server.customer();
    await customer.client.call(realAuth, await papers(customer));
    await returnAll('The number is <b>not</b> readable.');
    const returned = await customer.client.call('GET user/auth', {});
    expect(returned).toMatchObject({ status: 3, reason: 'The number is <b>not</b> readable.' });
    const { items } = await customer.client.call('GET notice/index', {});
    const { content } = await customer.client.call('GET notice/detail', { id: items[0]!.id });
    expect(content).toContain('&lt;b&gt;not&lt;/b&gt; readable');
    expect(server.mails[0]).toMatchObject({
      subject: 'Your verification needs correction',
      text: expect.stringContaining('not') as string,
    });
    const { info } = await customer.client.call(realAuth, await papers(customer));
    expect(info.real).toEqual({ status: 2, reason: null });
    await verifyAll();
    expect((await rowsOf(customer)).map(({ status }) => status)).toEqual([3, 1]);
  });

  it('is in the activity: submitted from a device, decided by nobody’s device', async () => {
    const [customer, other] = [await server.customer(), await server.customer()];
    customer.client.userAgent = agents['Safari · iPhone'];
    await customer.client.call(realAuth, await papers(customer));
    await returnAll('The photo is blurred.');
    await customer.client.call(realAuth, await papers(customer));
    expect((await customer.client.try(realAuth, await papers(customer))).data.code).toBe('verification-not-open');
    await verifyAll();
    const { items } = await customer.client.call('GET user/activity', {});
    const submitted = ['verification-submitted', 'Safari · iPhone', '127.0.0.1'];
    expect(items.map(({ kind, device, address }) => [kind, device, address])).toEqual([
      ['verification-completed', null, null],
      submitted,
      ['verification-returned', null, null],
      submitted,
    ]);
    expect(await kinds(other.client)).toEqual([]);
  });

  it('is refused in review and after verification, and uses no photo', async () => {
    const customer = await server.customer();
    await customer.client.call(realAuth, await papers(customer));
    const second = await papers(customer);
    expect(await customer.client.try(realAuth, second)).toMatchObject(refused('verification-not-open'));
    await verifyAll();
    expect(await customer.client.try(realAuth, second)).toMatchObject(refused('verification-not-open'));
    await customer.client.call('POST upload/cancel', { filename: second.front });
    expect(await rowsOf(customer)).toHaveLength(1);
  });

  it('is accepted once when submitted twice concurrently', async () => {
    const customer = await server.customer();
    const several = [await papers(customer), await papers(customer), await papers(customer)];
    const responses = await Promise.all(
      [...several, several[0]!].map((request) => customer.client.try(realAuth, request)),
    );
    expect(responses.filter(({ status }) => status === 1)).toHaveLength(1);
    expect(responses.filter(({ data }) => data.code === 'verification-not-open')).toHaveLength(3);
    expect(await rowsOf(customer)).toHaveLength(1);
    // The constraint works even without the lock.
    const unused = await papers(customer);
    await expect(
      sql`insert into verifications (customer_id, document, full_name, id_number, front, back, submitted_at)
        select customer_id, document, full_name, id_number, ${unused.front}, ${unused.back}, now() from verifications
        where customer_id = ${customer.id} limit 1`.execute(server.db),
    ).rejects.toThrow('verifications_open');
  });

  it('is decided once, and the decision never changes', async () => {
    const customer = await server.customer();
    await customer.client.call(realAuth, await papers(customer));
    await Promise.all([verifyAll(), verifyAll(), verifyAll()]);
    expect((await customer.client.call('GET notice/index', {})).total).toBe(1);
    for (const change of [
      'status = 3, reason = $$no$$',
      'full_name = $$Other$$',
      'document = $$passport$$, back = null',
      'decided_at = now() + interval $$1 day$$',
    ]) {
      const query = sql`update verifications set ${sql.raw(change)} where customer_id = ${customer.id}`;
      await expect(query.execute(server.db)).rejects.toThrow('decided');
    }
  });
});

describe('a submission', () => {
  it.each([
    [{ full_name: ' ' }, 'full_name', 'Fill this in'],
    [{ full_name: 'M' }, 'full_name', 'Full name should be 2 to 80 characters'],
    [{ full_name: 'Margit <b>' }, 'full_name', 'Enter your name as shown on your ID, letters only'],
    [{ id_number: '123' }, 'id_number', 'ID number should be 4 to 30 characters'],
    [{ id_number: 'ABCDEF' }, 'id_number', 'Use only letters, digits, hyphens, dots, and slashes'],
    [{ id_number: '12_34!' }, 'id_number', 'Use only letters, digits, hyphens, dots, and slashes'],
    [{ front: 'nothing' }, 'front', 'Choose an image'],
    [{ back: '0123456789abcdef.jpg' }, 'back', 'The image is no longer available. Choose it again.'],
  ])('reports invalid fields: %j', async (change, field, message) => {
    const customer = await server.customer();
    const response = await customer.client.try(realAuth, { ...(await papers(customer)), ...change });
    expect([response.http, response.data.errors]).toEqual([422, { [field]: [message] }]);
    expect((await customer.client.call('GET user/auth', {})).status).toBe(0);
  });

  it('needs two different photos', async () => {
    const customer = await server.customer();
    const front = await uploadPhoto(customer);
    const response = await customer.client.try(realAuth, { ...person, front, back: front });
    expect([response.http, response.data.errors]).toEqual([422, { back: ['Choose two different photos'] }]);
  });

  it('accepts only the customer’s unused identity photos, both or none', async () => {
    const [one, other] = [await server.customer(), await server.customer()];
    const { front, back } = await papers(one);
    const stolen = await other.client.try(realAuth, { ...person, front, back });
    expect(Object.keys(stolen.data.errors ?? {})).toEqual(['front', 'back']);
    const voucher = (await one.client.upload('POST upload/transferVoucher', await picture().png().toBuffer())).data
      .filename;
    expect((await one.client.try(realAuth, { ...person, front, back: voucher })).data.errors).toHaveProperty('back');
    await one.client.call('POST upload/cancel', { filename: back });
    expect((await one.client.try(realAuth, { ...person, front, back })).data.errors).toHaveProperty('back');
    // The failed attempts didn't use up the front photo.
    await one.client.call(realAuth, { ...person, front, back: await uploadPhoto(one) });
    expect((await one.client.try('POST upload/cancel', { filename: front })).data.code).toBe('file-unknown');
  });

  it('is stored normalized, with the ID number sealed for its customer', async () => {
    const customer = await server.customer();
    const typed = { full_name: '  Zoe\u0308  van  der Meer ', id_number: ' ab１２ 34-5 ' };
    await customer.client.call(realAuth, { ...(await papers(customer)), ...typed });
    const [row] = await rowsOf(customer);
    expect(row?.full_name).toBe('Zo\u00eb van der Meer');
    const sealed = row?.id_number ?? Buffer.of();
    expect(sealed.includes('AB12')).toBe(false);
    expect(server.services.cipher.open(sealed, customer.id)).toBe('AB1234-5');
    expect(() => server.services.cipher.open(sealed, '10000000')).toThrow('authenticate');
    const { rows } = await sql<{ found: boolean }>`
      select bool_or(v::text like '%1234-5%' or v::text like ${`%${Buffer.from('AB1234-5').toString('hex')}%`}) as found from verifications v`.execute(
      server.db,
    );
    expect(rows[0]?.found).toBe(false);
  });
});

describe('a passport', () => {
  it('has one photo', async () => {
    const customer = await server.customer();
    const front = await uploadPhoto(customer);
    const { info } = await customer.client.call(realAuth, { ...person, document: 'passport', front });
    expect(info.real.status).toBe(2);
    expect(await rowsOf(customer)).toMatchObject([{ document: 'passport', front, back: null }]);
    await verifyAll();
    expect((await customer.client.call('GET user/auth', {})).status).toBe(1);
  });

  it('has no back, and an ID card has one, as has a document that isn’t named', async () => {
    const customer = await server.customer();
    const { front, back } = await papers(customer);
    const invalid = async (change: object) =>
      (await customer.client.try(realAuth, { ...person, front, ...change })).data;
    expect(await invalid({ document: 'passport', back })).toMatchObject({
      errors: { back: ['For a passport, send only the photo page'] },
    });
    for (const change of [{ document: 'id-card' }, {}])
      expect(await invalid(change)).toMatchObject({ errors: { back: ['Choose an image'] } });
    expect(await invalid({ document: 'visa', back })).toHaveProperty('errors.document');
    await customer.client.call(realAuth, { ...person, front, back });
    expect(await rowsOf(customer)).toMatchObject([{ document: 'id-card', back }]);
    // The constraints work even without the contract.
    const other = await server.customer();
    const photos = await papers(other);
    for (const row of [
      { document: 'passport' as const, ...photos },
      { ...photos, document: 'id-card' as const, back: null },
    ]) {
      const query = server.db
        .insertInto('verifications')
        .values({ ...row, customer_id: other.id, id_number: Buffer.of(1), submitted_at: server.clock.now() });
      await expect(query.execute()).rejects.toThrow(/verifications_(kept|passport)/);
    }
  });
});

describe('a returned submission', () => {
  const returnedTo = async (customer: TestCustomer) => {
    const request = await papers(customer);
    await customer.client.call(realAuth, request);
    await returnAll('The back is blurred.');
    return request;
  };

  it('is shown to its owner until the next one, without the ID number', async () => {
    const [customer, other] = [await server.customer(), await server.customer()];
    const { front, back } = await returnedTo(customer);
    const shown = await customer.client.call('GET user/auth', {});
    expect(shown.returned).toEqual({ document: 'id-card', full_name: 'Margit Sample', front, back });
    expect(JSON.stringify(shown)).not.toContain('X4RT');
    expect((await other.client.call('GET user/auth', {})).returned).toBeNull();
    await customer.client.call(realAuth, await papers(customer));
    expect((await customer.client.call('GET user/auth', {})).returned).toBeNull();
    await verifyAll();
    expect((await customer.client.call('GET user/auth', {})).returned).toBeNull();
  });

  it('can be submitted again with one of its photos, which is kept', async () => {
    const customer = await server.customer();
    const { front, back } = await returnedTo(customer);
    const next = await uploadPhoto(customer);
    await customer.client.call(realAuth, { ...person, front, back: next });
    const kept = async () => (await storedFiles()).filter((name) => [front, back, next].includes(name));
    await expect.poll(async () => new Set(await kept())).toEqual(new Set([front, next]));
    expect(await rowsOf(customer)).toMatchObject([
      { front: null, back: null, id_number: null },
      { front, back: next },
    ]);
    await returnAll('The name differs.');
    // Sides swapped, then as a passport.
    await customer.client.call(realAuth, { ...person, front: next, back: front });
    await returnAll('Sides swapped.');
    await customer.client.call(realAuth, { ...person, document: 'passport', front });
    await verifyAll();
    expect((await customer.client.send({ url: `/uploads/${front}` })).statusCode).toBe(200);
    expect((await customer.client.send({ url: `/uploads/${next}` })).statusCode).toBe(404);
  });

  it('keeps its photos after an attempt that is refused', async () => {
    const customer = await server.customer();
    const { front, back } = await returnedTo(customer);
    const response = await customer.client.try(realAuth, { ...person, front, back: '0123456789abcdef.jpg' });
    expect(response.data.errors).toEqual({ back: ['The image is no longer available. Choose it again.'] });
    expect((await customer.client.call('GET user/auth', {})).returned).toMatchObject({ front, back });
    await customer.client.call(realAuth, { ...person, front, back });
  });

  it('lends its photos to nobody else, and is submitted again once when tried several times concurrently', async () => {
    const [customer, other] = [await server.customer(), await server.customer()];
    const { front, back } = await returnedTo(customer);
    await returnedTo(other);
    const stolen = await other.client.try(realAuth, { ...person, front, back });
    expect(Object.keys(stolen.data.errors ?? {})).toEqual(['front', 'back']);
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => customer.client.try(realAuth, { ...person, front, back })),
    );
    expect(responses.filter(({ status }) => status === 1)).toHaveLength(1);
    expect((await rowsOf(customer)).map(({ status }) => status)).toEqual([3, 2]);
  });
});

describe('identity photos', () => {
  it('are visible only to their owner, also after the decision, and not stored by browsers', async () => {
    const [owner, other] = [await server.customer(), await server.customer()];
    const request = await papers(owner);
    await owner.client.call(realAuth, request);
    await verifyAll();
    const url = `/uploads/${request.front}`;
    const shown = await owner.client.send({ url });
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await other.client.send({ url })).statusCode).toBe(404);
    // A form that is resumed asks whether a photo is still there.
    expect((await owner.client.send({ method: 'HEAD', url })).statusCode).toBe(200);
    expect((await other.client.send({ method: 'HEAD', url })).statusCode).toBe(404);
    expect((await server.visitor().send({ url })).statusCode).toBe(401);
    const folder = filesFolder(server.services.settings);
    expect([(await stat(folder)).mode & 0o777, (await stat(join(folder, request.front))).mode & 0o777]).toEqual([
      0o700, 0o600,
    ]);
  });

  it('lose location, time and camera metadata', async () => {
    const customer = await server.customer();
    const content = await picture()
      .jpeg()
      .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
      .toBuffer();
    expect(content.includes('SecretCamera')).toBe(true);
    const filename = await uploadPhoto(customer, content);
    const shown = (await customer.client.send({ url: `/uploads/${filename}` })).rawPayload;
    expect(shown.includes('SecretCamera')).toBe(false);
  });

  it('of a returned submission are deleted with its number after the next submission', async () => {
    const customer = await server.customer();
    const first = await papers(customer);
    await customer.client.call(realAuth, first);
    await returnAll('Not readable.');
    expect(await storedFiles()).toEqual(expect.arrayContaining([first.front, first.back]));
    const second = await papers(customer);
    await customer.client.call(realAuth, second);
    const left = async () => (await storedFiles()).filter((name) => [first.front, first.back].includes(name));
    await expect.poll(left).toEqual([]);
    expect(await storedFiles()).toEqual(expect.arrayContaining([second.front, second.back]));
    expect((await customer.client.send({ url: `/uploads/${first.front}` })).statusCode).toBe(404);
    expect((await rowsOf(customer))[0]).toMatchObject({
      full_name: 'Margit Sample',
      id_number: null,
      front: null,
      back: null,
      status: 3,
    });
  });
});
