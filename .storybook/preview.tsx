import type { Preview } from '@storybook/react-vite';
import isChromatic from 'chromatic/isChromatic';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { intlLocale, languageTag } from '#contract/languages';
import { DesignSystemProvider } from '#design-system/provider';
import { brandCss } from '#design-system/theme';
import { colorThemes, florin } from '#design-system/tokens';
import { isRedUp } from '#platform/appearance';
import { pseudoLanguage } from '#platform/language';
import { brands } from '../stories/brands/index.ts';
import { axeOptions } from './accessibility.ts';
import { stopClock, stopTimers } from './clock.ts';
import { loadFonts } from './fonts.ts';
import { stretchTexts } from './checks/texts.ts';
import { propArgTypes } from './docs/arg-types.ts';
import { checkAnatomy } from './docs/check-anatomy.ts';
import { LazyComponentPage } from './docs/lazy-component-page.tsx';
import { labelsOf, storyLanguages } from './languages.ts';
import { storybookTheme } from './theme.ts';
import { themeModes } from './modes.ts';
import { startNetwork } from './network.ts';
import { viewports } from './viewports.ts';

for (const brand of brands.slice(1)) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(brandCss(brand));
  document.adoptedStyleSheets.push(sheet);
}

stopClock();
if ('isStoryTest' in globalThis) (await import('./checks/page.ts')).installChecks();
configure({
  // Screens make several requests before they render, which takes a while on a busy machine.
  asyncUtilTimeout: 10_000,
  // The usual one prints the page, on each attempt of a query that waits.
  getElementError: (message) => new Error(message ?? ''),
});

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: {
    theme: 'light',
    brand: florin.name,
    locale: 'en-us',
    gain: 'locale',
    textSize: '100%',
    direction: 'left to right',
    amounts: 'shown',
    viewport: { value: 'phone' },
    // The story checks run axe themselves, in every theme (test-runner.ts).
    a11y: { manual: 'isStoryTest' in globalThis },
  },
  globalTypes: {
    theme: toolbar('Theme', 'contrast', Object.keys(colorThemes)),
    brand: toolbar(
      'Brand',
      'paintbrush',
      brands.map(({ name }) => name),
    ),
    locale: toolbar('Language', 'globe', storyLanguages),
    gain: toolbar('Color of gains', 'graphline', ['locale', 'green', 'red']),
    textSize: toolbar('Text size', 'zoom', ['100%', '115%', '130%', '150%', '175%', '200%']),
    direction: toolbar('Direction', 'transfer', ['left to right', 'right to left']),
    amounts: toolbar('Amounts', 'eye', ['shown', 'masked']),
  },
  parameters: {
    a11y: { test: 'error', options: axeOptions },
    chromatic: { modes: themeModes, prefersReducedMotion: 'reduce' },
    viewport: { options: viewports },
    controls: { expanded: true, sort: 'requiredFirst' },
    // Show the source as written: printing rendered elements hangs on large ones.
    docs: {
      toc: { headingSelector: 'h2' },
      theme: storybookTheme(),
      page: LazyComponentPage,
      source: { type: 'code' },
    },
    options: {
      storySort: {
        order: ['Foundations', ['Welcome', 'Which component', 'State of review'], 'Components', 'Features', 'Screens'],
      },
    },
  },
  argTypesEnhancers: [propArgTypes],
  loaders: [
    mswLoader(startNetwork),
    ({ globals }) => loadFonts(languageTag(String(globals.locale))),
    // Lazy in the app; a picture would otherwise show the moment before.
    async () => void (await import('../src/design-system/components/flag/flag-picture.tsx')),
  ],
  afterEach(context) {
    const { globals, title } = context;
    if ('isStoryTest' in globalThis) checkAnatomy(context);
    // Screens stretch their own texts (platform/i18n); components get texts as props.
    if (globals.locale === pseudoLanguage && !title.startsWith('Screens')) stretchTexts();
    // What is about to disappear stays.
    if (isChromatic() || 'isStoryTest' in globalThis) stopTimers();
  },
  decorators: [
    (Story, { globals }) => {
      const language = String(globals.locale);
      const root = document.documentElement;
      root.lang = languageTag(language);
      root.dir = globals.direction === 'right to left' ? 'rtl' : 'ltr';
      root.dataset.theme = String(globals.theme);
      root.dataset.brand = String(globals.brand);
      root.dataset.gain = globals.gain === 'locale' ? (isRedUp(language) ? 'red' : 'green') : String(globals.gain);
      root.style.fontSize = globals.textSize === '100%' ? '' : String(globals.textSize);
      return (
        <DesignSystemProvider
          locale={intlLocale(language)}
          labels={labelsOf(language)}
          maskAmounts={globals.amounts === 'masked'}
        >
          <Story />
        </DesignSystemProvider>
      );
    },
  ],
};

export default preview;

function toolbar(title: string, icon: string, items: readonly string[]) {
  return { description: title, toolbar: { title, icon, items: [...items], dynamicTitle: true } };
}
