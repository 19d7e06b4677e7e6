import { createHmac, randomBytes } from 'node:crypto';
import type { Tx } from '../../db/transact.ts';
import { ProtocolError } from '../../errors.ts';
import { hashSecret, makeSecret, matches } from './secrets.ts';
import type { Credentials } from './store.ts';

const columnsOf = ({ token, cookie }: Credentials, now: Date) => ({
  token_hash: hashSecret(token),
  cookie_hash: hashSecret(cookie),
  superseded_at: null,
  rotated_at: now,
  seen_at: now,
});

/** Derives the next pair from a token. Neither the database nor the token alone is enough to compute it. */
function pairAfter(token: string, key: Buffer): Credentials {
  const derive = (half: string): string => createHmac('sha256', key).update(`${half} ${token}`).digest('base64url');
  return { token: derive('token'), cookie: derive('cookie') };
}

/**
 * Replaces both halves. The old ones stay valid until 30 seconds after the first use of the new ones. The response may get
 * lost, so a retry with the old token returns the same new pair. Throws ProtocolError `session-gone` for any other token.
 */
export async function rotateSession(tx: Tx, id: string, token: string, now: Date): Promise<Credentials> {
  const row = await tx
    .selectFrom('sessions')
    .select(['token_hash', 'previous_token_hash', 'rotation_key'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const given = hashSecret(token);
  if (row.rotation_key && matches(row.previous_token_hash, given)) return pairAfter(token, row.rotation_key);
  if (!matches(row.token_hash, given)) throw new ProtocolError('session-gone');
  const key = randomBytes(32);
  const credentials = pairAfter(token, key);
  await tx
    .updateTable('sessions')
    .set(({ ref }) => ({
      previous_token_hash: ref('token_hash'),
      previous_cookie_hash: ref('cookie_hash'),
      ...columnsOf(credentials, now),
      rotation_key: key,
    }))
    .where('id', '=', id)
    .execute();
  return credentials;
}

/** Replaces both halves and invalidates the old ones at once. */
export async function replaceCredentials(tx: Tx, id: string, now: Date): Promise<Credentials> {
  const credentials = { token: makeSecret(), cookie: makeSecret() };
  await tx
    .updateTable('sessions')
    .set({
      previous_token_hash: null,
      previous_cookie_hash: null,
      ...columnsOf(credentials, now),
      rotation_key: null,
    })
    .where('id', '=', id)
    .execute();
  return credentials;
}
