import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { saveLanguage } from '#server/domains/account/store';
import { filesFolder } from '#server/plugins/files/folder-files';
import { startOperator } from '#server/sandbox/operator/index';
import { type TestCustomer, useApp } from '../support/app.ts';
import { papers, person, picture, uploadPhoto } from './support.ts';

const server = useApp();

const statusOf = async ({ client }: TestCustomer) => (await client.call('GET user/auth', {})).status;

/** Runs operators of several servers until the verification of each customer is decided. Answers what failed. */
async function decide(customers: readonly TestCustomer[], operators = 1): Promise<unknown[]> {
  const errors: unknown[] = [];
  const stops = Array.from({ length: operators }, () => startOperator(server.services, (error) => errors.push(error)));
  await vi.waitFor(
    async () => {
      server.clock.advance(1);
      for (const customer of customers) expect(await statusOf(customer)).not.toBe(2);
    },
    { timeout: 30_000, interval: 100 },
  );
  await Promise.all(stops.map((stop) => stop()));
  return errors;
}

describe('the automatic operator', () => {
  it('verifies each submission once, a passport too, or returns it if both photos are identical', async () => {
    const customers = [await server.customer(), await server.customer(), await server.customer()];
    const [german, second, third] = customers as [TestCustomer, TestCustomer, TestCustomer];
    await saveLanguage(server.db, german.id, 'de-de');
    await german.client.call('POST user/realAuth', await papers(german, 'same'));
    await second.client.call('POST user/realAuth', await papers(second));
    const passport = { ...person, document: 'passport', front: await uploadPhoto(third) } as const;
    await third.client.call('POST user/realAuth', passport);
    expect(await decide(customers, 3)).toEqual([]);
    expect(await german.client.call('GET user/auth', {})).toMatchObject({
      status: 3,
      reason: 'Vorder- und Rückseite sind dasselbe Bild. Bitte fotografieren Sie jede Seite einzeln.',
    });
    expect([await statusOf(second), await statusOf(third)]).toEqual([1, 1]);
    for (const { client } of customers) expect((await client.call('GET notice/index', {})).total).toBe(1);
    expect(server.mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Identitätsprüfung: Ihre Angaben müssen korrigiert werden',
      'Your identity is verified',
      'Your identity is verified',
    ]);
  });

  it('waits some seconds before deciding, and resumes after a restart', async () => {
    const customer = await server.customer();
    const stop = startOperator(server.services, () => {});
    await customer.client.call('POST user/realAuth', await papers(customer));
    await stop();
    expect(await statusOf(customer)).toBe(2);
    expect(await decide([customer])).toEqual([]);
    expect(await statusOf(customer)).toBe(1);
  });

  it('continues other kinds of work when one fails, and reports the error', async () => {
    const [broken, other] = [await server.customer(), await server.customer()];
    const request = await papers(broken);
    await broken.client.call('POST user/realAuth', request);
    await rm(join(filesFolder(server.services.settings), request.front));
    const { filename: voucher } = (
      await other.client.upload('POST upload/transferVoucher', await picture().png().toBuffer())
    ).data;
    await other.client.call('POST wallet/up', { currency: 'USDT', network: 'tron', amount: '250', voucher });
    const errors: unknown[] = [];
    const stop = startOperator(server.services, (error) => errors.push(error));
    await vi.waitFor(
      async () => {
        server.clock.advance(1);
        expect((await other.client.call('GET wallet/up-record', {})).items[0]?.status).toBe(2);
        expect(errors).not.toEqual([]);
      },
      { timeout: 30_000, interval: 100 },
    );
    await stop();
    expect(await statusOf(broken)).toBe(2);
  });
});
