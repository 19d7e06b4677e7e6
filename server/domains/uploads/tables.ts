/** Only a call with the same purpose can take the upload. */
export type UploadPurpose = 'voucher' | 'authentic' | 'avatar' | 'petition';

interface FileTable {
  filename: string;
  customer_id: string;
  purpose: UploadPurpose;
  bytes: number;
  created_at: Date;
  /** When it was submitted. Until then its owner can cancel it, and it is deleted after a day. */
  used_at: Date | null;
  /** From then on, it can't be viewed or submitted, and is about to be deleted. */
  discarded_at: Date | null;
}

export interface UploadTables {
  files: FileTable;
}
