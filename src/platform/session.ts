import { createContext, use } from 'react';
import type { UserInfo } from '#contract/account';
import { local, parseStored, tab } from './storage.ts';
import { createStore, useStore } from './store.ts';

const endReasons = ['logged-out', 'elsewhere', 'expired'] as const;

/** Why the session ended. `elsewhere`: logged out in another tab; `expired`: the server returned 401. */
export type EndReason = (typeof endReasons)[number];

export interface Session {
  token: string | null;
  info: UserInfo | null;
  /** Shown on the login screen until the next login. */
  ended: EndReason | null;
}

const tokenKey = 'token';
const infoKey = 'user';
const endedKey = 'session-ended';
/** Form drafts and pending money calls, cleared by a deliberate logout. */
const privatePrefixes = ['draft:', 'money-call:'] as const;
const visitorDrafts = 'draft:visitor:';

const isInfo = (value: unknown): value is UserInfo => typeof value === 'object' && value !== null && 'id' in value;

const none: Session = { token: null, info: null, ended: null };

function read(): Session {
  const token = local.read(tokenKey);
  const info = parseStored(local.read(infoKey), isInfo);
  const ended = tab.read(endedKey);
  if (token !== null && info !== null) return { token, info, ended: null };
  const reason = endReasons.find((each) => each === ended);
  // The same object as on the server, or everything would render again when a page comes alive.
  return reason ? { ...none, ended: reason } : none;
}

export const sessionStore = createStore<Session>({ initial: none, read });

/** The session of a page that the server renders for a customer, whom it doesn't know. */
export const RenderedSession = createContext<Session | null>(null);

export function useSession(): Session {
  const rendered = use(RenderedSession);
  const own = useStore(sessionStore);
  return rendered ?? own;
}

/** Returns the customer, or null. */
export const useCustomer = (): UserInfo | null => useSession().info;

export function startSession({ token, info }: { token: string; info: UserInfo }): void {
  local.write(tokenKey, token);
  local.write(infoKey, JSON.stringify(info));
  local.remove(endedKey);
  tab.remove(endedKey);
  // What was typed to log in would show to the next visitor.
  tab.removeAll(visitorDrafts);
  sessionStore.set({ token, info, ended: null });
}

/** Updates the user info of the current session. It may come after another login, also in another tab: then it's ignored. */
export function updateInfo(info: UserInfo): void {
  const { token, info: before } = sessionStore.get();
  if (token === null || before?.id !== info.id) return;
  if (local.read(tokenKey) === token) startSession({ token, info });
  else takeOverSession();
}

/**
 * Clears token and user info. Drafts survive an expired session, but not a deliberate logout. `of` names the token that the
 * server rejected: a newer one, from a login in another tab, is kept.
 */
export function endSession(reason: EndReason, of?: string): void {
  if (of !== undefined && local.read(tokenKey) !== of) {
    takeOverSession();
    return;
  }
  // Other tabs read it when the token disappears.
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

/** Adopts what another tab stored. */
export function takeOverSession(): void {
  const now = read();
  const { token, info } = sessionStore.get();
  if (token !== null && now.token === null) forget(local.read(endedKey) === 'logged-out' ? 'elsewhere' : 'expired');
  // Compare by value: each login writes the info, and tabs would re-render for nothing.
  else if (now.token !== token || JSON.stringify(now.info) !== JSON.stringify(info)) sessionStore.refresh();
}

/** The reason was shown: don't show it again. */
export function acknowledgeEnd(): void {
  if (sessionStore.get().ended === null) return;
  tab.remove(endedKey);
  sessionStore.set(none);
}

/** Follows logins and logouts in other tabs. Returns the function that stops. */
export function followSession(): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === null || event.key === tokenKey || event.key === infoKey) takeOverSession();
  };
  // A page that Back brings back as it was has heard nothing meanwhile.
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) takeOverSession();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
