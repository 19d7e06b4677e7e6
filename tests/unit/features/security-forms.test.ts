import { describe, expect, it } from 'vitest';
import { checkEmailChange } from '../../../src/features/security/model/email-form.ts';
import {
  fundPasswordChangeRules,
  fundPasswordRules,
  passwordChangeRules,
} from '../../../src/features/security/model/password-forms.ts';

const owner = { username: 'margit', email: 'briefkasten@post.example' };
const common = new Set(['ein schlechtes wort', '246810']);
const checkPasswordChange = passwordChangeRules(common, owner);
const checkFundPasswordChange = fundPasswordChangeRules(common, owner);
const checkFundPassword = fundPasswordRules(common, owner);

describe.each([
  ['login password', checkPasswordChange],
  ['fund password', checkFundPasswordChange],
])('a change of the %s', (_name, check) => {
  const whole = { password: 'an old one', new_password: 'ein gutes Wort', confirm: 'ein gutes Wort' };

  it('can be sent when it is whole', () => {
    expect(check(whole)).toMatchObject({ output: { password: 'an old one', new_password: 'ein gutes Wort' } });
  });

  it('needs the new one twice', () => {
    expect(check({ ...whole, confirm: 'ein anderes' })).toEqual({ errors: { confirm: 'validation:passwords-differ' } });
  });

  it('says at each field what it needs', () => {
    expect(check({ password: '', new_password: '12345', confirm: '' })).toEqual({
      errors: {
        password: 'validation:required',
        new_password: 'validation:password-length',
        confirm: 'validation:required',
      },
    });
  });

  it('asks no rule of the old one, which may be older than the rule', () => {
    expect(check({ ...whole, password: 'old' })).toHaveProperty('output');
  });
});

describe.each([
  ['login password', checkPasswordChange],
  ['fund password', checkFundPasswordChange],
])('a new %s', (_name, check) => {
  it.each([
    ['Ein schlechtes Wort', 'errors:password-common'],
    ['my Margit 1', 'errors:password-names-you'],
    ['a Briefkasten', 'errors:password-names-you'],
  ])('is not %s', (next, message) => {
    expect(check({ password: 'an old one', new_password: next, confirm: next })).toEqual({
      errors: { new_password: message },
    });
  });
});

describe('a first fund password', () => {
  const whole = { password: 'demo-florin', trading_password: '246810', confirm: '246810' };

  it('is typed twice', () => {
    expect(checkFundPassword(whole)).toHaveProperty('output.trading_password', '246810');
    expect(checkFundPassword({ ...whole, confirm: '246811' })).toEqual({
      errors: { confirm: 'validation:passwords-differ' },
    });
  });

  it.each(['111111', '123456', '987654'])('is not %s', (easy) => {
    const errors = { trading_password: 'validation:fund-password-easy' };
    expect(checkFundPassword({ ...whole, trading_password: easy, confirm: easy })).toEqual({ errors });
  });

  it('has 6 to 32 characters', () => {
    expect(checkFundPassword({ ...whole, trading_password: '24681', confirm: '24681' })).toEqual({
      errors: { trading_password: 'validation:password-length' },
    });
  });

  it('needs the login password and differs from it', () => {
    expect(checkFundPassword({ ...whole, password: '' })).toEqual({ errors: { password: 'validation:required' } });
    expect(checkFundPassword({ ...whole, password: '246810' })).toEqual({
      errors: { trading_password: 'errors:same-as-login-password' },
    });
  });
});

describe('a change of the email address', () => {
  it('is sent lower-cased and trimmed', () => {
    expect(checkEmailChange({ email: ' Margit@Brief.example ', code: '204816', password: 'x' })).toEqual({
      output: { email: 'margit@brief.example', code: '204816', password: 'x' },
    });
  });

  it('needs address, code and login password', () => {
    expect(checkEmailChange({ email: 'margit', code: '2048', password: '' })).toEqual({
      errors: { email: 'validation:email-form', code: 'validation:email-code', password: 'validation:required' },
    });
  });
});
