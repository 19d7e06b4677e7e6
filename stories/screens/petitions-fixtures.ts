import type { ItemOf } from '#platform/swr-pages';
import { none } from './api.ts';

type Petition = ItemOf<'GET petition/index'>;

const base = { images: [], about: null, reference: null, reason: null, answers: [] } satisfies Partial<Petition>;

export const pending: Petition = {
  ...base,
  id: '31',
  category: 'request',
  text: 'Could you also send the October statement as a PDF?',
  status: 0,
  created_at: '2026-11-21T09:26:00.000Z',
};

export const answered: Petition = {
  ...base,
  id: '29',
  category: 'complaint',
  text: 'I sent a deposit two days ago and it says it wasn’t credited.\nThe screenshots show the transfer. Can you check again?',
  images: ['018f4a1c9d2e7b71', '018f4a1c9d2e7b72'].map((name) => `/uploads/${name}.jpg`),
  about: 'deposit',
  reference: 'D26111900042',
  status: 1,
  answers: [
    {
      text: 'We’re checking with the network. This can take a day.',
      created_at: '2026-11-20T11:02:00.000Z',
    },
    {
      text: 'We found it: it went over a different network than the one chosen for this deposit.\n\nThe wallet you sent from can show you where it went.',
      created_at: '2026-11-21T08:10:00.000Z',
    },
  ],
  created_at: '2026-11-20T08:30:00.000Z',
};

export const completed: Petition = {
  ...base,
  id: '24',
  category: 'feedback',
  text: 'I like that every amount shows the balance after it.',
  status: 2,
  answers: [{ text: 'Thank you. That’s why it’s there.', created_at: '2026-11-12T10:00:00.000Z' }],
  created_at: '2026-11-12T07:15:00.000Z',
};

export const ended: Petition = {
  ...base,
  id: '22',
  category: 'request',
  text: 'It would be great to see a weekly summary, sent by email on Monday morning, with everything that happened in my account, as a table and as a chart.',
  status: 3,
  reason: 'We’re not planning a weekly summary, so we’re closing this. Thanks for the suggestion.',
  created_at: '2026-11-12T07:02:00.000Z',
};

export const listed = (...items: Petition[]) => ({ ...none, items, total: items.length });

export const all = [pending, answered, completed, ended];
