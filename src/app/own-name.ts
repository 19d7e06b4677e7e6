/** Chinese is told apart by its script, which is what differs for a reader. */
const scripts: Readonly<Record<string, string>> = { 'zh-cn': 'zh-Hans', 'zh-tw': 'zh-Hant' };

/** A language's own name for itself, as it stands in a list: `Deutsch`, `Português`. */
export function ownName(language: string): string {
  const tag = scripts[language] ?? language.split('-', 1)[0] ?? language;
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
}
