import { type Selectable, sql } from 'kysely';
import type { CreditScore, UserInfo } from '#contract/account';
import { realStatus } from '#contract/fields';
import type { Language } from '#contract/languages';
import { addressOfUpload } from '#contract/uploads';
import { type Db, type Tx, violatedConstraint } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { findOpenRemoval, type OpenRemoval } from '../security/removal-store.ts';
import { shownRemoval } from '../security/shown-removal.ts';
import { creditScore } from './credit-score.ts';
import { isAddress, makeCustomerId, makeInviteCode, usableLanguage, usernameKey } from './rules.ts';
import type { AccountTables } from './tables.ts';

export interface NewCustomer {
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly lang: Language;
  readonly createdAt: Date;
  readonly nickname?: string;
  readonly invitedBy?: string;
  readonly fundPasswordHash?: string;
}

/** Locks the customer until the transaction ends, but nothing that only refers to the customer: other inserts don't wait. */
export async function lockCustomer(tx: Tx, customer: string): Promise<void> {
  await tx.selectFrom('customers').select('id').where('id', '=', customer).forNoKeyUpdate().executeTakeFirstOrThrow();
}

async function unusedValue(make: () => string, isUsed: (value: string) => Promise<unknown>): Promise<string> {
  for (;;) {
    const value = make();
    if (!(await isUsed(value))) return value;
  }
}

/** Returns the customer's id. Throws Refusal `username-taken` or `email-taken`. */
export async function createCustomer(tx: Tx, customer: NewCustomer): Promise<string> {
  const taken = (column: 'id' | 'invite_code') => (value: string) =>
    tx.selectFrom('customers').select('id').where(column, '=', value).executeTakeFirst();
  const id = await unusedValue(makeCustomerId, taken('id'));
  const inviteCode = await unusedValue(makeInviteCode, taken('invite_code'));
  try {
    await tx
      .insertInto('customers')
      .values({
        id,
        username: customer.username,
        username_key: usernameKey(customer.username),
        email: customer.email,
        nickname: customer.nickname ?? customer.username,
        password_hash: customer.passwordHash,
        fund_password_hash: customer.fundPasswordHash,
        lang: customer.lang,
        invite_code: inviteCode,
        invited_by: customer.invitedBy,
        created_at: customer.createdAt,
      })
      .execute();
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'customers_username') throw new Refusal('username-taken');
    if (constraint === 'customers_email') throw new Refusal('email-taken');
    throw error;
  }
  return id;
}

export interface LoginCandidate {
  readonly id: string;
  readonly passwordHash: string;
}

/** Selects a customer by username or email address, ignoring case. */
function withName(db: Db, usernameOrEmail: string) {
  const query = db.selectFrom('customers').where('closed_at', 'is', null);
  return isAddress(usernameOrEmail)
    ? query.where('email', '=', usernameOrEmail.toLowerCase())
    : query.where('username_key', '=', usernameKey(usernameOrEmail));
}

export async function findForLogin(db: Db, usernameOrEmail: string): Promise<LoginCandidate | undefined> {
  return withName(db, usernameOrEmail).select(['id', 'password_hash as passwordHash']).executeTakeFirst();
}

export interface RecoveryCandidate {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly language: Language;
}

export async function findForRecovery(db: Db, usernameOrEmail: string): Promise<RecoveryCandidate | undefined> {
  const found = await withName(db, usernameOrEmail).select(['id', 'username', 'email', 'lang']).executeTakeFirst();
  if (!found) return undefined;
  const { lang, ...names } = found;
  return { ...names, language: usableLanguage(lang) };
}

export async function isUsernameFree(db: Db, username: string): Promise<boolean> {
  const found = await db
    .selectFrom('customers')
    .select('id')
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst();
  return !found;
}

