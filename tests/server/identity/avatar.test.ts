import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { discardFiles } from '#server/domains/uploads/store';
import { filesFolder } from '#server/plugins/files/folder-files';
import type { FileStore } from '#server/plugins/files/index';
import { sweepFiles } from '#server/domains/uploads/sweep-files';
import { kinds } from '../account/support.ts';
import { type TestCustomer, useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { picture, uploadPhoto } from './support.ts';

const server = useApp();

const storedFiles = () => readdir(filesFolder(server.services.settings));

async function uploadAvatar({ client }: TestCustomer, content?: Buffer): Promise<string> {
  const { data } = await client.upload('POST upload/avatar', content ?? (await picture(900, 600).png().toBuffer()));
  return data.filename;
}

describe('an avatar', () => {
  it('is a square of 512 pixels without metadata', async () => {
    const customer = await server.customer();
    const content = await picture(1200, 700)
      .jpeg()
      .withExif({ IFD0: { Make: 'SecretCamera' } })
      .toBuffer();
    const filename = await uploadAvatar(customer, content);
    const { info } = await customer.client.call('POST user/avatar', { filename });
    expect(info.avatar).toBe(`/uploads/${filename}`);
    const shown = (await customer.client.send({ url: info.avatar! })).rawPayload;
    expect(await sharp(shown).metadata()).toMatchObject({ width: 512, height: 512, format: 'jpeg' });
    expect(shown.includes('SecretCamera')).toBe(false);
  });

  it('can be replaced, which deletes the old file, or reset by an empty name', async () => {
    const customer = await server.customer();
    const [first, second] = [await uploadAvatar(customer), await uploadAvatar(customer)];
    await customer.client.call('POST user/avatar', { filename: first });
    await customer.client.call('POST user/avatar', { filename: second });
    await expect.poll(storedFiles).not.toContain(first);
    expect(await storedFiles()).toContain(second);
    expect((await customer.client.send({ url: `/uploads/${first}` })).statusCode).toBe(404);
    // Sending it twice keeps it.
    expect((await customer.client.call('POST user/avatar', { filename: second })).info.avatar).toBe(
      `/uploads/${second}`,
    );
    expect((await customer.client.call('POST user/avatar', { filename: '' })).info.avatar).toBeNull();
    expect((await customer.client.call('POST user/refresh', {})).info.avatar).toBeNull();
    await expect.poll(storedFiles).not.toContain(second);
    // Set, replaced and reset.
    expect(await kinds(customer.client)).toEqual(['avatar-changed', 'avatar-changed', 'avatar-changed']);
  });

  it('leaves one file after concurrent changes', async () => {
    const customer = await server.customer();
    const names = await Promise.all([uploadAvatar(customer), uploadAvatar(customer), uploadAvatar(customer)]);
    await Promise.all(names.map((filename) => customer.client.call('POST user/avatar', { filename })));
    const left = async () => (await storedFiles()).filter((filename) => names.includes(filename));
    await expect.poll(left).toHaveLength(1);
  });

  it('must be the customer’s upload for that purpose', async () => {
    const [one, other] = [await server.customer(), await server.customer()];
    const own = await uploadAvatar(one);
    for (const [customer, filename] of [
      [other, own],
      [one, await uploadPhoto(one)],
      [one, '0123456789abcdef.jpg'],
    ] as const) {
      expect(await customer.client.try('POST user/avatar', { filename })).toMatchObject(refused('file-unknown'));
    }
    await one.client.call('POST upload/cancel', { filename: own });
    expect((await one.client.try('POST user/avatar', { filename: own })).data.code).toBe('file-unknown');
  });
});

describe('a discarded image', () => {
  it('is hidden at once, and deleted by the housekeeping after a crash', async () => {
    const customer = await server.customer();
    const filename = await uploadAvatar(customer);
    const files: FileStore = { ...server.services.files, remove: () => new Promise<void>(() => {}) };
    await transact(server.db, (tx) => discardFiles(tx, files, [filename], server.clock.now()));
    expect((await customer.client.send({ url: `/uploads/${filename}` })).statusCode).toBe(404);
    expect((await customer.client.try('POST user/avatar', { filename })).data.code).toBe('file-unknown');
    expect((await customer.client.try('POST upload/cancel', { filename })).data.code).toBe('file-unknown');
    expect(await storedFiles()).toContain(filename);
    await sweepFiles(server.db, server.services.files, server.clock.now());
    expect(await storedFiles()).not.toContain(filename);
  });
});
