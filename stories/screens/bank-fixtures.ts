import type { Globals } from 'storybook/internal/csf';
import { calls, type ResponseOf } from '#contract/index';
import { bypassNetwork } from './api.ts';
import { prepare } from './app.tsx';
import { day, info } from './fixtures.ts';

const account = {
  holder: 'Florin Sample Operator',
  bank_name: 'Sample Savings Bank',
  number: 'DE02120300000000202051',
  bank_code: 'BYLADEM1001',
};

const recharge = { account, reference: 'FL-18204417', minimum: '10', maximum: '50000', minutes: 15 };

const draw = { fee: '1.5', minimum: '10', maximum: '10000', left_today: '9800', minutes: 240 };

export const bank: ResponseOf<'GET bank/index'> = {
  verification_needed: false,
  items: [
    { currency: 'EUR', name: 'Euro', available: '1820.75', held: '200', recharge, draw },
    {
      currency: 'USD',
      name: 'US dollar',
      available: '0',
      held: '0',
      recharge: { ...recharge, account: { ...account, number: '000123456789', bank_code: '021000021' } },
      draw: { ...draw, fee: '5' },
    },
    { currency: 'JPY', name: 'Japanese yen', available: '6300', held: '0', recharge: null, draw: null },
  ],
};

/** With other terms of withdrawals in euros. */
export const bankWith = (terms: Partial<typeof draw>, available = '1820.75'): ResponseOf<'GET bank/index'> => ({
  ...bank,
  items: bank.items.map((item) =>
    item.currency === 'EUR' ? { ...item, available, draw: { ...draw, ...terms } } : item,
  ),
});

const [card] = calls['GET user/bank'].example.response.items;

export const cards: ResponseOf<'GET user/bank'> = {
  items: [
    { ...card, id: '14', number: '55************04', bank_name: 'Harbor Cooperative Bank', in_use: true },
    { ...card, id: '12' },
  ],
};

type Records = ResponseOf<'GET bank/records'>;

type Row = Records['items'][number];

export const [drawn, recharged] = (calls['GET bank/records'].example.response as unknown as Records).items as [
  Row,
  Row,
];

const steps = (
  created: string,
  ...others: readonly { step: Row['timeline'][number]['step']; at: string | null; by?: string }[]
) => [
  { step: 'received' as const, at: created, expected_at: null },
  ...others.map(({ step, at, by = null }) => ({ step, at, expected_at: by })),
];

export const bankRecords: Records = {
  page: 1,
  pageSize: 20,
  total: 5,
  items: [
    {
      ...drawn,
      sn: 'W26112100008',
      created_at: day(0, '09:12'),
      timeline: steps(
        day(0, '09:12'),
        { step: 'reviewing', at: null },
        { step: 'sent', at: null },
        { step: 'completed', at: null, by: day(0, '13:12') },
      ),
    },
    {
      ...recharged,
      sn: 'D26112100043',
      created_at: day(0, '09:05'),
      timeline: steps(
        day(0, '09:05'),
        { step: 'reviewing', at: null },
        { step: 'credited', at: null, by: day(0, '09:20') },
      ),
    },
    {
      ...recharged,
      sn: 'D26112000039',
      created_at: day(1, '11:40'),
      amount: '1820.75',
      received: '1820.75',
      status: 2,
      timeline: steps(
        day(1, '11:40'),
        { step: 'reviewing', at: day(1, '11:41') },
        { step: 'credited', at: day(1, '11:52') },
      ),
    },
    {
      ...drawn,
      sn: 'W26111900007',
      created_at: day(2, '16:20'),
      amount: '320',
      received: '318.5',
      status: 2,
      transaction_id: 'SEPA-20261119-7',
      cancellable: false,
      timeline: steps(
        day(2, '16:20'),
        { step: 'reviewing', at: day(2, '16:24') },
        { step: 'sent', at: day(2, '17:00') },
        { step: 'completed', at: day(2, '19:45') },
      ),
    },
    {
      ...recharged,
      sn: 'D26111800031',
      created_at: day(3, '10:05'),
      received: '0',
      status: 3,
      reason: 'The receipt shows another transfer.',
      timeline: steps(day(3, '10:05'), { step: 'returned', at: day(3, '12:00') }),
    },
    {
      ...drawn,
      sn: 'W26111700005',
      created_at: day(4, '08:00'),
      received: '0',
      status: 3,
      reason: 'Canceled by you',
      cancellable: false,
      timeline: steps(day(4, '08:00'), { step: 'canceled', at: day(4, '08:03') }),
    },
  ],
};

/** Responds to a list and to the request for one record. */
export const recordsBySn = ({ sn }: { sn?: string | undefined }): Records => {
  const items = bankRecords.items.filter((item) => sn === undefined || item.sn === sn);
  return { ...bankRecords, items, total: items.length };
};

const earned = ['0.4', '0.4', '0', '1.25', '0.4', '0', '0', '0.62', '0.4', '3.1'];

export const earnings: ResponseOf<'GET bank/earnings'> = {
  page: 1,
  pageSize: 20,
  total: 4,
  currency: 'USD',
  earned: '48.26',
  days: Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10),
    amount: earned[index % earned.length] ?? '0',
  })),
  items: [
    {
      id: '318',
      product: 'pledge',
      name: '30-day USDT',
      currency: 'USDT',
      amount: '0.4',
      reference: 'P26102200003',
      created_at: day(0, '00:00'),
    },
    {
      id: '317',
      product: 'exchange',
      name: 'Counter Silver',
      currency: 'EUR',
      amount: '2.31',
      reference: 'X26112000011',
      created_at: day(1, '14:20'),
    },
    {
      id: '316',
      product: 'pledge',
      name: '30-day USDT',
      currency: 'USDT',
      amount: '0.4',
      reference: 'P26102200003',
      created_at: day(1, '00:00'),
    },
    {
      id: '309',
      product: 'bonus',
      name: 'Limited-time bonus',
      currency: 'USDT',
      amount: '5',
      reference: 'X26111500004',
      created_at: day(6, '10:05'),
    },
  ],
};

/** The `beforeEach` of a story in which one call gets no answer from our server: a gateway responds in its place. */
export const lost =
  (call: string) =>
  async ({ globals }: { globals: Globals }) => {
    const clear = await prepare(globals, info);
    const end = bypassNetwork(call, 'POST', () => new Response('', { status: 502 }));
    return () => {
      end();
      clear();
    };
  };
