import { describe, expect, it, vi } from 'vitest';
import { saveLanguage } from '#server/domains/account/store';
import { startOperator } from '#server/sandbox/operator/index';
import { acts, operate, withToken } from '../operator/support.ts';
import { type TestCustomer, useApp } from '../support/app.ts';
import { complaint, sent, uploadImage } from './support.ts';

const server = useApp(withToken);

const submit = async (customer: TestCustomer, images: string[] = []) =>
  (await customer.client.call('POST petition/create', { ...complaint, reference: 'D7', images })).id;

const decide = async (id: string, act: string, body: object = {}): Promise<number> =>
  (await operate(server, 'POST', `petitions/${id}/${act}`, body)).http;

const actsOn = async (id: string) =>
  (await acts(server)).filter(({ subject }) => subject === `petition/${id}`).map(({ act }) => act);

const titles = async ({ client }: TestCustomer) =>
  (await client.call('GET notice/index', {})).items.map(({ title }) => title);

describe('the operator', () => {
  it('lists open petitions without their text, and reads text and images, which the log has', async () => {
    const customer = await server.customer();
    const id = await submit(customer, [await uploadImage(customer)]);
    const list = (await operate(server, 'GET', 'petitions')).data.items as object[];
    expect(list.at(-1)).toMatchObject({ id, customer: customer.id, category: 'complaint', reference: 'D7', images: 1 });
    expect(JSON.stringify(list)).not.toContain(complaint.text);
    expect((await operate(server, 'GET', `petitions/${id}`)).data).toMatchObject({
      ...complaint,
      images: 1,
      answers: [],
    });
    const image = await operate(server, 'GET', `petitions/${id}/images/1`);
    expect([image.http, image.bytes.subarray(0, 2).toString('hex')]).toEqual([200, 'ffd8']);
    for (const path of [`petitions/${id}/images/2`, 'petitions/999999']) {
      expect((await operate(server, 'GET', path)).http).toBe(404);
    }
    expect((await operate(server, 'GET', `petitions/${id}/images/9`)).http).toBe(422);
    expect(await actsOn(id)).toEqual(['petition-seen', 'petition-seen']);
  });

  it('takes one up, answers, and completes it; the customer is told and sees it', async () => {
    const customer = await server.customer();
    await saveLanguage(server.db, customer.id, 'de-de');
    const id = await submit(customer);
    expect(await decide(id, 'review')).toBe(200);
    expect((await sent(customer))[0]).toMatchObject({ status: 1, answers: [] });
    // No notice, but open apps read again.
    expect([await titles(customer), server.events]).toEqual([
      [],
      [{ customer: customer.id, event: 'unread', payload: {} }],
    ]);
    expect(await decide(id, 'answer', { text: 'We are looking into it.' })).toBe(200);
    expect(await decide(id, 'answer', { text: 'It was credited.' })).toBe(200);
    expect(await decide(id, 'complete')).toBe(200);
    expect((await sent(customer))[0]).toMatchObject({
      status: 2,
      reason: null,
      answers: [{ text: 'We are looking into it.' }, { text: 'It was credited.' }],
    });
    expect(JSON.stringify(await sent(customer))).not.toContain('Ada');
    expect(await titles(customer)).toEqual(['Antwort auf Ihr Anliegen', 'Antwort auf Ihr Anliegen']);
    const [notice] = (await customer.client.call('GET notice/index', {})).items;
    const { content } = await customer.client.call('GET notice/detail', { id: notice?.id ?? '' });
    expect(content).toContain(`href="/petition?id=${id}"`);
    expect(server.events.filter(({ event }) => event === 'notice')).toHaveLength(2);
    expect(await actsOn(id)).toEqual([
      'petition-completed',
      'petition-answered',
      'petition-answered',
      'petition-taken-up',
    ]);
    const log = await acts(server);
    expect(log.find(({ act }) => act === 'petition-answered')?.details).toEqual({
      text_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect((await operate(server, 'GET', 'audit/verify')).data).toMatchObject({ broken: null });
    expect(
      ((await operate(server, 'GET', 'petitions')).data.items as { id: string }[]).map((item) => item.id),
    ).not.toContain(id);
  });

  it('ends one with a reason, which the customer sees as text', async () => {
    const customer = await server.customer();
    const id = await submit(customer);
    expect(await decide(id, 'end')).toBe(422);
    expect(await decide(id, 'end', { reason: 'Sent <twice>.' })).toBe(200);
    expect((await sent(customer))[0]).toMatchObject({ status: 3, reason: 'Sent <twice>.' });
    const [notice] = (await customer.client.call('GET notice/index', {})).items;
    expect((await customer.client.call('GET notice/detail', { id: notice?.id ?? '' })).content).toContain(
      'Sent &lt;twice&gt;.',
    );
    expect(await actsOn(id)).toEqual(['petition-ended']);
  });

  it('completes none without an answer', async () => {
    const customer = await server.customer();
    const id = await submit(customer);
    expect(await decide(id, 'complete')).toBe(422);
    expect((await sent(customer))[0]?.status).toBe(0);
    expect(await decide(id, 'complete', { text: 'Done.' })).toBe(200);
    expect((await sent(customer))[0]).toMatchObject({ status: 2, answers: [{ text: 'Done.' }] });
    expect(await titles(customer)).toEqual(['We answered your message']);
  });

  it('decides each once, and repeats no answer', async () => {
    const customer = await server.customer();
    const id = await submit(customer);
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(id, 'answer', { text: 'Done.' })));
    expect(answers).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await sent(customer))[0]?.answers).toHaveLength(1);
    const decisions = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        decide(id, index % 2 ? 'complete' : 'end', index % 2 ? {} : { reason: 'No.' }),
      ),
    );
    expect(decisions.filter((http) => http === 200)).toHaveLength(1);
    expect(decisions.filter((http) => http === 409)).toHaveLength(9);
    for (const act of ['review', 'answer', 'complete', 'end'])
      expect(await decide(id, act, act === 'answer' ? { text: 'x' } : act === 'end' ? { reason: 'x' } : {})).toBe(409);
    expect(await actsOn(id)).toHaveLength(2);
  });

  it('needs the token and a name', async () => {
    const anonymous = await operate(server, 'GET', 'petitions', undefined, { 'x-operator': '' });
    expect(anonymous.http).toBe(422);
    expect((await server.app.inject({ url: '/operator/petitions' })).statusCode).toBe(401);
  });
});

