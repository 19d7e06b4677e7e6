import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../settings.ts';
import { secretOf } from './secrets.ts';
import { type Credentials, IDLE_DAYS } from './store.ts';

// The prefix makes browsers accept the cookie only from this host over https.
export const cookieName = (settings: Settings): string => (settings.mode === 'live' ? '__Host-session' : 'session');

const attributes = (settings: Settings) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: settings.mode === 'live' }) as const;

export function setSessionCookie(reply: FastifyReply, settings: Settings, cookie: string): void {
  reply.setCookie(cookieName(settings), cookie, { ...attributes(settings), maxAge: IDLE_DAYS * 86_400 });
}

const BROWSER = 'browser';
const BROWSER_DAYS = 400;

/** Sets a random id by which later logins recognize the browser, so that strangers' wrong guesses don't slow it down. */
export function setBrowserCookie(reply: FastifyReply, settings: Settings, browser: string): void {
  reply.setCookie(BROWSER, browser, { ...attributes(settings), maxAge: BROWSER_DAYS * 86_400 });
}

/** Returns undefined if there is none or it can't be ours. */
export const readBrowser = ({ cookies }: FastifyRequest): string | undefined => secretOf(cookies[BROWSER]);

export function clearSessionCookie(reply: FastifyReply, settings: Settings): void {
  reply.clearCookie(cookieName(settings), attributes(settings));
}

/** Returns the `token` header and the session cookie; undefined for each that is missing or can't be ours. */
export function readCredentials({ headers, cookies }: FastifyRequest, settings: Settings): Partial<Credentials> {
  return { token: secretOf(headers.token), cookie: secretOf(cookies[cookieName(settings)]) };
}
