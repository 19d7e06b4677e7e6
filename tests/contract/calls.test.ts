import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { protocolCodes, refusalCodes } from '#contract/codes';
import { everyCall } from './support.ts';

describe.each(everyCall)('%s', (name, definition) => {
  it('has an example that passes its own schemas', () => {
    const given = v.safeParse(definition.request, definition.example.request);
    expect(given.issues).toBeUndefined();
    const response = v.safeParse(definition.response, definition.example.response);
    expect(response.issues).toBeUndefined();
    // It has no unknown fields.
    expect(response.output).toEqual(definition.example.response);
  });

  it('follows the conventions of names and summaries', () => {
    expect(name).toMatch(/^(GET|POST) [a-z]+\/[a-zA-Z-]+$/);
    expect(definition.summary).toMatch(/^[A-Z].*\.$/);
    for (const code of definition.codes) expect(refusalCodes).toContain(code);
    expect(new Set(definition.codes).size).toBe(definition.codes.length);
  });

  it('refuses unknown fields', () => {
    const request = definition.example.request as object;
    const issues = v.safeParse(definition.request, { ...request, 'no-such-field': '1' }).issues ?? [];
    expect(issues.map((issue) => v.getDotPath(issue))).toEqual(['no-such-field']);
  });

  it('moves money only as a customer’s POST', () => {
    if (definition.movesMoney) expect([name.startsWith('POST '), definition.access]).toEqual([true, 'customer']);
  });
});

describe('the specification', () => {
  const specified = `
    GET info/index GET info/detail GET info/types GET info/about GET info/guarantee GET info/partnership GET info/customer
    GET info/transparency GET info/privacyPolicy GET info/agreement GET platform/index GET index/lang POST index/lang
    GET index/site GET index/banner GET index/trumpet GET index/feedback POST upload/authentic POST upload/avatar
    POST upload/transferVoucher POST upload/cancel POST user/avatar POST user/password POST user/trade-password
    POST user/tradingPassword POST user/realAuth POST user/email POST index/login POST index/register POST index/checkUsername
    POST index/sendEmail POST index/sendEmailOfChange POST user/logout POST user/refresh GET user/amount GET user/auth
    GET user/bank GET wallet/index POST wallet/address POST wallet/down POST wallet/up GET wallet/up-record
    GET wallet/down-record GET wallet/assets GET wallet/cryptos GET wallet/fiats GET wallet/todayProfitLoss GET wallet/amount
    GET wallet/records POST wallet/checkExtract POST wallet/extractHash GET currency/cryptos GET notice/index GET notice/detail
  `.match(/(GET|POST) \S+/g);

  const decided = `
    GET market/tickers GET market/candles GET market/rates GET market/commitments GET market/sources POST flash/quote POST flash/exchange
    GET market/favorites POST market/favorites GET market/alerts POST market/saveAlert POST market/removeAlert
    GET flash/records GET counter/index GET counter/detail GET exchange/current POST exchange/match POST exchange/leave
    POST exchange/accept POST exchange/decline GET exchange/records GET leverage/rooms GET leverage/room POST leverage/enter
    POST leverage/order POST leverage/stay GET leverage/records GET leverage/proof GET leverage/limits POST leverage/limits GET pledge/products
    GET pledge/running POST pledge/open GET pledge/redemption POST pledge/redeem GET pledge/records POST bank/bind POST bank/unbind
    POST bank/recharge POST bank/draw GET bank/index GET bank/records GET bank/earnings POST wallet/cancel GET wallet/addresses
    POST wallet/saveAddress POST wallet/removeAddress POST wallet/savedOnly GET wallet/limits GET wallet/history GET wallet/statement GET wallet/statementBalances GET transparency/snapshots GET petition/index POST petition/create
    POST upload/petition POST notice/read POST notice/readAll GET notice/preferences POST notice/preferences POST notice/subscribe POST notice/unsubscribe GET user/sessions POST user/endSession GET user/activity
    GET user/score POST user/profile GET user/factors POST user/confirm POST user/confirmWithPasskey POST user/authenticator POST user/confirmAuthenticator POST user/removeAuthenticator
    POST user/recoveryCodes POST index/confirmLogin POST user/passkeyOptions POST user/addPasskey POST user/renamePasskey
    POST user/removePasskey POST index/passkeyOptions POST index/passkeyLogin POST user/export GET user/closing
    POST index/forgotPassword POST index/resetPassword POST user/sendTradingCode POST user/resetTradingPassword
    POST index/lostAuthenticator POST index/authenticatorRemoval POST user/lostAuthenticator POST user/stopRemoval GET user/info
    POST user/close POST user/keepOpen GET transparency/liabilities GET transparency/proof GET transparency/status
    GET user/agreements GET user/agreedText POST user/agree POST index/sessionLink POST index/endSession GET flash/limits
  `.match(/(GET|POST) \S+/g);

  it('lists exactly the existing calls', () => {
    const names = everyCall.map(([name]) => name);
    expect(new Set(names)).toEqual(new Set([...(specified ?? []), ...(decided ?? [])]));
  });
});

describe('codes', () => {
  it('are all used by a call', () => {
    const used = new Set(everyCall.flatMap(([, { codes }]) => codes));
    expect(refusalCodes.filter((code) => !used.has(code))).toEqual([]);
  });

  it.each(['en-us', 'de-de', 'ja-jp', 'th-th'])('each have a message in %s', (locale) => {
    const messages = JSON.parse(readFileSync(`locales/${locale}/errors.json`, 'utf8')) as Record<string, string>;
    const codes = [...refusalCodes, ...Object.keys(protocolCodes)];
    expect(codes.filter((code) => !messages[code])).toEqual([]);
  });
});
