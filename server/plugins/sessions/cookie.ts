import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../settings.ts';
import { secretOf } from './secrets.ts';
import { type Credentials, IDLE_DAYS } from './store.ts';

// The prefix makes browsers accept a cookie only from this host over https.
const nameOf = (settings: Settings, name: string): string => (settings.mode === 'live' ? `__Host-${name}` : name);

export const cookieName = (settings: Settings): string => nameOf(settings, 'session');

const attributes = (settings: Settings) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: settings.mode === 'live' }) as const;

export function setSessionCookie(reply: FastifyReply, settings: Settings, cookie: string): void {
  reply.setCookie(cookieName(settings), cookie, { ...attributes(settings), maxAge: IDLE_DAYS * 86_400 });
}

// The former name without the prefix isn't read, or whoever plants that cookie would know the browser's id. A browser that has
// only that counts as new until its next login.
const browserCookie = (settings: Settings): string => nameOf(settings, 'browser');
const BROWSER_DAYS = 400;

/** Sets a random id by which later logins recognize the browser, so that strangers' wrong guesses don't slow it down. */
export function setBrowserCookie(reply: FastifyReply, settings: Settings, browser: string): void {
  reply.setCookie(browserCookie(settings), browser, { ...attributes(settings), maxAge: BROWSER_DAYS * 86_400 });
}

/** Returns undefined if there is none or it can't be ours. */
export const readBrowser = ({ cookies }: FastifyRequest, settings: Settings): string | undefined =>
  secretOf(cookies[browserCookie(settings)]);

export function clearSessionCookie(reply: FastifyReply, settings: Settings): void {
  reply.clearCookie(cookieName(settings), attributes(settings));
}

/** Returns the `token` header and the session cookie; undefined for each that is missing or can't be ours. */
export function readCredentials({ headers, cookies }: FastifyRequest, settings: Settings): Partial<Credentials> {
  return { token: secretOf(headers.token), cookie: secretOf(cookies[cookieName(settings)]) };
}
