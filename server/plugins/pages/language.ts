import type { FastifyRequest } from 'fastify';
import { isAvailable, type Language, languageCookies } from '#contract/languages';
import { languageOf } from '../contract/language.ts';

/**
 * Returns the language of a visitor's pages: the one that was chosen, else the browser's. Behind a proxy, only the app knows
 * whether it is on https, so both names are read; a planted cookie could change no more than the language.
 */
export function languageOfPage(request: Pick<FastifyRequest, 'cookies' | 'headers'>): Language {
  const { cookies } = request;
  const picked = (cookies[languageCookies.https] ?? cookies[languageCookies.http])?.toLowerCase() ?? '';
  return isAvailable(picked) ? picked : languageOf(request);
}
