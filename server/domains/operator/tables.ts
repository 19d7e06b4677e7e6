interface OperatorAuditTable {
  /** Counts from 1 without gaps. */
  id: bigint;
  at: Date;
  operator: string;
  token: 'own' | 'shared' | 'automatic' | null;
  act: string;
  subject: string;
  details: unknown;
  previous_hash: Buffer;
  hash: Buffer;
}

export interface OperatorTables {
  operator_audit: OperatorAuditTable;
}
