import { describe, expect, it } from 'vitest';
import {
  checkAuthenticatorCode,
  checkNewPasskey,
  checkPasskeyName,
  checkPasswordOnly,
} from '../../../src/features/security/model/factor-forms.ts';
import { checkSecondFactor } from '../../../src/forms/second-factor-rules.ts';
import { passkeyOutcome } from '../../../src/features/security/model/passkey-outcome.ts';
import { grouped, recoveryFile } from '../../../src/features/security/model/recovery-codes.ts';

describe('forms of the second factor', () => {
  it('take a code as apps write it, and a recovery code as people type it', () => {
    expect(checkAuthenticatorCode({ code: '204 816' })).toEqual({ output: { code: '204816' } });
    expect(checkSecondFactor({ code: 'k7qx2-m4tpa' })).toEqual({ output: { code: 'K7QX2M4TPA' } });
    expect(checkSecondFactor({ code: ' 204816' })).toEqual({ output: { code: '204816' } });
  });

  it('turn the app on with its own code alone', () => {
    expect(checkAuthenticatorCode({ code: 'K7QX2-M4TPA' })).toEqual({
      errors: { code: 'validation:authenticator-code' },
    });
  });

  it('say at each field what it needs', () => {
    expect(checkSecondFactor({ code: '20481' })).toEqual({ errors: { code: 'validation:second-factor-code' } });
    expect(checkSecondFactor({ code: '' })).toEqual({ errors: { code: 'validation:required' } });
    expect(checkPasswordOnly({ password: '' })).toEqual({ errors: { password: 'validation:required' } });
    expect(checkNewPasskey({ password: '', name: ' ' })).toEqual({
      errors: { password: 'validation:required', name: 'validation:required' },
    });
    expect(checkPasskeyName({ name: 'a'.repeat(41) })).toEqual({ errors: { name: 'validation:too-long' } });
  });
});

it('the secret of an authenticator app is shown in groups of four', () => {
  expect(grouped('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
  expect(grouped('JBSWY3')).toBe('JBSW Y3');
  expect(grouped('')).toBe('');
});

describe('recovery codes', () => {
  it('make a file of a line each, which every editor opens', () => {
    expect(recoveryFile('Florin, demo', ['K7QX2-M4TPA', 'W3HRV-6YJ2C'])).toBe(
      'Florin, demo\r\n\r\nK7QX2-M4TPA\r\nW3HRV-6YJ2C\r\n',
    );
  });
});

describe('what a browser does with a passkey', () => {
  it.each([
    ['NotAllowedError', 'canceled'],
    ['AbortError', 'canceled'],
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
