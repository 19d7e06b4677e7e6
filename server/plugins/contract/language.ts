import type { FastifyRequest } from 'fastify';
import { defaultLanguage, isAvailable, matchLanguage, type Language } from '#contract/languages';

/** The first available language of a browser's list such as `de-AT,de;q=0.9,en;q=0.8`. */
function accepted(header: string): Language | undefined {
  for (const part of header.split(',')) {
    const found = matchLanguage(part.split(';')[0]?.trim() ?? '');
    if (found) return found;
  }
  return undefined;
}

/** The language to answer in: the `lang` header, else the browser's, else English. */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): Language {
  const { lang } = request.headers;
  const asked = typeof lang === 'string' ? lang.toLowerCase() : '';
  if (isAvailable(asked)) return asked;
  return accepted(request.headers['accept-language'] ?? '') ?? defaultLanguage;
}
