import type { SavedAddress } from './address-book-store.ts';

/** Returns a saved address in the form of the API. */
export const addressRecord = ({ id, createdAt, usableAt, ...rest }: SavedAddress) => ({
  id: String(id),
  ...rest,
  created_at: createdAt.toISOString(),
  usable_at: usableAt.toISOString(),
});
