import type { FastifyRequest } from 'fastify';
import { defaultLanguage, isAvailable, matchLanguage, type Language } from '#contract/languages';

/** Returns the first available language of an Accept-Language header such as `de-AT,de;q=0.9,en;q=0.8`. */
function accepted(header: string): Language | undefined {
  for (const part of header.split(',')) {
    const found = matchLanguage(part.split(';')[0]?.trim() ?? '');
    if (found) return found;
  }
  return undefined;
}

/** Returns the response language: from the `lang` header, else the browser's, else English. */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): Language {
  const { lang } = request.headers;
  const requested = typeof lang === 'string' ? lang.toLowerCase() : '';
  if (isAvailable(requested)) return requested;
  return accepted(request.headers['accept-language'] ?? '') ?? defaultLanguage;
}
