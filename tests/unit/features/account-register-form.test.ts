import { expect, it } from 'vitest';
import { passwordStrength } from '../../../src/forms/password-strength.ts';
import { checkRegistration } from '../../../src/features/account/model/register-form.ts';

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
      agreed: 'account:register.agree-needed',
      confirm: 'validation:passwords-differ',
    },
  });
});

it.each([
  ['aaaaaa', 0],
  ['abc123', 1],
  ['ein gutes Wort', 3],
  ['correct horse battery staple', 4],
])('%s has strength %i', (password, level) => {
  expect(passwordStrength(password)).toBe(level);
});
