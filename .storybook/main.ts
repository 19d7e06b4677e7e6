import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: [
    { directory: '../stories/foundations', titlePrefix: 'Foundations', files: '**/*.stories.tsx' },
    { directory: '../stories/design-system', titlePrefix: 'Components', files: '**/*.stories.tsx' },
    { directory: '../stories/features', titlePrefix: 'Features', files: '**/*.stories.tsx' },
    { directory: '../stories/screens', titlePrefix: 'Screens', files: '**/*.stories.tsx' },
  ],
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // react-docgen-typescript does not run on our TypeScript.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, measure: false, outline: false },
  staticDirs: [{ from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' }],
  viteFinal: (options) => ({
    ...options,
    // Found late, they would reload the page in the middle of a story.
    optimizeDeps: { ...options.optimizeDeps, include: [...(options.optimizeDeps?.include ?? []), 'msw', 'msw/browser'] },
  }),
};

export default config;
