import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { isOpenPath, routes } from '#app/routes';
import { screenLoaders } from '#app/screen-loaders';
import type { ScreenProps } from '#platform/back-path';
import { fixedI18n } from '#platform/i18n';
import { Frame } from '../../../src/app/layout/frame.tsx';
import { Providers } from '../../../src/app/providers.tsx';

const catalogs = import.meta.glob<object>('/locales/en-us/*.json', { eager: true, import: 'default' });
const resources = Object.fromEntries(
  Object.entries(catalogs).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ''), texts]),
);

/** The markup of a screen in everything that surrounds it, its lazy parts awaited, as a server would make it: without data. */
async function markup(
  Screen: ComponentType<ScreenProps>,
  path: string,
  onError: (error: unknown) => void,
): Promise<string> {
  const i18n = await fixedI18n('en-us', resources);
  const { prelude } = await prerender(
    <I18nextProvider i18n={i18n}>
      <StaticRouter location={path}>
        <Providers>
          <Frame>
            <Screen isOpenPath={isOpenPath} />
          </Frame>
        </Providers>
      </StaticRouter>
    </I18nextProvider>,
    { onError },
  );
  return new Response(prelude).text();
}

describe('screens rendered without a DOM', () => {
  const titles = new Set<string>();

  it.each(routes.map((route) => [route.name, route] as const))('%s has a title of its own', async (name, route) => {
    const errors = vi.spyOn(console, 'error');
    const { default: Screen } = await screenLoaders[route.name]();
    const path = route.path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '1');
    const failures: unknown[] = [];
    const html = await markup(Screen, path, (error) => void failures.push(error));
    expect(failures).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
    expect(html).toContain('<main');
    expect(html).toContain('<h1');
    // A missing text would show as its key.
    expect(html).not.toMatch(/>[a-z-]+(\.[a-z-]+)+</);
    const title = /<title>([^<]+) · Florin<\/title>/.exec(html)?.[1] ?? '';
    expect(title).not.toBe('');
    // An article has its own title once it is there.
    expect(titles.has(title)).toBe(name === 'info_detail');
    titles.add(title);
  });

  it('would notice a screen that asks for the window', async () => {
    const failures: unknown[] = [];
    const Wide = () => <main>{window.innerWidth}</main>;
    await markup(Wide, '/', (error) => void failures.push(error));
    expect(failures).toEqual([expect.objectContaining({ message: 'window is not defined' })]);
  });
});
