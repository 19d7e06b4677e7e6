import { dirname, join } from 'node:path';
import { readJson, readText } from './operator-files.ts';

export const contentUsage = `  pages                          pages with their newest version, its languages, and whether it's withdrawn
  pages show <page> [version]    one with its texts, in the form of the files below; earlier versions stay
  pages publish <page> <file>    publishes a new version from a JSON file: texts by language, with title and html, or with
                                 file, the path of the HTML beside it
  pages translate <page> <file>  adds languages that the newest version lacks
  pages withdraw <page>          hides a page until its next version
  news [page]                    articles, newest first
  news show <id> [version]       one with its texts
  news publish <file>            publishes an article: type, and texts by language with title, summary, and html or file
  news edit <id> <file>          publishes a new version of it
  news translate <id> <file>     adds languages that the current version lacks
  news withdraw <id>             hides it until its next version
  list <name> [file]             shows a list (banner, trumpet, feedback, platform, or news-type), or replaces it with a
                                 JSON file`;

type Ask = (path: string, body?: object) => Promise<Record<string, unknown>>;

/** Reads a file of texts. HTML may be in files of its own, which are easier to write. */
async function textsIn(path: string): Promise<{ version?: number; type?: string; texts: object }> {
  const { version, type, texts } = (await readJson(path)) as {
    version?: number;
    type?: string;
    texts?: Record<string, { file?: string }>;
  };
  const whole = await Promise.all(
    Object.entries(texts ?? {}).map(async ([lang, { file, ...text }]) => [
      lang,
      file === undefined ? text : { ...text, html: await readText(join(dirname(path), file)) },
    ]),
  );
  // What else `show` prints isn't for publishing.
  return {
    ...(version === undefined ? {} : { version }),
    ...(type === undefined ? {} : { type }),
    texts: Object.fromEntries(whole) as object,
  };
}

/** Runs a command about texts; undefined if it is another one. */
export async function decideContent([command, act, subject, given]: readonly string[], ask: Ask): Promise<unknown> {
  const id = encodeURIComponent(subject ?? '');
  if (command === 'list' && act) {
    const path = `lists/${encodeURIComponent(act)}`;
    return subject ? ask(path, await readJson(subject)) : ask(path);
  }
  if (command !== 'pages' && command !== 'news') return undefined;
  if (act === undefined) return (await ask(command)).items;
  if (command === 'news' && /^\d+$/.test(act) && !subject) return (await ask(`news?page=${act}`)).items;
  if (act === 'show' && subject) return ask(`${command}/${id}${given ? `?version=${encodeURIComponent(given)}` : ''}`);
  if (act === 'withdraw' && subject) return ask(`${command}/${id}/withdraw`, {});
  if (act === 'translate' && subject && given)
    return ask(`${command}/${id}/translate`, { ...(await textsIn(given)), type: undefined });
  if (command === 'news' && act === 'publish' && subject) return ask('news', await textsIn(subject));
  if (act === (command === 'news' ? 'edit' : 'publish') && subject && given)
    return ask(`${command}/${id}`, await textsIn(given));
  return undefined;
}
