import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '#platform/api-error';
import { isUnresolved } from '#platform/money-call';

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
