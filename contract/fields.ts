import * as v from 'valibot';
import { isEasyToGuess } from './account-password-rules.ts';
import { isCalendarDay } from './calendar-day.ts';
import { availableLanguages } from './languages.ts';
import { amountForm } from './money.ts';
import { orderStatus } from './order-status.ts';

/*
 * The field rules, specification section 5. A message is a key of locales/<locale>/validation.json,
 * the same in the form and in the response 422.
 */

// PostgreSQL can't store U+0000.
const noNull = v.check<string, string>((text) => !text.includes('\u0000'), 'validation:characters');

/** Free text that a customer types: trimmed, at least one character. */
export const text = /* @__NO_SIDE_EFFECTS__ */ (maxLength: number) =>
  v.pipe(
    v.string('validation:required'),
    v.trim(),
    v.nonEmpty('validation:required'),
    v.maxLength(maxLength, 'validation:too-long'),
    noNull,
  );

/** 5 to 30 characters; letters, digits, dot, hyphen and underscore, so that it is never taken for an email. */
export const username = v.pipe(
  v.string('validation:required'),
  v.trim(),
  v.nonEmpty('validation:required'),
  v.minLength(5, 'validation:username-length'),
  v.maxLength(30, 'validation:username-length'),
  v.regex(/^[\p{L}\p{M}\p{N}._-]+$/u, 'validation:username-characters'),
);

/** An existing password. Only checks that it is present, and its length, to limit the cost of hashing. */
export const currentPassword = v.pipe(
  v.string('validation:required'),
  v.nonEmpty('validation:required'),
  v.maxLength(32, 'validation:password-length'),
);

export const currentFundPassword = v.pipe(
  v.string('validation:fund-password'),
  v.nonEmpty('validation:fund-password'),
  currentPassword,
);

/** A new password: 6 to 32 characters, nothing trimmed, any script. */
export const password = v.pipe(
  v.string('validation:required'),
  v.nonEmpty('validation:required'),
  v.minLength(6, 'validation:password-length'),
  v.maxLength(32, 'validation:password-length'),
  noNull,
);

/** A new fund password: a password that isn't one repeated digit or a run of digits. */
export const fundPassword = v.pipe(
  password,
  v.check((typed) => !isEasyToGuess(typed), 'validation:fund-password-easy'),
);

/** 6 to 32 characters and of the shape of an email address; lower-cased. */
export const email = v.pipe(
  v.string('validation:required'),
  v.trim(),
  v.nonEmpty('validation:required'),
  v.minLength(6, 'validation:email-length'),
  v.maxLength(32, 'validation:email-length'),
  v.email('validation:email-form'),
  v.toLowerCase(),
);

/** Exactly 6 digits. */
export const emailCode = v.pipe(
  v.string('validation:required'),
  v.trim(),
  v.nonEmpty('validation:required'),
  v.regex(/^\d{6}$/, 'validation:email-code'),
);

/** What an authenticator app shows: exactly 6 digits, which apps write as `123 456`. */
export const authenticatorCode = v.pipe(
  v.string('validation:required'),
  v.transform((code) => code.replaceAll(/\s+/gu, '')),
  v.nonEmpty('validation:required'),
  v.regex(/^\d{6}$/, 'validation:authenticator-code'),
);

/** A code of the authenticator app, or a recovery code: 10 letters and digits without the hyphen; upper-cased. */
export const secondFactorCode = v.pipe(
  v.string('validation:required'),
  v.transform((code) => code.replaceAll(/[\s-]+/gu, '').toUpperCase()),
  v.nonEmpty('validation:required'),
  v.regex(/^(\d{6}|[A-Z2-9]{10})$/, 'validation:second-factor-code'),
);

/** Identifies a flow that must be completed within minutes. */
export const ticket = v.pipe(v.string('validation:required'), v.regex(/^[\w-]{16,64}$/, 'validation:required'));

/** Bytes in the JSON form of Web Authentication. */
export const base64Url = /* @__NO_SIDE_EFFECTS__ */ (maxLength: number) =>
  v.pipe(
    v.string('validation:required'),
    v.maxLength(maxLength, 'validation:too-long'),
    v.regex(/^[\w-]*$/, 'validation:characters'),
  );

/** The customer's name for a passkey. */
export const passkeyName = text(40);

/** 6 to 8 letters and digits; upper-cased. */
export const inviteCode = v.pipe(
  v.string(),
  v.trim(),
  // First: a union of fields keeps the messages only of those that end in checks.
  v.toUpperCase(),
  v.minLength(6, 'validation:invite-code-length'),
  v.maxLength(8, 'validation:invite-code-length'),
  v.regex(/^[0-9A-Z]+$/, 'validation:invite-code-characters'),
);

/** A username or an email address, at login: no rule of form, since an account may be older than a rule. */
export const usernameOrEmail = v.pipe(
  v.string('validation:required'),
  v.trim(),
  v.nonEmpty('validation:required'),
  v.maxLength(32, 'validation:email-length'),
  noNull,
);

/** Which document proves the identity; a passport has one photo. */
export const identityDocument = v.picklist(['id-card', 'passport'], 'validation:required');

export type IdentityDocument = v.InferOutput<typeof identityDocument>;

