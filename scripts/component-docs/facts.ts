import { tokensOf, type UsedTokens } from './tokens.ts';
import { readProps, type DocumentedComponent } from './props.ts';
import { storiesOf, type DocumentedStory } from './stories.ts';
import { usageOf, type Usage } from './usage.ts';

/** What the source says about a component by itself. */
export interface Facts {
  components: readonly DocumentedComponent[];
  stories: readonly DocumentedStory[];
  /** The Playground as JSX. */
  example: string;
  tokens: UsedTokens;
  usage: Usage;
}

/** Reads the facts of each component, by folder. */
export async function readFacts(names: readonly string[]): Promise<Record<string, Facts>> {
  const props = readProps(names);
  const usage = usageOf(names);
  const facts = names.map(async (name): Promise<[string, Facts]> => [
    name,
    {
      ...(await storiesOf(name)),
      components: props[name] ?? [],
      tokens: tokensOf(name),
      usage: usage[name] ?? { features: [], components: [] },
    },
  ]);
  return Object.fromEntries(await Promise.all(facts));
}
