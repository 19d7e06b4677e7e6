import * as v from 'valibot';
import {
  codeSent,
  exampleInfo,
  exampleSession,
  sendEmailRequest,
  session,
  type UserInfo,
  userInfo,
} from './account.ts';
import { call } from './call.ts';
import { currentPassword, email, emailCode, fundPassword, password } from './fields.ts';

export const passwordRequest = v.strictObject({ password: currentPassword, new_password: password });

/** Sets the first fund (trading) password. */
export const setFundPasswordRequest = v.strictObject({ password: currentPassword, trading_password: fundPassword });

/** Changes the fund password. */
export const fundPasswordRequest = v.strictObject({ password: currentPassword, new_password: fundPassword });

export const emailRequest = v.strictObject({
  email,
  code: emailCode,
  password: currentPassword,
});

const heldInfo = {
  ...exampleInfo,
  withdrawals_held: { until: '2026-11-22T08:30:00.000Z', reason: 'fund-password-changed' },
} as const satisfies UserInfo;

export const securityCalls = {
  'POST user/password': call({
    summary:
      'Changes the login password, ends every other session, and replaces this one’s token and cookie. Withdrawals are held for 24 hours.',
    access: 'customer',
    limit: { max: 20, seconds: 600 },
    request: passwordRequest,
    response: session,
    codes: ['wrong-password', 'second-factor-needed', 'password-common', 'password-names-you', 'same-as-fund-password'],
    example: { request: { password: 'demo-florin', new_password: 'ein besseres Wort' }, response: exampleSession },
  }),
  'POST user/tradingPassword': call({
    summary: 'Sets the fund password for the first time, with the login password, from which it must differ.',
    access: 'customer',
    limit: { max: 20, seconds: 600 },
    request: setFundPasswordRequest,
    response: v.object({ info: userInfo }),
    codes: [
      'wrong-password',
      'second-factor-needed',
      'fund-password-already-set',
      'password-common',
      'password-names-you',
      'same-as-login-password',
    ],
    example: { request: { password: 'demo-florin', trading_password: '246810' }, response: { info: exampleInfo } },
  }),
  'POST user/trade-password': call({
    summary: 'Changes the fund password. Withdrawals are held for 24 hours.',
    access: 'customer',
    limit: { max: 20, seconds: 600 },
    request: fundPasswordRequest,
    response: v.object({ info: userInfo }),
    codes: [
      'fund-password-wrong',
      'second-factor-needed',
      'fund-password-missing',
      'password-common',
      'password-names-you',
      'same-as-login-password',
    ],
    example: { request: { password: '246810', new_password: '135791' }, response: { info: heldInfo } },
  }),
  'POST index/sendEmailOfChange': call({
    summary:
      'Sends a 6-digit code to a new address, for changing to it. The response is the same whether or not it has an account.',
    access: 'customer',
    limit: { max: 10, seconds: 600 },
    request: sendEmailRequest,
    response: codeSent,
    sendsEmail: true,
    codes: [],
    example: { request: { email: 'margit@brief.example' }, response: { resend_after: 60, expires_in: 600 } },
  }),
  'POST user/email': call({
    summary:
      'Changes the email address with the code sent to the new one, and ends every other session. Withdrawals are held for 24 hours.',
    access: 'customer',
    limit: { max: 20, seconds: 600 },
    request: emailRequest,
    response: v.object({ info: userInfo }),
    codes: ['wrong-password', 'second-factor-needed', 'email-code-wrong', 'email-taken'],
    example: {
      request: { email: 'margit@brief.example', code: '204816', password: 'demo-florin' },
      response: { info: exampleInfo },
    },
  }),
} as const;
