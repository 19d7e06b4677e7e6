import { describe, expect, it } from 'vitest';
import { importBoundaries } from '../../../scripts/check/import-boundaries.ts';
import { problemsOf } from './fixture.ts';

/** A violation of each rule: the file, what it imports, and what the message must tell to do instead. */
const violations: [rule: string, file: string, specifier: string, instead: RegExp][] = [
  ['contract imports no server', 'contract/wallet.ts', '#server/app', /into contract/],
  ['contract imports no platform', 'contract/wallet.ts', '#platform/http', /into contract/],
  [
    'contract imports no package but valibot, @noble/hashes and @scure/base',
    'contract/wallet.ts',
    'zod',
    /into contract/,
  ],
  ['contract imports nothing of Node', 'contract/wallet.ts', 'node:crypto', /into contract/],
  ['contract imports no catalog', 'contract/wallet.ts', '../locales/en-us/home.json', /into contract/],
  ['server imports no screens', 'server/app.ts', '#app/routes', /#contract/],
  ['server imports no platform', 'server/app.ts', '#platform/http', /#contract/],
  ['server imports no React', 'server/app.ts', 'react', /for the browser/],
  ['server reaches the contract by its name', 'server/app.ts', '../contract/wallet.ts', /#contract\/wallet$/],
  ['only main imports the sandbox', 'server/app.ts', './sandbox/seed.ts', /server\/main\.ts/],
  ['only main imports live mode', 'server/app.ts', './live-mode/market.ts', /server\/main\.ts/],
  ['domain rules are pure: no package', 'server/domains/flash/rules.ts', 'kysely', /pure/],
  ['domain rules are pure: no store', 'server/domains/flash/rules.ts', './store.ts', /pure/],
  ['tokens import no theme', 'src/design-system/tokens/index.ts', '#design-system/theme', /plain data/],
  ['tokens import no package', 'src/design-system/tokens/index.ts', '@vanilla-extract/css', /plain data/],
  ['theme imports no component', 'src/design-system/theme/index.ts', '#design-system/button', /tokens only/],
  ['components import no feature', 'src/design-system/components/button/button.tsx', '#features/wallet', /by props/],
  ['components import no platform', 'src/design-system/components/button/button.tsx', '#platform/http', /by props/],
  ['components import no contract', 'src/design-system/components/button/button.tsx', '#contract/money', /by props/],
  [
    'components import no catalog',
    'src/design-system/components/button/button.tsx',
    '/locales/en-us/a.json',
    /by props/,
  ],
  ...['swr', 'i18next', 'react-i18next', 'socket.io-client', 'valibot'].map(
    (name): [string, string, string, RegExp] => [
      `components know no ${name}`,
      'src/design-system/components/button/button.tsx',
      name,
      /as props/,
    ],
  ),
  [
    'components take nothing from their documentation',
    'src/design-system/components/button/button.tsx',
    './button.docs.ts',
    /out of the app/,
  ],
  [
    '... nor its types',
    'src/design-system/components/button/button.tsx',
    'type:../../docs/component-docs.ts',
    /out of the app/,
  ],
  ['documentation imports no component', 'src/design-system/docs/review.ts', '#design-system/button', /plain data/],
  ['platform imports no design system', 'src/platform/http.ts', '#design-system/button', /#contract/],
  ['platform imports no feature', 'src/platform/http.ts', '#features/wallet', /#contract/],
  ['platform imports no server', 'src/platform/http.ts', '#server/app', /#contract/],
  ['platform imports no Node', 'src/platform/http.ts', 'node:fs', /call of contract/],
  ['a feature imports no other feature', 'src/features/flash/index.ts', '#features/wallet', /src\/app/],
  ['... by a path neither', 'src/features/flash/index.ts', '../wallet/model/fee.ts', /src\/app/],
  ['... lazily neither', 'src/features/flash/index.ts', 'lazy:#features/wallet', /src\/app/],
  ['... as a type neither', 'src/features/flash/index.ts', 'type:#features/wallet', /src\/app/],
  ['... by a glob neither', 'src/features/flash/index.ts', 'glob:../wallet/*.ts', /src\/app/],
  ['... passed on neither', 'src/features/flash/index.ts', 'from:#features/wallet', /src\/app/],
  ['a feature imports no app', 'src/features/flash/index.ts', '#app/routes', /#platform/],
  ['a feature imports no server', 'src/features/flash/index.ts', '#server/app', /#contract/],
  [
    'a feature reaches the platform by its name',
    'src/features/flash/index.ts',
    '../../platform/http.ts',
    /#platform\/http$/,
  ],
  [
    '... and the design system',
    'src/features/flash/index.ts',
    '../../design-system/components/button/button.tsx',
    /#design-system\/button$/,
  ],
  ['a feature has no CVA', 'src/features/flash/index.ts', 'class-variance-authority', /#design-system/],
  ['a feature has no vanilla-extract', 'src/features/flash/index.ts', '@vanilla-extract/css', /#design-system/],
  ['a feature has no Radix', 'src/features/flash/index.ts', '@radix-ui/react-dialog', /#design-system/],
  ['a feature has no socket', 'src/features/flash/index.ts', 'socket.io-client', /#platform/],
  ['a model has no React', 'src/features/flash/model/quote.ts', 'react', /pure/],
  ['a model has no hooks', 'src/features/flash/model/quote.ts', '../api/quote.ts', /pure/],
  ['the app reaches features by their name', 'src/app/routes.ts', '../features/flash/index.ts', /#features\/flash$/],
  ['the app imports no server', 'src/app/routes.ts', '#server/app', /#contract/],
];

const forms: Record<string, (specifier: string) => string> = {
  lazy: (specifier) => `export const load = () => import('${specifier}');`,
  type: (specifier) => `export type Theirs = import('${specifier}').Theirs;`,
  glob: (specifier) => `export const all = import.meta.glob(['${specifier}', '!./a.ts']);`,
  from: (specifier) => `export { theirs } from '${specifier}';`,
};

function source(specifier: string): string {
  const [, form = '', rest = specifier] = /^(lazy|type|glob|from):(.*)$/.exec(specifier) ?? [];
  return forms[form]?.(rest) ?? `import { theirs } from '${specifier}';\nexport const ours = theirs;`;
}

describe('import boundaries', () => {
  it.each(violations)('%s', (_rule, file, specifier, instead) => {
    const [problem, ...others] = problemsOf(importBoundaries, { [file]: source(specifier) });
    expect(others).toEqual([]);
    expect(problem).toContain(`${file}:1 imports `);
    expect(problem).toMatch(instead);
  });

  it('lets pass what is allowed', () => {
    const allowed = {
      'contract/wallet.ts': ['valibot', './fields.ts'],
      'contract/market-simulation.ts': ['@noble/hashes/hmac.js'],
      'server/main.ts': ['./sandbox/seed.ts', '#contract/wallet', 'fastify', 'node:fs'],
      'server/sandbox/seed.ts': ['./operator.ts', '../ledger/transfer.ts'],
      'server/domains/flash/rules.ts': ['#contract/money', '../market/rules.ts'],
      'src/design-system/theme/theme.css.ts': ['@vanilla-extract/css', '../tokens/color.ts', '#design-system/tokens'],
      'src/design-system/components/tabs/tabs.tsx': ['react', '@radix-ui/react-tabs', 'class-variance-authority'],
      'src/design-system/components/tabs/tabs.css.ts': ['#design-system/theme', '@vanilla-extract/css'],
      'src/platform/live.ts': ['socket.io-client', 'swr', '#contract/live', '/locales/en-us/home.json'],
      'src/features/flash/components/form.tsx': [
        '#design-system/button',
        '#platform/http',
        '#contract/money',
        '../model/quote.ts',
      ],
      'src/app/routes.ts': ['#features/flash/screens', '#design-system/tabs', '#platform/http', './guards.ts'],
      'tests/server/app.test.ts': ['#server/app', '../../server/sandbox/seed.ts'],
    };
    const files = Object.entries(allowed).map(([file, specifiers]) => [
      file,
      specifiers.map((specifier) => `import '${specifier}';`).join('\n'),
    ]);
    expect(problemsOf(importBoundaries, Object.fromEntries(files))).toEqual([]);
  });
});
