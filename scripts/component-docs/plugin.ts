import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { root } from '../support/run.ts';
import { readFacts, type Facts } from './facts.ts';
import { tokensPage, writingPage } from './guides.ts';
import { componentPage, llmsTxt, whichComponent } from './markdown.ts';
import { readDocs } from './read-docs.ts';

const virtual = 'virtual:component-facts';
const baselines = join(root, 'tests/visual/baselines');

interface Page {
  fileName: string;
  source: string | Uint8Array;
}

/**
 * Gives Storybook the facts of each component and, unless only its stories are built, the Markdown of its page and a
 * thumbnail of it.
 */
export function componentDocs({ hasPages }: { hasPages: boolean }): Plugin {
  let read: Promise<Record<string, Facts>> | undefined;
  const all = async () => {
    const docs = await readDocs();
    const allFacts = await (read ??= readFacts(Object.keys(docs)));
    return Object.entries(docs).flatMap(([name, each]) => {
      const found = allFacts[name];
      return found ? [{ name, docs: each, facts: found }] : [];
    });
  };
  const pages = async (): Promise<Page[]> => {
    const folders = await all();
    return [
      { fileName: 'llms.txt', source: llmsTxt(folders) },
      { fileName: 'docs/which-component.md', source: whichComponent(folders) },
      { fileName: 'docs/tokens.md', source: tokensPage() },
      { fileName: 'docs/writing.md', source: writingPage() },
      ...folders.map((each) => ({ fileName: `docs/${each.name}.md`, source: componentPage(each, folders) })),
    ];
  };
  return {
    name: 'florin-component-docs',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id !== `\0${virtual}`) return undefined;
      const folders = await all();
      const facts = folders.map(({ name, facts: folderFacts }) => [
        name,
        { ...folderFacts, hasThumbnail: hasPages && pictureOf(name, 'light') !== undefined },
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(facts))}`;
    },
    async generateBundle() {
      if (!hasPages) return;
      const names = (await all()).map(({ name }) => name);
      const images = await Promise.all(
        names.flatMap((name) => ['light', 'dark'].map((theme) => thumbnail(name, theme))),
      );
      for (const file of [...(await pages()), ...images.flat()]) this.emitFile({ type: 'asset', ...file });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').replace(/^\//u, '').replace(/\?.*$/u, '');
        const [, theme, name] = /^thumbnails\/(\w+)\/([\w-]+)\.webp$/u.exec(path) ?? [];
        const found =
          theme !== undefined && name !== undefined
            ? thumbnail(name, theme).then(([image]) => image?.source)
            : /^(?:llms\.txt|docs\/[\w-]+\.md)$/u.test(path)
              ? pages().then((each) => each.find(({ fileName }) => fileName === path)?.source)
              : undefined;
        if (!found) return next();
        found.then((source) => (source === undefined ? next() : response.end(source)), next);
      });
    },
  };
}

/** The path of a committed screenshot of a component. */
function pictureOf(name: string, theme: string): string | undefined {
  const of = (story: string): string => join(baselines, theme, `components-${name}--${story}.webp`);
  return ['playground', 'matrix', 'narrow-320', 'long-text'].map(of).find((path) => existsSync(path));
}

/** That screenshot without the paper around the component. */
async function thumbnail(name: string, theme: string): Promise<Page[]> {
  const file = pictureOf(name, theme);
  if (file === undefined) return [];
  const trimmed = await sharp(file).trim({ threshold: 4 }).toBuffer();
  const source = await sharp(trimmed)
    .resize({ width: 390, height: 260, fit: 'cover', position: 'top', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer();
  return [{ fileName: `thumbnails/${theme}/${name}.webp`, source }];
}
