import type { ResponseOf } from '#contract/index';
import { answer } from './api.ts';

// The texts that a new sandbox is seeded with.

const banners: ResponseOf<'GET index/banner'> = {
  items: [
    {
      id: 'quote',
      title: 'The rate you see is the rate you get',
      text: 'Each quote shows the mid-market rate and the spread, and runs exactly as shown or not at all.',
      image: null,
      link: '/flash-exchange',
    },
    {
      id: 'play-money',
      title: 'Try everything, risk nothing',
      text: 'All money in this sandbox is play money. Deposit, convert, and inspect every entry.',
      image: null,
      link: null,
    },
  ],
};

const trumpets: ResponseOf<'GET index/trumpet'> = {
  items: [
    { id: 'codes', text: 'Support never asks for your password or a code.' },
    { id: 'play-money', text: 'All money in this sandbox is play money.' },
  ],
};

const feedback: ResponseOf<'GET index/feedback'> = {
  items: [
    {
      id: 'one',
      name: 'Sample quote, not a customer',
      text: 'My records match my quotes to the last digit. I checked three, then stopped checking.',
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
      link: null,
    },
    {
      id: 'lantern',
      name: 'Lantern Sample Data',
      text: 'A made-up partner. A real one would supply market prices and name their source.',
      logo: null,
      link: null,
    },
  ],
};

/** What the operator put on the home screen. */
export const homeContent = [
  answer('GET index/banner', banners),
  answer('GET index/trumpet', trumpets),
  answer('GET index/feedback', feedback),
  answer('GET platform/index', partners),
];

/** A text of each part of it, the same in every language. */
export const homeTexts = [
  'The rate you see is the rate you get',
  'Support never asks for your password or a code.',
  'I checked three, then stopped checking.',
  'Lantern Sample Data',
];
