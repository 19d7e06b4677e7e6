import { describe, expect, it } from 'vitest';
import { readSettings } from '#server/settings';

describe('settings', () => {
  it('need nothing: without them it is the sandbox on this machine', () => {
    expect(readSettings({})).toMatchObject({ mode: 'sandbox', environment: 'production', host: '127.0.0.1', port: 5173 });
  });

  it('are live with a database of its own', () => {
    expect(readSettings({ DATABASE_URL: 'postgres://florin@db/florin' }).mode).toBe('live');
  });

  it('take no key for ID numbers that is none', () => {
    expect(() => readSettings({ IDENTITY_KEY: 'hush' })).toThrow('IDENTITY_KEY must be 64 hexadecimal digits');
  });

  it('count empty variables as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', SMTP_URL: '' })).toMatchObject({ mode: 'sandbox', port: 5173 });
  });

  it('say everything that is wrong at once, and no value, since some are secret', () => {
    const wrong = { PORT: '99999', SMTP_URL: 'http://user:hush@mail', OPERATOR_TOKEN: 'hush', NODE_ENV: 'prod' };
    expect(() => readSettings(wrong)).toThrow(
      [
        'The settings in the environment cannot be used:',
        '  - PORT must be a port number',
        '  - NODE_ENV must be production, development or test',
        '  - SMTP_URL must be an address that begins with smtp:// or smtps://',
        '  - OPERATOR_TOKEN must have at least 32 characters',
      ].join('\n'),
    );
    expect(() => readSettings(wrong)).not.toThrow(/hush/);
  });
});
