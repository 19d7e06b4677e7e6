import type { ListTexts } from '../../sample-texts.ts';

export const lists: ListTexts = {
  banner: {
    'play-money': {
      title: 'Try it all with play money',
      text: 'Everything in this sandbox is play money. Deposit, convert, and check every transaction.',
    },
    quote: {
      title: 'The rate you see is the rate you get',
      text: 'Each quote shows the mid-market rate and the spread, and is executed exactly as shown, or not at all.',
    },
    prices: {
      title: 'Check our prices yourself',
      text: 'Published before, revealed after: anyone can recompute every simulated price.',
    },
  },
  trumpet: {
    'play-money': { text: 'All money in this sandbox is play money.' },
    addresses: { text: 'Deposit addresses here are made up. Never send anything real to them.' },
    codes: { text: 'Support never asks for your password or a code.' },
  },
  feedback: {
    one: {
      title: 'Sample quote, not a customer',
      text: 'My records match my quotes to the last digit. I checked three, then stopped checking.',
    },
    two: {
      title: 'Sample quote, not a customer',
      text: 'I let a quote expire on purpose. Nothing happened, which is exactly right.',
    },
    three: {
      title: 'Sample quote, not a customer',
      text: 'I typed a comma as my decimal separator and it just worked. That’s rarer than you’d think.',
    },
  },
  platform: {
    harbor: {
      title: 'Harbor Sample Custody',
      text: 'A made-up partner. A real one would hold coins in custody and say where you can verify it.',
    },
    lantern: {
      title: 'Lantern Sample Data',
      text: 'A made-up partner. A real one would supply market prices and name their source.',
    },
    quill: {
      title: 'Quill Sample Review',
      text: 'A made-up partner. A real one would audit the software and publish its findings.',
    },
  },
  'news-type': {
    product: { title: 'Product' },
    maintenance: { title: 'Maintenance' },
    guide: { title: 'Guides' },
    security: { title: 'Security' },
  },
};