describe('the automatic operator', () => {
  it('answers once and says that it is automatic, completes a minute later, and leaves to a person what it touched', async () => {
    const [japanese, touched] = [await server.customer(), await server.customer()];
    await saveLanguage(server.db, japanese.id, 'ja-jp');
    await submit(japanese);
    const id = await submit(touched);
    const errors: unknown[] = [];
    const stops = [1, 2, 3].map(() => startOperator(server.services, (error) => errors.push(error)));
    await vi.waitFor(
      async () => {
        server.clock.advance(1);
        for (const customer of [japanese, touched]) expect((await sent(customer))[0]?.status).toBe(1);
      },
      { timeout: 30_000, interval: 100 },
    );
    expect((await sent(japanese))[0]?.answers).toEqual([
      { text: expect.stringContaining('これは自動回答です') as string, created_at: expect.any(String) as string },
    ]);
    expect(await decide(id, 'answer', { text: 'A person is looking into it.' })).toBe(200);
    await vi.waitFor(
      async () => {
        server.clock.advance(10);
        expect((await sent(japanese))[0]?.status).toBe(2);
      },
      { timeout: 30_000, interval: 100 },
    );
    await Promise.all(stops.map((stop) => stop()));
    expect(errors).toEqual([]);
    expect(await titles(japanese)).toHaveLength(1);
    expect((await sent(touched))[0]).toMatchObject({
      status: 1,
      answers: [{}, { text: 'A person is looking into it.' }],
    });
  });
});
