import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { transact, type Tx } from '#server/db/transact';
import { lockPasswordHash } from '#server/domains/security/store';
import { member, password } from '../account/support.ts';
import type { TestApp } from '../support/app.ts';
import { fromOutside } from '../support/client.ts';
import type { CallResponse, Client, Failure } from '../support/client.ts';
import { type Deviation, PasskeyDevice } from '../support/passkey-device.ts';

/** Returns the code of an authenticator app, `steps` of 30 seconds from now. */
export const appCode = (server: TestApp, secret: string, steps = 0): string =>
  TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: server.clock.now().getTime() + steps * 30_000 });

/** Returns a code of an unused time step. */
export function nextCode(server: TestApp, secret: string): string {
  server.clock.advance(30);
  return appCode(server, secret);
}

/** Returns a code that is wrong in every time step around now. */
export function wrongCode(server: TestApp, secret: string): string {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => appCode(server, secret, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? 'none';
}

/** Moves the clock to one second into a time step, so that a test knows the step. */
export function toBeginOfStep(server: TestApp): void {
  server.clock.advance(31 - ((server.clock.now().getTime() / 1000) % 30));
}

/** A logged-in customer with the authenticator app on. */
export async function protectedMember(server: TestApp, options: Parameters<typeof member>[1] = {}) {
  const owner = await member(server, options);
  const client = await owner.logIn();
  const { secret } = await client.call('POST user/authenticator', { password });
  const { recovery_codes: recovery } = await client.call('POST user/confirmAuthenticator', {
    code: appCode(server, secret),
  });
  server.mails.length = 0;
  /** Returns the ticket of a login with the correct password. */
  const ticket = async (): Promise<string> => {
    const response = await owner.tryLogIn('Safari · iPhone', password);
    if (response.data.code !== 'second-factor-needed') throw new Error(`no ticket: ${response.data.code}`);
    return String(response.data.ticket);
  };
  /** Gives the second factor for one sensitive act. */
  const confirm = () => client.call('POST user/confirm', { code: nextCode(server, secret) });
  return { ...owner, client, secret, recovery, ticket, confirm };
}

/** Adds a passkey through the API. */
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

/** Logs in with a passkey and returns the response, even if refused. */
export async function tryPasskey(client: Client, device: PasskeyDevice, deviation: Deviation = {}) {
  const headers = { origin: device.origin };
  const { ticket, options } = await client.call('POST index/passkeyOptions', {}, { headers });
  return client.try('POST index/passkeyLogin', { ticket, credential: device.get(options, deviation) }, { headers });
}

/** Gives a passkey as the second factor for one sensitive act, and returns the response, even if refused. */
export async function tryConfirmWithPasskey(client: Client, device: PasskeyDevice, deviation: Deviation = {}) {
  const headers = { origin: device.origin };
  const { ticket, options } = await client.call('POST index/passkeyOptions', {}, { headers });
  return client.try(
    'POST user/confirmWithPasskey',
    { ticket, credential: device.get(options, deviation) },
    { headers },
  );
}

/** Returns the sorted outcomes of concurrent requests: `done`, or the code of the refusal. */
export const outcomes = (responses: readonly CallResponse<Failure>[]): string[] =>
  responses
    .map(({ status, data }) => (status === 1 ? 'done' : data.code))
    .toSorted((one, other) => Number(one === 'done') - Number(other === 'done'));

/** Lets a request run until it waits for the customer's row, does something there first, and then lets it continue. */
export async function overtake<Result>(
  server: TestApp,
  customer: string,
  request: () => Promise<Result>,
  meanwhile: (tx: Tx) => Promise<unknown>,
): Promise<Result> {
  const started = await transact(server.db, async (tx) => {
    await lockPasswordHash(tx, customer);
    const response = request();
    for (;;) {
      // Inside a transaction, the view would not change.
      const { rows } = await fromOutside(() =>
        sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`.execute(
          server.db,
        ),
      );
      if (rows.length > 0) break;
    }
    await meanwhile(tx);
    return { response };
  });
  return started.response;
}
