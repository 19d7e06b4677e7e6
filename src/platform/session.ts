import type { UserInfo } from '#contract/account';
import { local, parseStored, tab } from './storage.ts';
import { createStore, useStore } from './store.ts';

const endReasons = ['signed-out', 'elsewhere', 'expired'] as const;

/** Why there is no session any more. `elsewhere`: signed out in another tab; `expired`: the server answered 401. */
export type EndReason = (typeof endReasons)[number];

export interface Session {
  token: string | null;
  info: UserInfo | null;
  /** Said on the login screen, and gone after the next login. */
  ended: EndReason | null;
}

const tokenKey = 'token';
const infoKey = 'user';
const endedKey = 'session-ended';
/** Drafts of forms and idempotency keys, which must not outlive a deliberate sign-out. */
const privatePrefixes = ['draft:', 'idempotency:'] as const;

const isInfo = (value: unknown): value is UserInfo => typeof value === 'object' && value !== null && 'id' in value;

const none: Session = { token: null, info: null, ended: null };

function read(): Session {
  const token = local.read(tokenKey);
  const info = parseStored(local.read(infoKey), isInfo);
  const ended = tab.read(endedKey);
  if (token !== null && info !== null) return { token, info, ended: null };
  return { ...none, ended: endReasons.find((reason) => reason === ended) ?? null };
}

export const sessionStore = createStore<Session>({ initial: none, read });

export const useSession = (): Session => useStore(sessionStore);

/** The signed-in customer, or null. */
export const useCustomer = (): UserInfo | null => useSession().info;

export function startSession({ token, info }: { token: string; info: UserInfo }): void {
  local.write(tokenKey, token);
  local.write(infoKey, JSON.stringify(info));
  local.remove(endedKey);
  tab.remove(endedKey);
  sessionStore.set({ token, info, ended: null });
}

/** Takes over a changed user info of the running session. */
export function updateInfo(info: UserInfo): void {
  const { token } = sessionStore.get();
  if (token !== null) startSession({ token, info });
}

/**
 * Clears token and user info. What was typed stays when the session expired, and goes when the customer signed out.
 * `of` names the token that the server refused: a newer one, of a login in another tab, is left alone.
 */
export function endSession(reason: EndReason, of?: string): void {
  if (of !== undefined && local.read(tokenKey) !== of) {
    takeOverSession();
    return;
  }
  // Other tabs read it when they see that the token is gone.
  local.write(endedKey, reason);
  local.remove(tokenKey);
  local.remove(infoKey);
  forget(reason);
}

/** Ends the session in this tab. */
function forget(reason: EndReason): void {
  tab.write(endedKey, reason);
  if (reason !== 'expired') for (const prefix of privatePrefixes) tab.removeAll(prefix);
  sessionStore.set({ ...none, ended: reason });
}

/** Takes over what another tab left in the storage. */
export function takeOverSession(): void {
  const now = read();
  const { token, info } = sessionStore.get();
  if (token !== null && now.token === null) forget(local.read(endedKey) === 'signed-out' ? 'elsewhere' : 'expired');
  // The info alone also changes with every login: compared by value, or each tab would render for nothing.
  else if (now.token !== token || JSON.stringify(now.info) !== JSON.stringify(info)) sessionStore.refresh();
}

/** The reason was read: it is not said again. */
export function acknowledgeEnd(): void {
  if (sessionStore.get().ended === null) return;
  tab.remove(endedKey);
  sessionStore.set(none);
}

/** Follows logins and logouts in other tabs. Answers the function that ends it. */
export function followSession(): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === null || event.key === tokenKey || event.key === infoKey) takeOverSession();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
