import { describe, expect, it } from 'vitest';

// Everything but the entry, which is for the browser: it hydrates what a server may have rendered.
const modules = import.meta.glob(['/src/**/*.{ts,tsx}', '!/src/**/*.d.ts', '!/src/app/main.tsx']);

describe('modules of the web app in plain Node', () => {
  it('runs without a DOM here', () => {
    expect(typeof window).toBe('undefined');
    expect(typeof document).toBe('undefined');
  });

  it.each(Object.keys(modules))('%s loads', async (path) => {
    await expect(modules[path]?.()).resolves.toBeDefined();
  });
});
