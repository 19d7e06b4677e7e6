import { sql } from 'kysely';
import { leverageCategories, periodFrom, winningCategories } from '#contract/leverage-rules';
import { negate } from '#contract/money';
import { type Db, transact } from '#server/db/transact';
import { insertPeriod } from '#server/domains/leverage/period-store';
import { findRoom } from '#server/domains/leverage/room-store';
import { postMany } from '#server/ledger/post';

const OPENING = '50000';

interface Orders {
  readonly customers: readonly string[];
  readonly count: number;
  /** When the period began; a multiple of three minutes. */
  readonly startsAt: Date;
  readonly quantity?: string;
  /** Where the market closed. */
  readonly close: string;
}

/**
 * Opens a past period of the junior room, stakes on it, in turns of the customers and categories, and fixes its result: all at
 * once, so that running jobs find it ready to settle, and much faster than by calls. Returns the period's id.
 */
export async function placeMany(
  db: Db,
  { customers, count, startsAt, quantity = '1', close }: Orders,
): Promise<string> {
  const room = await findRoom(db, 'junior', startsAt);
  if (!room) throw new Error('there is no junior room');
  const period = periodFrom(room.id, startsAt.getTime(), room.terms.settlementMinutes);
  const won = winningCategories({ opening: OPENING, close, scale: 2 });
  await transact(db, async (tx) => {
    await insertPeriod(tx, { room, period, scale: 2, opening: OPENING, anchor: null });
    await sql`
      insert into leverage_entries (customer_id, room_id, entered_at)
      select customer, 'junior', ${startsAt} from unnest(${[...customers]}::text[]) customer on conflict do nothing`.execute(
      tx,
    );
    const { rows } = await sql<{ number: string; customer: string }>`
      insert into leverage_orders (number, customer_id, room_id, period_id, opening_price, settles_at, category, currency,
        quantity, multiplier, worth, created_at)
      select 'L260101' || lpad(nextval('leverage_numbers')::text, 6, '0'),
        (${[...customers]}::text[])[1 + n % ${customers.length}::integer], 'junior', ${period.id}, ${OPENING}, ${new Date(period.endsAt)},
        (${[...leverageCategories]}::text[])[1 + n % 12], 'USDT', ${quantity}, 1.96, ${quantity}, ${startsAt}
      from generate_series(1, ${count}::integer) n
      returning number, customer_id as customer`.execute(tx);
    await postMany(
      tx,
      rows.map(({ number, customer }) => ({
        kind: 'leverage-hold',
        reference: number,
        customer,
        postings: [
          { customer, bucket: 'available', currency: 'USDT', amount: negate(quantity) },
          { customer, bucket: 'held', currency: 'USDT', amount: quantity },
        ],
      })),
    );
    await sql`
      insert into ledger_holds (kind, reference, customer_id, currency, amount, opened_at)
      select 'leverage', number, customer_id, currency, quantity, created_at from leverage_orders where period_id = ${period.id}`.execute(
      tx,
    );
    await sql`
      update leverage_periods set fixed_at = greatest(now(), ends_at), close_price = ${close}, won = ${won}::text[]
      where id = ${period.id}`.execute(tx);
  });
  return period.id;
}

/** Returns how many orders are open whose period has a result. */
export async function openOrders(db: Db): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open from leverage_orders o join leverage_periods p on p.id = o.period_id
    where o.result is null and p.fixed_at is not null`.execute(db);
  return rows[0]?.open ?? 0;
}
