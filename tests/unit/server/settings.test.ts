import { HDKey } from '@scure/bip32';
import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { readSettings } from '#server/settings';

const live = {
  DATABASE_URL: 'postgres://florin@db/florin',
  PUBLIC_URL: 'https://florin.example',
  SMTP_URL: 'smtp://mail',
  MAIL_FROM: 'no-reply@florin.example',
  IDENTITY_KEY: '0123456789abcdef'.repeat(4),
};

describe('settings', () => {
  it('need nothing: without them it is the sandbox on this machine', () => {
    expect(readSettings({})).toMatchObject({
      mode: 'sandbox',
      environment: 'production',
      host: '127.0.0.1',
      port: 5173,
    });
  });

  it('are live with a database of its own', () => {
    expect(readSettings(live).mode).toBe('live');
  });

  it('of live mode need a site, a mail server, a sender and a key, and say all that is missing at once', () => {
    expect(() => readSettings({ DATABASE_URL: live.DATABASE_URL })).toThrow(
      /PUBLIC_URL is required.*\n.*SMTP_URL is required.*\n.*MAIL_FROM is required.*\n.*IDENTITY_KEY is required/u,
    );
  });

  it.each(['SMTP_URL', 'MAIL_FROM', 'IDENTITY_KEY'])('of live mode need %s', (name) => {
    expect(() => readSettings({ ...live, [name]: undefined })).toThrow(`- ${name} is required with DATABASE_URL`);
  });

  it('take no sender that is none', () => {
    expect(() => readSettings({ MAIL_FROM: 'Florin' })).toThrow('MAIL_FROM must be an email address');
  });

  it('take no key for ID numbers that is none', () => {
    expect(() => readSettings({ IDENTITY_KEY: 'hush' })).toThrow('IDENTITY_KEY must be 64 hexadecimal digits');
  });

  it('of live mode take no key that repeats one byte, which the sandbox and a former key may', () => {
    for (const key of ['0'.repeat(64), 'F'.repeat(64), 'a1'.repeat(32), 'aA'.repeat(32)]) {
      expect(() => readSettings({ ...live, IDENTITY_KEY: key })).toThrow('IDENTITY_KEY must be random');
      expect(readSettings({ IDENTITY_KEY: key }).identityKey).toBe(key);
      expect(readSettings({ ...live, IDENTITY_KEY_OTHER: key }).otherIdentityKey).toBe(key);
    }
    const rare = `${'a1'.repeat(31)}a2`;
    expect(readSettings({ ...live, IDENTITY_KEY: rare }).identityKey).toBe(rare);
  });

  it('take two exchanges or more as sources of prices, and only in live mode', () => {
    const sourcesOf = (MARKET_SOURCES: string) => readSettings({ ...live, MARKET_SOURCES }).marketSources;
    expect(readSettings(live).marketSources).toEqual([]);
    expect(sourcesOf(' Kraken,bitstamp ,kraken')).toEqual(['kraken', 'bitstamp']);
    for (const one of ['kraken', 'kraken,kraken', ','])
      expect(() => sourcesOf(one)).toThrow('MARKET_SOURCES must name at least 2 exchanges');
    expect(() => readSettings({ MARKET_SOURCES: 'kraken,bitstamp' })).toThrow('only valid with DATABASE_URL');
  });

  it('take as many connections as PostgreSQL can share', () => {
    expect(readSettings(live).databasePool).toBe(20);
    expect(readSettings({ ...live, DATABASE_POOL: '60' }).databasePool).toBe(60);
    for (const DATABASE_POOL of ['9', '201', '1e2'])
      expect(() => readSettings({ ...live, DATABASE_POOL })).toThrow('DATABASE_POOL must be a number from 10 to 200');
    expect(() => readSettings({ DATABASE_POOL: '60' })).toThrow('only valid with DATABASE_URL');
  });

  it('take a replica only with a database of their own', () => {
    const DATABASE_REPLICA_URL = 'postgres://florin@replica/florin';
    expect(readSettings({ ...live, DATABASE_REPLICA_URL }).databaseReplicaUrl).toBe(DATABASE_REPLICA_URL);
    expect(() => readSettings({ DATABASE_REPLICA_URL })).toThrow('only valid with DATABASE_URL');
  });

  it('take a bucket with its keys as one address', () => {
    const bucketOf = (FILES_URL: string) => readSettings({ FILES_URL }).filesBucket;
    expect(readSettings({}).filesBucket).toBeUndefined();
    const url = 'https://AKEY:a%2Fsecret%3D@s3.example.com/florin-files';
    const bucket = {
      endpoint: 'https://s3.example.com/florin-files',
      accessKeyId: 'AKEY',
      secretAccessKey: 'a/secret=',
    };
    expect(bucketOf(url)).toEqual({ ...bucket, region: 'auto' });
    expect(bucketOf(`${url}/?region=eu-central-1`)).toEqual({ ...bucket, region: 'eu-central-1' });
    for (const bad of [
      'https://s3.example.com/a',
      'https://k:s@s3.example.com/',
      'https://k:s@s3.example.com/a/b',
      'https://k:%zz@s3.example.com/a',
      'files',
    ])
      expect(() => bucketOf(bad)).toThrow('FILES_URL must be');
    expect(() => bucketOf('https://k:hush@s3.example.com/')).not.toThrow('hush');
  });

  it('take public keys for deposits, and only in live mode', () => {
    const account = HDKey.fromMasterSeed(Buffer.alloc(32, 7)).derive("m/84'/0'/0'");
    const [own, secret] = [account.publicExtendedKey, account.privateExtendedKey];
    const keysOf = (DEPOSIT_KEYS: string) => readSettings({ ...live, DEPOSIT_KEYS }).depositKeys;
    const address = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';
    expect(readSettings(live).depositKeys).toEqual({ accounts: new Map(), xrp: undefined });
    const { accounts, xrp } = keysOf(`bitcoin=${own}, evm=${own},xrp=${address}`);
    expect([[...accounts.keys()], xrp]).toEqual([['bitcoin', 'evm'], address]);
    expect(() => keysOf(`bitcoin=${secret}`)).toThrow(
      'DEPOSIT_KEYS has a private key, which doesn’t belong on a server',
    );
    expect(() => keysOf(`bitcoin=${secret}`)).not.toThrow(secret);
    for (const bad of [own.slice(0, -1), '', 'xpub'])
      expect(() => keysOf(`evm=${bad}`)).toThrow('DEPOSIT_KEYS has no extended public key, for evm');
    for (const bad of [`solana=${own}`, own, `evm=${own},evm=${own}`])
      expect(() => keysOf(bad)).toThrow('DEPOSIT_KEYS must be pairs');
    for (const bad of ['xrp=r123', 'xrp=']) expect(() => keysOf(bad)).toThrow('DEPOSIT_KEYS has no address for xrp');
    expect(() => readSettings({ DEPOSIT_KEYS: `bitcoin=${own}` })).toThrow('only valid with DATABASE_URL');
  });

  it('take the keys of pushes only together, and only if they belong together', () => {
    const [one, other] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
    const given = { PUSH_PUBLIC_KEY: one.publicKey, PUSH_PRIVATE_KEY: one.privateKey };
    expect(readSettings(given).pushKeys).toEqual(one);
    expect(() => readSettings({ PUSH_PUBLIC_KEY: one.publicKey })).toThrow('only valid together');
    expect(() => readSettings({ ...given, PUSH_PUBLIC_KEY: other.publicKey })).toThrow(
      'the public key of PUSH_PRIVATE_KEY',
    );
    expect(() => readSettings({ ...given, PUSH_PRIVATE_KEY: 'A'.repeat(43) })).toThrow('a private key of the curve');
    expect(() => readSettings({ ...given, PUSH_PRIVATE_KEY: 'hush' })).toThrow(
      'must be a key of 32 bytes in base64url',
    );
  });

  it('take NODE_ENV=test only in the sandbox', () => {
    expect(readSettings({ NODE_ENV: 'test' }).environment).toBe('test');
    expect(() => readSettings({ ...live, NODE_ENV: 'test' })).toThrow('NODE_ENV=test turns off rate limits');
  });

  describe('OPERATOR_TOKENS', () => {
    const [one, other] = ['a-token-with-a-plain-alphabet-1-of-2', 'a-token-with-base64-signs/+==-2-of-2'];

    it('has a name and a token for each person', () => {
      expect(readSettings({}).operatorTokens).toEqual([]);
      expect(readSettings({ OPERATOR_TOKENS: ` Ada Berg=${one},Ben Øst = ${other} ` }).operatorTokens).toEqual([
        { name: 'Ada Berg', token: one },
        { name: 'Ben Øst', token: other },
      ]);
    });

    it.each([
      [one, 'entry 1: it must begin with a name of 2 to 40 characters and "="'],
      [`=${one}`, 'entry 1: it must begin with a name'],
      [`A=${one}`, 'entry 1: it must begin with a name'],
      [`Ada=${one},`, 'entry 2: it must begin with a name'],
      [`${'x'.repeat(41)}=${one}`, 'entry 1: it must begin with a name'],
      [`Automatic=${one}`, 'entry 1: it must begin with a name'],
      [`Ada=${one.slice(0, 31)}`, 'entry 1: its token must have at least 32 characters'],
      [`Ada=${one} ${other}`, 'entry 1: its token must be ASCII without spaces and commas'],
      [`Ada=${one},ADA=${other}`, 'entry 2: an earlier entry has this name'],
      [`Ada=${one},Ben=${one}`, 'entry 2: an earlier entry has this token'],
    ])('refuses %s, without its values', (given, problem) => {
      expect(() => readSettings({ OPERATOR_TOKENS: given })).toThrow(`OPERATOR_TOKENS has a problem in ${problem}`);
      expect(() => readSettings({ OPERATOR_TOKENS: given })).not.toThrow(/alphabet|base64|Ada|Ben/);
    });

    it('refuses the token that several people share', () => {
      const given = { OPERATOR_TOKEN: one, OPERATOR_TOKENS: `Ada=${one},Ben=${other}` };
      expect(() => readSettings(given)).toThrow('OPERATOR_TOKENS must not contain OPERATOR_TOKEN');
    });
  });

  it('count empty variables as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', SMTP_URL: '' })).toMatchObject({ mode: 'sandbox', port: 5173 });
  });

  it('say everything that is wrong at once, and no value, since some are secret', () => {
    const wrong = { PORT: '99999', SMTP_URL: 'http://user:hush@mail', OPERATOR_TOKEN: 'hush', NODE_ENV: 'prod' };
    expect(() => readSettings(wrong)).toThrow(
      [
        'The environment has invalid settings:',
        '  - PORT must be a port number',
        '  - NODE_ENV must be production, development or test',
        '  - SMTP_URL must be a URL that begins with smtp:// or smtps://',
        '  - OPERATOR_TOKEN must have at least 32 characters',
      ].join('\n'),
    );
    expect(() => readSettings(wrong)).not.toThrow(/hush/);
  });
});

