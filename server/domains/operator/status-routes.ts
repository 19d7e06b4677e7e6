import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { text } from '#contract/fields';
import { availableLanguages } from '#contract/languages';
import { canonical } from '../../canonical.ts';
import { transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { success } from '../../plugins/contract/envelope.ts';
import { validate } from '../../plugins/contract/validation.ts';
import type { Services } from '../../services.ts';
import { sha256 } from '../../sha256.ts';
import { stateOf } from '../transparency/describe-status.ts';
import { listInterruptions, saveNote } from '../transparency/status-store.ts';
import { recordAction } from './audit-store.ts';
import { deciderOf } from './authenticate.ts';
import { idOf } from './fields.ts';

/** Texts by language, with an English one; or null, which removes them. */
const noteBody = v.strictObject({
  note: v.nullable(
    v.pipe(
      v.record(v.picklist(availableLanguages, 'validation:language'), text(500)),
      v.check((note) => note['en-us'] !== undefined, 'validation:english-missing'),
    ),
  ),
});

/** The calls for what the operator says about interruptions. */
export function registerStatusNotes(app: FastifyInstance, { db, clock }: Services): void {
  app.get('/interruptions', async () => {
    const found = await listInterruptions(db);
    const items = found.map(({ id, last_minute: lastMinute, ...rest }) => ({
      ...rest,
      id: String(id),
      state: stateOf({ ...rest, id, last_minute: lastMinute }, clock()),
    }));
    return success({ items });
  });

  app.post('/interruptions/:id/note', async (http) => {
    const by = deciderOf(http, clock);
    const { note } = validate(noteBody, http.body ?? {});
    const id = idOf(http);
    await transact(db, async (tx) => {
      if (!(await saveNote(tx, id, note))) throw new Refusal('not-found');
      const details = { text_sha256: note ? sha256(canonical(note)) : '' };
      await recordAction(tx, { ...by, act: 'interruption-noted', subject: `interruption/${id}`, details });
    });
    return success({});
  });
}
