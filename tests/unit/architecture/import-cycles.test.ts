import { describe, expect, it } from 'vitest';
import { importCycles } from '../../../scripts/check/import-cycles.ts';
import { problemsOf } from './fixture.ts';

describe('import cycles', () => {
  it.each([
    ['static', `import { b } from './b.ts';`, `import { a } from './a.ts';`],
    ['lazy', `import { b } from './b.ts';`, `const a = () => import('./a.ts');`],
    ['type-only', `import { b } from './b.ts';`, `import type { A } from './a.ts';`],
    ['by an export', `export { b } from './b.ts';`, `import { a } from './a.ts';`],
    ['by an alias', `import { b } from './b.ts';`, `import { a } from '#contract/a';`],
  ])('fail, %s', (_kind, a, b) => {
    expect(problemsOf(importCycles, { 'contract/a.ts': a, 'contract/b.ts': b })).toEqual([
      expect.stringMatching(/^contract\/a\.ts:1 import cycle: contract\/a\.ts -> contract\/b\.ts -> contract\/a\.ts/),
    ]);
  });

  it('name the whole way round', () => {
    const files = {
      'contract/a.ts': `import './b.ts';`,
      'contract/b.ts': `import './c.ts';`,
      'contract/c.ts': `\nimport './b.ts';`,
    };
    expect(problemsOf(importCycles, files)).toEqual([
      expect.stringContaining('contract/b.ts -> contract/c.ts -> contract/b.ts'),
    ]);
  });

  it('do not include two ways to one file', () => {
    const files = {
      'contract/a.ts': `import './b.ts'; import './c.ts';`,
      'contract/b.ts': `import './d.ts';`,
      'contract/c.ts': `import './d.ts';`,
      'contract/d.ts': '',
    };
    expect(problemsOf(importCycles, files)).toEqual([]);
  });
});
