import type { Database } from '../../db/schema.ts';

/** The sections of an export, in order. */
export const exportKinds = [
  'account',
  'factors',
  'removals',
  'sessions',
  'activity',
  'verifications',
  'pictures',
  'deposits',
  'withdrawals',
  'addresses',
  'cards',
  'favorites',
  'alerts',
  'conversions',
  'orders',
  'rooms',
  'limits',
  'terms',
  'transactions',
  'balances',
  'petitions',
  'notices',
  'preferences',
  'pushes',
  'agreements',
] as const;

export type ExportKind = (typeof exportKinds)[number];

interface Entry {
  /** The sections that contain it, or why none does. */
  readonly exported: readonly ExportKind[] | { readonly because: string };
  /** `erased`: the customer's rows are deleted when the account closes. Otherwise, what happens to them and why. */
  readonly closure: 'erased' | { readonly because: string };
}

/** A table that belongs to customers. */
type CustomerTable =
  | 'customers'
  | 'ledger_postings'
  | { [Table in keyof Database]: 'customer_id' extends keyof Database[Table] ? Table : never }[keyof Database];

const moneyRecord = { because: 'a record of money, kept under the number of the account' } as const;

/**
 * Every table with customer data: where the export has it, and what closing an account does to it. A table without an entry
 * doesn't compile. A table with files, or one that others reference, also needs a step in erase-account.ts.
 */
export const inventory = {
  account_activity: { exported: ['activity'], closure: 'erased' },
  agreements: { exported: ['agreements'], closure: 'erased' },
  authenticator_removals: { exported: ['removals'], closure: 'erased' },
  authenticators: { exported: ['factors'], closure: 'erased' },
  bank_cards: { exported: ['cards'], closure: 'erased' },
  counter_orders: {
    exported: ['orders'],
    closure: { because: 'an accepted one is a record of money; the others are deleted' },
  },
  counter_standings: {
    exported: { because: 'sums and counts of the completed orders' },
    closure: 'erased',
  },
  customers: { exported: ['account'], closure: { because: 'the row stays, anonymized' } },
  deposits: {
    exported: ['deposits'],
    closure: { because: 'a record of money, kept without the image of its voucher' },
  },
  files: {
    exported: ['pictures'],
    closure: { because: 'discarded, so that the image is deleted before its row' },
  },
  flash_exchanges: { exported: ['conversions'], closure: moneyRecord },
  flash_quotes: {
    exported: ['conversions'],
    closure: { because: 'a used one is part of its conversion; the others are deleted' },
  },
  idempotency_keys: {
    exported: { because: 'copies of responses, whose records are in the other sections' },
    closure: 'erased',
  },
  ledger_accounts: { exported: ['balances', 'transactions'], closure: moneyRecord },
  ledger_holds: {
    exported: { because: 'amounts are in the balances, and their reasons in the orders' },
    closure: moneyRecord,
  },
  ledger_postings: { exported: ['transactions'], closure: moneyRecord },
  ledger_transfers: { exported: ['transactions'], closure: moneyRecord },
  leverage_code_uses: { exported: ['rooms'], closure: 'erased' },
  leverage_days: { exported: { because: 'sums of the orders' }, closure: 'erased' },
  leverage_entries: {
    exported: ['rooms'],
    closure: { because: 'its orders, which are records of money, refer to it' },
  },
  leverage_limits: { exported: ['limits'], closure: 'erased' },
  leverage_orders: { exported: ['orders'], closure: moneyRecord },
  leverage_presence: { exported: ['rooms'], closure: 'erased' },
  leverage_standings: {
    exported: ['rooms'],
    closure: { because: 'the share of losing accounts would become smaller without those who left' },
  },
  login_tickets: { exported: { because: 'logins that wait for a code, kept for five minutes' }, closure: 'erased' },
  liability_leaves: {
    exported: { because: 'copies of the balances, deleted after days; transparency/proof has them' },
    closure: 'erased',
  },
  market_alerts: { exported: ['alerts'], closure: 'erased' },
  market_favorites: { exported: ['favorites'], closure: 'erased' },
  notice_preferences: { exported: ['preferences'], closure: 'erased' },
  notices: { exported: ['notices'], closure: 'erased' },
  passkey_challenges: {
    exported: { because: 'passkeys being added, kept for five minutes' },
    closure: 'erased',
  },
  passkeys: { exported: ['factors'], closure: 'erased' },
  petition_answers: { exported: ['petitions'], closure: 'erased' },
  petition_images: { exported: ['petitions'], closure: 'erased' },
  petitions: { exported: ['petitions'], closure: 'erased' },
  pledges: { exported: ['terms'], closure: moneyRecord },
  push_outbox: {
    exported: { because: 'notices on their way to a browser, kept for a day at most' },
    closure: 'erased',
  },
  push_subscriptions: { exported: ['pushes'], closure: 'erased' },
  recovery_codes: { exported: ['factors'], closure: 'erased' },
  saved_addresses: { exported: ['addresses'], closure: 'erased' },
  session_links: {
    exported: { because: 'hashes of links in emails, each of which can end one session' },
    closure: 'erased',
  },
  sessions: { exported: ['sessions'], closure: 'erased' },
  withdrawal_checks: {
    exported: { because: 'what was checked before a withdrawal, kept for a day' },
    closure: 'erased',
  },
  withdrawals: { exported: ['withdrawals'], closure: moneyRecord },
  verifications: { exported: ['verifications'], closure: 'erased' },
} as const satisfies Record<CustomerTable, Entry>;

type Inventory = typeof inventory;

type ErasedTable = {
  [Table in keyof Inventory]: Inventory[Table] extends { closure: 'erased' } ? Table : never;
}[keyof Inventory];

/** The tables whose rows are deleted with the account. */
export const erasedTables = (Object.keys(inventory) as (keyof Inventory)[]).filter(
  (table): table is ErasedTable => inventory[table].closure === 'erased',
);
