import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { transact } from '../../db/transact.ts';
import { success } from '../../plugins/contract/envelope.ts';
import { validate } from '../../plugins/contract/validation.ts';
import type { Services } from '../../services.ts';
import { siteDefaults, siteFields, siteSettingNames } from '../content/site-settings.ts';
import { changeSite, readSite } from '../content/site-settings-store.ts';
import { recordAction } from './audit-store.ts';
import { deciderOf, requireOwnToken } from './authenticate.ts';
import { findProposal, proposeThreshold } from './propose-threshold.ts';

type Fields = typeof siteFields;

const fields = Object.fromEntries(
  Object.entries(siteFields).map(([name, field]) => [name, v.optional(v.nullable(field))]),
) as { [Name in keyof Fields]: v.OptionalSchema<v.NullableSchema<Fields[Name], undefined>, undefined> };

const changesBody = v.pipe(
  v.strictObject(fields),
  v.check((changes) => Object.keys(changes).length > 0, 'validation:required'),
);

/** How the log shows a value. */
const logged = (value: unknown): string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : JSON.stringify(value);

/** The calls that show and change the site's settings. */
export function registerSite(app: FastifyInstance, services: Services): void {
  const { db, clock, settings } = services;

  app.get('/settings', async () => {
    const [site, defaults] = [await readSite(db, settings), siteDefaults(settings)];
    const proposed = await findProposal(db, services);
    const items = siteSettingNames.map((name) => ({
      name,
      value: site[name],
      default: defaults[name],
      ...(proposed && name === 'withdrawal_approval_threshold' ? { proposed } : {}),
    }));
    return success({ items });
  });

  app.post('/settings', async (http) => {
    const by = deciderOf(http, clock);
    const changes = validate(changesBody, http.body ?? {});
    return transact(db, async (tx) => {
      const proposal = await proposeThreshold(tx, services, changes, by, () => requireOwnToken(http));
      if (proposal) return success(proposal);
      for (const { name, from, to } of await changeSite(tx, settings, changes)) {
        const details = { from: logged(from), to: logged(to) };
        await recordAction(tx, { ...by, act: 'setting-changed', subject: `setting/${name}`, details });
      }
      return success({});
    });
  });
}
