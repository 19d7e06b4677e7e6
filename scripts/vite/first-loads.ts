const texts = (...names: string[]): string[] => ['common', ...names].map((name) => `locales/en-us/${name}.json`);

const home = [
  'src/app/screens/home-screen.tsx',
  'src/features/market/components/market-list.tsx',
  'src/features/content/components/home-content.tsx',
];
const written = ['src/features/content/screens/page-screen.tsx', ...texts('content')];
const homeTexts = ['home', 'market', 'market-rates', 'forms', 'content'];

/**
 * What the app loads to take over each page that the server renders (src/app/render.tsx), or to fill the outline of a
 * customer's: lazy modules by their manifest names, and catalogs of English.
 */
export const firstLoads: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    home: [...home, 'src/features/market/components/price-example.tsx', ...texts(...homeTexts)],
    login: [
      'src/features/account/screens/login-screen.tsx',
      'src/features/account/components/passkey-button.tsx',
      ...texts('account-login'),
    ],
    register: ['src/features/account/screens/register-screen.tsx', ...texts('account-register', 'forms', 'errors')],
    about: written,
    Guarantee: written,
    Partnership: written,
    CustomerSupport: written,
    PrivacyPolicy: written,
    UserAgreement: written,
    'customer home': [
      ...home,
      'src/app/components/customer-home.tsx',
      ...texts(...homeTexts, 'wallet', 'wallet-assets'),
    ],
    'customer assets': ['src/features/wallet/screens/holdings.ts', ...texts('wallet', 'wallet-assets')],
  }).map(([page, modules]) => [page, ['src/app/take-over.ts', ...modules]]),
);
