/** What an upload is for; only a call of that purpose can take it. */
export type UploadPurpose = 'voucher' | 'authentic' | 'avatar' | 'petition';

interface FileTable {
  filename: string;
  customer_id: string;
  purpose: UploadPurpose;
  bytes: number;
  created_at: Date;
  /** When it was handed in; until then its owner can cancel it, and it is swept after a day. */
  used_at: Date | null;
  /** From then on nobody can see or take it, and it is about to be deleted. */
  discarded_at: Date | null;
}

export interface UploadTables {
  files: FileTable;
}
