import * as v from 'valibot';
import { call } from './call.ts';
import { timestamp } from './fields.ts';

/** The secret of a link. Any text: one that was cut off gets the same response as an unknown one. */
const linkRequest = v.strictObject({
  secret: v.pipe(v.string('validation:required'), v.maxLength(200, 'validation:too-long')),
});

const linkedSession = v.object({
  device: v.string(),
  address: v.string(),
  /** When it logged in. */
  created_at: timestamp,
  ended: v.boolean(),
});

const exampleSession = {
  device: 'Firefox · Windows',
  address: '198.51.100.7',
  created_at: '2026-11-21T08:30:00.000Z',
} satisfies Partial<v.InferOutput<typeof linkedSession>>;

const exampleRequest = { secret: 'dGhpcy1pcy1hLXNlY3JldC1vZi00My1jaGFyYWN0ZXJz' };

export const sessionLinkCalls = {
  'POST index/sessionLink': call({
    summary: 'Returns the session that a link in an email can end. Changes nothing, so that link scanners do no harm.',
    access: 'public',
    limit: { max: 60, seconds: 600 },
    request: linkRequest,
    response: linkedSession,
    codes: ['link-expired'],
    example: { request: exampleRequest, response: { ...exampleSession, ended: false } },
  }),
  'POST index/endSession': call({
    summary: 'Ends the session of a link in an email, without a login. Also succeeds if it has ended.',
    access: 'public',
    limit: { max: 30, seconds: 600 },
    request: linkRequest,
    response: linkedSession,
    codes: ['link-expired'],
    example: { request: exampleRequest, response: { ...exampleSession, ended: true } },
  }),
} as const;
