import { describe, expect, it } from 'vitest';
import { ApiError } from '#platform/api-error';
import { unwrap } from '#platform/envelope';

function errorOf(status: number, body: unknown, retryAfter: string | null = null): ApiError {
  try {
    unwrap(status, body, retryAfter);
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('no ApiError');
}

describe('an answer', () => {
  it('gives its data when it succeeded', () => {
    expect(unwrap(200, { status: 1, message: '', data: { a: 1 } }, null)).toEqual({ a: 1 });
  });

  it.each([
    [200, { status: 0, message: 'no', data: { code: 'insufficient-balance' } }, 'refusal', false],
    [401, { status: 0, message: '', data: { code: 'session-gone' } }, 'unauthorized', false],
    [404, { status: 0, message: '', data: { code: 'not-found' } }, 'refusal', false],
    [409, { status: 0, message: '', data: {} }, 'conflict', false],
    [422, { status: 0, message: '', data: { errors: { amount: ['too little'] } } }, 'invalid', false],
    [429, { status: 0, message: '', data: {} }, 'too-many', true],
    [500, { status: 0, message: '', data: {} }, 'server', true],
    [502, undefined, 'server', true],
    [200, '<html>', 'server', true],
  ])('%i is an error of its kind', (status, body, kind, isRetryable) => {
    expect(errorOf(status, body)).toMatchObject({ kind, isRetryable });
  });

  it('says fields, code and when to try again', () => {
    expect(errorOf(422, { status: 0, data: { errors: { amount: ['too little', 7] } } }).fields).toEqual({
      amount: ['too little'],
    });
    const seconds = ((errorOf(429, { status: 0, data: {} }, '30').retryAt ?? 0) - Date.now()) / 1000;
    expect(Math.round(seconds)).toBe(30);
    expect(errorOf(200, { status: 0, message: 'no', data: { code: 'limit-reached' } }).code).toBe('limit-reached');
  });

  it('hands on what else a refusal carries', () => {
    expect(errorOf(200, { status: 0, data: { code: 'second-factor-needed', ticket: 'abc' } }).data).toMatchObject({
      ticket: 'abc',
    });
    expect(errorOf(502, undefined).data).toEqual({});
  });

  it('knows whether a money call may have been carried out', () => {
    expect(errorOf(500, undefined).isOutcomeKnown).toBe(false);
    expect(errorOf(200, { status: 0, data: {} }).isOutcomeKnown).toBe(true);
  });
});
