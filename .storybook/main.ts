import { basename } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { readDocs } from '../scripts/component-docs/read-docs.ts';
import { statusOf } from '../src/design-system/docs/review.ts';

const componentDocs = await readDocs();

const config: StorybookConfig = {
  stories: [
    { directory: '../stories/foundations', titlePrefix: 'Foundations', files: '**/*.stories.tsx' },
    { directory: '../stories/design-system', titlePrefix: 'Components', files: '**/*.stories.tsx' },
    { directory: '../stories/features', titlePrefix: 'Features', files: '**/*.stories.tsx' },
    { directory: '../stories/screens', titlePrefix: 'Screens', files: '**/*.stories.tsx' },
  ],
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // react-docgen-typescript doesn't run on our TypeScript version.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, measure: false, outline: false },
  staticDirs: [
    'static',
    { from: '../src/design-system/theme/fonts', to: '/fonts' },
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  // Tags each component's stories with its state of review.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      async createIndex(file, options) {
        const docs = componentDocs[basename(file, '.stories.tsx')];
        const stories = await indexer.createIndex(file, options);
        if (!docs) return stories;
        const status = `status-${statusOf(docs.reviews)}`;
        return stories.map((story) => ({ ...story, tags: [...(story.tags ?? []), status] }));
      },
    })),
  viteFinal: (options) => ({
    ...options,
    // Discovered late, they would reload the page in the middle of a story.
    optimizeDeps: {
      ...options.optimizeDeps,
      include: [...(options.optimizeDeps?.include ?? []), 'msw', 'msw/browser'],
    },
  }),
};

export default config;
