interface ChunkGroup {
  name: string;
  test?: (id: string) => boolean;
  tags?: ['$initial'];
}

const components = (...names: string[]): string[] => names.map((name) => `/src/design-system/components/${name}`);
const icons = (...names: string[]): string[] => names.map((name) => `/lucide-react/dist/esm/icons/${name}.`);
const packages = (...names: string[]): string[] => names.map((name) => `/node_modules/${name}/`);
const platform = (...names: string[]): string[] => names.map((name) => `/src/platform/${name}.`);
const within = (folder: string, ...paths: string[]): string[] => paths.map((path) => `${folder}/${path}.`);

/** Returns a group of the modules whose path has one of these parts. */
function group(
  name: string,
  parts: readonly string[],
  { except = [] }: { except?: readonly string[] } = {},
): ChunkGroup {
  const has = (id: string) => (part: string) => id.includes(part);
  return { name, test: (id) => parts.some(has(id)) && !except.some(has(id)) };
}

/**
 * What screens share, in a few files: each is a request of its own, many small ones compress worse, and each names all others
 * that it needs. In this order: what a group's modules import comes with them, unless an earlier one has it.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  // Changes only with our dependencies, so it stays in the browser's cache over releases, and loads beside the entry.
  group(
    'framework',
    [
      ...packages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'i18next', 'react-i18next'),
      ...packages('swr', 'dequal', 'class-variance-authority', 'clsx'),
      'rolldown/runtime',
    ],
    // Lists that load page by page come with the home screen, the first that has one.
    { except: ['/swr/dist/infinite/'] },
  ),

  group(
    'base',
    [
      ...platform('api-error', 'appearance', 'catalogs', 'catalog-files', 'connection', 'display-currency', 'envelope'),
      ...platform('focus-screen'),
      ...platform('error-messages', 'http', 'i18n', 'language', 'navigation', 'part', 'redirect', 'session'),
      ...platform('storage', 'store', 'swr'),
      ...components('button/', 'icon/', 'icon-button/', 'logo/', 'provider/', 'ribbon/', 'screen/', 'skeleton/'),
      ...components('skip-link/', 'tab-bar/', 'toast/', 'top-nav/'),
      '/theme/assign-inline-vars.',
      '/theme/reduced-motion.',
      '/lucide-react/dist/esm/',
    ],
    {
      except: [
        ...components('screen/screen-action.', 'screen/use-keyboard-height.', 'toast/toast-view.'),
        '/lucide-react/dist/esm/icons/',
      ],
    },
  ),

  // What shows figures: most of the others.
  group('figures', [
    ...components('amount/', 'currency-icon/', 'empty-state/', 'error-state/', 'illustration/', 'key-value-list/'),
    ...components('list-row/', 'percent/', 'section/', 'stack/', 'stat/'),
    ...platform('age', 'dates', 'live', 'refresh', 'rich-text'),
    '/contract/money.',
    ...icons('chevron-down', 'chevron-left', 'x'),
  ]),

  // What the home screen shows besides.
  group('home', [
    ...components('action-grid/', 'avatar/', 'card/', 'currency-picker/currency-chip.', 'currency-picker/options.'),
    ...platform('list-in-words', 'swr-pages', 'with-query'),
    '/swr/dist/infinite/',
    ...within('/src/features/content', 'api/news', 'components/news-row'),
    ...icons('arrow-down-to-line', 'arrow-left-right', 'arrow-up-from-line', 'landmark', 'play', 'rotate-ccw-clock'),
  ]),

  // What a screen is made of that asks for something.
  group(
    'forms',
    [
      ...components('callout/', 'field/', 'password-field/', 'text-field/', 'text-link/'),
      ...platform('draft', 'form'),
      '/theme/plain-digits.',
      ...icons('check', 'circle-check', 'eye', 'eye-off', 'info', 'triangle-exclamation-point'),
    ],
    { except: components('field/field-button.', 'field/radio-group.', 'password-field/new-password-field.') },
  ),

  // What sends a form.
  group('submit', [
    ...within('/src/forms', 'failure', 'submit-action'),
    ...platform('action', 'agreements', 'countdown'),
    ...components('checkbox/', 'code-field/', 'screen/screen-action.', 'screen/use-keyboard-height.'),
  ]),

  // Rows of the market.
  group('rows', [
    ...components('sparkline/'),
    ...within('/src/features/market', 'api/price-age', 'api/tickers', 'model/live-ticker', 'model/market-filter'),
    ...within('/src/features/market', 'components/market-row', 'components/use-in-view'),
    ...icons('star'),
  ]),

  // What a customer has, and what needs their attention.
  group('balances', [
    ...within('/src/features/wallet', 'api/balance', 'api/currencies', 'model/filter-rows'),
    ...within(
      '/src/features/wallet/components',
      'display-currency',
      'today',
      'total-balance',
      'unpriced',
      'value-line',
      'worth',
    ),
    ...within('/src/features/security', 'components/authenticator-removal'),
    ...icons('calendar-clock', 'life-buoy', 'scale'),
  ]),

  // Lists that are searched and filtered.
  group(
    'lists',
    [
      ...components('filter-bar/', 'record-list/', 'search-field/', 'tabs/use-chosen-in-view.'),
      ...within('/src/forms', 'age-note', 'filtered-records'),
      ...platform('list-state'),
      ...within('/src/features/wallet', 'api/transactions', 'model/record-filter'),
      ...icons('file-down', 'search'),
    ],
    { except: components('record-list/virtual-lines.') },
  ),

  // An amount in two currencies.
  group('conversion', [
    ...components('amount-field/', 'rate-line/'),
    ...within('/src/features/market', 'api/rates', 'model/conversion', 'components/use-conversion-fields'),
    ...within('/src/forms', 'conversion', 'currency-choice'),
    ...icons('clock'),
  ]),

  // The rest of what each page needs, so that no other group gets it.
  { name: 'app', tags: ['$initial'] },

  // Icons that several other screens have.
  group(
    'icons',
    icons(
      ...['arrow-down', 'arrow-up', 'arrow-up-down', 'check-check', 'copy', 'credit-card', 'ellipsis', 'folder-lock'],
      ...['hourglass', 'id-card', 'key-round', 'log-out', 'shield-check', 'shield-off', 'smartphone'],
    ),
  ),

  // When a record is over.
  group('order-status', [...platform('order-status'), ...within('/src/forms', 'poll-until')]),

  // What is said of a transaction, an order, or a request.
  group('records', [
    ...components('masked-text/', 'progress/', 'status-chip/'),
    ...platform('money-call', 'money-reads', 'record-of', 'server-clock'),
    ...within('/src/forms', 'lazy-block', 'one-record', 'records-screen', 'steps', 'transfer-record'),
  ]),
];
