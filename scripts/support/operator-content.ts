import { dirname, join } from 'node:path';
import { command, type Command, path } from './operator-command.ts';
import { readJson, readText } from './operator-files.ts';
import { list } from './operator-list.ts';

interface ContentFile {
  readonly key?: string;
  readonly version?: number;
  readonly type?: string;
  readonly texts?: Record<string, { file?: string }>;
}

/** Reads a file of texts. HTML may be in files of its own, which are easier to write. What else `show` prints isn't for publishing. */
export async function textsIn(
  source: string,
): Promise<{ key?: string; version?: number; type?: string; texts: object }> {
  const { key, version, type, texts = {} } = (await readJson(source)) as ContentFile;
  const whole = await Promise.all(
    Object.entries(texts).map(async ([lang, { file, ...text }]) => [
      lang,
      file === undefined ? text : { ...text, html: await readText(join(dirname(source), file)) },
    ]),
  );
  return { key, version, type, texts: Object.fromEntries(whole) as object };
}

const versioned = (record: string, version?: string): string =>
  version === undefined ? record : `${record}${path`?version=${version}`}`;

export const content: readonly Command[] = [
  command('pages', 'pages with their newest version, its languages, and whether it’s withdrawn', (call) =>
    list(call, 'pages'),
  ),
  command(
    'pages show <page> [<version>]',
    'one with its texts, with --json in the form of the files below; earlier versions stay',
    ({ ask }, page, version?: string) => ask(versioned(path`pages/${page}`, version)),
  ),
  command(
    'pages publish <page> <file>',
    'publishes a new version from a JSON file: texts by language, with title and html, or with file, the path of the HTML beside it',
    async ({ ask }, page, file) => ask(path`pages/${page}`, await textsIn(file)),
  ),
  command(
    'pages translate <page> <file>',
    'adds languages that the newest version lacks',
    async ({ ask }, page, file) => ask(path`pages/${page}/translate`, { ...(await textsIn(file)), type: undefined }),
  ),
  command('pages withdraw <page>', 'hides a page until its next version', ({ ask }, page) =>
    ask(path`pages/${page}/withdraw`, {}),
  ),
  command('news [--page <number>]', 'articles, newest first', (call) => list(call, 'news')),
  command('news show <id> [<version>]', 'one with its texts', ({ ask }, id, version?: string) =>
    ask(versioned(path`news/${id}`, version)),
  ),
  command(
    'news publish <file>',
    'publishes an article: type, and texts by language with title, summary, and html or file',
    async ({ ask }, file) => ask('news', await textsIn(file)),
  ),
  command('news edit <id> <file>', 'publishes a new version of it', async ({ ask }, id, file) =>
    ask(path`news/${id}`, await textsIn(file)),
  ),
  command('news translate <id> <file>', 'adds languages that the current version lacks', async ({ ask }, id, file) =>
    ask(path`news/${id}/translate`, { ...(await textsIn(file)), type: undefined }),
  ),
  command('news withdraw <id>', 'hides it until its next version', ({ ask }, id) => ask(path`news/${id}/withdraw`, {})),
  command(
    'list <name> [<file>]',
    'shows a list (banner, trumpet, feedback, platform, or news-type), or replaces it with a JSON file',
    async ({ ask }, name, file?: string) =>
      file === undefined ? ask(path`lists/${name}`) : ask(path`lists/${name}`, await readJson(file)),
  ),
];
