import * as v from 'valibot';
import { email, language, text } from '#contract/fields';
import { availableLanguages, defaultLanguage } from '#contract/languages';
import type { Settings } from '../../settings.ts';
import { DAY_SECONDS } from '../../time.ts';
import { wholeNumber } from '../../whole-number.ts';

/** A file on this site: the content security policy lets pages load no other. */
const file = (extensions: string) =>
  v.pipe(
    v.string('validation:invalid'),
    v.maxLength(200, 'validation:too-long'),
    v.regex(new RegExp(`^(/[\\w-][\\w.~-]*)+\\.(${extensions})$`), 'validation:invalid'),
    // These are for customers and operators alone.
    v.check((path) => !/^\/(api|operator|uploads)\//.test(path), 'validation:invalid'),
  );

/** An image on this site. */
export const imagePath = file('svg|png|webp|jpg|avif');

const image = v.nullable(imagePath);
const video = v.nullable(file('mp4|webm'));
const toggle = v.boolean('validation:flag');

/** Each setting and what it can be. */
export const siteFields = {
  /** For visitors whose browser asks for no language that is offered. */
  default_lang: language,
  /** What visitors and customers can choose from. */
  languages: v.pipe(
    v.array(language, 'validation:invalid'),
    v.minLength(1, 'validation:required'),
    v.check((all) => new Set(all).size === all.length, 'validation:invalid'),
  ),
  /** Null is the built-in mark. */
  site_logo: image,
  /** On the home screen; null is the one of the other screens. */
  site_home_logo: image,
  start_image: image,
  start_image_switch: toggle,
  start_video: video,
  start_video_switch: toggle,
  /** How long the splash stays; 0 is no splash. */
  start_short_second: wholeNumber(0, 30),
  /** Open apps read the site again after a random time between these. */
  refetch_min_second: wholeNumber(10, DAY_SECONDS),
  refetch_max_second: wholeNumber(10, DAY_SECONDS),
  /** Shown on the support screen; null says that there is none. */
  support_email: v.nullable(email),
  support_hours: v.nullable(text(200)),
  /** Whole US dollars of crypto that can be withdrawn each day without verification; 0 if that is always needed. */
  unverified_daily_limit: wholeNumber(0, 999_999_999),
  /** Whole US dollars from which on two people have to approve a withdrawal before it is sent; 0 if nobody has to. */
  withdrawal_approval_threshold: wholeNumber(0, 999_999_999),
  /** Whether the leverage rooms are open. */
  leverage_switch: toggle,
  /** Whether urgent orders come with a limited-time bonus. */
  bonus_switch: toggle,
  /** Whether screens offer to contact support. The support screen itself is always there. */
  support_switch: toggle,
  /** Whether customers who reach a counter's upgrade volume move to the next counter. */
  upgrade_order_switch: toggle,
} as const;

export type SiteSettingName = keyof typeof siteFields;

export type SiteSettings = { readonly [Name in SiteSettingName]: v.InferOutput<(typeof siteFields)[Name]> };

export const siteSettingNames = Object.keys(siteFields) as readonly SiteSettingName[];

/** What applies until the operator sets something else. */
export const siteDefaults = ({ mode }: Pick<Settings, 'mode'>): SiteSettings => ({
  default_lang: defaultLanguage,
  languages: [...availableLanguages],
  site_logo: null,
  site_home_logo: null,
  start_image: null,
  start_image_switch: false,
  start_video: null,
  start_video_switch: false,
  start_short_second: 0,
  // Specification, section 9.
  refetch_min_second: 300,
  refetch_max_second: 600,
  support_email: null,
  support_hours: null,
  unverified_daily_limit: 1000,
  withdrawal_approval_threshold: 0,
  // Legal for few operators.
  leverage_switch: mode === 'sandbox',
  bonus_switch: mode === 'sandbox',
  support_switch: true,
  upgrade_order_switch: true,
});

/** Returns what is wrong with settings that don't fit together, as message keys by field. */
export function conflictsIn(site: SiteSettings): Record<string, string[]> {
  return {
    ...(site.languages.includes(site.default_lang) ? {} : { default_lang: ['validation:language'] }),
    ...(site.start_image_switch && site.start_image === null ? { start_image: ['validation:required'] } : {}),
    ...(site.start_video_switch && site.start_video === null ? { start_video: ['validation:required'] } : {}),
    ...(site.refetch_min_second > site.refetch_max_second ? { refetch_max_second: ['validation:invalid'] } : {}),
  };
}
