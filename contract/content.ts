import * as v from 'valibot';
import { call } from './call.ts';
import { documentVersion } from './content-agreements.ts';
import { currencyCode, decimal, id, language, languageQuery, listOf, noRequest, page, timestamp } from './fields.ts';

/** A content page in the requested language, or in English if it isn't translated yet. */
const contentPage = v.object({
  title: v.string(),
  /** Semantic HTML; sanitized again before it is shown. */
  html: v.string(),
  /** The language that `html` is in. */
  lang: language,
  /** The version of the text; 0 while there is none. */
  version: documentVersion,
  updated_at: timestamp,
});

const contentPageCall = (summary: string, title: string) =>
  call({
    summary,
    access: 'public',
    request: languageQuery,
    response: contentPage,
    codes: [],
    example: {
      request: { lang: 'en-us' },
      response: {
        title,
        html: '<p>This is a sample text.</p>',
        lang: 'en-us',
        version: 1,
        updated_at: '2026-11-01T00:00:00.000Z',
      },
    },
  });

const newsItem = {
  id,
  /** The `id` of its type, see info/types. */
  type: id,
  title: v.string(),
  summary: v.string(),
  created_at: timestamp,
  lang: language,
};

export const contentCalls = {
  'GET index/lang': call({
    summary: 'Returns the current language and the available ones.',
    access: 'public',
    request: noRequest,
    response: v.object({ lang: language, languages: v.array(v.object({ code: language, name: v.string() })) }),
    codes: [],
    example: { request: {}, response: { lang: 'en-us', languages: [{ code: 'de-de', name: 'Deutsch' }] } },
  }),
  'POST index/lang': call({
    summary: 'Saves the language of the logged-in customer, for emails and notices; does nothing for a visitor.',
    access: 'public',
    request: v.strictObject({ lang: language }),
    response: v.object({ lang: language }),
    codes: [],
    example: { request: { lang: 'th-th' }, response: { lang: 'th-th' } },
  }),
  'GET index/site': call({
    summary: 'Returns the site settings.',
    access: 'public',
    request: languageQuery,
    response: v.object({
      default_lang: language,
      /** What the app offers. */
      languages: v.array(language),
      /** Paths of images; null shows the built-in mark. */
      site_logo: v.nullable(v.string()),
      /** On the home screen; null uses `site_logo`. */
      site_home_logo: v.nullable(v.string()),
      start_image: v.nullable(v.string()),
      start_image_switch: v.boolean(),
      start_video: v.nullable(v.string()),
      start_video_switch: v.boolean(),
      /** Duration of the splash overlay; 0 for none. */
      start_short_second: v.pipe(v.number(), v.integer(), v.minValue(0)),
      /** The app reads the site again after a random time between these. */
      refetch_min_second: v.pipe(v.number(), v.integer(), v.minValue(1)),
      refetch_max_second: v.pipe(v.number(), v.integer(), v.minValue(1)),
      /** Address and hours of support; null if the operator hasn't set them. */
      support_email: v.nullable(v.string()),
      support_hours: v.nullable(v.string()),
      /** How much crypto can be withdrawn each day without verification; 0 if verification is always needed. */
      unverified_daily_limit: v.object({ currency: currencyCode, amount: decimal }),
      /** Whether all money is play money. The app then shows a ribbon. */
      play_money: v.boolean(),
      /** Rooms and bonuses are legal for few operators, so off until the operator turns them on. */
      leverage_switch: v.boolean(),
      bonus_switch: v.boolean(),
      /** Whether screens offer to contact support. The support screen itself is always there. */
      support_switch: v.boolean(),
      /** Whether customers who reach a counter's upgrade volume move to the next counter. */
      upgrade_order_switch: v.boolean(),
    }),
    codes: [],
    example: {
      request: {},
      response: {
        default_lang: 'en-us',
        languages: ['en-us', 'de-de', 'ja-jp', 'th-th'],
        site_logo: null,
        site_home_logo: null,
        start_image: null,
        start_image_switch: false,
        start_video: null,
        start_video_switch: false,
        start_short_second: 0,
        refetch_min_second: 300,
        refetch_max_second: 600,
        support_email: null,
        support_hours: null,
        unverified_daily_limit: { currency: 'USD', amount: '1000' },
        play_money: true,
        leverage_switch: true,
        bonus_switch: true,
        support_switch: true,
        upgrade_order_switch: true,
      },
    },
  }),
  'GET index/banner': call({
    summary: 'Returns the banners of the home screen, in order.',
    access: 'public',
    request: languageQuery,
    response: v.object({
      items: v.array(
        v.object({
          id,
          title: v.string(),
          text: v.string(),
          /** Address of the image, or null for a banner of text alone. */
          image: v.nullable(v.string()),
          /** A path in the app that it leads to, or null. */
          link: v.nullable(v.string()),
          lang: language,
        }),
      ),
    }),
    codes: [],
    example: {
      request: { lang: 'en-us' },
      response: {
        items: [
          {
            id: '1',
            title: 'Play money',
            text: 'Nothing here costs anything.',
            image: null,
            link: '/about',
            lang: 'en-us',
          },
        ],
      },
    },
  }),
  'GET index/trumpet': call({
    summary: 'Returns the messages of the ticker, in order.',
    access: 'public',
    request: languageQuery,
    response: v.object({ items: v.array(v.object({ id, text: v.string(), lang: language })) }),
    codes: [],
    example: {
      request: {},
      response: { items: [{ id: '1', text: 'All money in this sandbox is play money.', lang: 'en-us' }] },
    },
  }),
  'GET index/feedback': call({
    summary: 'Returns customer feedback for the home screen.',
    access: 'public',
    request: languageQuery,
    response: v.object({ items: v.array(v.object({ id, name: v.string(), text: v.string(), lang: language })) }),
    codes: [],
    example: {
      request: {},
      response: { items: [{ id: '1', name: 'Sample', text: 'A sample, not a customer.', lang: 'en-us' }] },
    },
  }),
  'GET platform/index': call({
    summary: 'Returns the partner platforms.',
    access: 'public',
    request: languageQuery,
    response: v.object({
      items: v.array(
        v.object({
          id,
          name: v.string(),
          text: v.string(),
          logo: v.nullable(v.string()),
          link: v.nullable(v.string()),
          lang: language,
        }),
      ),
    }),
    codes: [],
    example: {
      request: {},
      response: {
        items: [{ id: '1', name: 'Sample partner', text: 'A sample.', logo: null, link: null, lang: 'en-us' }],
      },
    },
  }),
  'GET info/types': call({
    summary: 'Returns the types of news.',
    access: 'public',
    request: languageQuery,
    response: v.object({ items: v.array(v.object({ id, name: v.string() })) }),
    codes: [],
    example: { request: {}, response: { items: [{ id: 'guide', name: 'Guides' }] } },
  }),
  'GET info/index': call({
    summary: 'Returns news, newest first.',
    access: 'public',
    request: v.strictObject({
      ...languageQuery.entries,
      type: v.optional(id),
      page,
    }),
    response: listOf(v.object(newsItem)),
    codes: [],
    example: {
      request: { lang: 'en-us', page: '1' },
      response: {
        items: [
          {
            id: '7',
            type: 'guide',
            title: 'How rates are made',
            summary: 'Where a price comes from, and how to check it.',
            created_at: '2026-11-12T09:00:00.000Z',
            lang: 'en-us',
          },
        ],
        page: 1,
        pageSize: 20,
        total: 1,
      },
    },
  }),
  'GET info/detail': call({
    summary: 'Returns one article.',
    access: 'public',
    request: v.strictObject({ ...languageQuery.entries, id }),
    response: v.object({
      ...newsItem,
      /** Semantic HTML; sanitized again before it is shown. */
      html: v.string(),
      version: v.pipe(v.number(), v.integer(), v.minValue(1)),
      /** When this version was published in this language. */
      updated_at: timestamp,
    }),
    codes: ['not-found'],
    example: {
      request: { id: '7' },
      response: {
        id: '7',
        type: 'guide',
        title: 'How rates are made',
        summary: 'Where a price comes from, and how to check it.',
        html: '<p>This is a sample text.</p>',
        created_at: '2026-11-12T09:00:00.000Z',
        lang: 'en-us',
        version: 1,
        updated_at: '2026-11-12T09:00:00.000Z',
      },
    },
  }),
  'GET info/about': contentPageCall('Returns the page about who runs this platform.', 'About'),
  'GET info/guarantee': contentPageCall('Returns the page about what is and is not guaranteed.', 'Guarantee'),
  'GET info/partnership': contentPageCall('Returns the page for partners.', 'Partnership'),
  'GET info/customer': contentPageCall('Returns the page about support.', 'Customer support'),
  'GET info/transparency': contentPageCall(
    'Returns the page about what the platform publishes about itself.',
    'Transparency',
  ),
  'GET info/privacyPolicy': contentPageCall('Returns the privacy policy.', 'Privacy policy'),
  'GET info/agreement': contentPageCall('Returns the user agreement.', 'User agreement'),
} as const;
