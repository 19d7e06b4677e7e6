import type { ResponseOf } from '#contract/index';
import { answer } from './api.ts';

// The texts that a new sandbox is seeded with.

const banners: ResponseOf<'GET index/banner'> = {
  items: [
    {
      id: 'quote',
      title: 'The rate you see is the rate you get',
      text: 'Each quote shows the mid-market rate and the spread, and is executed exactly as shown, or not at all.',
      image: null,
      link: '/flash-exchange',
      lang: 'en-us',
    },
    {
      id: 'play-money',
      title: 'Try it all with play money',
      text: 'Everything in this sandbox is play money. Deposit, convert, and check every transaction.',
      image: null,
      link: null,
      lang: 'en-us',
    },
  ],
};

const trumpets: ResponseOf<'GET index/trumpet'> = {
  items: [
    { id: 'codes', text: 'Support never asks for your password or a code.', lang: 'en-us' },
    { id: 'play-money', text: 'All money in this sandbox is play money.', lang: 'en-us' },
  ],
};

const feedback: ResponseOf<'GET index/feedback'> = {
  items: [
    {
      id: 'one',
      name: 'Sample quote, not a customer',
      text: 'My records match my quotes to the last digit. I checked three, then stopped checking.',
      lang: 'en-us',
    },
  ],
};

const partners: ResponseOf<'GET platform/index'> = {
  items: [
    {
      id: 'harbor',
      name: 'Harbor Sample Custody',
      text: 'A made-up partner. A real one would hold coins in custody and say where you can verify it.',
      logo: null,
      link: 'https://harbor.example/',
      lang: 'en-us',
    },
    {
      id: 'lantern',
      name: 'Lantern Sample Data',
      text: 'A made-up partner. A real one would supply market prices and name their source.',
      logo: null,
      link: null,
      lang: 'en-us',
    },
  ],
};

const news: ResponseOf<'GET info/index'> = {
  items: [
    {
      id: '11',
      type: 'product',
      title: 'Everything in this sandbox is play money',
      summary: 'What’s simulated here, and what works just as it would with real money.',
      created_at: '2026-11-19T09:00:00.000Z',
      lang: 'en-us',
    },
    {
      id: '10',
      type: 'maintenance',
      title: 'What happens to your orders when we restart',
      summary: 'Updates interrupt the service for a moment. Nothing you started is lost.',
      created_at: '2026-11-16T09:00:00.000Z',
      lang: 'en-us',
    },
  ],
  page: 1,
  pageSize: 20,
  total: 2,
};

/** What the operator put on the home screen. */
export const homeContent = [
  answer('GET index/banner', banners),
  answer('GET index/trumpet', trumpets),
  answer('GET index/feedback', feedback),
  answer('GET platform/index', partners),
  answer('GET info/index', news),
];

/** A text of each part of it, the same in every language. */
export const homeTexts = [
  'The rate you see is the rate you get',
  'Support never asks for your password or a code.',
  'I checked three, then stopped checking.',
  'Lantern Sample Data',
  'Nothing you started is lost.',
];
