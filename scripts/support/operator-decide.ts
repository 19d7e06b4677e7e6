import { type Command, foreignOption, match, type Operator, type Options } from './operator-command.ts';
import { CommandError } from './operator-errors.ts';
import { commandsNamed, usage, usageOf } from './operator-usage.ts';

const findWhole = (own: readonly Command[], words: readonly string[]): Command | undefined =>
  own.find((each) => match(each, words)?.isWhole);

/** Says why the words are none of the commands: there are too few, or one of them doesn't fit. */
function problemWith(own: readonly Command[], words: readonly string[]): string {
  if (own.some((each) => match(each, words))) return 'Something is missing:';
  const surplus = words.findLast((_, index) => findWhole(own, words.slice(0, index)));
  if (surplus === undefined) return 'Something is missing or misspelled:';
  return `"${surplus}" is misspelled, or too much. A text of several words has to be in quotes:`;
}

/** Returns the command that takes these words and options. Throws CommandError with its usage. */
function find(words: readonly string[], options: Options): Command {
  const [name] = words;
  if (name === undefined) throw new CommandError(usage);
  const own = commandsNamed(name);
  if (own.length === 0) throw new CommandError(`There is no command "${name}". npm run operator -- --help lists all.`);
  const found = findWhole(own, words);
  if (!found) throw new CommandError(`${problemWith(own, words)}\n${usageOf(name)}`);
  const foreign = foreignOption(found, options);
  if (foreign) throw new CommandError(`This command has no --${foreign}:\n${usageOf(name)}`);
  return found;
}

/** Runs a command. Throws CommandError before anything is sent if there is none like it. */
export async function decide(operator: Operator, words: readonly string[], options: Options): Promise<unknown> {
  const found = find(words, options);
  return found.run({ ...operator, ...options }, ...(match(found, words)?.given ?? []));
}