/** A person's name as on the ID: 2 to 80 characters of any script. Collapses inner spaces. */
export const fullName = v.pipe(
  v.string('validation:required'),
  v.trim(),
  v.nonEmpty('validation:required'),
  v.normalize('NFC'),
  v.transform((name) => name.replaceAll(/\s+/gu, ' ')),
  v.minLength(2, 'validation:full-name-length'),
  v.maxLength(80, 'validation:full-name-length'),
  v.regex(/^[\p{L}\p{M}][\p{L}\p{M} .,'’·・-]*$/u, 'validation:full-name-characters'),
);

/** What the app calls a customer: 1 to 30 characters of any script, at least one of them visible. */
export const nickname = v.pipe(
  v.string('validation:required'),
  v.trim(),
  v.nonEmpty('validation:required'),
  v.normalize('NFC'),
  v.maxLength(30, 'validation:nickname-length'),
  // Controls, line separators, halves of characters, and marks that reverse the text around them.
  v.check((name) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(name), 'validation:nickname-characters'),
  v.check((name) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name), 'validation:nickname-characters'),
);

/** Number of an identity document: 4 to 30 letters and digits, also `-`, `/` and `.`; upper-cased, without spaces. */
export const idNumber = v.pipe(
  v.string('validation:required'),
  v.trim(),
  v.nonEmpty('validation:required'),
  // Converts full-width digits.
  v.normalize('NFKC'),
  v.transform((number) => number.replaceAll(/\s+/gu, '').toUpperCase()),
  v.minLength(4, 'validation:id-number-length'),
  v.maxLength(30, 'validation:id-number-length'),
  v.regex(/^[\p{L}\p{N}./-]+$/u, 'validation:id-number-characters'),
  v.check((number) => /\p{N}/u.test(number), 'validation:id-number-characters'),
);

/** Exact decimal text without exponent, with at most 19 digits before and 18 after the decimal point. */
export const decimal = v.pipe(
  v.string('validation:required'),
  v.regex(/^-?(0|[1-9]\d{0,18})(\.\d{1,18})?$/, 'validation:amount-form'),
);

/** A decimal above zero. */
export const positiveAmount = v.pipe(
  v.string('validation:required'),
  v.nonEmpty('validation:required'),
  v.regex(amountForm, 'validation:amount-form'),
  v.check((amount) => /[1-9]/.test(amount), 'validation:amount-positive'),
);

/** Currency code: two to ten upper-case letters and digits, such as `EUR` and `USDT`. */
export const currencyCode = v.pipe(
  v.string('validation:required'),
  v.regex(/^[A-Z][A-Z0-9]{1,9}$/, 'validation:currency'),
);

/** An existing day, such as `2026-11-21`. */
export const calendarDay = v.pipe(v.string(), v.check(isCalendarDay, 'validation:date'));

/** ISO 8601 in UTC, such as `2026-11-21T08:30:00.000Z`. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp());

/** An identifier that the server created. */
export const id = v.pipe(
  v.string('validation:required'),
  v.minLength(1, 'validation:required'),
  v.maxLength(64, 'validation:too-long'),
  v.regex(/^[\w-]+$/, 'validation:id'),
);

/** The id of a network. */
export const networkId = v.pipe(v.string('validation:network'), v.nonEmpty('validation:network'), id);

/** A SHA-256 hash or a seed: 32 bytes in lowercase hexadecimal. */
export const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** The name that an upload returned; used to submit the file, or to cancel it. */
export const filename = v.pipe(
  v.string('validation:file-required'),
  v.regex(/^[\w-]{8,80}\.(jpg|png|webp)$/, 'validation:file-required'),
);

/** An available language, in any case: `EN-US` is `en-us`. */
export const language = v.pipe(
  v.string('validation:language'),
  v.toLowerCase(),
  v.picklist(availableLanguages, 'validation:language'),
);

/** Page of a list in a query, starting at 1. */
export const page = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'validation:page')), '1');

/** Query of calls that depend only on the language. Defaults to the `lang` header. */
export const languageQuery = v.strictObject({ lang: v.optional(language) });

/** Query of a list without filters. */
export const pageQuery = v.strictObject({ page });

export const noRequest = v.strictObject({});

/** Decimal places of a currency in the ledger. */
export const scale = v.number();

/** Decimal places of a market's prices. */
export const priceScale = v.number();

/** Decimal places of a currency for display. */
export const displayScale = v.number();

/** Currencies that the customer holds and that have no price now. A total beside them leaves them out. */
export const unpriced = v.array(currencyCode);

/** An empty response. */
export const emptyResponse = v.object({});

/** Response of a list, newest first. */
export const listOf = /* @__NO_SIDE_EFFECTS__ */ <const Item extends v.GenericSchema>(item: Item) =>
  v.object({
    items: v.array(item),
    page: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1)),
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  });

/** Status numbers of flash exchanges. */
export const flashStatus = { pending: 0, completed: 1 } as const;

/** Status numbers of identity verifications. */
export const realStatus = { none: 0, verified: 1, inReview: 2, returned: 3 } as const;

export const orderStatusField = v.enum(orderStatus);
export const flashStatusField = v.enum(flashStatus);
export const realStatusField = v.enum(realStatus);
