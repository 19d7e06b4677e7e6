import type { Generated, GeneratedAlways } from 'kysely';

interface VerificationTable {
  id: GeneratedAlways<bigint>;
  customer_id: string;
  full_name: string;
  /** Sealed for its customer; null once a newer submission followed, as are the photos. */
  id_number: Buffer | null;
  front: string | null;
  back: string | null;
  status: Generated<1 | 2 | 3>;
  reason: string | null;
  submitted_at: Date;
  decided_at: Date | null;
}

export interface IdentityTables {
  verifications: VerificationTable;
}
