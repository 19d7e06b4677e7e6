import type { ResponseOf } from '#contract/index';
import type { Language } from '#contract/languages';
import { closingMilliseconds } from '#contract/leverage-rules';
import { divide, max, min, subtract } from '#contract/money';
import type { Db } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { balances } from '../../ledger/index.ts';
import type { Services } from '../../services.ts';
import { readSite } from '../content/site-settings-store.ts';
import type { Prices } from '../market/price-source.ts';
import { chainEndOf, currencies, type Currency, currencyIn } from '../market/store.ts';
import { currentOdds, freshPrices } from './current-odds.ts';
import { currentPeriod } from './current-period.ts';
import { losingAccounts } from './losing-accounts.ts';
import { allowance, currentLimits } from './own-limit-rules.ts';
import { type OpenedPeriod, type PastPeriod, periodsBefore } from './period-store.ts';
import { readPresence, traders } from './presence-store.ts';
import { codeTerms } from './room-codes.ts';
import { enteredRooms, type Room, rooms } from './room-store.ts';
import { standingIn, type Standing } from './standing-store.ts';

type RoomDetail = ResponseOf<'GET leverage/room'>;
type RoomSummary = ResponseOf<'GET leverage/rooms'>['items'][number];

const SHOWN_PERIODS = 20;

/** How long the past periods of a room are shared between its visitors. */
const PERIODS_MS = 500;

interface Context {
  readonly traders: ReadonlyMap<string, number>;
  readonly losingAccounts: ReadonlyMap<string, string>;
  readonly currencies: readonly Currency[];
}

/** Reads the rooms as of now, and what every description needs. Throws Refusal `switched-off`. */
async function readContext({ db, settings }: Services, at: Date) {
  const [site, all, known, here, losing] = await Promise.all([
    readSite(db, settings),
    rooms(db, at),
    currencies(db),
    traders(db, at),
    losingAccounts(db, at),
  ]);
  if (!site.leverage_switch) throw new Refusal('switched-off');
  const context: Context = { traders: here, losingAccounts: losing, currencies: known };
  return { all, context };
}

interface Own {
  readonly available: string;
  readonly entered: boolean;
  /** How the customer gets the room's code. */
  readonly codeTerms: string | null;
}

function describe(
  { id, tier, symbol, currency, terms }: Room,
  context: Context,
  { available, entered, codeTerms: codes }: Own,
): RoomSummary {
  return {
    id,
    tier,
    currency,
    currency_scale: currencyIn(context.currencies, currency).scale,
    symbol,
    entry_min_point: terms.entryMinimum,
    available,
    single_order_min_point: terms.stakeMinimum,
    period_max_point: terms.periodMaximum,
    settlement_minutes: terms.settlementMinutes,
    traders: context.traders.get(id) ?? 0,
    entered,
    code_terms: codes,
    edge: terms.edge,
    losing_accounts: context.losingAccounts.get(id) ?? null,
  };
}

const codesOf = async (services: Services, language: Language, { id, terms }: Room): Promise<string | null> =>
  terms.codeNeeded ? (await codeTerms(services, language))(id) : null;

/** Returns every room, lowest first. */
export async function listRooms(services: Services, customer: string, language: Language) {
  const [{ all, context }, owned, entered, codes] = await Promise.all([
    readContext(services, services.clock()),
    balances(services.db, customer),
    enteredRooms(services.db, customer),
    codeTerms(services, language),
  ]);
  const items = all.map((room) => {
    const available = owned.find(({ currency }) => currency === room.currency)?.available ?? '0';
    return describe(room, context, {
      available,
      entered: entered.has(room.id),
      codeTerms: room.terms.codeNeeded ? codes(room.id) : null,
    });
  });
  return { items };
}

interface Shared {
  /** Of the period before which they are. */
  readonly id: string;
  readonly until: number;
  readonly periods: Promise<PastPeriod[]>;
}

const shared = new WeakMap<Db, Map<string, Shared>>();

/** Returns the room's last periods, which all its visitors ask for. */
function lastPeriods(db: Db, { id, room, startsAt }: OpenedPeriod): Promise<PastPeriod[]> {
  const kept = shared.get(db) ?? new Map<string, Shared>();
  shared.set(db, kept);
  const found = kept.get(room);
  if (found && found.until > performance.now() && found.id === id) return found.periods;
  const periods = periodsBefore(db, room, startsAt, SHOWN_PERIODS);
  kept.set(room, { id, until: performance.now() + PERIODS_MS, periods });
  periods.catch(() => kept.delete(room));
  return periods;
}

const describePast = ({ id, endsAt, isFixed, opening, close, won }: PastPeriod) => ({
  id,
  ends_at: endsAt.toISOString(),
  status: isFixed ? ('settled' as const) : ('settling' as const),
  opening_price: opening,
  close_price: close,
  won: [...won],
});

const chainEnds = new WeakMap<OpenedPeriod, string>();

/** Returns the end of the chain that proves a period, which stays once it is published. */
async function chainEndFor(db: Db, period: OpenedPeriod): Promise<string | null> {
  const end = chainEnds.get(period) ?? (await chainEndOf(db, period.endsAt));
  if (end !== null) chainEnds.set(period, end);
  return end;
}

/** Returns what the limits of room and customer still allow. Without a price, no order is taken anyway. */
function stakeLeft(
  { currency, terms }: Room,
  { staked, limits, day }: Standing,
  prices: Prices | undefined,
  scale: number,
  at: Date,
): string {
  const ofRoom = max('0', subtract(terms.periodMaximum, staked));
  const allowed = allowance(currentLimits(limits, at), day);
  if (allowed === null) return ofRoom;
  const usd = prices?.usd.get(currency);
  return usd === undefined ? ofRoom : min(ofRoom, divide(allowed, usd, scale, 'down'));
}

/** Returns one room with its odds, its periods, and where the customer stands. Throws Refusal `not-found` or `switched-off`. */
export async function readRoom(
  services: Services,
  customer: string,
  id: string,
  language: Language,
): Promise<RoomDetail> {
  const { db, clock } = services;
  const { all, context } = await readContext(services, clock());
  const room = all.find((each) => each.id === id);
  if (!room) throw new Refusal('not-found');
  const period = await currentPeriod(services, room, clock());
  const { currency, terms } = room;
  const readAt = clock();
  const [standing, past, chainEnd, time, codes] = await Promise.all([
    standingIn(db, { customer, room: id, currency, period: period.id }, readAt),
    lastPeriods(db, period),
    chainEndFor(db, period),
    readPresence(db, { customer, room: id }, readAt),
    codesOf(services, language, room),
  ]);
  const at = clock();
  const { available, staked, netResult, entered } = standing;
  const { startsAt, endsAt, opening, anchor, scale } = period;
  const prices = freshPrices(services.prices, at);
  return {
    ...describe(room, context, { available, entered, codeTerms: codes }),
    scale,
    odds: currentOdds(period, terms.edge, prices),
    period: {
      id: period.id,
      starts_at: startsAt.toISOString(),
      closes_at: new Date(endsAt.getTime() - closingMilliseconds).toISOString(),
      ends_at: endsAt.toISOString(),
      opening_price: opening,
      anchor,
      chain_end: chainEnd,
    },
    last_periods: past.map(describePast),
    mine: {
      staked,
      stake_left: stakeLeft(room, standing, prices, currencyIn(context.currencies, currency).scale, at),
      net_result: netResult,
      seconds: time.seconds,
      visit_seconds: time.visitSeconds,
    },
    server_time: at.toISOString(),
  };
}
