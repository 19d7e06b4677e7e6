import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Db, Tx } from '../../db/transact.ts';
import { InvalidFields } from '../../errors.ts';
import type { Settings } from '../../settings.ts';
import { conflictsIn, siteDefaults, siteFields, type SiteSettingName, type SiteSettings } from './site-settings.ts';

/** What a change sets; null is the default again. */
export type SiteChanges = { readonly [Name in SiteSettingName]?: SiteSettings[Name] | null | undefined };

export interface SiteChange {
  readonly name: SiteSettingName;
  readonly from: unknown;
  readonly to: unknown;
}

/** Returns the site's settings. Inside a transaction, give its `tx`; a change applies to what begins after it. */
export async function readSite(db: Db, settings: Pick<Settings, 'mode'>): Promise<SiteSettings> {
  const rows = await db.selectFrom('site_settings').select(['name', 'value']).execute();
  const set = rows.flatMap(({ name, value }) => {
    // A newer version's setting, or what an older one allowed, must not close the site.
    const field = Object.hasOwn(siteFields, name) ? siteFields[name as SiteSettingName] : v.never();
    const parsed = v.safeParse(field, value);
    return parsed.success ? [[name, parsed.output] as const] : [];
  });
  return { ...siteDefaults(settings), ...Object.fromEntries(set) };
}

/** Lets one change at a time in until the transaction ends. Readers don't wait. */
export async function lockSite(tx: Tx): Promise<void> {
  await sql`lock table site_settings in share row exclusive mode`.execute(tx);
}

/** Saves what is set and returns what that changed. Throws InvalidFields if it doesn't fit with what is there. */
export async function changeSite(
  tx: Tx,
  settings: Pick<Settings, 'mode'>,
  changes: SiteChanges,
): Promise<readonly SiteChange[]> {
  // Two changes together could leave settings that don't fit.
  await lockSite(tx);
  const before = await readSite(tx, settings);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) continue;
    await tx.deleteFrom('site_settings').where('name', '=', name).execute();
    if (value !== null)
      await tx
        .insertInto('site_settings')
        .values({ name, value: JSON.stringify(value) })
        .execute();
  }
  const after = await readSite(tx, settings);
  const conflicts = conflictsIn(after);
  if (Object.keys(conflicts).length > 0) throw new InvalidFields(conflicts);
  return (Object.keys(after) as SiteSettingName[])
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name) => ({ name, from: before[name], to: after[name] }));
}
