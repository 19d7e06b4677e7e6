import type { Generated } from 'kysely';
import type { RemovalProof } from '#contract/account';

interface AuthenticatorTable {
  customer_id: string;
  /** Sealed. */
  secret: Buffer;
  /** Null once the authenticator app is on. */
  expires_at: Date | null;
  confirmed_at: Date | null;
  last_step: number | null;
}

interface RecoveryCodeTable {
  customer_id: string;
  code_hash: Buffer;
}

interface AuthenticatorRemovalTable {
  id: Generated<bigint>;
  customer_id: string;
  state: Generated<'requested' | 'waiting' | 'removed' | 'stopped' | 'refused' | 'obsolete'>;
  proof: RemovalProof;
  text: string;
  device: string;
  address: string;
  requested_at: Date;
  decided_at: Date | null;
  due_at: Date | null;
  ended_at: Date | null;
  reason: string | null;
}

interface LoginTicketTable {
  ticket_hash: Buffer;
  customer_id: string;
  password_hash: string;
  new_password_hash: string | null;
  expires_at: Date;
}

interface PasskeyTable {
  id: string;
  customer_id: string;
  rp_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: bigint;
  transports: string[];
  synced: boolean;
  name: string;
  created_at: Date;
  used_at: Date | null;
}

interface PasskeyChallengeTable {
  challenge: string;
  purpose: 'add' | 'login';
  customer_id: string | null;
  ticket_hash: Buffer | null;
  expires_at: Date;
}

interface SessionLinkTable {
  secret_hash: Buffer;
  customer_id: string;
  session_id: string;
  expires_at: Date;
}

export interface FactorTables {
  session_links: SessionLinkTable;
  authenticators: AuthenticatorTable;
  authenticator_removals: AuthenticatorRemovalTable;
  recovery_codes: RecoveryCodeTable;
  login_tickets: LoginTicketTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
}