describe('PUBLIC_URL', () => {
  it('is this machine by name in the sandbox, at the port that is listened on', () => {
    expect(readSettings({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  });

  it.each([
    ['https://Florin.Example/', 'https://florin.example'],
    ['https://florin.example:443', 'https://florin.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('%s is kept as %s', (given, origin) => {
    expect(readSettings({ ...live, PUBLIC_URL: given }).publicUrl).toBe(origin);
  });

  it.each([
    'florin.example',
    'ftp://florin.example',
    'https://florin.example/app',
    'https://florin.example/?a',
    'https://a:b@florin.example',
  ])('is not %s', (given) => {
    expect(() => readSettings({ PUBLIC_URL: given })).toThrow(/ {2}- PUBLIC_URL must be a URL /);
  });

  it('is needed in live mode, and begins with https:// there', () => {
    expect(() => readSettings({ ...live, PUBLIC_URL: undefined })).toThrow('PUBLIC_URL is required with DATABASE_URL');
    expect(() => readSettings({ ...live, PUBLIC_URL: 'http://florin.example' })).toThrow(
      'PUBLIC_URL must begin with https://',
    );
  });
});

describe('DRAIN_SECONDS', () => {
  it('is zero unless it is set', () => {
    expect(readSettings({}).drainMs).toBe(0);
    expect(readSettings({ DRAIN_SECONDS: '60' }).drainMs).toBe(60_000);
  });

  it('refuses anything but 0 to 60', () => {
    for (const given of ['61', '-1', '1.5', 'soon', '100'])
      expect(() => readSettings({ DRAIN_SECONDS: given })).toThrow(
        'DRAIN_SECONDS must be a number of seconds from 0 to 60',
      );
  });
});

describe('IDENTITY_KEY_OTHER', () => {
  const [own, other] = ['a'.repeat(64), 'b'.repeat(64)];

  it('is another key, beside IDENTITY_KEY', () => {
    expect(readSettings({ IDENTITY_KEY: own, IDENTITY_KEY_OTHER: other }).otherIdentityKey).toBe(other);
    expect(readSettings({ IDENTITY_KEY: own }).otherIdentityKey).toBeUndefined();
  });

  it('is refused alone, or if it is the same', () => {
    expect(() => readSettings({ IDENTITY_KEY_OTHER: other })).toThrow('only valid with IDENTITY_KEY');
    expect(() => readSettings({ IDENTITY_KEY: own, IDENTITY_KEY_OTHER: own.toUpperCase() })).toThrow(
      'must not be the same',
    );
  });
});

describe('METRICS_TOKEN', () => {
  it('has at least 32 characters', () => {
    expect(() => readSettings({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN must have at least 32 characters');
    expect(readSettings({ METRICS_TOKEN: 'm'.repeat(32) }).metricsToken).toBe('m'.repeat(32));
  });
});

describe('an invalid TRUST_PROXY', () => {
  it.each(['0', '11', '-1', 'proxy', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.1, no', 'true', ','])(
    'is refused: %s',
    (given) => {
      expect(() => readSettings({ TRUST_PROXY: given })).toThrow('TRUST_PROXY must be a number of hops from 1 to 10');
    },
  );
});
