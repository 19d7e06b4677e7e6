import { describe, expect, it } from 'vitest';
import { readTree } from '../../../scripts/check/tree.ts';
import { storiesReached } from '../../../scripts/support/story-reach.ts';
import { checkout } from './fixture.ts';

const components = 'src/design-system/components';
const button = 'stories/design-system/button.stories.tsx';
const dialog = 'stories/design-system/dialog.stories.tsx';
const home = 'stories/screens/home.stories.tsx';
const every = [button, dialog, home];

const files = {
  '.storybook/preview.tsx': `import '#design-system/theme';\nimport type { Labels } from '#design-system/dialog';`,
  '.storybook/main.ts': `import { reviews } from '../stories/foundations/reviews.ts';`,
  '.storybook/manager.ts': '',
  '.storybook/test-runner.ts': `import { compare } from '../tests/visual/picture.ts';`,
  'tests/visual/picture.ts': 'export const compare = 1;',
  'src/design-system/theme/index.ts': `import './fonts.css';`,
  'src/design-system/theme/fonts.css': `@font-face { src: url('./fonts/plain.woff2'); }`,
  [`${components}/button/index.ts`]: `export { Button } from './button.tsx';\nexport { variants } from './button.variants.ts';`,
  [`${components}/button/button.tsx`]: '',
  [`${components}/button/button.variants.ts`]: '',
  [`${components}/dialog/index.ts`]: `export const load = () => import('./dialog.tsx');`,
  [`${components}/dialog/dialog.tsx`]: `import { Button } from '#design-system/button';`,
  'src/platform/catalog-files.ts': `export const all = import.meta.glob(['./*/*.json'], { base: '../../locales' });`,
  [button]: `import { Button } from '#design-system/button';`,
  [dialog]: `import { load } from '#design-system/dialog';`,
  [home]: `import '#platform/catalog-files';\nimport type { Button } from '#design-system/button';`,
};

const reached = (...changed: string[]): string[] => storiesReached(readTree(checkout(files)), changed);

describe('what a change reaches', () => {
  it.each<[string, string, string[]]>([
    ['a story: itself', button, [button]],
    ['variants: through index files and lazy imports', `${components}/button/button.variants.ts`, [button, dialog]],
    ['a lazy part: only who loads it', `${components}/dialog/dialog.tsx`, [dialog]],
    ['a catalog: who reads catalogs', 'locales/en-us/home.json', [home]],
    ['the server: nothing', 'server/app.ts', []],
    ['a document: nothing', 'docs/architecture.md', []],
    ['states of review, which only tag stories: nothing', 'stories/foundations/reviews.ts', []],
    ["Storybook's frame: nothing", '.storybook/manager.ts', []],
    ['a font of the theme: everything', 'src/design-system/theme/fonts/plain.woff2', every],
    ['the runner: everything', 'tests/visual/picture.ts', every],
    ["Storybook's settings: everything", '.storybook/main.ts', every],
    ["what Storybook's settings load: everything", 'scripts/component-docs/plugin.ts', every],
    ['packages: everything', 'package-lock.json', every],
  ])('%s', (_name, changed, stories) => {
    expect(reached(changed)).toEqual(stories);
  });

  it('finds a file that is gone from a glob', () => {
    expect(reached('locales/de-de/gone.json')).toEqual([home]);
  });
});
