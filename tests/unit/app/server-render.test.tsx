import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import type { i18n } from 'i18next';
import account from '../../../locales/en-us/account.json' with { type: 'json' };
import common from '../../../locales/en-us/common.json' with { type: 'json' };
import contact from '../../../locales/en-us/contact.json' with { type: 'json' };
import content from '../../../locales/en-us/content.json' with { type: 'json' };
import errors from '../../../locales/en-us/errors.json' with { type: 'json' };
import flash from '../../../locales/en-us/flash.json' with { type: 'json' };
import home from '../../../locales/en-us/home.json' with { type: 'json' };
import identity from '../../../locales/en-us/identity.json' with { type: 'json' };
import login from '../../../locales/en-us/login.json' with { type: 'json' };
import market from '../../../locales/en-us/market.json' with { type: 'json' };
import notices from '../../../locales/en-us/notices.json' with { type: 'json' };
import security from '../../../locales/en-us/security.json' with { type: 'json' };
import wallet from '../../../locales/en-us/wallet.json' with { type: 'json' };
import { Surroundings } from '../../../src/app/layout/surroundings.tsx';
import { Providers } from '../../../src/app/providers.tsx';
import { isOpen, routes } from '../../../src/app/routes.ts';
import { fixedI18n } from '../../../src/platform/i18n.ts';

let texts: i18n;
/** Of the screens so far: no two are called the same. */
const titles = new Set<string>();

beforeAll(async () => {
  texts = await fixedI18n('en-us', {
    account,
    common,
    contact,
    content,
    errors,
    flash,
    home,
    identity,
    login,
    market,
    notices,
    security,
    wallet,
  });
});

/** A server that renders first screens has no window, no storage and no data yet: each screen shows its outline. */
describe('screens without a window', () => {
  it('there is none here', () => {
    expect(typeof window).toBe('undefined');
  });

  it.each(routes.filter(isOpen).map((route) => [route.name, route] as const))('%s renders', async (_name, route) => {
    const { default: Screen } = await route.screen();
    const address = route.path.replace(/\/:.*$/, '');
    const html = renderToString(
      <I18nextProvider i18n={texts}>
        <StaticRouter location={address}>
          <Providers>
            <Surroundings>
              <Screen />
            </Surroundings>
          </Providers>
        </StaticRouter>
      </I18nextProvider>,
    );
    expect(html).toContain('<main');
    expect(html).toContain('<h1');
    const title = /<title>([^<]+) · Florin<\/title>/.exec(html)?.[1] ?? '';
    expect(title).not.toBe('');
    expect(titles.has(title)).toBe(false);
    titles.add(title);
    // A key instead of its text would show as such.
    expect(html).not.toMatch(/>[a-z-]+(\.[a-z-]+)+</);
  });
});
