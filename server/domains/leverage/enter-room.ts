import { isLess } from '#contract/money';
import type { FastifyRequest } from 'fastify';
import { transact, type Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { balance } from '../../ledger/index.ts';
import type { Services } from '../../services.ts';
import { readSite } from '../content/site-settings-store.ts';
import { lockCustomer } from '../account/store.ts';
import { requireNoBreak } from './own-limits.ts';
import { recordPresence } from './presence-store.ts';
import { guessRoomCode, requireRoomCode } from './room-codes.ts';
import { findRoom, hasEntered, insertEntry } from './room-store.ts';

interface Entry {
  readonly customer: string;
  readonly room: string;
  readonly code: string;
}

async function enter(
  tx: Tx,
  { settings, clock }: Services,
  { customer, room: id, code }: Entry,
  isGuess: boolean,
): Promise<void> {
  await lockCustomer(tx, customer);
  const at = clock();
  if (!(await readSite(tx, settings)).leverage_switch) throw new Refusal('switched-off');
  const room = await findRoom(tx, id, at);
  if (!room) throw new Refusal('not-found');
  await requireNoBreak(tx, customer, at);
  if (!(await hasEntered(tx, customer, id))) {
    const { available } = await balance(tx, customer, room.currency);
    if (isLess(available, room.terms.entryMinimum))
      throw new Refusal('insufficient-balance', { currency: room.currency });
    // Last, so that no code is used up, or found out, by who can't enter.
    if (room.terms.codeNeeded && !isGuess) throw new Refusal('room-code-wrong');
    if (room.terms.codeNeeded) await requireRoomCode(tx, { customer, room: id, code }, at);
    await insertEntry(tx, customer, id, at);
  }
  await recordPresence(tx, { customer, room: id }, at);
}

/** Enters a room for good. Repeating it changes nothing. Throws Refusal as the codes of `POST leverage/enter` say. */
export async function enterRoom(services: Services, http: FastifyRequest, entry: Entry): Promise<void> {
  const { db, clock } = services;
  const { customer, room, code } = entry;
  // A guess that checks nothing would count as correct, and clear the wrong ones.
  const isGuess =
    code !== '' &&
    (await findRoom(db, room, clock()))?.terms.codeNeeded === true &&
    !(await hasEntered(db, customer, room));
  const work = () => transact(db, (tx) => enter(tx, services, entry, isGuess));
  return isGuess ? guessRoomCode(services, http, customer, work) : work();
}
