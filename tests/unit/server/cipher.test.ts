import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCipher, identityKey } from '#server/plugins/cipher';
import { readSettings } from '#server/settings';

describe('what is sealed', () => {
  const cipher = createCipher(randomBytes(32));

  it('opens for the same context, and is never the same twice', () => {
    const sealed = cipher.seal('X4RTBPFW4 ü 名', '18204417');
    expect(cipher.open(sealed, '18204417')).toBe('X4RTBPFW4 ü 名');
    expect(cipher.seal('X4RTBPFW4 ü 名', '18204417').equals(sealed)).toBe(false);
    expect(sealed.includes('X4RT')).toBe(false);
  });

  it('opens with the other key too, and is sealed again with the own one only if need be', () => {
    const [own, other] = [randomBytes(32), randomBytes(32)];
    const both = createCipher(own, other);
    const sealed = createCipher(other).seal('X4RTBPFW4', '18204417');
    expect(both.open(sealed, '18204417')).toBe('X4RTBPFW4');
    const again = both.reseal(sealed, '18204417')!;
    expect(createCipher(own).open(again, '18204417')).toBe('X4RTBPFW4');
    expect(both.reseal(again, '18204417')).toBeUndefined();
    expect(() => both.reseal(cipher.seal('X4RTBPFW4', '18204417'), '18204417')).toThrow('authenticat');
  });

  it('names its algorithm, and opens without a name as what was sealed before that', () => {
    const key = randomBytes(32);
    const own = createCipher(key);
    const sealed = own.seal('X4RTBPFW4', '18204417');
    const name = Buffer.from('aes-256-gcm:');
    expect(sealed.subarray(0, name.length)).toEqual(name);
    const unnamed = sealed.subarray(name.length);
    expect(own.open(unnamed, '18204417')).toBe('X4RTBPFW4');
    expect(createCipher(randomBytes(32), key).open(unnamed, '18204417')).toBe('X4RTBPFW4');
    const named = own.reseal(unnamed, '18204417')!;
    expect(named.subarray(0, name.length)).toEqual(name);
    expect(own.open(named, '18204417')).toBe('X4RTBPFW4');
    expect(own.reseal(named, '18204417')).toBeUndefined();
  });

  it('opens with no other context or key, and not with any byte changed or missing', () => {
    const sealed = cipher.seal('X4RTBPFW4', '18204417');
    expect(() => cipher.open(sealed, '18204418')).toThrow('authenticat');
    expect(() => createCipher(randomBytes(32)).open(sealed, '18204417')).toThrow('authenticat');
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index]! ^= 1;
      expect(() => cipher.open(changed, '18204417')).toThrow('authenticat');
    }
    expect(() => cipher.open(sealed.subarray(0, 20), '18204417')).toThrow('authenticat');
  });
});

describe('the key', () => {
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'florin-test-'));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('of the sandbox is made once, for the owner of the folder alone', async () => {
    const settings = readSettings({ DATA_DIR: join(folder, 'data') });
    const key = await identityKey(settings);
    expect(key).toHaveLength(32);
    expect((await identityKey(settings)).equals(key)).toBe(true);
    const path = join(folder, 'data', 'identity.key');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await readFile(path)).equals(key)).toBe(true);
  });

  it('is never replaced when it is damaged, since nothing sealed would open again', async () => {
    await writeFile(join(folder, 'identity.key'), 'half');
    await expect(identityKey(readSettings({ DATA_DIR: folder }))).rejects.toThrow('identity.key is damaged');
  });

  it('of live mode comes from the environment', async () => {
    const given = 'a1b2'.repeat(16);
    const settings = readSettings({
      DATABASE_URL: 'postgres://florin@db/florin',
      PUBLIC_URL: 'https://florin.example',
      SMTP_URL: 'smtp://mail',
      MAIL_FROM: 'no-reply@florin.example',
      IDENTITY_KEY: given,
      DATA_DIR: folder,
    });
    expect((await identityKey(settings)).toString('hex')).toBe(given);
  });
});
