import { expect, it } from 'vitest';

// Everything but the entries, which are for the browser: the app's hydrates what a server may have rendered.
const modules = import.meta.glob([
  '/src/**/*.{ts,tsx}',
  '!/src/**/*.d.ts',
  '!/src/app/main.tsx',
  '!/src/service-worker/main.ts',
]);

it('every module of the web app loads in plain Node, without a DOM', async () => {
  expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']);
  const broken: string[] = [];
  for (const [path, load] of Object.entries(modules)) {
    await load().catch((error: unknown) => broken.push(`${path}: ${String(error)}`));
  }
  expect(broken).toEqual([]);
  // The glob finds the app, not nothing.
  expect(Object.keys(modules)).toContain('/src/app/app.tsx');
});
