import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Two cores: more workers only wait for each other and for the database.
const workers = 2;

// Generous: a busy machine is no failure. What must be quick says so itself.
const common = {
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
} as const;

/**
 * For tests of a running server, which keep nothing in modules: each worker loads these once instead of for each file. There
 * are more of them, since they wait more than they work. Projects that differ in that run in groups.
 */
const shared = { ...common, testTimeout: 180_000, isolate: false, maxWorkers: 3, sequence: { groupOrder: 1 } } as const;

export default defineConfig({
  test: {
    maxWorkers: workers,
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: { ...common, name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] },
      },
      { test: { ...common, name: 'contract', include: ['tests/contract/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/server/support/global-setup.ts'],
        },
      },
      { test: { ...common, name: 'package', include: ['tests/package/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          // Some journeys wait for whole minutes.
          maxWorkers: 4,
          sequence: { groupOrder: 2 },
          name: 'e2e',
          // Each file starts a server, a database and a browser of its own.
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/support/global-setup.ts'],
          testTimeout: 600_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...common,
          name: 'locales',
          include: ['tests/locales/**/*.test.ts'],
          globalSetup: ['tests/e2e/support/global-setup.ts'],
          testTimeout: 600_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...common,
          name: 'push',
          include: ['tests/push/**/*.test.ts'],
          globalSetup: ['tests/e2e/support/global-setup.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'live',
          // Each file starts servers, a database, a pooler, a Redis, and a load balancer of its own.
          include: ['tests/live/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...common,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          maxConcurrency: 2,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
