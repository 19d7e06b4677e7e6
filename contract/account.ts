import * as v from 'valibot';
import { call } from './call.ts';
import { agreedVersions } from './content-agreements.ts';
import {
  email,
  emailCode,
  id,
  inviteCode,
  nickname,
  noRequest,
  password,
  realStatusField,
  timestamp,
  username,
} from './fields.ts';

export const openRemovalState = v.picklist(['requested', 'waiting']);

/** What proves who asks for a removal. With a code by email instead of the login password, the waiting time is longer. */
const removalProof = v.picklist(['password', 'email']);

export type RemovalProof = v.InferOutput<typeof removalProof>;

/** Why withdrawals are held for 24 hours: a change that a thief would make first. */
const holdReason = v.picklist([
  'password-changed',
  'password-recovered',
  'fund-password-changed',
  'fund-password-recovered',
  'email-changed',
  'authenticator-removed',
]);

/** The removal of a lost authenticator app that was requested and can still be stopped. */
export const openRemoval = v.object({
  /** `requested`: a person has to review it; `waiting`: approved, and due at `due_at`. */
  state: openRemovalState,
  proof: removalProof,
  /** Days from the approval to the removal. */
  waiting_days: v.number(),
  requested_at: timestamp,
  /** When the server removes the authenticator app; null before the approval. */
  due_at: v.nullable(timestamp),
});

const authenticatorRemoval = v.object({
  ...openRemoval.entries,
  /** Where it was requested. */
  device: v.string(),
  address: v.string(),
});

export type HoldReason = v.InferOutput<typeof holdReason>;

/** The logged-in customer, as the app keeps it. */
export const userInfo = v.object({
  id,
  username: v.string(),
  nickname: v.string(),
  email: v.string(),
  /** Address of the image, or null for the generated avatar. */
  avatar: v.nullable(v.string()),
  /** 0 to 100, made of what `GET user/score` says; changes nothing about the customer's money. */
  credit_score: v.number(),
  invite_code: v.string(),
  real: v.object({
    status: realStatusField,
    /** Why it was returned; set if status is 3. */
    reason: v.nullable(v.string()),
  }),
  /** Whether the fund password is set. */
  fund_password: v.boolean(),
  /** When the account closes; null if no closure is scheduled. */
  closes_at: v.nullable(timestamp),
  /** Until when withdrawals are held, and why; null if they aren't. */
  withdrawals_held: v.nullable(v.object({ until: timestamp, reason: holdReason })),
  /** Null if none is open. */
  authenticator_removal: v.nullable(authenticatorRemoval),
  created_at: timestamp,
});

export type UserInfo = v.InferOutput<typeof userInfo>;

export const exampleInfo = {
  id: '18204417',
  username: 'demo',
  nickname: 'Demo',
  email: 'demo@florin.example',
  avatar: null,
  credit_score: 85,
  invite_code: 'F7K2QX',
  real: { status: 1, reason: null },
  fund_password: true,
  closes_at: null,
  withdrawals_held: null,
  authenticator_removal: null,
  created_at: '2026-08-21T08:30:00.000Z',
} satisfies UserInfo;

export const session = v.object({ token: v.string(), info: userInfo });

export const exampleSession = { token: 'dGhpcy1pcy1hbi1leGFtcGxl', info: exampleInfo };

export const registerRequest = v.strictObject({
  username,
  password,
  email,
  code: emailCode,
  /** Optional: opening an account requires no invitation. */
  invite_code: v.optional(v.union([v.literal(''), inviteCode], 'validation:invite-code-length')),
  /** Without it, no agreement is recorded, and the app asks for it. */
  agreed: v.optional(agreedVersions),
});

export const profileRequest = v.strictObject({ nickname });

export const sendEmailRequest = v.strictObject({ email });

/** A code was sent. */
export const codeSent = v.object({
  /** Seconds until another code can be requested. */
  resend_after: v.number(),
  /** Seconds until the code expires. */
  expires_in: v.number(),
});

/** What the account is made up of: confirmed email, verification, fund password, and age, from 0 to 100. */
const creditScore = v.object({
  total: v.number(),
  /** `points` out of `max` for each part; `months` counts since the account was opened. */
  parts: v.array(
    v.object({
      kind: v.picklist(['email', 'identity', 'fund-password', 'months']),
      points: v.number(),
      max: v.number(),
    }),
  ),
});

export type CreditScore = v.InferOutput<typeof creditScore>;

export const accountCalls = {
  'POST index/register': call({
    summary: 'Opens an account with the code sent to its email address.',
    access: 'public',
    limit: { max: 20, seconds: 600 },
    request: registerRequest,
    response: session,
    codes: [
      'username-taken',
      'email-taken',
      'email-code-wrong',
      'invite-code-unknown',
      'agreement-changed',
      'password-common',
      'password-names-you',
    ],
    example: {
      request: {
        username: 'margit',
        password: 'ein gutes Wort',
        email: 'margit@post.example',
        code: '204816',
        invite_code: 'F7K2QX',
        agreed: { agreement: 1, privacyPolicy: 1 },
      },
      response: exampleSession,
    },
  }),
  'POST index/checkUsername': call({
    summary: 'Returns whether a username is available.',
    access: 'public',
    limit: { max: 60, seconds: 60 },
    request: v.strictObject({ username }),
    response: v.object({ available: v.boolean() }),
    codes: [],
    example: { request: { username: 'margit' }, response: { available: true } },
  }),
  'POST index/sendEmail': call({
    summary:
      'Sends a 6-digit code for registering. The response is the same whether or not the address has an account.',
    access: 'public',
    limit: { max: 20, seconds: 600 },
    request: sendEmailRequest,
    response: codeSent,
    sendsEmail: true,
    codes: [],
    example: { request: { email: 'margit@post.example' }, response: { resend_after: 60, expires_in: 600 } },
  }),
  'POST user/refresh': call({
    summary:
      'Replaces token and cookie, and returns the current user info. Repeating it with the old ones returns the same new ones.',
    access: 'customer',
    request: noRequest,
    response: session,
    codes: [],
    example: { request: {}, response: exampleSession },
  }),
  'GET user/info': call({
    summary: 'Returns the current user info.',
    access: 'customer',
    request: noRequest,
    response: v.object({ info: userInfo }),
    codes: [],
    example: { request: {}, response: { info: exampleInfo } },
  }),
  'POST user/profile': call({
    summary: 'Changes the nickname.',
    access: 'customer',
    limit: { max: 60, seconds: 600 },
    request: profileRequest,
    response: v.object({ info: userInfo }),
    codes: [],
    example: { request: { nickname: 'Margit' }, response: { info: { ...exampleInfo, nickname: 'Margit' } } },
  }),
  'GET user/score': call({
    summary: 'Returns the credit score and its parts. It never affects fees, rates, limits, or withdrawals.',
    access: 'customer',
    request: noRequest,
    response: creditScore,
    codes: [],
    example: {
      request: {},
      response: {
        total: 85,
        parts: [
          { kind: 'email', points: 20, max: 20 },
          { kind: 'identity', points: 30, max: 30 },
          { kind: 'fund-password', points: 20, max: 20 },
          { kind: 'months', points: 15, max: 30 },
        ],
      },
    },
  }),
} as const;
