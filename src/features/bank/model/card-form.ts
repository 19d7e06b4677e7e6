import * as v from 'valibot';
import { bindRequest } from '#contract/bank-cards';
import { crossCheck } from '#contract/cross-check';
import { validator } from '#platform/validate';

export interface CardValues extends Record<string, string> {
  number: string;
  bank_name: string;
  holder: string;
  /** As typed, in the format of `country`. */
  phone: string;
  /** Empty for the country of the language. */
  country: string;
  /** What the field made of both; empty while it is no number of the country. */
  area_code: string;
  national: string;
}

/** The request, with the phone number as the field reads it. */
export const checkCard = validator(
  v.pipe(
    v.object({
      ...bindRequest.entries,
      phone: v.pipe(v.string(), v.nonEmpty('validation:required')),
      area_code: v.string(),
      national: v.string(),
    }),
    crossCheck(['phone', 'national'], {
      at: 'phone',
      rule: ({ national }) => national !== '',
      message: 'validation:phone',
    }),
    v.transform(({ national, ...card }) => ({ ...card, phone: national })),
  ),
);
