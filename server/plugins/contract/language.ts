import type { FastifyRequest } from 'fastify';
import { defaultLanguage, isLanguage, languages, type Language } from '#contract/languages';

/** The first supported of a browser's list such as `de-AT,de;q=0.9,en;q=0.8`, by language where the country differs. */
function accepted(header: string): Language | undefined {
  const wanted = header.split(',').map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '');
  for (const tag of wanted) {
    const found = isLanguage(tag) ? tag : languages.find((language) => language.split('-')[0] === tag.split('-')[0]);
    if (found && tag) return found;
  }
  return undefined;
}

/** The language to answer in: the `lang` header, else the browser's, else English. */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): Language {
  const { lang } = request.headers;
  const asked = typeof lang === 'string' ? lang.toLowerCase() : '';
  if (isLanguage(asked)) return asked;
  return accepted(request.headers['accept-language'] ?? '') ?? defaultLanguage;
}