export async function hasAccount(db: Db, email: string): Promise<boolean> {
  return (await db.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;
}

/** Returns the customer with this invite code. */
export async function findInviter(db: Db, inviteCode: string): Promise<string | undefined> {
  const row = await db.selectFrom('customers').select('id').where('invite_code', '=', inviteCode).executeTakeFirst();
  return row?.id;
}

/** Returns the language of the customer's mails and notices. */
export async function languageOfCustomer(db: Db, id: string): Promise<Language> {
  const { lang } = await db.selectFrom('customers').select('lang').where('id', '=', id).executeTakeFirstOrThrow();
  return usableLanguage(lang);
}

/** Returns the same of several customers, by id. */
export async function languagesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Language>> {
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'lang'])
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  return new Map(rows.map(({ id, lang }) => [id, usableLanguage(lang)]));
}

export async function saveLanguage(db: Db, id: string, lang: Language): Promise<void> {
  await db.updateTable('customers').set({ lang }).where('id', '=', id).execute();
}

/** Returns false if the customer already has this nickname. */
export async function saveNickname(tx: Tx, id: string, nickname: string): Promise<boolean> {
  const row = await tx
    .updateTable('customers')
    .set({ nickname })
    .where('id', '=', id)
    .where('nickname', '<>', nickname)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

type Row = Selectable<AccountTables['customers']>;

const readCustomer = (db: Db, id: string): Promise<Row> =>
  db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const scoreOf = (row: Row, now: Date): CreditScore =>
  creditScore(
    {
      // Registering and changing the address both require a code that was sent to it.
      emailConfirmed: true,
      identityVerified: row.real_status === realStatus.verified,
      fundPasswordSet: row.fund_password_hash !== null,
      createdAt: row.created_at,
    },
    now,
  );

export async function readScore(db: Db, id: string, now: Date): Promise<CreditScore> {
  return scoreOf(await readCustomer(db, id), now);
}

/** Returns what the export contains beside the user info. */
export async function readAccountDetails(db: Db, id: string) {
  return db
    .selectFrom('customers')
    .select(['lang', 'invited_by', 'closing_gives_up_rest as forfeit_remainder'])
    .select(['withdrawals_held_until', 'withdrawals_held_reason'])
    .select(['saved_addresses_only', 'saved_addresses_only_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

function withdrawalsHeld(row: Row, now: Date): UserInfo['withdrawals_held'] {
  const { withdrawals_held_until: until, withdrawals_held_reason: reason } = row;
  return until && reason && until > now ? { until: until.toISOString(), reason } : null;
}

function openRemoval(open: OpenRemoval | undefined): UserInfo['authenticator_removal'] {
  if (!open) return null;
  const { device, address } = open;
  return { ...shownRemoval(open), device, address };
}

/** Returns what operators see of a customer; undefined if there is none. */
export async function findCustomer(db: Db, id: string, now: Date) {
  const row = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
  return (
    row && {
      username: row.username,
      nickname: row.nickname,
      email: row.email,
      language: usableLanguage(row.lang),
      verification: row.real_status,
      withdrawalsHeld: withdrawalsHeld(row, now),
      createdAt: row.created_at,
      closesAt: row.closes_at,
      closedAt: row.closed_at,
    }
  );
}

export async function readUserInfo(db: Db, id: string, now: Date): Promise<UserInfo> {
  const row = await readCustomer(db, id);
  return {
    id: row.id,
    username: row.username,
    nickname: row.nickname,
    email: row.email,
    avatar: row.avatar && addressOfUpload(row.avatar),
    credit_score: scoreOf(row, now).total,
    invite_code: row.invite_code,
    real: { status: row.real_status, reason: row.real_reason },
    fund_password: row.fund_password_hash !== null,
    closes_at: row.closes_at?.toISOString() ?? null,
    withdrawals_held: withdrawalsHeld(row, now),
    authenticator_removal: openRemoval(await findOpenRemoval(db, id)),
    created_at: row.created_at.toISOString(),
  };
}
