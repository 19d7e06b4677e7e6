import { describe, expect, it } from 'vitest';
import { deviceName } from '#server/plugins/sessions/device';
import {
  checkAuthenticatorCode,
  checkLoginCode,
  checkNewPasskey,
  checkPasskeyName,
  checkPasswordOnly,
  checkSecondFactor,
} from '../../../src/features/account/model/factor-forms.ts';
import { passkeyOutcome, suggestedName } from '../../../src/features/account/model/passkeys.ts';
import { grouped, recoveryFile } from '../../../src/features/account/model/recovery-codes.ts';

describe('forms of the second factor', () => {
  it('take a code as apps write it, and a recovery code as people type it', () => {
    expect(checkAuthenticatorCode({ code: '204 816' })).toEqual({ output: { code: '204816' } });
    expect(checkLoginCode({ code: 'k7qx2-m4tpa' })).toEqual({ output: { code: 'K7QX2M4TPA' } });
    expect(checkSecondFactor({ password: 'x', code: ' 204816' })).toEqual({ output: { password: 'x', code: '204816' } });
  });

  it('turn the app on with its own code alone', () => {
    expect(checkAuthenticatorCode({ code: 'K7QX2-M4TPA' })).toEqual({ errors: { code: 'validation:authenticator-code' } });
  });

  it('say at each field what it needs', () => {
    expect(checkSecondFactor({ password: '', code: '20481' })).toEqual({
      errors: { password: 'validation:required', code: 'validation:second-factor-code' },
    });
    expect(checkLoginCode({ code: '' })).toEqual({ errors: { code: 'validation:required' } });
    expect(checkPasswordOnly({ password: '' })).toEqual({ errors: { password: 'validation:required' } });
    expect(checkNewPasskey({ password: '', name: ' ' })).toEqual({
      errors: { password: 'validation:required', name: 'validation:required' },
    });
    expect(checkPasskeyName({ name: 'a'.repeat(41) })).toEqual({ errors: { name: 'validation:too-long' } });
  });
});

describe('recovery codes', () => {
  it('write the secret in groups of four', () => {
    expect(grouped('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
    expect(grouped('JBSWY3')).toBe('JBSW Y3');
    expect(grouped('')).toBe('');
  });

  it('make a file of a line each, which every editor opens', () => {
    expect(recoveryFile('Florin, demo', ['K7QX2-M4TPA', 'W3HRV-6YJ2C'])).toBe('Florin, demo\r\n\r\nK7QX2-M4TPA\r\nW3HRV-6YJ2C\r\n');
  });
});

describe('what a browser does with a passkey', () => {
  it.each([
    ['NotAllowedError', 'cancelled'],
    ['AbortError', 'cancelled'],
    ['InvalidStateError', 'known'],
    ['ConstraintError', 'unsupported'],
    ['NotSupportedError', 'unsupported'],
    ['SecurityError', 'unsupported'],
    ['UnknownError', null],
  ])('%s is %s', (name, outcome) => {
    expect(passkeyOutcome(Object.assign(new Error('said by the browser'), { name }))).toBe(outcome);
  });

  it('is nothing known when no error was thrown', () => {
    expect(passkeyOutcome('NotAllowedError')).toBeNull();
  });
});

describe('the name of a new passkey', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1', 'Safari · iPhone'],
    ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36', 'Chrome · Android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0', 'Edge · Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox · Linux'],
    ['Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36', 'Samsung Internet · Android'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 OPR/126.0.0.0', 'Opera · Mac'],
  ])('of %s is %s, as the server calls the device', (userAgent, name) => {
    expect(suggestedName(userAgent)).toBe(name);
    expect(deviceName(userAgent)).toBe(name);
  });

  it('is left to the customer where the device is not known', () => {
    expect(suggestedName('curl/8.14.1')).toBe('');
  });
});
