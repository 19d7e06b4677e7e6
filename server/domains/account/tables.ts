import type { Generated } from 'kysely';
import type { HoldReason } from '#contract/account';
import type { Language } from '#contract/languages';
import type { ActivityKind } from '#contract/security-devices';

interface CustomerTable {
  id: string;
  username: string;
  /** NFKC and lower case: what makes a username unique. */
  username_key: string;
  email: string;
  nickname: string;
  password_hash: string;
  fund_password_hash: string | null;
  lang: Language;
  /** File name of the customer's upload. */
  avatar: string | null;
  invite_code: string;
  invited_by: string | null;
  real_status: Generated<0 | 1 | 2 | 3>;
  real_reason: string | null;
  /** When the account closes. The customer sets it two weeks ahead and can cancel it until then. */
  closes_at: Date | null;
  /** Whether the customer forfeits a remainder that is too small to withdraw. */
  closing_gives_up_rest: Generated<boolean>;
  /** From then on, the row is anonymous and never changes. */
  closed_at: Date | null;
  /** Set by `holdWithdrawals`. In the past once the hold is over. */
  withdrawals_held_until: Date | null;
  withdrawals_held_reason: HoldReason | null;
  /** Whether withdrawals go to saved addresses only; over once `saved_addresses_only_until` has passed. */
  saved_addresses_only: Generated<boolean>;
  saved_addresses_only_until: Date | null;
  created_at: Generated<Date>;
  /** The random user handle of the customer's passkeys. */
  passkey_handle: Generated<Buffer>;
}

interface SessionTable {
  id: string;
  customer_id: string;
  token_hash: Buffer;
  cookie_hash: Buffer;
  previous_token_hash: Buffer | null;
  previous_cookie_hash: Buffer | null;
  rotated_at: Date | null;
  rotation_key: Buffer | null;
  superseded_at: Date | null;
  browser_hash: Buffer | null;
  device: string;
  address: string;
  created_at: Date;
  seen_at: Date;
  ended_at: Date | null;
  /** Until when a second factor lets the session do one sensitive act. */
  confirmed_until: Date | null;
}

interface EmailCodeTable {
  email: string;
  purpose: 'register' | 'change' | 'recover-password' | 'recover-fund-password';
  code_hash: Buffer | null;
  sent_at: Date;
  expires_at: Date;
  used_at: Date | null;
  asked_from: string | null;
  /** Mails since `counted_from`. */
  sent: number;
  counted_from: Date;
}

interface AccountActivityTable {
  id: Generated<bigint>;
  customer_id: string;
  kind: ActivityKind;
  /** Null for what no device did, as is the address. */
  device: string | null;
  address: string | null;
  ended_device: string | null;
  created_at: Date;
}

export interface AccountTables {
  account_activity: AccountActivityTable;
  customers: CustomerTable;
  sessions: SessionTable;
  email_codes: EmailCodeTable;
}
