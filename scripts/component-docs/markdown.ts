import { needGroups, type ComponentDocs } from '../../src/design-system/docs/component-docs.ts';
import { statuses, statusOf } from '../../src/design-system/docs/review.ts';
import type { Facts } from './facts.ts';
import { code, join, list, section, table } from './markdown-text.ts';
import { exportOf, storyId, titleOf, wordsOf } from './names.ts';
import type { DocumentedComponent } from './props.ts';

/** A component's documentation with what its source says. */
export interface DocumentedFolder {
  name: string;
  docs: ComponentDocs;
  facts: Facts;
}

const folderOfPages = 'docs';

/** `llms.txt` as https://llmstxt.org describes it: what this is, and a link to the Markdown of each page. */
export function llmsTxt(all: readonly DocumentedFolder[]): string {
  const groups = Object.entries(needGroups).map(([group, title]) => {
    const inGroup = all.filter(({ docs }) => docs.needs[0]?.group === group);
    return section(
      title,
      inGroup.map(({ name, docs }) => `- [${titleOf(name, docs)}](${folderOfPages}/${name}.md): ${docs.summary}`),
    );
  });
  return join([
    '# Florin design system',
    '> React components for a wallet and exchange on a phone: exact amounts, calm surfaces, 18 languages, three themes.',
    [
      "- Import from the folder: `import { Button } from '#design-system/button'`.",
      '- Every text is a prop, ARIA labels included. Components know no API and no translations.',
      '- Style with tokens only. Components take no `style`, and no layout classes.',
      '- Fields give their value: `onChange(value)`. Presses are `onClick`.',
      '- Amounts of money are decimal strings, shown with Amount and nothing else.',
    ].join('\n'),
    ...groups,
    section('Foundations', [
      `- [Which component](${folderOfPages}/which-component.md): needs, and the component for each`,
      `- [Tokens](${folderOfPages}/tokens.md): colors in each theme, space, type, motion`,
      `- [Writing](${folderOfPages}/writing.md): how texts are written`,
    ]),
  ]);
}

/** "Which component" as a list of needs. */
export function whichComponent(all: readonly DocumentedFolder[]): string {
  const groups = Object.entries(needGroups).map(([group, title]) => {
    const needs = all.flatMap(({ name, docs }) => docs.needs.map((need) => ({ ...need, name, docs })));
    const inGroup = needs.filter((need) => need.group === group);
    return section(
      title,
      inGroup.map(
        ({ need, how, name, docs }) => `- ${need}: [${titleOf(name, docs)}](${name}.md)${how ? `, ${how}` : ''}`,
      ),
    );
  });
  return join(['# Which component', ...groups]);
}

/** A component's page. */
export function componentPage(folder: DocumentedFolder, all: readonly DocumentedFolder[]): string {
  const { name, docs, facts } = folder;
  const linked = (other: string) => `[${titleOf(other, all.find((each) => each.name === other)?.docs)}](${other}.md)`;
  const story = (storyName: string | undefined) =>
    storyName === undefined ? '' : ` ([story](../?path=/story/${storyId(name, storyName)}))`;
  const names = facts.components.map((each) => each.name);
  const { role, name: label, keys, announced } = docs.accessibility;
  return join([
    `# ${titleOf(name, docs)}`,
    `> ${docs.summary}`,
    code(`import { ${(names.length > 0 ? names : [exportOf(name)]).join(', ')} } from '#design-system/${name}';`),
    facts.example && `## Example\n\n${code(facts.example)}`,
    section('When to use', list(docs.use)),
    section(
      'When to use something else',
      docs.avoid.map((each) => `- ${each.case}: ${linked(each.instead)}`),
    ),
    section(
      'Anatomy',
      docs.anatomy.map(({ part, text }, index) => `${index + 1}. **${part}**: ${text}`),
    ),
    section(
      'States',
      docs.states.map((each) => `- **${each.state}**: ${each.text}${story(each.story)}`),
    ),
    ...facts.components.map((each) => props(each, facts.components.length === 1 ? 'Props' : `Props of ${each.name}`)),
    section('Accessibility', [
      ...table(
        ['What', 'How'],
        [
          ['Role', role],
          ['Name', label],
          ...keys.map(({ key, does }) => [key, does]),
          ...announced.map((text) => ['Announced', text]),
        ],
      ),
    ]),
    section('Content', list(docs.content)),
    section(
      'Do',
      docs.dos.map(({ text, story: storyName }) => `- ${text}${story(storyName)}`),
    ),
    section(
      'Don’t',
      docs.donts.map(({ text, story: storyName }) => `- ${text}${story(storyName)}`),
    ),
    section(
      'Tokens',
      Object.entries(facts.tokens).map(
        ([kind, tokens]) => `- ${wordsOf(kind)}: ${tokens.map((each) => `\`${each}\``).join(', ')}`,
      ),
    ),
    section('Used by', usedBy(facts, linked)),
    section(
      'Stories',
      facts.stories.map(
        (each) =>
          `- [${each.name}](../?path=/story/${storyId(name, each.name)})${each.description && `: ${each.description}`}`,
      ),
    ),
    section(
      'Changes',
      docs.changes.map(({ date, text }) => `- ${date}: ${text}`),
    ),
    `## Review\n\n${statusOf(docs.reviews)}: ${statuses[statusOf(docs.reviews)]}.`,
  ]);
}

function usedBy({ usage }: Facts, linked: (name: string) => string): string[] {
  const features = usage.features.length > 0 ? `- Features: ${usage.features.join(', ')}` : '- No feature yet';
  return usage.components.length > 0
    ? [features, `- Components: ${usage.components.map(linked).join(', ')}`]
    : [features];
}

function props({ props: ownProps, native, types }: DocumentedComponent, title: string): string {
  const rows = ownProps.map((prop) => [
    `\`${prop.name}\`${prop.required ? ' (required)' : ''}`,
    `\`${prop.type}\``,
    prop.default === undefined ? '' : `\`${prop.default}\``,
    prop.description,
  ]);
  return join([
    section(title, ownProps.length > 0 ? table(['Prop', 'Type', 'Default', 'Description'], rows) : ['None.']),
    native.length > 0 && `Passed on to its element: ${native.map((each) => `\`${each}\``).join(', ')}.`,
    Object.keys(types).length > 0 &&
      code(
        Object.entries(types)
          .map(([each, type]) => `type ${each} = ${type};`)
          .join('\n'),
      ),
  ]).trim();
}
