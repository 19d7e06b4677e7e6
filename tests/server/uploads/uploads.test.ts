import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { transact } from '#server/db/transact';
import { takeFile } from '#server/domains/uploads/store';
import { filesFolder, folderFiles } from '#server/plugins/files/folder-files';
import { sweepFiles } from '#server/domains/uploads/sweep-files';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { manyScans } from '../support/many-scans.ts';

const server = useApp();

const picture = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#c0ffee' } });

const upload = 'POST upload/transferVoucher';

const storedFiles = () => readdir(filesFolder(server.services.settings)).catch(() => [] as string[]);

describe('an uploaded image', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is accepted as %s, and visible only to its owner', async (format) => {
    const [owner, other] = [await server.customer(), await server.customer()];
    const { data } = await owner.client.upload(upload, await picture().toFormat(format).toBuffer());
    expect(data.filename).toMatch(/^[0-9a-f]{32}\.jpg$/);
    const shown = await owner.client.send({ url: data.url });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="${data.filename}"`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 60, height: 40, format: 'jpeg' });
    expect((await other.client.send({ url: data.url })).statusCode).toBe(404);
    expect((await server.visitor().send({ url: data.url })).statusCode).toBe(401);
    // Image requests have no token header, so only the cookie counts.
    owner.client.token = undefined;
    expect((await owner.client.send({ url: data.url })).statusCode).toBe(200);
  });

  it('is re-encoded: upright, without location, time and camera metadata', async () => {
    const { client } = await server.customer();
    const content = await picture()
      .jpeg()
      .withExif({ IFD0: { Make: 'SecretCamera', Orientation: '6' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(content.includes('SecretCamera')).toBe(true);
    const { data } = await client.upload(upload, content);
    const shown = (await client.send({ url: data.url })).rawPayload;
    expect(shown.includes('SecretCamera')).toBe(false);
    const metadata = await sharp(shown).metadata();
    expect(metadata.exif).toBeUndefined();
    expect([metadata.width, metadata.height]).toEqual([40, 60]);
  });

  it('is scaled down when it is large', async () => {
    const { client } = await server.customer();
    const { data } = await client.upload(upload, await picture(5000, 1000).png().toBuffer());
    expect(await sharp((await client.send({ url: data.url })).rawPayload).metadata()).toMatchObject({
      width: 2400,
      height: 480,
    });
  });

  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  const html = Buffer.from('<html><script>alert(1)</script></html>');

  it.each([
    ['SVG', () => svg],
    ['HTML', () => html],
    ['GIF', () => picture().gif().toBuffer()],
    ['half a JPEG', async () => (await picture(800, 800).jpeg().toBuffer()).subarray(0, 700)],
    [
      'a JPEG that goes on as HTML is no HTML',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), html]),
    ],
    ['more pixels than any phone makes', () => picture(9000, 9000).png({ compressionLevel: 9 }).toBuffer()],
    ['many pixels in passes', () => picture(5000, 4000).jpeg({ progressive: true }).toBuffer()],
    ['more passes than any program makes', () => manyScans(65)],
    ['many passes behind a marker that decoders skip', () => manyScans(65, [0xff, 0xd0])],
    ['many passes behind a byte that decoders skip', () => manyScans(65, [0x00])],
  ])('is refused as %s', async (_name, make) => {
    const { client } = await server.customer();
    const before = await storedFiles();
    expect(await client.upload(upload, await make())).toMatchObject(refused('file-type-refused'));
    expect(await storedFiles()).toEqual(before);
  });

  it('may draw itself in passes', async () => {
    const { client } = await server.customer();
    const few = await picture(800, 800).jpeg({ progressive: true }).toBuffer();
    for (const image of [few, await manyScans(50)])
      expect(await client.upload(upload, image)).toMatchObject({ status: 1 });
  });

  it('is refused above 8 MB, or when it is missing', async () => {
    const { client } = await server.customer();
    const large = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.alloc(8 * 1024 * 1024)]);
    expect(await client.upload(upload, large)).toMatchObject({
      status: 0,
      data: { code: 'file-too-large', megabytes: 8 },
    });
    expect((await client.upload(upload, Buffer.alloc(0))).data.errors).toEqual({ file: ['Choose an image'] });
    const json = await client.send({ method: 'POST', url: '/api/upload/transferVoucher', payload: {} });
    expect(json.statusCode).toBe(422);
  });

  it('requires a session', async () => {
    expect((await server.visitor().upload(upload, await picture().png().toBuffer())).http).toBe(401);
  });
});

describe('an unsubmitted upload', () => {
  it('can be deleted only by its owner', async () => {
    const [owner, other] = [await server.customer(), await server.customer()];
    const { data } = await owner.client.upload(upload, await picture().png().toBuffer());
    const { filename, url } = data;
    expect((await other.client.try('POST upload/cancel', { filename })).data.code).toBe('file-unknown');
    await owner.client.call('POST upload/cancel', { filename });
    expect((await owner.client.send({ url })).statusCode).toBe(404);
    await expect.poll(storedFiles).not.toContain(filename);
    expect((await owner.client.try('POST upload/cancel', { filename })).data.code).toBe('file-unknown');
  });

  it('is deleted after a day; a submitted one stays and cannot be canceled', async () => {
    const { id, client } = await server.customer();
    const [kept, left] = [
      (await client.upload(upload, await picture().png().toBuffer())).data,
      (await client.upload(upload, await picture().png().toBuffer())).data,
    ];
    const file = { customer: id, purpose: 'voucher', filename: kept.filename, at: server.clock.now() } as const;
    await transact(server.db, (tx) => takeFile(tx, file));
    await expect(transact(server.db, (tx) => takeFile(tx, file))).rejects.toMatchObject({ code: 'file-unknown' });
    expect((await client.try('POST upload/cancel', { filename: kept.filename })).data.code).toBe('file-unknown');
    const { files } = server.services;
    await sweepFiles(server.db, files, server.clock.now());
    expect(await storedFiles()).toContain(left.filename);
    server.clock.advance(86_401);
    await sweepFiles(server.db, files, server.clock.now());
    expect(await storedFiles()).not.toContain(left.filename);
    expect((await client.send({ url: kept.url })).statusCode).toBe(200);
  });

  it('that can’t be deleted from the disk keeps no other, and fails no request', async () => {
    const { client } = await server.customer();
    const send = async () => (await client.upload(upload, await picture().png().toBuffer())).data;
    const [stuck, other] = [await send(), await send()];
    const path = join(filesFolder(server.services.settings), stuck.filename);
    await rm(path);
    // Not even an administrator deletes a folder as a file.
    await mkdir(path);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await client.call('POST upload/cancel', { filename: stuck.filename });
    await client.call('POST upload/cancel', { filename: other.filename });
    await expect.poll(storedFiles).not.toContain(other.filename);
    await expect.poll(() => logged.mock.calls).toEqual([[expect.stringContaining(stuck.filename)]]);
    logged.mockRestore();
    const rows = () => server.db.selectFrom('files').select('filename').where('discarded_at', 'is not', null).execute();
    const folder = filesFolder(server.services.settings);
    const orphan = join(folder, `${randomBytes(16).toString('hex')}.jpg`);
    await writeFile(orphan, 'a picture');
    const later = new Date(Date.now() + 7_200_000);
    // The sweep says so, and goes on to what has no row.
    await expect(sweepFiles(server.db, folderFiles(folder), later)).rejects.toBeInstanceOf(AggregateError);
    await expect(access(orphan)).rejects.toThrow('ENOENT');
    expect(await rows()).toEqual([{ filename: stuck.filename }]);
    await rmdir(path);
    await sweepFiles(server.db, folderFiles(folder), server.clock.now());
    expect(await rows()).toEqual([]);
  });

  it('is no reason to wait for a bucket that hangs', async () => {
    const remove = vi.spyOn(server.services.files, 'remove').mockReturnValue(new Promise(() => {}));
    onTestFinished(() => remove.mockRestore());
    const discarded: string[] = [];
    // More than take turns at a time.
    for (let count = 0; count < 9; count += 1) {
      const { client } = await server.customer();
      const { filename } = (await client.upload(upload, await picture().png().toBuffer())).data;
      await client.call('POST upload/cancel', { filename });
      discarded.push(filename);
    }
    expect(remove.mock.calls.flat()).toEqual(discarded);
    remove.mockRestore();
    // The sweep makes up for it.
    expect(await storedFiles()).toEqual(expect.arrayContaining(discarded));
    await sweepFiles(server.db, server.services.files, server.clock.now());
    const left = await storedFiles();
    expect(discarded.filter((filename) => left.includes(filename))).toEqual([]);
  });

  it('holds no turn while a bucket hangs that it goes to', async () => {
    const write = vi.spyOn(server.services.files, 'write').mockReturnValue(new Promise(() => {}));
    onTestFinished(() => write.mockRestore());
    const { client } = await server.customer();
    const image = await picture().png().toBuffer();
    for (let count = 1; count <= 4; count += 1) {
      void client.upload(upload, image).catch(() => {});
      await expect.poll(() => write.mock.calls.length).toBe(count);
    }
    // One customer takes four turns at a time.
    expect((await client.call('GET wallet/index', {})).items).not.toEqual([]);
  });

  it('is not swept without a word if the folder can’t be read', async () => {
    const folder = join(filesFolder(server.services.settings), 'a-file');
    await mkdir(filesFolder(server.services.settings), { recursive: true });
    await writeFile(folder, '');
    await expect(sweepFiles(server.db, folderFiles(folder), server.clock.now())).rejects.toMatchObject({
      code: 'ENOTDIR',
    });
    await rm(folder);
    await sweepFiles(server.db, folderFiles(`${folder}/nowhere`), server.clock.now());
  });

  it.each(['../../etc/passwd', '..%2f..%2fpackage.json', 'a.jpg', '%00.jpg'])(
    'cannot be read by the name %s',
    async (name) => {
      const { client } = await server.customer();
      expect((await client.send({ url: `/uploads/${name}` })).statusCode).toBe(404);
    },
  );
});

describe('an image without a row', () => {
  const orphan = async (): Promise<string> => {
    const filename = `${randomBytes(16).toString('hex')}.jpg`;
    await mkdir(filesFolder(server.services.settings), { recursive: true });
    await writeFile(join(filesFolder(server.services.settings), filename), 'a picture');
    return filename;
  };
  const sweep = () => sweepFiles(server.db, server.services.files, server.clock.now());

  it('is kept for an hour, since its upload may be running', async () => {
    server.clock.advance(-86_401);
    const filename = await orphan();
    await sweep();
    expect(await storedFiles()).toContain(filename);
    server.clock.advance(86_401 + 3_601);
    await sweep();
    expect(await storedFiles()).not.toContain(filename);
  });

  it('is kept when most images have none, as with the database of another server', async () => {
    const filenames = await Promise.all(Array.from({ length: 200 }, orphan));
    server.clock.advance(7_200);
    await expect(sweep()).rejects.toThrow(/200 of \d+ images are not in this database/);
    expect(await storedFiles()).toEqual(expect.arrayContaining(filenames));
    await Promise.all(filenames.map((filename) => rm(join(filesFolder(server.services.settings), filename))));
  });
});

it('an image missing from the disk returns 404 to its owner', async () => {
  const { client } = await server.customer();
  const { data } = await client.upload(upload, await picture().png().toBuffer());
  await rm(join(filesFolder(server.services.settings), data.filename));
  expect((await client.send({ url: data.url })).statusCode).toBe(404);
});

it('a customer can have twenty unsubmitted uploads; more delete the oldest', async () => {
  const [{ client }, other] = [await server.customer(), await server.customer()];
  const { data: foreign } = await other.client.upload(upload, await picture().png().toBuffer());
  const content = await picture().png().toBuffer();
  const urls: string[] = [];
  for (let count = 0; count < 22; count += 1) urls.push((await client.upload(upload, content)).data.url);
  const statuses = await Promise.all(urls.map(async (url) => (await client.send({ url })).statusCode));
  expect(statuses).toEqual([404, 404, ...Array.from({ length: 20 }, () => 200)]);
  expect((await other.client.send({ url: foreign.url })).statusCode).toBe(200);
});

describe('many concurrent images', () => {
  it('are decoded one at a time to limit memory', async () => {
    const customers = await Promise.all(Array.from({ length: 6 }, () => server.customer()));
    const content = await picture(2000, 1500).png().toBuffer();
    let max = 0;
    const watching = setInterval(() => {
      max = Math.max(max, sharp.counters().process);
    });
    const responses = await Promise.all(
      customers.flatMap(({ client }) => [client.upload(upload, content), client.upload(upload, content)]),
    );
    clearInterval(watching);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 1));
    expect(max).toBe(1);
  });

  it('of one customer wait in a short queue, and get 503 beyond it', async () => {
    const { client } = await server.customer();
    const content = await picture().png().toBuffer();
    // Their bodies are held back, so any response before that is a refusal.
    const held = Array.from({ length: 25 }, () => {
      const body = new PassThrough();
      const response = client.send({
        method: 'POST',
        url: '/api/upload/transferVoucher',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload: body,
      });
      return { body, response };
    });
    const first = await Promise.race(held.map(({ response }) => response));
    expect(first.statusCode).toBe(503);
    expect(Number(first.headers['retry-after'])).toBeGreaterThan(0);
    expect(first.json()).toMatchObject({ status: 0, data: { code: 'unavailable' } });
    for (const { body } of held) {
      body.write(
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
      );
      body.write(content);
      body.end('\r\n--x--\r\n');
    }
    const responses = await Promise.all(held.map(({ response }) => response));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(24);
  });
});
