import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../settings.ts';
import { type Credentials, IDLE_DAYS } from './store.ts';

// The prefix makes browsers refuse the cookie from anything but this host over https.
export const cookieName = (settings: Settings): string => (settings.mode === 'live' ? '__Host-session' : 'session');

const attributes = (settings: Settings) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: settings.mode === 'live' }) as const;

export function setSessionCookie(reply: FastifyReply, settings: Settings, cookie: string): void {
  reply.setCookie(cookieName(settings), cookie, { ...attributes(settings), maxAge: IDLE_DAYS * 86_400 });
}

const BROWSER = 'browser';
const BROWSER_DAYS = 400;

/** Keeps a random name in the browser, by which its logins are known again: no stranger's wrong guesses slow it down. */
export function setBrowserCookie(reply: FastifyReply, settings: Settings, browser: string): void {
  reply.setCookie(BROWSER, browser, { ...attributes(settings), maxAge: BROWSER_DAYS * 86_400 });
}

/** Undefined when there is none, or none of ours. */
export function readBrowser({ cookies }: FastifyRequest): string | undefined {
  const browser = cookies[BROWSER];
  return browser && /^[\w-]{43}$/.test(browser) ? browser : undefined;
}

export function clearSessionCookie(reply: FastifyReply, settings: Settings): void {
  reply.clearCookie(cookieName(settings), attributes(settings));
}

/** What a request brings of a session: the `token` header and the cookie. */
export function readCredentials(request: FastifyRequest, settings: Settings): Partial<Credentials> {
  const { token } = request.headers;
  return { token: typeof token === 'string' ? token : undefined, cookie: request.cookies[cookieName(settings)] };
}
