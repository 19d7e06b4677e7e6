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
}

/** Parses a phone number; null if it isn't one of the country. */
type ReadPhone = (text: string, country: string) => { number: { areaCode: string; national: string } | null };

/** Reads the phone number itself: what the field made of it may be older than the numbering plans. */
export const cardRules = (readPhone: ReadPhone, ownCountry: string) =>
  validator(
    v.pipe(
      v.object({
        ...v.omit(bindRequest, ['area_code', 'phone']).entries,
        phone: v.pipe(v.string(), v.nonEmpty('validation:required')),
        country: v.pipe(
          v.string(),
          v.transform((country) => country || ownCountry),
        ),
      }),
      crossCheck(['phone', 'country'], {
        at: 'phone',
        rule: ({ phone, country }) => readPhone(phone, country).number !== null,
        message: 'validation:phone',
      }),
      v.transform(({ phone, country, ...card }) => {
        const { number } = readPhone(phone, country);
        return { ...card, area_code: number?.areaCode ?? '', phone: number?.national ?? '' };
      }),
    ),
  );
