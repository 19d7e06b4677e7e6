import type { Database } from '../../db/schema.ts';

/** Kinds of an export, in its order. */
export const exportKinds = [
  'account',
  'factors',
  'sessions',
  'activity',
  'verifications',
  'pictures',
  'deposits',
  'conversions',
  'transactions',
  'balances',
  'notices',
] as const;

export type ExportKind = (typeof exportKinds)[number];

interface Entry {
  /** The kinds of the export that it is in, or why it is in none. */
  readonly exported: readonly ExportKind[] | { readonly because: string };
  /** `erased`: its rows of the customer are deleted when the account closes; else what happens to them, and why. */
  readonly closing: 'erased' | { readonly because: string };
}

/** A table that belongs to customers. */
type CustomerTable =
  | 'customers'
  | { [Table in keyof Database]: 'customer_id' extends keyof Database[Table] ? Table : never }[keyof Database];

const moneyRecord = { because: 'a record of money, kept under the number of the account' } as const;

/**
 * Each table that has something of a customer: where it is in the export, and what the closing of an account does with it.
 * A table without an entry does not compile. One that also has files, or that another one refers to, needs a step in
 * erase.ts as well.
 */
export const inventory = {
  account_activity: { exported: ['activity'], closing: 'erased' },
  authenticators: { exported: ['factors'], closing: 'erased' },
  customers: { exported: ['account'], closing: { because: 'the row stays as a number without a person' } },
  deposits: {
    exported: ['deposits'],
    closing: { because: 'a record of money, kept without the picture of its voucher' },
  },
  files: {
    exported: ['pictures'],
    closing: { because: 'discarded, so that the picture goes from the disk before its row goes' },
  },
  flash_exchanges: { exported: ['conversions'], closing: moneyRecord },
  flash_quotes: {
    exported: ['conversions'],
    closing: { because: 'a used one is part of its conversion; the others are deleted' },
  },
  idempotency_keys: {
    exported: { because: 'copies of answers, whose records are in the other kinds' },
    closing: 'erased',
  },
  ledger_accounts: { exported: ['balances', 'transactions'], closing: moneyRecord },
  ledger_holds: {
    exported: { because: 'what is held is in the balances, and what for in the orders' },
    closing: moneyRecord,
  },
  ledger_transfers: { exported: ['transactions'], closing: moneyRecord },
  login_tickets: { exported: { because: 'logins that wait for a code, for five minutes' }, closing: 'erased' },
  notices: { exported: ['notices'], closing: 'erased' },
  passkey_challenges: {
    exported: { because: 'passkeys that are about to be added, for five minutes' },
    closing: 'erased',
  },
  passkeys: { exported: ['factors'], closing: 'erased' },
  recovery_codes: { exported: ['factors'], closing: 'erased' },
  sessions: { exported: ['sessions'], closing: 'erased' },
  verifications: { exported: ['verifications'], closing: 'erased' },
} as const satisfies Record<CustomerTable, Entry>;

type Inventory = typeof inventory;

type ErasedTable = {
  [Table in keyof Inventory]: Inventory[Table] extends { closing: 'erased' } ? Table : never;
}[keyof Inventory];

/** The tables whose rows go with the account. */
export const erasedTables = (Object.keys(inventory) as (keyof Inventory)[]).filter(
  (table): table is ErasedTable => inventory[table].closing === 'erased',
);
