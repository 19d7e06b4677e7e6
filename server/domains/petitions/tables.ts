import type { Generated, GeneratedAlways } from 'kysely';
import type { petitionCategories, PetitionTopic } from '#contract/petitions';

interface PetitionTable {
  id: GeneratedAlways<bigint>;
  customer_id: string;
  category: (typeof petitionCategories)[number];
  content: string;
  about: PetitionTopic | null;
  reference: string | null;
  status: Generated<0 | 1 | 2 | 3>;
  /** Given with status 3. */
  reason: string | null;
  created_at: Date;
  decided_at: Date | null;
}

interface PetitionImageTable {
  petition_id: bigint;
  customer_id: string;
  /** From 1. */
  position: number;
  filename: string;
}

interface PetitionAnswerTable {
  id: GeneratedAlways<bigint>;
  petition_id: bigint;
  customer_id: string;
  content: string;
  /** Never shown to the customer. `automatic` in the sandbox. */
  operator: string;
  created_at: Date;
}

export interface PetitionTables {
  petitions: PetitionTable;
  petition_images: PetitionImageTable;
  petition_answers: PetitionAnswerTable;
}
