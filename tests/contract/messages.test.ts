import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { englishKeys } from './support.ts';

const source = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');

const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/['`]validation:([a-z-]+)['`]/g)].map(([, key]) => key ?? '')),
];

describe('messages of fields', () => {
  it('exist for every key in the contract and the server', () => {
    const names = namesIn(source('contract') + source('server'));
    expect(names.length).toBeGreaterThan(25);
    const known = englishKeys('validation');
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it.each([
    ['username-length', 'Username length should be 5 to 30 characters'],
    ['password-length', 'Password length should be 6 to 32 characters'],
    ['passwords-differ', 'Passwords do not match, please re-enter.'],
    ['email-length', 'Email length should be 6 to 32 characters'],
    ['email-form', 'Email is not valid'],
    ['email-code', 'Email verification code should be 6 digits'],
    ['invite-code-length', 'Invite code length should be 6 to 8 characters'],
  ])('%s says what the specification says', (key, text) => {
    const messages = JSON.parse(readFileSync('locales/en-us/validation.json', 'utf8')) as Record<string, string>;
    expect(messages[key]).toBe(text);
  });

  it.each([
    ['counter-balance-too-low', 'Your balance is insufficient to enter this counter.'],
    ['order-open', 'Please complete the current order'],
  ])('%s says what the specification says', (key, text) => {
    const messages = JSON.parse(readFileSync('locales/en-us/errors.json', 'utf8')) as Record<string, string>;
    expect(messages[key]).toBe(text);
  });
});
