import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { id as idField, positiveAmount, timestamp } from '#contract/fields';
import { isLess } from '#contract/money';
import { transact } from '../../db/transact.ts';
import { InvalidFields, Refusal } from '../../errors.ts';
import { success } from '../../plugins/contract/envelope.ts';
import { validate } from '../../plugins/contract/validation.ts';
import { requireDigits } from '../../require-digits.ts';
import type { Services } from '../../services.ts';
import { wholeNumber } from '../../whole-number.ts';
import { issueCode } from '../leverage/room-codes.ts';
import { roomCodes, withdrawCode } from '../leverage/room-code-store.ts';
import { findRoom, type RoomTerms } from '../leverage/room-store.ts';
import { lockRoom, nextTermsFrom, roomsWithNext, saveTerms } from '../leverage/terms-store.ts';
import { currencies, currencyIn } from '../market/store.ts';
import { recordAction } from './audit-store.ts';
import { deciderOf, operatorOf } from './authenticate.ts';
import { idOf, nonNegative } from './fields.ts';

const codeBody = v.strictObject({
  room: idField,
  /** How many customers can enter with it. */
  uses: wholeNumber(1, 100_000),
  until: v.optional(v.nullable(timestamp), null),
  note: v.optional(v.pipe(v.string('validation:invalid'), v.trim(), v.maxLength(200, 'validation:too-long')), ''),
});

const day = 1440;

/** Up to 20 percent, with at most two decimal places. */
const edgeField = v.pipe(
  v.string('validation:required'),
  v.regex(/^(1?\d(\.\d{1,2})?|20(\.0{1,2})?)$/, 'validation:invalid'),
);

/** Omitted fields don't change. */
const termsBody = v.strictObject({
  entry_min_point: v.optional(nonNegative),
  single_order_min_point: v.optional(positiveAmount),
  period_max_point: v.optional(positiveAmount),
  settlement_minutes: v.optional(
    v.pipe(
      wholeNumber(1, day),
      v.check((minutes) => day % minutes === 0, 'validation:invalid'),
    ),
  ),
  edge: v.optional(edgeField),
  code_needed: v.optional(v.boolean('validation:invalid')),
});

type TermsBody = v.InferOutput<typeof termsBody>;

const roomParams = v.object({ room: idField });

const shownTerms = (terms: RoomTerms) => ({
  valid_from: terms.validFrom,
  entry_min_point: terms.entryMinimum,
  single_order_min_point: terms.stakeMinimum,
  period_max_point: terms.periodMaximum,
  settlement_minutes: terms.settlementMinutes,
  edge: terms.edge,
  code_needed: terms.codeNeeded,
});

/** Throws InvalidFields for digits that the currency doesn't have, and a maximum below the minimum. */
function requireFitting(terms: RoomTerms, scale: number): void {
  const amounts = {
    entry_min_point: terms.entryMinimum,
    single_order_min_point: terms.stakeMinimum,
    period_max_point: terms.periodMaximum,
  };
  for (const [field, amount] of Object.entries(amounts)) requireDigits(field, amount, scale);
  if (isLess(terms.periodMaximum, terms.stakeMinimum))
    throw new InvalidFields({ period_max_point: ['validation:invalid'] });
}

const changed = (terms: RoomTerms, body: TermsBody): RoomTerms => ({
  validFrom: terms.validFrom,
  entryMinimum: body.entry_min_point ?? terms.entryMinimum,
  stakeMinimum: body.single_order_min_point ?? terms.stakeMinimum,
  periodMaximum: body.period_max_point ?? terms.periodMaximum,
  settlementMinutes: body.settlement_minutes ?? terms.settlementMinutes,
  edge: body.edge ?? terms.edge,
  codeNeeded: body.code_needed ?? terms.codeNeeded,
});

/** The calls for the leverage rooms: their terms, and the codes that open them. */
export function registerLeverageRooms(app: FastifyInstance, { db, clock }: Services): void {
  app.get('/leverage-rooms', async () => {
    const items = (await roomsWithNext(db, clock())).map(({ id, symbol, currency, terms, next }) => ({
      id,
      symbol,
      currency,
      ...shownTerms(terms),
      next: next && shownTerms(next),
    }));
    return success({ items });
  });

  app.post('/leverage-rooms/:room', async (http) => {
    const operator = operatorOf(http);
    const { room: id } = validate(roomParams, http.params);
    const body = validate(termsBody, http.body ?? {});
    if (Object.keys(body).length === 0) throw new InvalidFields({ edge: ['validation:required'] });
    const all = await currencies(db);
    return transact(db, async (tx) => {
      const at = clock();
      const room = await lockRoom(tx, id, at);
      if (!room) throw new Refusal('not-found');
      const next = changed(room.terms, body);
      requireFitting(next, currencyIn(all, room.currency).scale);
      const validFrom = nextTermsFrom(room.terms.settlementMinutes, next.settlementMinutes, at);
      await saveTerms(tx, id, { ...next, validFrom }, at);
      const { valid_from: from, ...details } = shownTerms({ ...next, validFrom });
      const said = { from: from.toISOString(), ...details };
      await recordAction(tx, {
        operator,
        act: 'leverage-terms-changed',
        subject: `leverage-room/${id}`,
        details: said,
        at,
      });
      return success({ valid_from: from, ...details });
    });
  });

  app.get('/leverage-codes', async () => {
    const items = (await roomCodes(db)).map(
      ({ id, maxUses, expiresAt, createdBy, createdAt, withdrawnAt, ...rest }) => ({
        id: String(id),
        ...rest,
        max_uses: maxUses,
        expires_at: expiresAt,
        created_by: createdBy,
        created_at: createdAt,
        withdrawn_at: withdrawnAt,
      }),
    );
    return success({ items });
  });

  app.post('/leverage-codes', async (http) => {
    const { operator, at } = deciderOf(http, clock);
    const { room, uses, until, note } = validate(codeBody, http.body ?? {});
    const expiresAt = until === null ? null : new Date(until);
    if (expiresAt && expiresAt <= at) throw new InvalidFields({ until: ['validation:invalid'] });
    return transact(db, async (tx) => {
      if (!(await findRoom(tx, room, at))) throw new Refusal('not-found');
      const issued = await issueCode(tx, { room, maxUses: uses, expiresAt, note, createdBy: operator.name }, at);
      const details = { room, uses, ...(until === null ? {} : { until }) };
      await recordAction(tx, {
        operator,
        act: 'leverage-code-issued',
        subject: `leverage-code/${issued.id}`,
        details,
        at,
      });
      return success({ id: String(issued.id), code: issued.code });
    });
  });

  app.post('/leverage-codes/:id/withdraw', async (http) => {
    const { operator, at } = deciderOf(http, clock);
    const id = idOf(http);
    return transact(db, async (tx) => {
      if (!(await withdrawCode(tx, id, at))) throw new Refusal('not-found');
      await recordAction(tx, { operator, act: 'leverage-code-withdrawn', subject: `leverage-code/${id}`, at });
      return success({});
    });
  });
}
