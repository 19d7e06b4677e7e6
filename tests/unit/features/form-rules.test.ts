import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadReadPhone } from '#design-system/phone-field';
import { recoveryRules } from '../../../src/features/account/model/recovery-form.ts';
import { registrationRules } from '../../../src/features/account/model/register-form.ts';
import { cardRules } from '../../../src/features/bank/model/card-form.ts';
import { checkEntry } from '../../../src/features/leverage/model/enter-form.ts';
import {
  fundPasswordChangeRules,
  fundPasswordRecoveryRules,
  fundPasswordRules,
  passwordChangeRules,
} from '../../../src/features/security/model/password-forms.ts';
import { addressRules } from '../../../src/features/wallet/model/address-form.ts';
import { depositRules } from '../../../src/features/wallet/model/deposit-form.ts';
import { withdrawalRules } from '../../../src/features/wallet/model/withdrawal-form.ts';
import type { Validate } from '#platform/validate';

const networks = [{ id: 'tron', family: 'tron', minimum_deposit: '5', minimum_withdrawal: '10' }] as const;

// Depend on the networks of a currency, on whether a room has a code, on numbering plans, and on what a password must not be.
const made: Record<string, unknown> = {
  checkEntry: checkEntry(true),
  cardRules: cardRules(await loadReadPhone(), 'DE'),
  addressRules: addressRules({ networks, allowTestNetworks: true }),
  depositRules: depositRules(networks),
  withdrawalRules: withdrawalRules({ networks, allowTestNetworks: true }),
  registrationRules: registrationRules(new Set(['1,5'])),
  recoveryRules: recoveryRules(new Set(['1,5'])),
  passwordChangeRules: passwordChangeRules(new Set(['1,5']), { username: 'tron' }),
  fundPasswordChangeRules: fundPasswordChangeRules(new Set(['1,5']), { username: 'tron' }),
  fundPasswordRecoveryRules: fundPasswordRecoveryRules(new Set(['1,5']), { username: 'tron' }),
  fundPasswordRules: fundPasswordRules(new Set(['1,5']), { username: 'tron' }),
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
  'currency network address memo amount voucher fund_password password new_password trading_password confirm username email code invite_code agreed full_name id_number front back document other name remainder identifier bank_name holder phone area_code national country card label'.split(
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
      errors: { amount: 'wallet-deposits:deposit.amount-needed', voucher: 'validation:file-required' },
    });
  });

  it('says that it is too little while the picture is still missing', () => {
    expect(check({ ...whole, amount: '4.99', voucher: '' })).toEqual({
      errors: { amount: 'wallet-deposits:deposit.amount-below-minimum', voucher: 'validation:file-required' },
    });
    expect(check(whole)).toHaveProperty('output.amount', '5');
  });
});

describe('a withdrawal', () => {
  const check = withdrawalRules({ networks, allowTestNetworks: false });
  const whole = {
    currency: 'USDT',
    network: 'tron',
    address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
    memo: '',
    amount: '10',
  };
  const errorsOf = (change: object) => {
    const result = check({ ...whole, ...change });
    return 'errors' in result ? result.errors : {};
  };

  it('is what the server takes', () => {
    expect(check(whole)).toEqual({ output: whole });
  });

  it.each([
    ['another network’s', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'validation:address-of-evm'],
    ['mistyped', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwc', 'validation:address-checksum'],
    ['none', 'hello', 'validation:address-form'],
    ['empty', '', 'wallet-withdraw:form.address-needed'],
  ])('says what is wrong with an address: %s', (_case, address, error) => {
    expect(errorsOf({ address })).toEqual({ address: error });
  });

  it('needs the minimum of its network', () => {
    expect(errorsOf({ amount: '9.99' })).toEqual({ amount: 'wallet-withdraw:form.amount-below-minimum' });
    expect(errorsOf({ amount: '' })).toEqual({ amount: 'wallet-withdraw:form.amount-needed' });
  });

  it('takes addresses of test networks in the sandbox only', () => {
    const bitcoin = [{ id: 'bitcoin', family: 'bitcoin', minimum_withdrawal: '0.001' }] as const;
    const testnet = { ...whole, network: 'bitcoin', address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' };
    expect(withdrawalRules({ networks: bitcoin, allowTestNetworks: true })(testnet)).toHaveProperty('output');
    expect(withdrawalRules({ networks: bitcoin, allowTestNetworks: false })(testnet)).toEqual({
      errors: { address: 'validation:address-test-network' },
    });
  });
});
