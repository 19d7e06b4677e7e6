import type { ResponseOf } from '#contract/index';

type Proof = ResponseOf<'GET leverage/proof'>;

/** A genuine proof, of simulated prices that begin at the references of the markets. */
export const genuine: Proof = {
  period: 'junior-202611210924',
  room: {
    id: 'junior',
    tier: 'junior',
  },
  symbol: 'BTC-USD',
  scale: 2,
  starts_at: '2026-11-21T09:24:00.000Z',
  ends_at: '2026-11-21T09:27:00.000Z',
  status: 'settled',
  opening_price: '91845.69',
  close_price: '91792.57',
  won: ['down', 'big', 'odd', 'big-odd'],
  source: 'simulator',
  days: [
    {
      day: '2026-11-21',
      chain_end: '5ce85bed379d31d4e5774c2405a15c0b99c7e5f80cd58e8aba4ddb77b4b2b379',
      published_at: '2026-11-20T12:00:00.000Z',
      openings: [
        {
          minute: '2026-11-21T00:00:00.000Z',
          price: '91250',
          anchor: '91250',
        },
      ],
      revealed: {
        minute: '2026-11-21T09:26:00.000Z',
        seed: 'e253179185a2a03c1982dfa4a70fb33447f94d025241090d444091bd61a89930',
      },
    },
  ],
};

/** One that begins the day before. */
export const overMidnight: Proof = {
  period: 'superior-202611210010',
  room: {
    id: 'superior',
    tier: 'superior',
  },
  symbol: 'ETH-USD',
  scale: 2,
  starts_at: '2026-11-21T00:10:00.000Z',
  ends_at: '2026-11-21T00:15:00.000Z',
  status: 'settled',
  opening_price: '3086.64',
  close_price: '3078.7',
  won: ['down', 'small', 'even', 'small-even', 'very-small'],
  source: 'simulator',
  days: [
    {
      day: '2026-11-20',
      chain_end: '6ade1d04aa7236894379c6706b5292b235f72dcca95334f539455894b9580411',
      published_at: '2026-11-19T12:00:00.000Z',
      openings: [
        {
          minute: '2026-11-20T00:00:00.000Z',
          price: '3050',
          anchor: '3050',
        },
      ],
      revealed: {
        minute: '2026-11-20T23:59:00.000Z',
        seed: 'e65a6a8959dfc38ee4eba3af0e5e8a8c549926ba63e611ad3f50b7316e256e4a',
      },
    },
    {
      day: '2026-11-21',
      chain_end: '5ce85bed379d31d4e5774c2405a15c0b99c7e5f80cd58e8aba4ddb77b4b2b379',
      published_at: '2026-11-20T12:00:00.000Z',
      openings: [
        {
          minute: '2026-11-21T00:00:00.000Z',
          price: '3070.831513101101084',
          anchor: '3097.6084725043061',
        },
      ],
      revealed: {
        minute: '2026-11-21T00:14:00.000Z',
        seed: '7df539b79da359a98f2a53430be2e72f7f7c01b494f89c354fa05a6dae099ff7',
      },
    },
  ],
};
