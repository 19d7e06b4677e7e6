import { expect, it } from 'vitest';
import { fundPasswordStrength, loginPasswordStrength, passwordStrength } from '../../../src/forms/password-strength.ts';
import { registrationRules } from '../../../src/features/account/model/register-form.ts';

const checkRegistration = registrationRules(new Set(['ein schlechtes wort']));

const whole = {
  username: 'margit',
  email: 'margit@post.example',
  code: '204816',
  password: 'ein gutes Wort',
  confirm: 'ein gutes Wort',
  invite_code: '',
  agreed: 'yes',
};

it('takes a whole registration, also without an invitation', () => {
  expect(checkRegistration(whole)).toHaveProperty('output.username', 'margit');
});

it('says at its field what is wrong, each with a key', () => {
  expect(checkRegistration({ ...whole, confirm: 'another', agreed: '', code: '12', invite_code: 'ab' })).toEqual({
    errors: {
      code: 'validation:email-code',
      invite_code: 'validation:invite-code-length',
      agreed: 'account-register:agree-needed',
      confirm: 'validation:passwords-differ',
    },
  });
});

it.each([
  ['Ein schlechtes Wort', 'errors:password-common'],
  ['my Margit 1', 'errors:password-names-you'],
  ['a Briefkasten', 'errors:password-names-you'],
  ['my Florin 1', 'errors:password-common'],
])('refuses the password %s', (password, message) => {
  const email = 'briefkasten@post.example';
  expect(checkRegistration({ ...whole, email, password, confirm: password })).toEqual({
    errors: { password: message },
  });
});

it('says to somebody called like the product that it is their name', () => {
  const typed = { ...whole, username: 'florine', password: 'my Florine 1', confirm: 'my Florine 1' };
  expect(checkRegistration(typed)).toEqual({ errors: { password: 'errors:password-names-you' } });
});

it('says what is wrong with a password even before the email is typed', () => {
  const typed = { ...whole, email: '', password: 'margit 2026' };
  expect(checkRegistration(typed)).toHaveProperty('errors.password', 'errors:password-names-you');
});

it.each([
  ['aaaaaa', 0],
  ['abc123', 1],
  ['ein gutes Wort', 3],
  ['correct horse battery staple', 4],
])('%s has strength %i', (password, level) => {
  expect(passwordStrength(password)).toBe(level);
});

it.each([
  ['Ein Schlechtes Wort', 0],
  ['my Margit and a long tail', 0],
  ['a Briefkasten at the corner', 0],
  ['correct horse battery staple', 4],
])('the meter agrees with the rules about %s', (password, level) => {
  const owner = { username: 'margit', email: 'briefkasten@post.example' };
  expect(loginPasswordStrength(password, new Set(['ein schlechtes wort']), owner)).toBe(level);
});

it('says which characters an invite code has', () => {
  expect(checkRegistration({ ...whole, invite_code: 'F7K2QX.' })).toEqual({
    errors: { invite_code: 'validation:invite-code-characters' },
  });
});

it.each([
  ['123456', 0],
  ['987654321', 0],
  ['246810', 1],
  ['Qwertz', 0],
  ['margit-26', 0],
])('the meter agrees with the rules about the fund password %s', (password, level) => {
  expect(fundPasswordStrength(password, new Set(['246810', 'qwertz']), { username: 'margit' })).toBe(level);
});
