import * as v from 'valibot';
import { codeSent, exampleInfo, exampleSession, session, userInfo } from './account.ts';
import { call } from './call.ts';
import { currentPassword, emailCode, fundPassword, noRequest, password, usernameOrEmail } from './fields.ts';

export const forgotPasswordRequest = v.strictObject({ identifier: usernameOrEmail });

export const resetPasswordRequest = v.strictObject({ identifier: usernameOrEmail, code: emailCode, password });

export const resetFundPasswordRequest = v.strictObject({
  password: currentPassword,
  code: emailCode,
  trading_password: fundPassword,
});

const exampleCodeSent = { resend_after: 60, expires_in: 600 };

export const recoveryCalls = {
  'POST index/forgotPassword': call({
    summary:
      'Emails a 6-digit code to replace a lost login password. The response and its timing are the same whether or not there is an account.',
    access: 'public',
    limit: { max: 20, seconds: 600 },
    request: forgotPasswordRequest,
    response: codeSent,
    codes: [],
    example: { request: { identifier: 'demo' }, response: exampleCodeSent },
  }),
  'POST index/resetPassword': call({
    summary:
      'Replaces a lost login password with the code, ends every session, and logs in; also sets the session cookie. `second-factor-needed` comes with a `ticket` for index/confirmLogin, before which nothing changes.',
    access: 'public',
    limit: { max: 30, seconds: 600 },
    request: resetPasswordRequest,
    response: session,
    codes: ['email-code-wrong', 'second-factor-needed', 'password-common', 'password-names-you'],
    example: {
      request: { identifier: 'demo', code: '204816', password: 'ein besseres Wort' },
      response: exampleSession,
    },
  }),
  'POST user/sendTradingCode': call({
    summary: 'Emails the customer a 6-digit code to replace a lost fund password.',
    access: 'customer',
    limit: { max: 10, seconds: 600 },
    request: noRequest,
    response: codeSent,
    codes: ['fund-password-missing'],
    example: { request: {}, response: exampleCodeSent },
  }),
  'POST user/resetTradingPassword': call({
    summary: 'Replaces a lost fund password with the login password and the code.',
    access: 'customer',
    limit: { max: 20, seconds: 600 },
    request: resetFundPasswordRequest,
    response: v.object({ info: userInfo }),
    codes: [
      'wrong-password',
      'second-factor-needed',
      'email-code-wrong',
      'fund-password-missing',
      'password-common',
      'password-names-you',
      'same-as-login-password',
    ],
    example: {
      request: { password: 'demo-florin', code: '204816', trading_password: '135791' },
      response: { info: exampleInfo },
    },
  }),
} as const;
