import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sweepFiles } from '#server/domains/uploads/sweep-files';
import { startHousekeeping } from '#server/housekeeping';
import { bucketFiles } from '#server/plugins/files/bucket-files';
import { DAY_SECONDS, secondsAfter } from '#server/time';
import { useApp } from '../support/app.ts';
import { requestWarnings } from '../support/request-log.ts';
import { holdTimeLimits } from '../support/time-limits.ts';
import { BucketService, keys } from './bucket-service.ts';

const upload = 'POST upload/transferVoucher';
const picture = sharp({ create: { width: 40, height: 60, channels: 3, background: '#246' } })
  .png()
  .toBuffer();

const service = new BucketService();
beforeAll(() => service.start());
afterAll(() => service.stop());

const files = () => bucketFiles({ endpoint: service.endpoint, ...keys });
const names = async () => (await files().list()).map(({ name }) => name);

const server = useApp(() => ({ files: files() }));

const refusal = 'The bucket of files doesn’t answer as it should.';

describe('images in a bucket', () => {
  it('are their owner’s alone, and gone when they are canceled', async () => {
    const [customer, stranger] = [await server.customer(), await server.customer()];
    const { data } = await customer.client.upload(upload, await picture);
    const own = await customer.client.send({ url: data.url });
    expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await sharp(own.rawPayload).metadata()).format).toBe('jpeg');
    expect((await stranger.client.send({ url: data.url })).statusCode).toBe(404);
    expect((await fetch(`${service.endpoint}/${data.filename}`)).status).toBe(403);
    await customer.client.call('POST upload/cancel', { filename: data.filename });
    await expect.poll(names).not.toContain(data.filename);
    expect(await files().read(data.filename)).toBeUndefined();
    // Once more, as after a crash.
    await files().remove(data.filename);
  });

  it('are kept byte by byte', async () => {
    const content = randomBytes(300_000);
    await files().write('some-bytes', content);
    const read = await files().read('some-bytes');
    expect(read && (await buffer(read)).equals(content)).toBe(true);
    await files().remove('some-bytes');
  });

  it('are swept an hour after a crash that left no row', async () => {
    const name = `${randomBytes(16).toString('hex')}.jpg`;
    await files().write(name, Buffer.from('a picture'));
    await sweepFiles(server.db, files(), new Date());
    expect(await names()).toContain(name);
    await sweepFiles(server.db, files(), new Date(Date.now() + 3_700_000));
    expect(await names()).not.toContain(name);
  });

  it('are all listed, also when they fill more than a page', async () => {
    const many = Array.from({ length: 1_005 }, (_, index) => `many-${index}`);
    for (const name of many) await files().write(name, Buffer.from('x'));
    expect(new Set(await names())).toEqual(new Set(many));
    for (const name of many) await files().remove(name);
    expect(await names()).toEqual([]);
  });

  it('can be sent again when the bucket is back, and are refused until then', async () => {
    const { client, id } = await server.customer();
    const kept = (await client.upload(upload, await picture)).data;
    const logged = requestWarnings(server.app);
    await service.stop();
    const refused = await client.upload(upload, await picture);
    expect([refused.http, refused.headers['retry-after']]).toEqual([503, expect.anything()]);
    expect((await client.send({ url: kept.url })).statusCode).toBe(503);
    const why = `${refusal} (S3 network error: ECONNREFUSED)`;
    expect(logged).toMatchObject([{ why }, { why }]);
    const rows = await server.db.selectFrom('files').select('filename').where('customer_id', '=', id).execute();
    expect(rows).toEqual([{ filename: kept.filename }]);
    await service.start();
    expect((await client.upload(upload, await picture)).status).toBe(1);
    expect((await client.send({ url: kept.url })).statusCode).toBe(200);
  });

  it('are given up after ten seconds when the bucket is silent, and hold up nothing else', async () => {
    const { client, id } = await server.customer();
    const kept = (await client.upload(upload, await picture)).data;
    const image = await picture;
    const [logged, time, release] = [requestWarnings(server.app), holdTimeLimits(), service.hold()];
    onTestFinished(release);
    const before = service.asked;
    const [sent, shown] = [client.upload(upload, image), client.send({ url: kept.url })];
    await expect.poll(() => service.asked - before).toBe(2);
    expect((await client.call('GET user/info', {})).info.id).toBe(id);
    time.pass();
    expect([(await sent).http, (await sent).headers['retry-after']]).toEqual([503, '2']);
    expect((await shown).statusCode).toBe(503);
    expect(time.limits).toEqual([10_000, 10_000]);
    const why = `${refusal} (The operation was aborted due to timeout)`;
    expect(logged).toMatchObject([{ why }, { why }]);
    release();
    expect((await client.upload(upload, image)).status).toBe(1);
    expect((await client.send({ url: kept.url })).statusCode).toBe(200);
  });

  it('arrive when the bucket answers in time', async () => {
    const { client } = await server.customer();
    const image = await picture;
    const [time, release] = [holdTimeLimits(), service.hold()];
    onTestFinished(release);
    const before = service.asked;
    const sent = client.upload(upload, image);
    await expect.poll(() => service.asked - before).toBe(1);
    release();
    expect((await sent).status).toBe(1);
    expect(time.limits).toEqual([10_000]);
  });

  it('may take longer than the bucket to begin with them, as a slow connection does', async () => {
    const { client } = await server.customer();
    const { url } = (await client.upload(upload, await picture)).data;
    const whole = (await client.send({ url })).rawPayload;
    const [time, release] = [holdTimeLimits(), service.holdRest()];
    onTestFinished(release);
    const begun = await client.send({ url, payloadAsStream: true });
    time.pass();
    release();
    expect((await buffer(begun.stream())).equals(whole)).toBe(true);
    expect(time.limits).toEqual([10_000]);
  });

  it('hold up no other housekeeping when the bucket is silent', async () => {
    const now = server.clock.now();
    const yesterday = secondsAfter(now, -DAY_SECONDS - 60);
    const code = { email: 'ada@post.example', purpose: 'register', sent: 1 } as const;
    const times = { sent_at: yesterday, expires_at: yesterday, counted_from: yesterday };
    await server.db
      .insertInto('email_codes')
      .values({ ...code, ...times })
      .execute();
    const release = service.hold();
    const before = service.asked;
    const errors: unknown[] = [];
    const stop = startHousekeeping(server.services, (error) => errors.push(error));
    await expect.poll(() => service.asked - before).toBeGreaterThan(0);
    expect(await server.db.selectFrom('email_codes').select('email').execute()).toEqual([]);
    release();
    await stop();
    expect(errors).toEqual([]);
  });

  it('are not there with a wrong secret', async () => {
    const wrong = bucketFiles({ endpoint: service.endpoint, ...keys, secretAccessKey: 'guess' });
    await expect(wrong.write('a', Buffer.from('x'))).rejects.toThrow(refusal);
    await expect(wrong.read('a')).rejects.toThrow(refusal);
    await expect(wrong.list()).rejects.toThrow(refusal);
  });

  it('are sent nowhere else by a redirect', async () => {
    const asked: string[] = [];
    const astray = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.writeHead(307, { location: '/elsewhere' }).end();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void astray.close());
    await once(astray, 'listening');
    const { port } = astray.address() as AddressInfo;
    const moved = bucketFiles({ ...keys, endpoint: `http://127.0.0.1:${port}/bucket` });
    await expect(moved.write('a', Buffer.from('x'))).rejects.toThrow(refusal);
    await expect(moved.read('a')).rejects.toThrow(refusal);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter((each) => each.includes('elsewhere'))).toEqual([]);
  });
});
