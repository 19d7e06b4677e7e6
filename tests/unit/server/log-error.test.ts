import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Unavailable } from '#server/errors';
import { logError, loggedError, reasonOf } from '#server/log-error';
import { sendError } from '#server/plugins/contract/error-response';
import { mailInBackground } from '#server/plugins/mail-outbox/index';
import type { Texts } from '#server/plugins/texts';
import type { Services } from '#server/services';

const printed = (error: unknown): string => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  logError(error);
  const text = String(log.mock.calls[0]?.[0]);
  log.mockRestore();
  return text;
};

const { isTTY } = process.stderr;

beforeEach(() => void (process.stderr.isTTY = true));

afterEach(() => void (process.stderr.isTTY = isTTY));

const refused = Object.assign(new Error('duplicate key value violates unique constraint "customers_email"'), {
  code: '23505',
  constraint: 'customers_email',
  detail: 'Key (email)=(ada@post.example) already exists.',
  where: 'ada@post.example',
});

const undelivered = Object.assign(new Error('Can’t send mail: 550 <ada@post.example> unknown'), {
  code: 'EENVELOPE',
  command: 'RCPT TO',
  response: '550 5.1.1 <ada@post.example> unknown',
  rejected: ['ada@post.example'],
});

it('a reason has the code of several attempts that failed together, which say nothing', () => {
  const cause = Object.assign(new AggregateError([new Error('::1'), new Error('127.0.0.1')]), { code: 'ECONNREFUSED' });
  const error = new Unavailable('Cannot connect to the database.', { cause });
  expect(reasonOf(error)).toBe('Cannot connect to the database. (ECONNREFUSED)');
});

it('a database’s error is logged without the values that it names', () => {
  const text = printed(refused);
  expect(text).toContain('violates unique constraint');
  expect(text).toContain('log-error.test.ts');
  expect(text).toContain('  code: 23505\n  constraint: customers_email');
  expect(text).not.toContain('ada@post.example');
});

it('an error is one line of JSON where a program reads it', () => {
  process.stderr.isTTY = false;
  const text = printed(new Error('first\n{"level":10}', { cause: refused }));
  expect(text).not.toContain('\n');
  expect(JSON.parse(text)).toMatchObject({
    level: 50,
    time: expect.any(Number),
    err: { name: 'Error', stack: expect.stringContaining('{"level":10}'), cause: { code: '23505' } },
  });
  expect(text).not.toContain('ada@post.example');
});

it('a mail server’s error is logged without its answer and the recipient', () => {
  const text = printed(undelivered);
  expect(text).toContain('  code: EENVELOPE');
  expect(text).toContain('log-error.test.ts');
  expect(text).not.toContain('ada@post.example');
});

it('so are causes, and errors of several at once', () => {
  const text = printed(new AggregateError([undelivered, new Error('one', { cause: refused })], 'several'));
  expect(text).toContain('several');
  expect(text).toContain('- Error: …');
  expect(text).toContain('caused by Error: duplicate key');
  expect(text).not.toContain('ada@post.example');
});

it('what isn’t an error is only said to be something else', () => {
  expect(loggedError('ada@post.example')).toEqual({ name: 'string', stack: '' });
});

it('a request that failed, and a mail that could not be sent, are logged like this', async () => {
  const [error, warn] = [vi.fn<(details: object, message: string) => void>(), vi.fn<(details: object) => void>()];
  const reply = { code: () => reply, header: () => reply, send: () => reply };
  const texts: Texts = { text: () => '' };
  for (const thrown of [refused, new Unavailable('The mail server takes no email.', { cause: undelivered })])
    sendError(texts)(
      thrown,
      { headers: {}, id: '1', log: { error, warn } } as unknown as FastifyRequest,
      reply as unknown as FastifyReply,
    );
  expect(error).toHaveBeenCalledWith({ err: loggedError(refused), reqId: '1' }, 'request failed');
  expect(warn.mock.calls[0]?.[0]).toEqual({ reqId: '1', why: 'The mail server takes no email. (EENVELOPE)' });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const mailer = { send: () => Promise.reject(undelivered), verify: async () => {} };
  const services = { mailer, clock: () => new Date() } as unknown as Services;
  mailInBackground(services, { to: 'ada@post.example', subject: 'Hello', text: 'Hello', language: 'en-us' });
  // Here, it can’t be saved either.
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2), 10_000);
  expect(JSON.stringify([error.mock.calls, warn.mock.calls, log.mock.calls])).not.toContain('ada@post.example');
  log.mockRestore();
});
