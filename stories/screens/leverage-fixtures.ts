import type { ResponseOf } from '#contract/index';
import { oddsNow } from '#contract/leverage-odds';
import { payoutOf, winningCategories } from '#contract/leverage-rules';
import { simulatedMarkets } from '#contract/market-simulated-markets';
import { subtract } from '#contract/money';

type Room = ResponseOf<'GET leverage/rooms'>['items'][number];
type RoomDetail = ResponseOf<'GET leverage/room'>;
type LastPeriod = RoomDetail['last_periods'][number];
type Order = ResponseOf<'GET leverage/records'>['items'][number];
type Limits = ResponseOf<'GET leverage/limits'>;

/** On this day, in UTC. The stories' clock shows 09:30. */
const at = (time: string): string => `2026-11-21T${time}.000Z`;

const junior: Room = {
  id: 'junior',
  tier: 'junior',
  currency: 'USDT',
  entered: false,
  currency_scale: 6,
  symbol: 'BTC-USD',
  entry_min_point: '50',
  available: '4250.5',
  single_order_min_point: '1',
  period_max_point: '200',
  settlement_minutes: 3,
  traders: 4,
  code_terms: null,
  edge: '2',
  losing_accounts: '57.1',
};

const superior: Room = {
  ...junior,
  id: 'superior',
  tier: 'superior',
  symbol: 'ETH-USD',
  entry_min_point: '1000',
  single_order_min_point: '10',
  period_max_point: '2000',
  settlement_minutes: 5,
  traders: 1,
  code_terms: 'Support gives a code to every customer who has been verified and has used the junior room for a week.',
  edge: '1.5',
  losing_accounts: '61.4',
};

const vip: Room = {
  ...superior,
  id: 'vip',
  tier: 'vip',
  symbol: 'BTC-USD',
  entry_min_point: '10000',
  single_order_min_point: '50',
  period_max_point: '10000',
  settlement_minutes: 10,
  traders: 0,
  edge: '1',
  losing_accounts: null,
};

export const rooms: ResponseOf<'GET leverage/rooms'> = { items: [junior, superior, vip] };

/** At the price of the stories' clock, 108 seconds before the end of the period. */
const oddsOf = (room: Room, opening: string, price = room.symbol === 'BTC-USD' ? '91250.4' : '3104.88') =>
  oddsNow({
    edge: room.edge,
    market: simulatedMarkets.find(({ symbol }) => symbol === room.symbol)!,
    scale: 2,
    opening,
    price,
    anchor: opening,
    ticksLeft: 53,
  });

const closes = [
  '91238.17',
  '91250.4',
  '91211.59',
  '91174.02',
  '91198.83',
  '91240.26',
  '91240.26',
  '91187.75',
  '91166.91',
];

