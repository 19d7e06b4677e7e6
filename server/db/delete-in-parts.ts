const PART = 10_000;

/**
 * Deletes what is old in parts, since one statement for all of it could take longer than any may. `remove` deletes up to `limit`
 * rows.
 */
export async function deleteInParts(
  remove: (limit: number) => Promise<{ readonly numAffectedRows?: bigint }>,
): Promise<void> {
  while ((await remove(PART)).numAffectedRows === BigInt(PART));
}
