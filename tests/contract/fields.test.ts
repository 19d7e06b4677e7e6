import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  calendarDay,
  decimal,
  email,
  emailCode,
  filename,
  inviteCode,
  password,
  positiveAmount,
  username,
} from '#contract/fields';

const message = (schema: v.GenericSchema, input: unknown): string | undefined =>
  v.safeParse(schema, input).issues?.[0].message;

describe('field rules', () => {
  it.each([
    ['abcd', 'validation:username-length'],
    ['abcde', undefined],
    ['x'.repeat(30), undefined],
    ['x'.repeat(31), 'validation:username-length'],
    ['a b c d', 'validation:username-characters'],
    ['a@b.example', 'validation:username-characters'],
    ['ทดสอบชื่อ', undefined],
    ['', 'validation:required'],
  ])('username %j: %s', (text, expected) => expect(message(username, text)).toBe(expected));

  it.each([
    ['12345', 'validation:password-length'],
    ['123456', undefined],
    ['x'.repeat(32), undefined],
    ['x'.repeat(33), 'validation:password-length'],
    [' spaces ', undefined],
    ['null\u0000null', 'validation:characters'],
  ])('password %j: %s', (text, expected) => expect(message(password, text)).toBe(expected));

  it.each([
    ['a@b.c', 'validation:email-length'],
    ['ab@c.de', undefined],
    [`${'x'.repeat(24)}@post.de`, undefined],
    [`${'x'.repeat(25)}@post.de`, 'validation:email-length'],
    ['no-address', 'validation:email-form'],
  ])('email %j: %s', (text, expected) => expect(message(email, text)).toBe(expected));

  it('lowercases an email address and uppercases an invite code', () => {
    expect(v.parse(email, ' Margit@Post.Example ')).toBe('margit@post.example');
    expect(v.parse(inviteCode, 'f7k2qx')).toBe('F7K2QX');
  });

  it.each([
    ['12345', 'validation:invite-code-length'],
    ['123456789', 'validation:invite-code-length'],
    ['12345678', undefined],
  ])('invite code %j: %s', (text, expected) => expect(message(inviteCode, text)).toBe(expected));

  it.each(['12345', '1234567', '12345a', '１２３４５６'])('refuses the email code %j', (text) =>
    expect(message(emailCode, text)).toBe('validation:email-code'),
  );

  it.each([
    '1e3',
    '1,5',
    '.5',
    '5.',
    '01',
    '+1',
    ' 1',
    '1 ',
    '',
    '0x1',
    'NaN',
    'Infinity',
    `0.${'1'.repeat(19)}`,
    '1'.repeat(20),
    5,
    null,
  ])('refuses the amount %j', (amount) => expect(message(positiveAmount, amount)).toBeDefined());

  it.each(['0', '0.000', '-1'])('refuses %j as a positive amount', (amount) =>
    expect(message(positiveAmount, amount)).toBeDefined(),
  );

  it.each(['1', '0.1', '0.000000000000000001', '9'.repeat(19), '10.50'])('accepts the amount %j', (amount) =>
    expect(message(positiveAmount, amount)).toBeUndefined(),
  );

  it.each(['2026-02-31', '1970-01-01', '3000-01-01', '9999-12-31', '2026-1-1', 'yesterday'])(
    'refuses the day %j',
    (day) => expect(message(calendarDay, day)).toBe('validation:date'),
  );

  it.each(['1970-01-02', '2028-02-29', '2999-12-31'])('accepts the day %j', (day) =>
    expect(message(calendarDay, day)).toBeUndefined(),
  );

  it('accepts negative decimals', () => expect(message(decimal, '-1.25')).toBeUndefined());

  it.each(['../etc/passwd', 'a.jpg', 'aaaaaaaa.svg', 'aaaa/aaaa.jpg', 'aaaaaaaa.jpg\u0000'])(
    'refuses the file name %j',
    (name) => expect(message(filename, name)).toBeDefined(),
  );
});
