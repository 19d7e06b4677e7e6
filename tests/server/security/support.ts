import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { transact, type Tx } from '#server/db/transact';
import { lockPasswordHash } from '#server/domains/security/store';
import { member, password } from '../account/support.ts';
import type { TestApp } from '../support/app.ts';
import { fromOutside } from '../support/client.ts';
import type { Answer, Client, Failure } from '../support/client.ts';
import { type Deviation, PasskeyDevice } from '../support/passkey-device.ts';

/** What an authenticator app shows, `steps` of 30 seconds from now. */
export const appCode = (server: TestApp, secret: string, steps = 0): string =>
  TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: server.clock.now().getTime() + steps * 30_000 });

/** A code of a step that is not used up yet. */
export function nextCode(server: TestApp, secret: string): string {
  server.clock.advance(30);
  return appCode(server, secret);
}

/** Six digits that the app shows in none of the steps around now. */
export function wrongCode(server: TestApp, secret: string): string {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => appCode(server, secret, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? 'none';
}

/** A second into a step, so that a test knows in which one it is. */
export function toBeginOfStep(server: TestApp): void {
  server.clock.advance(31 - ((server.clock.now().getTime() / 1000) % 30));
}

/** A member with the authenticator app on, logged in. */
export async function protectedMember(server: TestApp, options: Parameters<typeof member>[1] = {}) {
  const owner = await member(server, options);
  const client = await owner.logIn();
  const { secret } = await client.call('POST user/authenticator', { password });
  const { recovery_codes: recovery } = await client.call('POST user/confirmAuthenticator', {
    code: appCode(server, secret),
  });
  server.mails.length = 0;
  /** The ticket of a login with the right password. */
  const ticket = async (): Promise<string> => {
    const answer = await owner.tryLogIn('Safari · iPhone', password);
    if (answer.data.code !== 'second-factor-needed') throw new Error(`no ticket: ${answer.data.code}`);
    return String(answer.data.ticket);
  };
  return { ...owner, client, secret, recovery, ticket };
}

/** Adds a passkey by its calls. */
export async function addPasskey(
  client: Client,
  name = 'Phone',
  device = new PasskeyDevice(),
  deviation: Deviation = {},
) {
  const headers = { origin: device.origin };
  const { options } = await client.call('POST user/passkeyOptions', { password }, { headers });
  const { id } = await client.call(
    'POST user/addPasskey',
    { name, credential: device.create(options, deviation) },
    { headers },
  );
  return { id, device };
}

/** A login with a passkey, whatever it answers. */
export async function tryPasskey(client: Client, device: PasskeyDevice, deviation: Deviation = {}) {
  const headers = { origin: device.origin };
  const { ticket, options } = await client.call('POST index/passkeyOptions', {}, { headers });
  return client.try('POST index/passkeyLogin', { ticket, credential: device.get(options, deviation) }, { headers });
}

/** What became of requests at once, whichever was first: `done`, or the code of the refusal. */
export const outcomes = (answers: readonly Answer<Failure>[]): string[] =>
  answers
    .map(({ status, data }) => (status === 1 ? 'done' : data.code))
    .toSorted((one, other) => Number(one === 'done') - Number(other === 'done'));

/** Lets a request come to where it waits for the customer's row, does something there first, and then lets it go on. */
export async function overtake<Result>(
  server: TestApp,
  customer: string,
  request: () => Promise<Result>,
  meanwhile: (tx: Tx) => Promise<unknown>,
): Promise<Result> {
  const started = await transact(server.db, async (tx) => {
    await lockPasswordHash(tx, customer);
    const answer = request();
    for (;;) {
      // Inside a transaction the view would stay as it was.
      const { rows } = await fromOutside(() =>
        sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`.execute(
          server.db,
        ),
      );
      if (rows.length > 0) break;
    }
    await meanwhile(tx);
    return { answer };
  });
  return started.answer;
}
