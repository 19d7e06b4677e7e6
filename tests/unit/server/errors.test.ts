import { describe, expect, it } from 'vitest';
import { isUnavailable, Unavailable } from '#server/errors';

const error = (fields: object, message = 'any') => Object.assign(new Error(message), fields);

describe('a retryable failure', () => {
  it.each([
    ['a deadlock', error({ code: '40P01' })],
    ['a lock that was not available in time', error({ code: '55P03' })],
    ['a canceled statement', error({ code: '57014' })],
    ['a server that shuts down', error({ code: '57P01' })],
    ['a server that starts', error({ code: '57P03' })],
    ['a standby that has not taken over', error({ code: '25006' })],
    ['too many connections', error({ code: '53300' })],
    ['a full disk', error({ code: '53100' })],
    ['a full disk of our own', error({ code: 'ENOSPC' })],
    ['a refused connection', error({ code: 'ECONNREFUSED' })],
    ['a missing socket', error({ code: 'ENOENT', syscall: 'connect' })],
    ['a connection that was lost', error({}, 'Connection terminated unexpectedly')],
    ['a connection that is not usable', error({}, 'Client has encountered a connection error and is not queryable')],
    ['a pool without a free connection', error({}, 'timeout exceeded when trying to connect')],
    ['our own word for it', new Unavailable('busy')],
  ])('is %s', (_what, failure) => {
    expect(isUnavailable(failure)).toBe(true);
  });

  it.each([
    ['a missing file', error({ code: 'ENOENT', syscall: 'open' })],
    ['a violated constraint', error({ code: '23505' })],
    ['a mistake in a statement', error({ code: '42601' })],
    ['a mistake in the code', new TypeError('undefined is not a function')],
    ['no error at all', 'ECONNREFUSED'],
  ])('is not %s', (_what, failure) => {
    expect(isUnavailable(failure)).toBe(false);
  });
});
