import type { ContentListItem } from '../../domains/content/seed.ts';
import type { ListName } from '../../domains/content/tables.ts';

export const lists: Readonly<Record<ListName, readonly ContentListItem[]>> = {
  banner: [
    {
      id: 'play-money',
      title: 'Try everything, risk nothing',
      text: 'All money in this sandbox is play money. Deposit, convert, and look at every entry.',
      link: '/about',
    },
    {
      id: 'quote',
      title: 'The rate you see is the rate you get',
      text: 'A quote shows mid rate and spread, and is executed exactly or not at all.',
      link: '/flash-exchange',
    },
    {
      id: 'prices',
      title: 'Check our prices yourself',
      text: 'Published before, revealed after: every simulated price can be computed again.',
      link: '/transparency',
    },
  ],
  trumpet: [
    { id: 'play-money', text: 'All money in this sandbox is play money.' },
    { id: 'addresses', text: 'Deposit addresses here are made up: never send anything real to them.' },
    { id: 'codes', text: 'Nobody from support asks for your password or for a code.' },
  ],
  feedback: [
    {
      id: 'one',
      title: 'Sample voice, not a customer',
      text: 'I like that the record shows the same digits as the quote. I checked three, then I stopped checking.',
    },
    {
      id: 'two',
      title: 'Sample voice, not a customer',
      text: 'I let a quote run out on purpose. Nothing happened, which is what should happen.',
    },
    {
      id: 'three',
      title: 'Sample voice, not a customer',
      text: 'With the comma on my keyboard the amount was understood. That is rarer than one would think.',
    },
  ],
  platform: [
    {
      id: 'harbour',
      title: 'Harbour Sample Custody',
      text: 'A made-up partner. A real one would keep coins here, and say where that is confirmed.',
    },
    {
      id: 'lantern',
      title: 'Lantern Sample Data',
      text: 'A made-up partner. A real one would deliver market prices, and say from where.',
    },
    {
      id: 'quill',
      title: 'Quill Sample Review',
      text: 'A made-up partner. A real one would check the software, and publish what it found.',
    },
  ],
  'news-type': [
    { id: 'platform', title: 'Platform' },
    { id: 'market', title: 'Market' },
    { id: 'guide', title: 'Guides' },
    { id: 'security', title: 'Security' },
  ],
};