/** Three-minute periods of the junior room until 09:30, newest first; one had equal prices. */
const lastPeriods: LastPeriod[] = closes.slice(0, -1).map((close, index): LastPeriod => {
  const minutes = 9 * 60 + 27 - index * 3;
  const clock = (of: number): string =>
    [of / 60, of % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
  const opening = closes[index + 1] ?? close;
  return {
    id: `junior-20261121${clock(minutes).replace(':', '')}`,
    ends_at: at(`${clock(minutes + 3)}:00`),
    status: 'settled',
    opening_price: opening,
    close_price: close,
    won: winningCategories({ opening, close, scale: 2 }),
  };
});

const [latest, ...earlier] = lastPeriods;

/** The newest period while its closing price isn't fixed yet. */
export const settlingPeriods: LastPeriod[] = latest
  ? [{ ...latest, status: 'settling', close_price: null, won: [] }, ...earlier]
  : [];

/** The newest period’s seed came too late. */
export const returnedPeriods: LastPeriod[] = latest ? [{ ...latest, close_price: null, won: [] }, ...earlier] : [];

/** The junior room, entered, 72 seconds after its period began. `own` is what differs. */
export const entered = (own: Partial<RoomDetail> = {}): RoomDetail => ({
  ...junior,
  scale: 2,
  entered: true,
  odds: oddsOf(junior, '91238.17'),
  period: {
    id: 'junior-202611210930',
    starts_at: at('09:30:00'),
    closes_at: at('09:32:55'),
    ends_at: at('09:33:00'),
    opening_price: '91238.17',
    anchor: '91180.5',
    chain_end: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
  last_periods: lastPeriods,
  mine: { staked: '10', stake_left: '190', net_result: '-4.2', seconds: 7_560, visit_seconds: 740 },
  server_time: at('09:31:12'),
  ...own,
});

/** The junior room's period after the one of `entered`. */
export const nextPeriod: RoomDetail['period'] = {
  ...entered().period,
  id: 'junior-202611210933',
  starts_at: at('09:33:00'),
  closes_at: at('09:35:55'),
  ends_at: at('09:36:00'),
};

/** A room that the customer hasn't entered yet. */
export const notEntered = (id = 'junior'): RoomDetail => {
  const room = rooms.items.find((each) => each.id === id) ?? junior;
  const { settlement_minutes: minutes } = room;
  const opening = room.symbol === 'BTC-USD' ? '91238.17' : '3103.4';
  return entered({
    ...room,
    entered: false,
    odds: oddsOf(room, opening),
    period: {
      ...entered().period,
      id: `${room.id}-202611210930`,
      opening_price: opening,
      ends_at: at(`09:${30 + minutes}:00`),
      closes_at: at(`09:${29 + minutes}:55`),
    },
    mine: { staked: '0', stake_left: room.period_max_point, net_result: '0', seconds: 0, visit_seconds: 0 },
  });
};

/** Period and result of an order, by default the newest closed period of the junior room. */
function settledOrder(number: string, own: Partial<Order> = {}): Order {
  const order: Order = {
    number,
    room: { id: 'junior', tier: 'junior' },
    period: 'junior-202611210927',
    starts_at: at('09:27:00'),
    category: 'up',
    symbol: 'BTC-USD',
    scale: 2,
    currency: 'USDT',
    currency_scale: 6,
    quantity: '10',
    multiplier: '1.96',
    opening_price: '91250.4',
    close_price: '91238.17',
    status: 'settled',
    result: 'lost',
    profit_loss: null,
    created_at: at('09:28:10'),
    settles_at: at('09:30:00'),
    settled_at: at('09:30:01'),
    ...own,
  };
  const { result, quantity, multiplier } = order;
  if (result) order.profit_loss = subtract(payoutOf(result, quantity, multiplier, 6), quantity);
  return order;
}

/** An order of the current period of the junior room. */
export const openOrder = (number: string, own: Partial<Order> = {}): Order => ({
  ...settledOrder(number),
  period: 'junior-202611210930',
  starts_at: at('09:30:00'),
  opening_price: '91238.17',
  close_price: null,
  status: 'unsettled',
  result: null,
  profit_loss: null,
  created_at: at('09:30:41'),
  settles_at: at('09:33:00'),
  settled_at: null,
  ...own,
});

/** Newest first: open, settling, and each result. */
export const orders: Order[] = [
  openOrder('L26112100009', { category: 'big', quantity: '10' }),
  openOrder('L26112100008', {
    period: 'junior-202611210927',
    starts_at: at('09:27:00'),
    status: 'settling',
    category: 'odd',
    quantity: '5',
    opening_price: '91250.4',
    settles_at: at('09:30:00'),
    created_at: at('09:29:12'),
  }),
  settledOrder('L26112100007', {
    category: 'small-odd',
    quantity: '4',
    multiplier: '4.9',
    result: 'won',
    period: 'junior-202611210915',
    starts_at: at('09:15:00'),
    opening_price: '91240.26',
    close_price: '91198.83',
    created_at: at('09:16:31'),
    settles_at: at('09:18:00'),
    settled_at: at('09:18:01'),
  }),
  settledOrder('L26112100006', {
    quantity: '25',
    result: 'returned',
    period: 'junior-202611210912',
    starts_at: at('09:12:00'),
    opening_price: '91240.26',
    close_price: '91240.26',
    created_at: at('09:13:07'),
    settles_at: at('09:15:00'),
    settled_at: at('09:15:01'),
  }),
  settledOrder('L26112100005', {
    category: 'down',
    quantity: '12.5',
    multiplier: '2.0132',
    result: 'lost',
    period: 'junior-202611210909',
    starts_at: at('09:09:00'),
    opening_price: '91187.75',
    close_price: '91240.26',
    created_at: at('09:10:44'),
    settles_at: at('09:12:00'),
    settled_at: at('09:12:01'),
  }),
  settledOrder('L26112000014', {
    room: { id: 'vip', tier: 'vip' },
    category: 'very-small',
    quantity: '50',
    multiplier: '9.9',
    result: 'lost',
    period: 'vip-202611202140',
    starts_at: '2026-11-20T21:40:00.000Z',
    opening_price: '90880.12',
    close_price: '90841.77',
    created_at: '2026-11-20T21:44:02.000Z',
    settles_at: '2026-11-20T21:50:00.000Z',
    settled_at: '2026-11-20T21:50:01.000Z',
  }),
];

/** As the server filters them. */
export function ordersFor({ room }: { room?: string | undefined }): ResponseOf<'GET leverage/records'> {
  const items = orders.filter((order) => room === undefined || order.room.id === room);
  return { items, page: 1, pageSize: 20, total: items.length };
}

/** Without limits of their own, and without a break. */
export const noLimits: Limits = {
  currency: 'USD',
  scale: 2,
  stake_per_day: null,
  loss_per_day: null,
  staked_today: '37.5',
  lost_today: '7.22',
  open_stakes: '15',
  loss_used: '22.22',
  resets_at: '2026-11-22T00:00:00.000Z',
  pending: null,
  break_until: null,
  server_time: at('09:31:12'),
};

/** With both limits, and a higher one that waits. */
export const ownLimits: Limits = {
  ...noLimits,
  stake_per_day: '100',
  loss_per_day: '50',
  pending: { stake_per_day: '200', loss_per_day: '50', from: '2026-11-22T08:30:00.000Z' },
};

/** On a break until tomorrow evening. */
export const onBreak: Limits = { ...noLimits, break_until: '2026-11-22T18:00:00.000Z' };

/** Closes of the minutes until 09:31, through the opening and close prices of the periods. */
export const minutes: ResponseOf<'GET market/candles'> = {
  symbol: 'BTC-USD',
  interval: '1m',
  items: Array.from({ length: 31 }, (_, index) => {
    const since = index - 30;
    const [from, to] = [closes[Math.ceil(-since / 3)] ?? '91166.91', closes[Math.floor(-since / 3)] ?? '91166.91'];
    const price = (part: number): string =>
      (Number(from) + (Number(to) - Number(from)) * part + (part % 1 === 0 ? 0 : Math.sin(index * 7) * 9)).toFixed(2);
    const close = price((((index % 3) + 3) % 3) / 3 || 1);
    const clock = new Date(Date.UTC(2026, 10, 21, 9, 30) + (since - 1) * 60_000).toISOString();
    return { time: clock, open: close, high: close, low: close, close };
  }).concat({
    time: at('09:30:00'),
    open: '91238.17',
    high: '91254.11',
    low: '91231.6',
    close: '91247.3',
  }),
};

/** The price of the stories' clock, by the server's clock. */
export const ticks = {
  prices: {
    'BTC-USD': { price: '91250.4', time: at('09:31:14') },
    'ETH-USD': { price: '3104.88', time: at('09:31:14') },
  },
  at: Date.UTC(2026, 10, 21, 9, 30),
};
