import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixedI18n } from '#platform/i18n';
import { AppShell } from '../../../src/app/layout/app-shell.tsx';
import { Providers } from '../../../src/app/providers.tsx';
import { isOpenPath, routes } from '../../../src/app/routes.ts';
import { screenLoaders } from '../../../src/app/screen-loaders.ts';

const catalogs = import.meta.glob<object>('/locales/en-us/*.json', { eager: true, import: 'default' });
const resources = Object.fromEntries(
  Object.entries(catalogs).map(([path, catalog]) => [path.replace(/^.*\/|\.json$/g, ''), catalog]),
);

let texts: i18n;
/** Of the screens so far: no two are called the same. */
const titles = new Set<string>();

beforeAll(async () => {
  texts = await fixedI18n('en-us', resources);
});

/** In server rendering there is no window, storage or data: each screen shows its skeleton. */
describe('screens without a window', () => {
  it('there is none here', () => {
    expect(typeof window).toBe('undefined');
  });

  it.each(routes.map((route) => [route.name, route] as const))('%s renders', async (name, route) => {
    const { default: Screen } = await screenLoaders[route.name]();
    const address = route.path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, 'x');
    const html = renderToString(
      <I18nextProvider i18n={texts}>
        <StaticRouter location={address}>
          <Providers>
            <AppShell>
              <Screen isOpenPath={isOpenPath} />
            </AppShell>
          </Providers>
        </StaticRouter>
      </I18nextProvider>,
    );
    expect(html).toContain('<main');
    expect(html).toContain('<h1');
    const title = /<title>([^<]+) · Florin<\/title>/.exec(html)?.[1] ?? '';
    expect(title).not.toBe('');
    // An article has its own title once it is there.
    expect(titles.has(title)).toBe(name === 'info_detail');
    titles.add(title);
    // A missing text would show as its key.
    expect(html).not.toMatch(/>[a-z-]+(\.[a-z-]+)+</);
  });
});
