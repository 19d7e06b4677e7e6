import { describe, expect, it, vi } from 'vitest';
import { startOperator } from '#server/sandbox/operator/index';
import { papers, person as identity, uploadPhoto } from '../identity/support.ts';
import { type TestCustomer, useApp } from '../support/app.ts';
import { acts, operate, token, withToken } from './support.ts';

const server = useApp(withToken);

interface Waiting {
  readonly id: string;
  readonly customer: string;
}

async function handedIn(): Promise<{ customer: TestCustomer; id: string }> {
  const customer = await server.customer();
  await customer.client.call('POST user/realAuth', await papers(customer));
  const { data } = await operate(server, 'GET', 'verifications?status=in-review');
  return { customer, id: (data.items as Waiting[]).find((each) => each.customer === customer.id)?.id ?? 'none' };
}

const statusOf = async ({ client }: TestCustomer) => client.call('GET user/auth', {});

describe('access', () => {
  it.each([
    ['no token', { authorization: '' }],
    ['a wrong token', { authorization: 'Bearer an-operator-token-of-42-characters-at-leasT' }],
    ['a part of it', { authorization: 'Bearer an-operator-token' }],
  ])('is denied with %s', async (_name, headers) => {
    for (const path of ['verifications', 'audit', 'nothing'])
      expect((await operate(server, 'GET', path, undefined, headers)).http).toBe(401);
  });

  it.each([
    { 'x-operator': '' },
    { 'x-operator': 'A' },
    { 'x-operator': 'x'.repeat(41) },
    { 'x-operator': 'automatic' },
  ])('requires a valid operator name, not %j', async (headers) => {
    for (const path of ['verifications', 'audit', 'audit/verify', 'verifications/1']) {
      expect((await operate(server, 'GET', path, undefined, headers)).http).toBe(422);
    }
  });

  it('returns 404 for unknown paths', async () => {
    for (const path of ['nothing', 'verifications/999999', 'verifications/999999/front']) {
      expect([path, (await operate(server, 'GET', path)).http]).toEqual([path, 404]);
    }
    expect((await operate(server, 'GET', 'verifications/1;drop')).http).toBe(422);
  });
});

describe('a review', () => {
  it('lists open submissions oldest first, and shows number and photos of one', async () => {
    const [first, second] = [await handedIn(), await handedIn()];
    const { data } = await operate(server, 'GET', 'verifications?status=in-review');
    expect((data.items as Waiting[]).map(({ id }) => id).filter((id) => [first.id, second.id].includes(id))).toEqual([
      first.id,
      second.id,
    ]);
    expect(JSON.stringify(data)).not.toContain('X4RTBPFW4');
    const one = await operate(server, 'GET', `verifications/${first.id}`);
    expect(one.data).toMatchObject({
      id: first.id,
      customer: first.customer.id,
      document: 'id-card',
      full_name: 'Margit Sample',
      id_number: 'X4RTBPFW4',
      language: 'en-us',
      status: 'in review',
    });
    for (const side of ['front', 'back']) {
      const photo = await operate(server, 'GET', `verifications/${first.id}/${side}`);
      expect([photo.http, photo.bytes.subarray(0, 2).toString('hex')]).toEqual([200, 'ffd8']);
    }
    const seen = (await acts(server)).filter(({ subject }) => subject === `verification/${first.id}`);
    expect(seen.map(({ operator, act, details }) => [operator, act, details.what])).toEqual([
      ['Ada', 'verification-seen', 'back'],
      ['Ada', 'verification-seen', 'front'],
      ['Ada', 'verification-seen', 'number'],
    ]);
  });

  it('of a passport says so, and shows its one photo', async () => {
    const customer = await server.customer();
    const front = await uploadPhoto(customer);
    await customer.client.call('POST user/realAuth', { ...identity, document: 'passport', front });
    const { data } = await operate(server, 'GET', 'verifications?status=in-review');
    const listed = (data.items as (Waiting & { document: string })[]).find((each) => each.customer === customer.id);
    expect(listed?.document).toBe('passport');
    const path = `verifications/${listed?.id}`;
    expect((await operate(server, 'GET', path)).data).toMatchObject({ document: 'passport', front, back: null });
    expect((await operate(server, 'GET', `${path}/front`)).http).toBe(200);
    expect((await operate(server, 'GET', `${path}/back`)).http).toBe(404);
    expect((await operate(server, 'POST', `${path}/complete`, {})).http).toBe(200);
    expect((await statusOf(customer)).status).toBe(1);
  });

  it('can be completed once, even concurrently', async () => {
    const { customer, id } = await handedIn();
    const responses = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        operate(server, 'POST', `verifications/${id}/complete`, {}, { 'x-operator': `Person ${index}` }),
      ),
    );
    expect(responses.map(({ http }) => String(http)).toSorted()).toEqual(['200', '409', '409', '409']);
    expect((await statusOf(customer)).status).toBe(1);
    expect(
      (await acts(server)).filter(
        ({ act, subject }) => act === 'verification-completed' && subject === `verification/${id}`,
      ),
    ).toHaveLength(1);
  });

  it('can return a submission with a reason that is shown to the customer but not logged', async () => {
    const { customer, id } = await handedIn();
    expect((await operate(server, 'POST', `verifications/${id}/return`, { reason: ' ' })).http).toBe(422);
    expect((await statusOf(customer)).status).toBe(2);
    await operate(server, 'POST', `verifications/${id}/return`, { reason: 'The name Margit is not readable.' });
    expect(await statusOf(customer)).toMatchObject({ status: 3, reason: 'The name Margit is not readable.' });
    expect(JSON.stringify(await acts(server))).not.toMatch(/Margit|X4RT/);
    expect((await acts(server))[0]).toMatchObject({
      act: 'verification-returned',
      operator: 'Ada',
      details: { reason_sha256: expect.any(String) },
    });
  });

  it('by the automatic operator is logged too', async () => {
    const { customer, id } = await handedIn();
    const stop = startOperator(server.services, () => {});
    await vi.waitFor(
      async () => {
        server.clock.advance(1);
        expect((await statusOf(customer)).status).toBe(1);
      },
      { timeout: 30_000, interval: 100 },
    );
    await stop();
    expect((await acts(server)).find(({ subject }) => subject === `verification/${id}`)).toMatchObject({
      operator: 'automatic',
      act: 'verification-completed',
    });
  });
});

describe('without a token in the settings', () => {
  const closed = useApp();

  it('every path returns 404', async () => {
    for (const path of ['verifications', 'audit', 'audit/verify', '']) {
      expect(
        (
          await closed.app.inject({
            url: `/operator/${path}`,
            headers: { authorization: 'Bearer undefined', 'x-operator': 'Ada' },
          })
        ).statusCode,
      ).toBe(404);
    }
  });
});

describe('guessing the token', () => {
  const limited = useApp((services) => ({ ...withToken(services), limits: true }));

  it('is limited by address, without affecting other addresses', async () => {
    const guess = (remoteAddress: string, given: string) =>
      limited.app.inject({
        url: '/operator/verifications',
        remoteAddress,
        headers: { authorization: `Bearer ${given}`, 'x-operator': 'Ada' },
      });
    for (let turn = 0; turn < 5; turn += 1) expect((await guess('203.0.113.5', `guess ${turn}`)).statusCode).toBe(401);
    expect((await guess('203.0.113.5', 'guess')).statusCode).toBe(429);
    expect((await guess('203.0.113.5', token)).statusCode).toBe(200);
    const right = await operate(limited, 'GET', 'verifications');
    expect(right.http).toBe(200);
  });
});
