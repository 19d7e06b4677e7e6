import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recoveryRules } from '../../../src/features/account/model/recovery-form.ts';
import { registrationRules } from '../../../src/features/account/model/register-form.ts';
import { passwordChangeRules } from '../../../src/features/security/model/password-forms.ts';
import { depositRules } from '../../../src/features/wallet/model/deposit-form.ts';
import type { Validate } from '#platform/validate';

const networks = [{ id: 'tron', minimum_deposit: '5' }];

// Depend on the networks of a currency, and on what a password must not be.
const made: Record<string, unknown> = {
  depositRules: depositRules(networks),
  registrationRules: registrationRules(new Set(['1,5'])),
  recoveryRules: recoveryRules(new Set(['1,5'])),
  passwordChangeRules: passwordChangeRules(new Set(['1,5']), { username: 'tron' }),
};

/** Every check of every form. */
const modules = import.meta.glob<Record<string, unknown>>('../../../src/features/*/model/*-form*.ts', { eager: true });
const sources = import.meta.glob<string>('../../../src/features/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const checks = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).map(([name, check]): [string, Validate<unknown>] => [
    `${path.split('/features/')[1]} ${name}`,
    (made[name] ?? check) as Validate<unknown>,
  ]),
);

const fields =
  'currency network amount voucher password new_password trading_password confirm username email code invite_code agreed full_name id_number front back document other name remainder identifier'.split(
    ' ',
  );
const typed = fc.oneof(
  fc.constantFrom('', ' ', '0', '-1', '1e5', '1,5', '.', '250', 'tron', 'NaN'),
  fc.string({ unit: 'grapheme' }),
);

it('finds every file that makes a check', () => {
  const making = Object.keys(sources).filter((path) => sources[path]?.includes('validator('));
  expect(Object.keys(modules)).toEqual(expect.arrayContaining(making));
});

describe.each(checks)('%s', (_name, check) => {
  it('says what an empty form needs', () => {
    const result = check(Object.fromEntries(fields.map((field) => [field, ''])));
    expect(result).toHaveProperty('errors');
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.record(Object.fromEntries(fields.map((field) => [field, typed]))), (values) => {
        expect(Object.keys(check(values))).toHaveLength(1);
      }),
    );
  });
});

describe('a deposit', () => {
  const check = depositRules(networks);
  const whole = { currency: 'USDT', network: 'tron', amount: '5', voucher: '018f4a1c9d2e7b60.jpg' };

  it('says at each empty field what it needs', () => {
    expect(check({ currency: 'USDT', network: 'tron', amount: '', voucher: '' })).toEqual({
      errors: { amount: 'wallet:deposit.amount-needed', voucher: 'validation:file-required' },
    });
  });

  it('says that it is too little while the picture is still missing', () => {
    expect(check({ ...whole, amount: '4.99', voucher: '' })).toEqual({
      errors: { amount: 'wallet:deposit.amount-below-minimum', voucher: 'validation:file-required' },
    });
    expect(check(whole)).toHaveProperty('output.amount', '5');
  });
});
