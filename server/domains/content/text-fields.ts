import * as v from 'valibot';
import { language, text } from '#contract/fields';
import { defaultLanguage, type Language } from '#contract/languages';
import { InvalidFields } from '../../errors.ts';
import { checkHtml } from './html.ts';

const MAX_HTML = 100_000;

const html = text(MAX_HTML);

/** A text of a page in one language. */
export const pageText = v.strictObject({ title: text(200), html });

/** A text of an article in one language. */
export const articleText = v.strictObject({ title: text(200), summary: text(400), html });

export type PageText = v.InferOutput<typeof pageText>;
export type ArticleText = v.InferOutput<typeof articleText>;

/** A text in one or several languages. */
export type Texts<Text> = Readonly<Partial<Record<Language, Text>>>;

/** Texts by language, at least one. */
export const textsOf = <const Text extends v.GenericSchema>(schema: Text) =>
  v.pipe(
    v.record(language, schema),
    v.check((texts) => Object.keys(texts).length > 0, 'validation:required'),
  );

export const entriesOf = <Text>(texts: Texts<Text>): [Language, Text][] => Object.entries(texts) as [Language, Text][];

/** Returns the texts with their HTML rewritten. Throws InvalidFields that names the language and the line. */
export function checkTexts<Text extends { readonly html: string }>(texts: Texts<Text>): Texts<Text> {
  const faults: Record<string, string[]> = {};
  const checked = entriesOf(texts).map(([lang, one]) => {
    const result = checkHtml(one.html);
    if ('html' in result) return [lang, { ...one, html: result.html }] as const;
    faults[`texts.${lang}.html:${result.fault.line}`] = [result.fault.key];
    return [lang, one] as const;
  });
  if (Object.keys(faults).length > 0) throw new InvalidFields(faults);
  return Object.fromEntries(checked) as Texts<Text>;
}

/** Throws InvalidFields without English, which is shown where a translation is missing. */
export function requireEnglish(texts: Texts<unknown>): void {
  if (!texts[defaultLanguage])
    throw new InvalidFields({ [`texts.${defaultLanguage}`]: ['validation:english-missing'] });
}

/** Throws InvalidFields if somebody published meanwhile: `seen` is the version that the operator has looked at. */
export function requireSeen(seen: number | undefined, newest: number): void {
  if (seen !== undefined && seen !== newest) throw new InvalidFields({ version: ['validation:version-changed'] });
}

/** Throws InvalidFields for a language that is there: what was published doesn't change. */
export function requireMissing(there: Texts<unknown>, texts: Texts<unknown>): void {
  const present = (Object.keys(texts) as Language[]).filter((lang) => there[lang]);
  if (present.length > 0)
    throw new InvalidFields(
      Object.fromEntries(present.map((lang) => [`texts.${lang}`, ['validation:text-published']])),
    );
}
