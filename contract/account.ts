import * as v from 'valibot';
import { call } from './call.ts';
import { crossCheck } from './cross-check.ts';
import {
  currentPassword,
  email,
  emailCode,
  filename,
  fullName,
  id,
  idNumber,
  inviteCode,
  emptyResponse,
  noRequest,
  password,
  realStatusField,
  timestamp,
  username,
  usernameOrEmail,
} from './fields.ts';

/** The signed-in customer, as the app keeps it. */
export const userInfo = v.object({
  id,
  username: v.string(),
  nickname: v.string(),
  email: v.string(),
  /** Address of the picture, or null for the drawn one. */
  avatar: v.nullable(v.string()),
  /** 0 to 100, made of what `GET user/score` says; changes nothing about one's own money. */
  credit_score: v.number(),
  invite_code: v.string(),
  real: v.object({
    status: realStatusField,
    /** Why it was returned; always given with status 3. */
    reason: v.nullable(v.string()),
  }),
  /** Whether the fund password is set. */
  fund_password: v.boolean(),
  /** When the account closes; null unless its customer asked for that. */
  closes_at: v.nullable(timestamp),
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
  created_at: '2026-08-21T08:30:00.000Z',
} satisfies UserInfo;

export const session = v.object({ token: v.string(), info: userInfo });

export const exampleSession = { token: 'dGhpcy1pcy1hbi1leGFtcGxl', info: exampleInfo };

export const loginRequest = v.strictObject({
  username: usernameOrEmail,
  password: currentPassword,
});

export const registerRequest = v.strictObject({
  username,
  password,
  email,
  code: emailCode,
  /** Optional: nobody needs an invitation to open an account. */
  invite_code: v.optional(v.union([v.literal(''), inviteCode], 'validation:invite-code-length')),
});

export const sendEmailRequest = v.strictObject({ email });

export const passwordRequest = v.strictObject({ password: currentPassword, new_password: password });

/** The fund (trading) password set for the first time. */
export const setFundPasswordRequest = v.strictObject({ password });

/** The fund password changed. */
export const fundPasswordRequest = v.strictObject({ password: currentPassword, new_password: password });

export const emailRequest = v.strictObject({
  email,
  code: emailCode,
  password: currentPassword,
});

export const realAuthRequest = v.pipe(
  v.strictObject({
    full_name: fullName,
    id_number: idNumber,
    front: filename,
    back: filename,
  }),
  crossCheck(['front', 'back'], {
    at: 'back',
    rule: ({ front, back }) => front !== back,
    message: 'validation:photos-same',
  }),
);

/** How well the account is protected and known, from 0 to 100. */
const creditScore = v.object({
  total: v.number(),
  /** `points` of at most `max` each; `months` are those since the account was opened. */
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
  'POST index/login': call({
    summary:
      'Signs in with a username or an e-mail address; also sets the session cookie. `second-factor-needed` comes with a `ticket` for index/confirmLogin.',
    access: 'public',
    limit: { max: 30, seconds: 60 },
    request: loginRequest,
    response: session,
    codes: ['wrong-credentials', 'second-factor-needed'],
    example: { request: { username: 'demo', password: 'demo-florin' }, response: exampleSession },
  }),
  'POST index/register': call({
    summary: 'Opens an account with the code that was sent to its e-mail address.',
    access: 'public',
    limit: { max: 20, seconds: 600 },
    request: registerRequest,
    response: session,
    codes: ['username-taken', 'email-taken', 'email-code-wrong', 'invite-code-unknown'],
    example: {
      request: {
        username: 'margit',
        password: 'ein gutes Wort',
        email: 'margit@post.example',
        code: '204816',
        invite_code: 'F7K2QX',
      },
      response: exampleSession,
    },
  }),
  'POST index/checkUsername': call({
    summary: 'Says whether a username is free.',
    access: 'public',
    limit: { max: 60, seconds: 60 },
    request: v.strictObject({ username }),
    response: v.object({ available: v.boolean() }),
    codes: [],
    example: { request: { username: 'margit' }, response: { available: true } },
  }),
  'POST index/sendEmail': call({
    summary:
      'Sends a code of 6 digits for registering. The response is the same whether or not the address has an account.',
    access: 'public',
    limit: { max: 20, seconds: 600 },
    request: sendEmailRequest,
    response: v.object({
      /** Seconds until another code may be asked for. */
      resend_after: v.number(),
      /** Seconds that the code is good for. */
      expires_in: v.number(),
    }),
    codes: [],
    example: { request: { email: 'margit@post.example' }, response: { resend_after: 60, expires_in: 600 } },
  }),
  'POST index/sendEmailOfChange': call({
    summary:
      'Sends a code of 6 digits to a new address, for changing to it. The response is the same whether or not it has an account.',
    access: 'customer',
    limit: { max: 10, seconds: 600 },
    request: sendEmailRequest,
    response: v.object({ resend_after: v.number(), expires_in: v.number() }),
    codes: [],
    example: { request: { email: 'margit@brief.example' }, response: { resend_after: 60, expires_in: 600 } },
  }),
  'POST user/logout': call({
    summary: 'Ends this session and clears its cookie. Succeeds also when the session is already gone.',
    access: 'public',
    request: noRequest,
    response: emptyResponse,
    codes: [],
    example: { request: {}, response: {} },
  }),
  'POST user/refresh': call({
    summary:
      'Replaces token and cookie, and returns the current user info. Asking again with the old ones gives the same new ones.',
    access: 'customer',
    request: noRequest,
    response: session,
    codes: [],
    example: { request: {}, response: exampleSession },
  }),
  'POST user/avatar': call({
    summary: 'Shows an uploaded picture as the avatar; an empty name goes back to the drawn one.',
    access: 'customer',
    request: v.strictObject({ filename: v.union([v.literal(''), filename]) }),
    response: v.object({ info: userInfo }),
    codes: ['file-unknown'],
    example: { request: { filename: '' }, response: { info: exampleInfo } },
  }),
  'POST user/password': call({
    summary: 'Changes the login password, ends every other session, and replaces token and cookie of this one at once.',
    access: 'customer',
    limit: { max: 20, seconds: 600 },
    request: passwordRequest,
    response: session,
    codes: ['wrong-password'],
    example: { request: { password: 'demo-florin', new_password: 'ein besseres Wort' }, response: exampleSession },
  }),
  'POST user/tradingPassword': call({
    summary: 'Sets the fund password for the first time.',
    access: 'customer',
    limit: { max: 20, seconds: 600 },
    request: setFundPasswordRequest,
    response: v.object({ info: userInfo }),
    codes: ['fund-password-already-set'],
    example: { request: { password: '246810' }, response: { info: exampleInfo } },
  }),
  'POST user/trade-password': call({
    summary: 'Changes the fund password.',
    access: 'customer',
    limit: { max: 20, seconds: 600 },
    request: fundPasswordRequest,
    response: emptyResponse,
    codes: ['fund-password-wrong', 'fund-password-missing'],
    example: { request: { password: '246810', new_password: '135791' }, response: {} },
  }),
  'POST user/email': call({
    summary: 'Changes the e-mail address with the code sent to the new one.',
    access: 'customer',
    limit: { max: 20, seconds: 600 },
    request: emailRequest,
    response: v.object({ info: userInfo }),
    codes: ['wrong-password', 'email-code-wrong', 'email-taken'],
    example: {
      request: { email: 'margit@brief.example', code: '204816', password: 'demo-florin' },
      response: { info: exampleInfo },
    },
  }),
  'POST user/realAuth': call({
    summary: 'Hands in full name, ID number and two photos for review; 422 at a photo that is no longer there.',
    access: 'customer',
    limit: { max: 20, seconds: 600 },
    request: realAuthRequest,
    response: v.object({ info: userInfo }),
    codes: ['verification-not-open'],
    example: {
      request: {
        full_name: 'Margit Sample',
        id_number: 'X4RTBPFW4',
        front: '018f4a1c9d2e7b60.jpg',
        back: '018f4a1c9d2e7b61.jpg',
      },
      response: { info: { ...exampleInfo, real: { status: 2, reason: null } } },
    },
  }),
  'GET user/auth': call({
    summary: 'How far the verification is.',
    access: 'customer',
    request: noRequest,
    response: v.object({
      status: realStatusField,
      reason: v.nullable(v.string()),
      /** How many minutes a review usually takes. */
      review_minutes: v.number(),
      /** When a decision is expected; null unless it is in review. */
      expected_at: v.nullable(timestamp),
      /** The verified or handed-in name, masked but for the first and last two characters. */
      full_name: v.nullable(v.string()),
      submitted_at: v.nullable(timestamp),
      decided_at: v.nullable(timestamp),
    }),
    codes: [],
    example: {
      request: {},
      response: {
        status: 1,
        reason: null,
        review_minutes: 1440,
        expected_at: null,
        full_name: 'Ma*********le',
        submitted_at: '2026-08-22T09:12:00.000Z',
        decided_at: '2026-08-22T11:40:00.000Z',
      },
    },
  }),
  'GET user/score': call({
    summary: 'The credit score and what it is made of; it changes nothing about one’s own money.',
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
