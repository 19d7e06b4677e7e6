import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '#server/settings';
import { root } from '../../../scripts/support/run.ts';

interface Service {
  readonly environment: Readonly<Record<string, string>>;
  readonly command: string;
}

/** What `.env` has to say. */
const given: Readonly<Record<string, string>> = {
  SITE: 'florin.example',
  DATABASE_PASSWORD: 'hush',
  SMTP_URL: 'smtps://florin:hush@mail.example',
  MAIL_FROM: 'no-reply@florin.example',
  IDENTITY_KEY: 'a1b2'.repeat(16),
  OPERATOR_TOKENS: `ada=${'a'.repeat(40)}`,
  MARKET_SOURCES: 'kraken,bitstamp',
};

const text = readFileSync(join(root, 'docs/guides/compose.yaml'), 'utf8');

/** Puts variables into a value, as Compose does after it has parsed the file. */
const fill = (value: string, variables: Readonly<Record<string, string>>): string =>
  value.replaceAll(/\$\{(\w+)(:[?-])?\}/gu, (_all, name: string, needed) => {
    const given = variables[name] ?? '';
    if (needed === ':?' && given === '') throw new Error(`${name} is required`);
    return given;
  });

const servicesWith = (variables: Readonly<Record<string, string>>): Readonly<Record<string, Service>> =>
  (
    parse(text, (_key, value: unknown) => (typeof value === 'string' ? fill(value, variables) : value)) as {
      services: Record<string, Service>;
    }
  ).services;

describe('the compose file', () => {
  it('starts servers in live mode, with settings that they take', () => {
    const { florin1, florin2 } = servicesWith(given);
    expect(florin2).toEqual(florin1);
    expect(florin1?.command).toBe('node server/main.ts');
    expect(readSettings(florin1?.environment ?? {})).toMatchObject({
      mode: 'live',
      publicUrl: 'https://florin.example',
      databaseUrl: 'postgres://florin:hush@postgres/florin',
      redisUrl: 'redis://redis',
      marketSources: ['kraken', 'bitstamp'],
      otherIdentityKey: undefined,
      filesBucket: undefined,
      metricsToken: undefined,
      tracesUrl: undefined,
    });
  });

  it('passes on what .env may leave out', () => {
    const { florin1 } = servicesWith({
      ...given,
      IDENTITY_KEY_OTHER: '1'.repeat(64),
      FILES_URL: 'https://key:hush@s3.example/florin',
      METRICS_TOKEN: 'm'.repeat(40),
      TRACES_URL: 'http://collector:4318/v1/traces',
    });
    expect(readSettings(florin1?.environment ?? {})).toMatchObject({
      otherIdentityKey: '1'.repeat(64),
      filesBucket: { endpoint: 'https://s3.example/florin' },
      metricsToken: 'm'.repeat(40),
      tracesUrl: 'http://collector:4318/v1/traces',
    });
  });

  it.each(Object.keys(given))('asks for %s', (name) => {
    expect(() => servicesWith({ ...given, [name]: '' })).toThrow(`${name} is required`);
  });
});
