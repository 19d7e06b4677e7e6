import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '#platform/api-error';
import { isSamePress, isUnresolved } from '#platform/money-call';

const after = (kind: ApiErrorKind, wasUnresolved: boolean): boolean =>
  isUnresolved(new ApiError({ kind }), wasUnresolved);

describe('a money call that failed', () => {
  it.each(['offline', 'timeout', 'server'] as const)('is unresolved without a response: %s', (kind) => {
    expect(after(kind, false)).toBe(true);
    expect(after(kind, true)).toBe(true);
  });

  it.each(['refusal', 'invalid', 'conflict'] as const)('is over once the server decided: %s', (kind) => {
    expect(after(kind, false)).toBe(false);
    expect(after(kind, true)).toBe(false);
  });

  it.each(['unauthorized', 'too-many'] as const)('stays what it was when it was turned away: %s', (kind) => {
    expect(after(kind, false)).toBe(false);
    expect(after(kind, true)).toBe(true);
  });

  it.each([
    ['fund-password-wrong', true],
    ['fund-password-missing', true],
    // The server keeps this answer for the key, so repeating the call under it would always be refused.
    ['second-factor-needed', false],
  ] as const)('stays what it was if the order was not looked at: %s %s', (code, isLeft) => {
    const error = new ApiError({ kind: 'refusal', code });
    expect(isUnresolved(error, false)).toBe(false);
    expect(isUnresolved(error, true)).toBe(isLeft);
  });
});

describe('an order that was just made', () => {
  const made = { slot: 'money-call:1:POST pledge/open', key: 'k', sent: '{"amount":"100"}', at: 10_000 };

  it.each([
    ['at once', {}, true],
    ['a moment later', { at: 10_699 }, true],
    ['after the press', { at: 10_700 }, false],
    ['by a clock that was set back', { at: 9_999 }, false],
    ['with another amount', { sent: '{"amount":"200"}' }, false],
    ['by another call or customer', { slot: 'money-call:2:POST pledge/open' }, false],
  ])('is the same when it is sent again %s: %j %s', (_when, change, isSame) => {
    expect(isSamePress(made, { ...made, ...change })).toBe(isSame);
  });

  it('is none at first', () => {
    expect(isSamePress(null, made)).toBe(false);
  });
});
