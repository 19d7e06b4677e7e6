import type { Generated, GeneratedAlways } from 'kysely';

interface VerificationTable {
  id: GeneratedAlways<bigint>;
  customer_id: string;
  full_name: string;
  /** Of a passport, `front` is the page with the photo, and there is no `back`. */
  document: 'id-card' | 'passport';
  /** Sealed with the customer's id as context. Null after a newer submission, as are the photos. */
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
