import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkout, repository } from './fixture.ts';

/** Runs a tool with our configuration on a small checkout. */
function tool(name: string, args: string[], configs: string[], files: Record<string, string>): string {
  const cwd = checkout(files);
  for (const config of configs) copyFileSync(join(repository, config), join(cwd, config));
  const { status, stdout, stderr } = spawnSync(join(repository, 'node_modules/.bin', name), args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return `${stdout}${stderr}\nexit code ${status}`;
}

const lint = (files: Record<string, string>, ...args: string[]): string =>
  tool('oxlint', args, ['.oxlintrc.json'], { 'tsconfig.json': '{ "compilerOptions": { "strict": true } }', ...files });

const screen = 'src/features/home/screens/home-screen.tsx';
const component = 'src/design-system/components/card/card.tsx';
const danger = `export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`;

describe('oxlint with our configuration', () => {
  it.each([
    ['no-default-export', { 'src/platform/http.ts': 'export default 1;' }],
    ['no-danger', { [component]: danger }],
    ['no-explicit-any', { 'contract/money.ts': 'export const a = (x: any) => x;' }],
    ['no-non-null-assertion', { 'server/app.ts': `export const a = (x?: string) => x!.length;` }],
    ['button-has-type', { [component]: 'export const A = () => <button />;' }],
    ['click-events-have-key-events', { [component]: 'export const A = () => <div onClick={() => {}} />;' }],
    ['alt-text', { [component]: 'export const A = () => <img src="/a.png" />;' }],
    [
      'no-cycle',
      {
        'server/a.ts': `import { b } from './b.ts';\nexport const a = b;`,
        'server/b.ts': `import { a } from './a.ts';\nexport const b = a;`,
      },
    ],
    ['no-focused-tests', { 'tests/unit/a.test.ts': `import { it } from 'vitest';\nit.only('a', () => {});` }],
  ])('%s fails', (rule, files) => {
    const output = lint(files);
    expect(output).toContain(`(${rule})`);
    expect(output).toContain('exit code 1');
  });

  it('sees forgotten promises by their types', () => {
    const output = lint(
      { 'server/app.ts': 'const send = async () => {};\nexport const a = () => { send(); };' },
      '--type-aware',
    );
    expect(output).toContain('(no-floating-promises)');
    expect(output).toContain('exit code 1');
  });

  it('lets lazy screens have a default export, and prose its HTML', () => {
    const output = lint({
      [screen]: 'export default function HomeScreen() { return <main />; }',
      'src/design-system/components/prose/prose.tsx': danger,
    });
    expect(output).toContain('exit code 0');
  });
});

describe('knip with our configuration', () => {
  it('finds unused files, exports and dependencies', () => {
    const output = tool('knip', ['--no-progress'], ['knip.jsonc', 'tsconfig.json'], {
      'index.html': '<script type="module" src="/src/app/main.tsx"></script>',
      'src/app/main.tsx': `import { used } from '#platform/http';\nused();`,
      'src/platform/http.ts': 'export const used = () => {};\nexport const forgotten = 1;',
      'src/platform/lonely.ts': 'export const lonely = 1;',
    });
    expect(output).toMatch(/Unused files[\s\S]*src\/platform\/lonely\.ts/);
    expect(output).toMatch(/Unused exports[\s\S]*forgotten\s+src\/platform\/http\.ts/);
    expect(output).toMatch(/Unused dependencies[\s\S]*react-dom/);
    expect(output).toContain('exit code 1');
  });
});
