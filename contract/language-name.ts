// Chinese needs its script; the other languages have one each.
const scripts: Readonly<Record<string, string>> = { 'zh-cn': 'zh-Hans', 'zh-tw': 'zh-Hant' };

/** Returns a language's name for itself, as in a list: `Deutsch`, `Português`. */
export function languageName(language: string): string {
  const tag = scripts[language] ?? language.split('-', 1)[0] ?? language;
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
}
