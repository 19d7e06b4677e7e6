import * as v from 'valibot';
import { call } from './call.ts';
import { emptyResponse, noRequest } from './fields.ts';

/** What notices are about, as a customer chooses them. */
export const noticeTopics = ['money', 'exchange', 'terms', 'alerts', 'support', 'news', 'security'] as const;

/** `app`: counted at the bell, and announced in the open app. Every notice is in the list, whatever is chosen. */
export const noticeWays = ['app', 'push', 'email'] as const;

export type NoticeTopic = (typeof noticeTopics)[number];
export type NoticeWay = (typeof noticeWays)[number];

const kind = v.picklist(noticeTopics, 'validation:kind');
const way = v.picklist(noticeWays, 'validation:kind');

/** Whether notices of a kind always come this way: otherwise an attacker in the account could hide it. */
export const isAlwaysOn = (topic: NoticeTopic, by: NoticeWay): boolean => topic === 'security' && by !== 'push';

const endpoint = v.pipe(
  v.string('validation:required'),
  v.nonEmpty('validation:required'),
  v.maxLength(1000, 'validation:too-long'),
  v.startsWith('https://', 'validation:invalid'),
  v.check((text) => URL.canParse(text), 'validation:invalid'),
);

/** Bytes in base64url: 65 are 87 characters, 16 are 22. */
const bytes = (characters: number) =>
  v.pipe(
    v.string('validation:required'),
    v.length(characters, 'validation:invalid'),
    v.regex(/^[\w-]+$/, 'validation:invalid'),
  );

export const noticePreferenceCalls = {
  'GET notice/preferences': call({
    summary: 'Returns which notices arrive in the app, by push and by email, and whether this session gets pushes.',
    access: 'customer',
    request: noRequest,
    response: v.object({
      /** Every kind, in the order of `noticeTopics`. */
      kinds: v.array(
        v.object({ kind: v.picklist(noticeTopics), app: v.boolean(), push: v.boolean(), email: v.boolean() }),
      ),
      push: v.object({
        /** The server’s public key for subscriptions, in base64url; null if this server sends no pushes. */
        key: v.nullable(v.string()),
        /** Whether this session has a subscription. */
        subscribed: v.boolean(),
      }),
    }),
    codes: [],
    example: {
      request: {},
      response: {
        kinds: [
          { kind: 'money', app: true, push: true, email: true },
          { kind: 'exchange', app: true, push: true, email: false },
          { kind: 'terms', app: true, push: true, email: true },
          { kind: 'alerts', app: true, push: true, email: false },
          { kind: 'support', app: true, push: true, email: true },
          { kind: 'news', app: true, push: false, email: false },
          { kind: 'security', app: true, push: true, email: true },
        ],
        push: {
          key: 'BKd0FOnmVUEUvZBKtrmPBtIVvDqFbHSMHaZfYV6XoRkJSzGBhMEeOoi1XqrTEUp7QZ1SQ1x9_eLgrWX0ZSmQcn8',
          subscribed: false,
        },
      },
    },
  }),
  'POST notice/preferences': call({
    summary: 'Turns notices of one kind on or off for one way.',
    access: 'customer',
    request: v.pipe(
      v.strictObject({ kind, way, enabled: v.boolean('validation:flag') }),
      v.forward(
        v.check((given) => given.enabled || !isAlwaysOn(given.kind, given.way), 'validation:always-on'),
        ['enabled'],
      ),
    ),
    response: emptyResponse,
    codes: [],
    example: { request: { kind: 'alerts', way: 'email', enabled: true }, response: {} },
  }),
  'POST notice/subscribe': call({
    summary: 'Sends pushes of notices to this session’s browser until the session ends.',
    access: 'customer',
    /** Of the browser’s PushSubscription. */
    request: v.strictObject({ endpoint, p256dh: bytes(87), auth: bytes(22) }),
    response: emptyResponse,
    codes: ['push-unavailable'],
    limit: { max: 30, seconds: 3600 },
    example: {
      request: {
        endpoint: 'https://push.example.com/send/abc',
        p256dh: 'BKd0FOnmVUEUvZBKtrmPBtIVvDqFbHSMHaZfYV6XoRkJSzGBhMEeOoi1XqrTEUp7QZ1SQ1x9_eLgrWX0ZSmQcn8',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      },
      response: {},
    },
  }),
  'POST notice/unsubscribe': call({
    summary: 'Ends the pushes to this session’s browser.',
    access: 'customer',
    request: noRequest,
    response: emptyResponse,
    codes: [],
    example: { request: {}, response: {} },
  }),
} as const;
