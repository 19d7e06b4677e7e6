import { type Command, nameOf } from './operator-command.ts';
import { sections } from './operator-commands.ts';

const WIDTH = 120;
/** Where the second column begins. */
const COLUMN = 33;

/** A usage and what it does, beside it or below. */
function entry(words: string, help: string): string {
  const broken = help
    .replaceAll(new RegExp(`(.{1,${WIDTH - COLUMN}})(?: |$)`, 'g'), `${' '.repeat(COLUMN)}$1\n`)
    .trimEnd();
  const beginning = `  ${words}`;
  return beginning.length < COLUMN ? beginning + broken.slice(beginning.length) : `${beginning}\n${broken}`;
}

const entryOf = ({ usage: words, help }: Command): string => entry(words, help);

export const usage = [
  'npm run operator -- <command> [--as <your name>] [--json]',
  entry('--help', 'shows this help, or the help of one command'),
  entry('--as <your name>', 'your name, if you use the shared token (your own token identifies you)'),
  entry(
    '--json',
    'prints JSON instead of lines, and a refusal as JSON on stderr; npm run -s operator -- … keeps npm’s own lines out of it',
  ),
  'Reads OPERATOR_TOKEN, and PORT or FLORIN_URL if the server isn’t at http://127.0.0.1:5173.',
  'Exits with 1 if nothing was done.',
  ...Object.entries(sections).flatMap(([heading, commands]) => [heading, ...commands.map(entryOf)]),
].join('\n');

export const commandsNamed = (name: string): Command[] =>
  Object.values(sections)
    .flat()
    .filter((each) => nameOf(each) === name);

/** Returns the help of one command; that of all for an unknown one. */
export function usageOf(name = ''): string {
  const own = commandsNamed(name).map(entryOf);
  return own.length === 0 ? usage : ['npm run operator -- …', ...own].join('\n');
}
