import { basename } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { titleOf, wordsOf } from '../scripts/component-docs/names.ts';
import { componentDocs } from '../scripts/component-docs/plugin.ts';
import { readDocs } from '../scripts/component-docs/read-docs.ts';
import { statusOf } from '../src/design-system/docs/review.ts';
import { goneUpload, uploads } from './uploads.ts';

const documented = await readDocs();

const config: StorybookConfig = {
  stories: [
    { directory: '../stories/foundations', titlePrefix: 'Foundations', files: '**/*.stories.tsx' },
    { directory: '../stories/design-system', titlePrefix: 'Components', files: '**/*.stories.tsx' },
    { directory: '../stories/features', titlePrefix: 'Features', files: '**/*.stories.tsx' },
    { directory: '../stories/screens', titlePrefix: 'Screens', files: '**/*.stories.tsx' },
  ],
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // It can't see through our types: props come from the type checker (scripts/component-docs/props.ts).
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, highlight: false, measure: false, outline: false, sidebarOnboardingChecklist: false },
  staticDirs: [
    'static',
    { from: '../src/design-system/theme/fonts', to: '/fonts' },
    ...uploads.map((filename) => ({ from: './photo.png', to: `/uploads/${filename}` })),
    // No image, like an answer that says that it's gone.
    { from: './static/florin.svg', to: `/uploads/${goneUpload}` },
  ],
  // Titles are words, and a component's state of review is a tag.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      async createIndex(file, options) {
        const name = basename(file, '.stories.tsx');
        const docs = file.includes('/design-system/') ? documented[name] : undefined;
        const title = docs ? titleOf(name, docs) : wordsOf(name);
        const tags = docs ? [`status-${statusOf(docs.reviews)}`] : [];
        const stories = await indexer.createIndex(file, options);
        return stories.map((story) => ({
          ...story,
          title: story.title?.replace(/[^/]+$/u, title),
          // The sidebar shows the story of a page as the page itself if their names are the same.
          ...(stories.length === 1 && file.includes('/foundations/') && { name: title }),
          tags: [...(story.tags ?? []), ...tags],
        }));
      },
    })),
  viteFinal: (options, { test }) => ({
    ...options,
    plugins: [...(options.plugins ?? []), componentDocs({ hasPages: !test })],
    // Discovered late, they would reload the page in the middle of a story.
    optimizeDeps: {
      ...options.optimizeDeps,
      include: [...(options.optimizeDeps?.include ?? []), 'msw', 'msw/browser'],
    },
  }),
};

export default config;
