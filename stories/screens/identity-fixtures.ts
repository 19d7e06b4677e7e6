import type { ResponseOf } from '#contract/index';

export type Verification = ResponseOf<'GET user/auth'>;

export const none: Verification = {
  status: 0,
  reason: null,
  review_minutes: 1440,
  expected_at: null,
  full_name: null,
  submitted_at: null,
  decided_at: null,
  returned: null,
};

export const inReview: Verification = {
  ...none,
  status: 2,
  full_name: 'Ma*********le',
  submitted_at: '2026-11-21T09:12:00.000Z',
  expected_at: '2026-11-22T09:12:00.000Z',
};

export const verified: Verification = {
  ...inReview,
  status: 1,
  expected_at: null,
  decided_at: '2026-11-21T09:29:00.000Z',
};

export const returned: Verification = {
  ...none,
  status: 3,
  reason: 'The photo of the back is blurred; the number can’t be read.',
  submitted_at: '2026-11-21T09:12:00.000Z',
  decided_at: '2026-11-21T09:20:00.000Z',
  returned: {
    document: 'id-card',
    full_name: 'Margit Sample',
    front: '018f4a1c9d2e7b51.jpg',
    back: '018f4a1c9d2e7b52.jpg',
  },
};
