import { describe, expect, it } from 'vitest';
import { loadReadPhone } from '#design-system/phone-field';
import { cardRules } from '../../../src/features/bank/model/card-form.ts';

const check = cardRules(await loadReadPhone(), 'DE');
const typed = {
  number: '5555 5555 5555 4444',
  bank_name: 'Hafenbank',
  holder: 'Margit Sample',
  phone: '01512 3456789',
  country: 'DE',
};

describe('a card', () => {
  it('is sent with its phone number as typed, whether or not the field has parsed it', () => {
    const { country: _, ...rest } = typed;
    const sent = { ...rest, number: '5555555555554444', area_code: '+49', phone: '15123456789' };
    expect(check(typed)).toEqual({ output: sent });
    // No country was chosen.
    expect(check({ ...typed, country: '' })).toEqual({ output: sent });
  });

  it.each([
    ['is too short for its country', { phone: '0151' }, 'validation:phone'],
    ['belongs to another country', { country: 'US' }, 'validation:phone'],
    ['is missing', { phone: '' }, 'validation:required'],
  ])('is refused at its phone number if that %s', (_, change, message) => {
    expect(check({ ...typed, ...change })).toEqual({ errors: { phone: message } });
  });

  it('takes a number of another country with its code', () => {
    expect(check({ ...typed, country: 'US', phone: '+49 1512 3456789' })).toMatchObject({
      output: { area_code: '+49', phone: '15123456789' },
    });
  });
});
