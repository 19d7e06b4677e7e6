import * as v from 'valibot';
import { call } from './call.ts';
import { id, emptyResponse, noRequest, text, timestamp } from './fields.ts';

/** Checks Luhn's check digit, which catches every single wrong digit and nearly every swap of adjacent digits. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits.at(-1 - index));
    const weighted = index % 2 === 0 ? digit : digit * 2;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

/** 12 to 19 digits with Luhn's check digit. Removes spaces and hyphens. */
const cardNumber = v.pipe(
  v.string('validation:required'),
  v.transform((typed) => typed.replace(/[\s-]/g, '')),
  v.nonEmpty('validation:required'),
  v.check((digits) => /^\d{12,19}$/.test(digits) && passesLuhn(digits), 'validation:card-number'),
);

/** Country calling code with its plus sign, such as `+49`. */
const areaCode = v.pipe(v.string('validation:required'), v.regex(/^\+[1-9]\d{0,2}$/, 'validation:area-code'));

/** 4 to 14 digits after the country code. Removes spaces, hyphens, dots and parentheses. */
const phone = v.pipe(
  v.string('validation:required'),
  v.transform((typed) => typed.replace(/[\s().-]/g, '')),
  v.nonEmpty('validation:required'),
  v.regex(/^\d{4,14}$/, 'validation:phone'),
);

export const bindRequest = v.strictObject({
  number: cardNumber,
  bank_name: text(80),
  /** Must be the verified full name, ignoring case and accents. */
  holder: text(80),
  area_code: areaCode,
  phone,
});

const bankCard = v.object({
  id,
  /** Masked except for the first and last two digits, as are `holder` and `phone`. */
  number: v.string(),
  bank_name: v.string(),
  holder: v.string(),
  area_code: areaCode,
  phone: v.string(),
  /** Whether a withdrawal to the card is pending, so that it can't be removed yet. */
  in_use: v.boolean(),
  created_at: timestamp,
  /** From when it can be withdrawn to: 24 hours after it is linked while withdrawals go to saved addresses only. Null: now. */
  usable_at: v.nullable(timestamp),
});

const exampleCard = {
  id: '12',
  number: '41************11',
  bank_name: 'Sample Savings Bank',
  holder: 'Ma*********le',
  area_code: '+49',
  phone: '15*******89',
  in_use: false,
  created_at: '2026-10-02T09:12:00.000Z',
  usable_at: null,
};

export const bankCardCalls = {
  'GET user/bank': call({
    summary: 'Returns the linked cards, newest first.',
    access: 'customer',
    request: noRequest,
    response: v.object({ items: v.array(bankCard) }),
    codes: [],
    example: { request: {}, response: { items: [exampleCard] } },
  }),
  'POST bank/bind': call({
    summary: 'Links a card in the verified name, for fiat withdrawals.',
    access: 'customer',
    limit: { max: 30, seconds: 3600 },
    request: bindRequest,
    response: bankCard,
    codes: ['verification-needed', 'card-name-mismatch', 'card-already-bound', 'card-limit'],
    example: {
      request: {
        number: '4111 1111 1111 1111',
        bank_name: 'Sample Savings Bank',
        holder: 'Margit Sample',
        area_code: '+49',
        phone: '1512 3456789',
      },
      response: exampleCard,
    },
  }),
  'POST bank/unbind': call({
    summary: 'Removes a card; refused while a withdrawal to it is in progress.',
    access: 'customer',
    request: v.strictObject({ card: id }),
    response: emptyResponse,
    codes: ['not-found', 'card-in-use'],
    example: { request: { card: '12' }, response: {} },
  }),
} as const;
