import { beforeAll, describe, expect, it } from 'vitest';
import type { Facts } from '../../../scripts/component-docs/facts.ts';
import { componentPage, llmsTxt, type DocumentedFolder } from '../../../scripts/component-docs/markdown.ts';
import { componentDocs } from '../../../scripts/component-docs/plugin.ts';
import { readDocs } from '../../../scripts/component-docs/read-docs.ts';

let folders: DocumentedFolder[] = [];
const find = (name: string): DocumentedFolder => {
  const found = folders.find((each) => each.name === name);
  if (!found) throw new Error(`${name} has no facts`);
  return found;
};

interface File {
  fileName: string;
  source: string | Uint8Array;
}

interface Hooks {
  load(id: string): Promise<string>;
  generateBundle(this: { emitFile: (file: File) => void }): Promise<void>;
}

// One for all tests, because it reads the types of all components once.
const plugin = componentDocs({ hasPages: true }) as unknown as Hooks;

beforeAll(async () => {
  const docs = await readDocs();
  const module = await plugin.load('\0virtual:component-facts');
  const facts = JSON.parse(module.replace('export default ', '')) as Record<string, Facts>;
  folders = Object.entries(docs).flatMap(([name, each]) =>
    facts[name] ? [{ name, docs: each, facts: facts[name] }] : [],
  );
});

describe('facts', () => {
  it('know every prop of every component, with its type and what it means', () => {
    const props = folders.flatMap(({ name, facts }) =>
      facts.components.flatMap((component) =>
        component.props.map((prop) => ({ ...prop, of: `${name}: ${component.name}.${prop.name}` })),
      ),
    );
    expect(props.length).toBeGreaterThan(300);
    expect(props.filter(({ type }) => ['', 'any', 'unknown'].includes(type)).map(({ of }) => of)).toEqual([]);
    expect(props.filter(({ description }) => description === '').map(({ of }) => of)).toEqual([]);
  });

  it('see through the variants, in their order, with the default of the styles', () => {
    const [button] = find('button').facts.components;
    expect(button?.props.find(({ name }) => name === 'size')).toMatchObject({
      type: "'small' | 'medium' | 'large'",
      options: ['small', 'medium', 'large'],
      default: 'medium',
    });
  });

  it('take the default of the styles that the component itself uses', () => {
    const defaults = (folder: string, component: string, prop: string) =>
      find(folder)
        .facts.components.find(({ name }) => name === component)
        ?.props.find(({ name }) => name === prop)?.default;
    expect([defaults('stack', 'Stack', 'gap'), defaults('stack', 'Stack', 'align')]).toEqual(['4', 'stretch']);
    expect([defaults('stack', 'Inline', 'gap'), defaults('stack', 'Inline', 'align')]).toEqual(['2', 'center']);
    expect([defaults('text', 'Text', 'size'), defaults('text', 'Heading', 'size')]).toEqual([undefined, 'medium']);
  });

  it('find the component of every folder, and an example', () => {
    expect(folders.filter(({ facts }) => facts.components.length === 0).map(({ name }) => name)).toEqual([]);
    expect(folders.filter(({ facts }) => facts.example === '').map(({ name }) => name)).toEqual([]);
  });

  it('find tokens and users', () => {
    const { tokens, usage } = find('button').facts;
    expect(tokens.color).toEqual(expect.arrayContaining(['accent', 'on-accent', 'danger']));
    expect(tokens.radius).toEqual(['control']);
    expect(usage.features).toContain('flash');
    expect(usage.components).toContain('confirm-dialog');
    // Used by no feature itself, but by components that features use.
    expect(find('field').facts.usage.features).toContain('account');
  });
});

describe('Markdown', () => {
  it('lists every component once in llms.txt, and every page', () => {
    const index = llmsTxt(folders);
    expect(index).toMatch(/^# .+\n\n> .+\n\n/u);
    const links = [...index.matchAll(/\]\(docs\/(?<page>[\w-]+)\.md\)/gu)].map(({ groups }) => groups?.page ?? '');
    expect(links.toSorted()).toEqual(
      [...folders.map(({ name }) => name), 'tokens', 'which-component', 'writing'].toSorted(),
    );
  });

  it('has a page with an import, an example, props, and accessibility', () => {
    const page = componentPage(find('button'), folders);
    expect(page).toContain("import { Button } from '#design-system/button';");
    expect(page).toContain('<Button onClick={() => {}} tone="primary">');
    expect(page).toContain(
      String.raw`| \`tone\` | \`'primary' \| 'secondary' \| 'quiet' \| 'danger'\` | \`secondary\` |`.replaceAll(
        '\\`',
        '`',
      ),
    );
    expect(page).toContain('| Enter or Space | Presses it.');
    expect(page).toContain('(../?path=/story/components-button--busy)');
    expect(page).not.toMatch(/undefined|\[object/u);
  });

  it('links to pages that exist', () => {
    const pages = new Set(folders.map(({ name }) => `${name}.md`));
    const links = folders.flatMap((each) => [...componentPage(each, folders).matchAll(/\]\((?<link>[\w-]+\.md)\)/gu)]);
    expect(links.map(({ groups }) => groups?.link ?? '').filter((link) => !pages.has(link))).toEqual([]);
  });
});

describe('Storybook', () => {
  const build = async (hooks: Hooks): Promise<Map<string, File['source']>> => {
    const files = new Map<string, File['source']>();
    await hooks.generateBundle.call({ emitFile: ({ fileName, source }) => void files.set(fileName, source) });
    return files;
  };

  it('serves llms.txt, every page that it links, and thumbnails', async () => {
    const files = await build(plugin);
    const links = [...String(files.get('llms.txt')).matchAll(/\]\((?<link>[^)]+)\)/gu)].map(
      ({ groups }) => groups?.link ?? '',
    );
    expect(links.length).toBeGreaterThan(folders.length);
    expect(links.filter((link) => !files.has(link))).toEqual([]);
    expect(files.get('docs/tokens.md')).toMatch(/\| `accent` \| oklch/u);
    expect(files.get('docs/writing.md')).toContain('This rate holds for 15 seconds');
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['thumbnails/light/button.webp', 'thumbnails/dark/logo.webp']),
    );
  });

  it('builds none of it where only stories are needed', async () => {
    expect(await build(componentDocs({ hasPages: false }) as unknown as Hooks)).toEqual(new Map());
  });
});
