import type { Database } from '../../db/schema.ts';

/**
 * What the privacy policy names, in its order, with the tables that hold it. A test compares them with the database, so
 * that nothing is stored about a customer without being named.
 */
export const storedKinds = {
  account: ['customers'],
  passwords: ['customers'],
  agreements: ['agreements'],
  avatar: ['customers', 'files'],
  identity: ['verifications', 'files'],
  secondFactor: ['authenticators', 'recovery_codes'],
  removals: ['authenticator_removals'],
  passkeys: ['passkeys', 'passkey_challenges'],
  sessions: ['sessions', 'session_links', 'login_tickets'],
  activity: ['account_activity'],
  money: [
    'deposits',
    'withdrawal_checks',
    'withdrawals',
    'flash_quotes',
    'flash_exchanges',
    'counter_orders',
    'counter_standings',
    'leverage_entries',
    'leverage_orders',
    'leverage_standings',
    'pledges',
    'ledger_accounts',
    'ledger_transfers',
    'ledger_postings',
    'ledger_holds',
    'liability_leaves',
    'idempotency_keys',
  ],
  rooms: ['leverage_limits', 'leverage_days', 'leverage_presence', 'leverage_code_uses'],
  addresses: ['saved_addresses'],
  cards: ['bank_cards'],
  markets: ['market_favorites', 'market_alerts'],
  receipts: ['deposits', 'files'],
  petitions: ['petitions', 'petition_images', 'petition_answers', 'files'],
  notices: ['notices', 'notice_preferences', 'push_subscriptions', 'push_outbox'],
  codes: ['email_codes'],
  emails: ['mail_outbox'],
  attempts: ['wrong_guesses'],
  serverLog: [],
  auditLog: ['operator_audit', 'withdrawal_approvals'],
} as const satisfies Record<string, readonly (keyof Database)[]>;

export type StoredKind = keyof typeof storedKinds;
