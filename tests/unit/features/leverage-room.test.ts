import { describe, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/index';
import { calls } from '#contract/index';
import { oddsNow } from '#contract/leverage-odds';
import { simulatedMarkets } from '#contract/market-simulated-markets';
import { ApiError } from '#platform/api-error';
import { liveOdds, oddsOf } from '../../../src/features/leverage/model/odds.ts';
import { choosing, nextState, type OrderState } from '../../../src/features/leverage/model/order-state.ts';
import { closeMarks, pricePoints, withTick } from '../../../src/features/leverage/model/price-line.ts';
import {
  bindingLimit,
  currentOrders,
  entryShortfall,
  pollEvery,
  stakeProblem,
  stopOf,
} from '../../../src/features/leverage/model/room.ts';
import { isBelow, returnOf, termsOf } from '../../../src/features/leverage/model/terms.ts';
import { hoursAndMinutes, remindersIn, remindersShown } from '../../../src/features/leverage/model/visit.ts';

type Room = ResponseOf<'GET leverage/room'>;
type Order = ResponseOf<'GET leverage/records'>['items'][number];

const example = calls['GET leverage/room'].example.response as unknown as Room;
const [open, settled] = calls['GET leverage/records'].example.response.items as unknown as [Order, Order];

const roomWith = (mine: Partial<Room['mine']>, own: Partial<Room> = {}): Room => ({
  ...example,
  ...own,
  mine: { ...example.mine, ...mine },
});

describe('the limits of a stake', () => {
  it('are those of room, customer and balance', () => {
    const room = roomWith({ staked: '10', stake_left: '190' }, { available: '250' });
    const problem = (quantity: string) => stakeProblem(quantity, room);
    expect(['', '0.5', '1', '190', '190.000001', '251'].map(problem)).toEqual([
      'required',
      'minimum',
      null,
      null,
      'period',
      'period',
    ]);
  });

  it('name the customer’s own limit only where it is the lower one', () => {
    const room = roomWith({ staked: '10', stake_left: '12' });
    expect(stakeProblem('20', room)).toBe('own');
    expect(stakeProblem('191', room)).toBe('own');
    expect(stakeProblem('12', roomWith({ staked: '10', stake_left: '12' }, { available: '5' }))).toBe('balance');
  });

  it('say which of them leaves less', () => {
    expect(bindingLimit(roomWith({ staked: '10', stake_left: '190' }))).toBe('period');
    expect(bindingLimit(roomWith({ staked: '10', stake_left: '189.99' }))).toBe('own');
  });

  it('stop every order when less than the minimum is left', () => {
    expect(stopOf(roomWith({ staked: '10', stake_left: '190' }))).toBe(null);
    expect(stopOf(roomWith({ staked: '200', stake_left: '0' }))).toBe('period');
    expect(stopOf(roomWith({ staked: '10', stake_left: '0.5' }))).toBe('own');
    expect(stopOf(roomWith({ staked: '10', stake_left: '190' }, { available: '0.99' }))).toBe('balance');
  });

  it('of entering a room is never negative', () => {
    expect(entryShortfall(roomWith({}, { entry_min_point: '50', available: '49.5' }))).toBe('0.5');
    expect(entryShortfall(roomWith({}, { entry_min_point: '50', available: '51' }))).toBe('0');
  });
});

describe('live odds', () => {
  const room = roomWith({}, { odds: [] });
  const price = { price: '91271.33', time: '2026-11-21T08:31:12.000Z' };

  it('are those of the code that takes the stakes', () => {
    const odds = liveOdds(room, price);
    expect(odds).toHaveLength(12);
    expect(Number(oddsOf(odds, 'up')?.probability)).toBeGreaterThan(50);
    expect(odds).toEqual(
      oddsNow({
        edge: room.edge,
        market: simulatedMarkets.find(({ symbol }) => symbol === 'BTC-USD')!,
        scale: 2,
        opening: '91250.4',
        price: price.price,
        anchor: '91180.5',
        ticksLeft: 53,
      }),
    );
  });

  it('stay those of the room for an older price, another period, and a market source', () => {
    for (const time of ['2026-11-21T08:31:09.000Z', '2026-11-21T08:33:00.000Z'])
      expect(liveOdds(room, { ...price, time })).toBe(room.odds);
    expect(liveOdds(room, undefined)).toBe(room.odds);
    const period = { ...room.period, anchor: null };
    expect(liveOdds({ ...room, period }, price)).toBe(room.odds);
    expect(liveOdds({ ...room, symbol: 'NEW-USD' }, price)).toBe(room.odds);
  });
});

describe('terms', () => {
  const odds = {
    category: 'up',
    multiplier: '1.9095',
    probability: '51.24',
    refund_probability: '0.16',
    edge: '2',
  } as const;

  it('allow the multiplier to fall by 2 %, rounded in the customer’s favor when it is checked', () => {
    const terms = termsOf(example, odds, '10');
    expect(terms).toMatchObject({
      quantity: '10',
      multiplier: '1.9095',
      minMultiplier: '1.8713',
      period: example.period.id,
    });
    expect(terms && isBelow({ ...terms, multiplier: '1.8713' }, terms)).toBe(false);
    expect(terms && isBelow({ ...terms, multiplier: '1.8712' }, terms)).toBe(true);
  });

  it('return at least the stake', () => {
    expect(termsOf(example, { ...odds, multiplier: '1.0113' }, '10')).toMatchObject({ minMultiplier: '1' });
  });

  it('are none while a category takes no stakes', () => {
    expect(termsOf(example, { ...odds, multiplier: null }, '10')).toBe(null);
  });

  it('say what a stake returns as it is paid: rounded down', () => {
    expect(returnOf('0.333333', '1.9095', 6)).toBe('0.636499');
  });
});

describe('an order', () => {
  const terms = termsOf(example, { ...example.odds[0]!, multiplier: '1.98' }, '10')!;
  const refused = (code: string) => new ApiError({ kind: 'refusal', code: code as never });
  const lost = new ApiError({ kind: 'timeout' });
  const run = (...events: Parameters<typeof nextState>[1][]): OrderState => events.reduce(nextState, choosing);
  const sent = [{ type: 'reviewed', terms }, { type: 'sent' }] as const;

  it('is sent as it was read', () => {
    expect(run(...sent)).toMatchObject({
      step: 'sending',
      input: { room: 'junior', category: 'up', quantity: '10', least_multiplier: '1.9404' },
    });
  });

  it('whose terms changed waits for those of now, and shows both', () => {
    const outdated = run(...sent, { type: 'failed', error: refused('terms-changed') });
    expect(outdated).toEqual({ step: 'outdated', before: terms, isFresh: false });
    expect(nextState(outdated, { type: 'refreshed' })).toMatchObject({ isFresh: true });
    const next = { ...terms, multiplier: '1.7' };
    expect(nextState(outdated, { type: 'renewed', terms: next })).toMatchObject({
      step: 'reviewing',
      terms: next,
      before: terms,
    });
  });

  it('whose category or period closes while it is read says which', () => {
    const reviewing = run({ type: 'reviewed', terms });
    expect(nextState(reviewing, { type: 'renewed', terms: null })).toEqual({ ...choosing, closed: 'category' });
    expect(nextState(reviewing, { type: 'closed', isOver: true })).toEqual({ ...choosing, closed: 'period' });
    expect(nextState(reviewing, { type: 'closed', isOver: false })).toEqual(choosing);
  });

  it('that closes with its period, or is above a limit, leads back to the choice', () => {
    for (const code of ['period-closed', 'own-limit-reached', 'insufficient-balance', 'on-a-break'])
      expect(run(...sent, { type: 'failed', error: refused(code) })).toMatchObject({
        step: 'choosing',
        error: { code },
      });
  });

  it('whose response was lost is neither repeated with other values nor forgotten', () => {
    const uncertain = run(...sent, { type: 'failed', error: lost });
    expect(uncertain).toMatchObject({ step: 'uncertain', input: { quantity: '10' } });
    for (const event of [
      { type: 'reviewed', terms: { ...terms, quantity: '20' } },
      { type: 'closed', isOver: false },
    ] as const)
      expect(nextState(uncertain, event)).toBe(uncertain);
    expect(nextState(uncertain, { type: 'sent' })).toMatchObject({ step: 'sending', input: { quantity: '10' } });
  });

  it('resumed after a reload is sent as it was', () => {
    const input = {
      ...example.period,
      room: 'junior',
      period: 'p',
      category: 'up',
      quantity: '3',
      least_multiplier: '1.9',
    } as const;
    const resumed = run({ type: 'resumed', input });
    const again = nextState(resumed, { type: 'sent' });
    expect(again).toEqual({ step: 'sending', input, terms: null, isAgain: true });
    expect(nextState(again, { type: 'placed', order: open })).toMatchObject({ placed: open, isFound: true });
    // Being turned away says nothing about what was sent before.
    const error = new ApiError({ kind: 'too-many' });
    expect(nextState(again, { type: 'failed', error })).toEqual({ step: 'uncertain', input, terms: null, error });
  });
});

describe('the orders shown with the choice', () => {
  it('are the open ones and those of the period before', () => {
    const before = example.last_periods[0]!.id;
    const old = { ...settled, number: 'old', period: 'junior-202611210824' };
    const shown = currentOrders([open, { ...settled, period: before }, old], example);
    expect(shown.map(({ number }) => number)).toEqual([open.number, settled.number]);
  });
});

describe('a room', () => {
  const at = 1_000;
  it('is read again when its period ends, and often while the newest one settles', () => {
    expect(pollEvery({ room: example, at }, at)).toBe(20_000);
    expect(pollEvery({ room: example, at }, at + 105_000)).toBe(5_200);
    expect(pollEvery({ room: example, at }, at + 111_000)).toBe(1_500);
    const [last, ...others] = example.last_periods;
    const room = { ...example, last_periods: [{ ...last!, status: 'settling' as const }, ...others] };
    expect(pollEvery({ room, at }, at)).toBe(1_500);
  });
});

describe('the line of the price', () => {
  const minute = (time: string, close: string) => ({ time, open: close, high: close, low: close, close });
  const minutes = [
    minute('2026-11-21T08:10:00.000Z', '90000'),
    minute('2026-11-21T08:28:00.000Z', '91249'),
    minute('2026-11-21T08:29:00.000Z', '91250.4'),
    minute('2026-11-21T08:30:00.000Z', '91260'),
    minute('2026-11-21T08:31:00.000Z', '91266'),
  ];
  const ticks = [{ time: '2026-11-21T08:31:08.000Z', price: '91271.33' }];

  it('begins four periods ago, and ends where the period does', () => {
    const points = pricePoints(example, minutes, ticks);
    expect(points.map(({ at, value }) => [at.slice(11, 19), value])).toEqual([
      ['08:29:00', '91249'],
      ['08:30:00', '91250.4'],
      ['08:31:00', '91260'],
      ['08:31:08', '91271.33'],
      ['08:33:00', null],
    ]);
    expect(points.map(({ comparison }) => comparison)).toEqual([null, '91250.4', '91250.4', '91250.4', '91250.4']);
  });

  it('marks the closes that it shows', () => {
    const points = pricePoints(example, minutes, ticks);
    expect(closeMarks(example, points)).toEqual([{ at: '2026-11-21T08:30:00.000Z', value: '91250.4' }]);
  });

  it('takes each tick once', () => {
    expect(withTick(ticks, ticks[0])).toBe(ticks);
    expect(withTick(ticks, undefined)).toBe(ticks);
    expect(withTick(ticks, { time: '2026-11-21T08:31:10.000Z', price: '1' })).toHaveLength(2);
  });
});

describe('the reminder of a visit', () => {
  it('comes every 30 minutes', () => {
    expect([0, 1_799, 1_800, 3_599, 3_600].map(remindersIn)).toEqual([0, 0, 1, 1, 2]);
  });

  it('doesn’t come for what was over before the room was opened, and starts over with a visit', () => {
    expect(remindersShown(null, 1_900)).toBe(1);
    expect(remindersShown(0, 1_900)).toBe(0);
    expect(remindersShown(3, 60)).toBe(0);
  });

  it('says the time in hours and minutes', () => {
    expect(hoursAndMinutes(7_560)).toEqual({ hours: 2, minutes: 6 });
  });
});
