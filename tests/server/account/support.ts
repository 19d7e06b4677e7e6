import type { Language } from '#contract/languages';
import { transact } from '#server/db/transact';
import { createCustomer } from '#server/domains/account/store';
import { hashPassword } from '#server/domains/security/password-hash';
import type { TestApp } from '../support/app.ts';
import type { Client } from '../support/client.ts';

export const password = 'Schlüssel 42';
export const fundPassword = '246810';

/** What a visitor agrees to while no document is published. */
export const unpublished = { agreement: 0, privacyPolicy: 0 };

/** User agents by device name. */
export const agents = {
  'Safari · iPhone': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
  'Firefox · Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Chrome · Android': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36',
} as const;

type DeviceName = keyof typeof agents;

let count = 0;

/** A customer who logs in with `password`. */
export async function member(
  server: TestApp,
  { lang = 'en-us', withFundPassword = false }: { lang?: Language; withFundPassword?: boolean } = {},
) {
  count += 1;
  const [username, email] = [`member-${count}`, `member${count}@post.example`];
  const [passwordHash, fundPasswordHash] = [
    await hashPassword(password),
    withFundPassword ? await hashPassword(fundPassword) : undefined,
  ];
  const id = await transact(server.db, (tx) =>
    createCustomer(tx, { username, email, passwordHash, fundPasswordHash, lang, createdAt: server.clock.now() }),
  );
  const visitor = (device: DeviceName): Client => Object.assign(server.visitor(), { userAgent: agents[device] });
  const tryLogIn = (device: DeviceName, given: string) =>
    visitor(device).try('POST index/login', { username, password: given });
  const logIn = async (device: DeviceName = 'Safari · iPhone', given = password): Promise<Client> => {
    const client = visitor(device);
    client.token = (await client.call('POST index/login', { username, password: given })).token;
    return client;
  };
  return { id, username, email, logIn, tryLogIn };
}

/** Returns the HTTP status of a call that any session may make. */
export const statusOf = async (client: Client): Promise<number> => (await client.try('GET notice/index', {})).http;

export const titles = async (client: Client): Promise<string[]> =>
  (await client.call('GET notice/index', {})).items.map(({ title }) => title);

export const kinds = async (client: Client): Promise<string[]> =>
  (await client.call('GET user/activity', {})).items.map(({ kind }) => kind);

/** Returns the session's id, as its owner sees it. */
export async function currentId(client: Client): Promise<string> {
  const { items } = await client.call('GET user/sessions', {});
  return items.find(({ current }) => current)?.id ?? 'none';
}
