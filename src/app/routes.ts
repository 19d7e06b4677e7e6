import { matchPath } from 'react-router-dom';

export interface RouteDefinition {
  /** Its name in the specification. */
  readonly name: string;
  /** React Router's pattern. One that is more exact stands before one that matches more. */
  readonly path: string;
  /** Who may see it. */
  readonly access: 'public' | 'customer';
  /** Whether the bottom tab bar shows. */
  readonly tabs: boolean;
}

interface OpenRouteDefinition extends RouteDefinition {
  /** Catalogs that its screen needs, fetched along with it. */
  readonly texts: readonly string[];
}

/** Every route with a screen, once; the others of the specification are in planned-routes.ts. */
export const routes = [
  { name: 'home', path: '/', access: 'public', tabs: true, texts: ['home'] },
  { name: 'trend', path: '/trend', access: 'public', tabs: true, texts: ['market', 'market-screen'] },
  { name: 'rate', path: '/rate', access: 'customer', tabs: false, texts: ['market-rates', 'forms'] },
  { name: 'user', path: '/user', access: 'customer', tabs: true, texts: ['account', 'identity'] },
  { name: 'contact', path: '/contact', access: 'public', tabs: false, texts: ['content-contact'] },
  { name: 'login', path: '/login', access: 'public', tabs: false, texts: ['account-login'] },
  {
    name: 'register',
    path: '/register',
    access: 'public',
    tabs: false,
    texts: ['account', 'forms', 'errors'],
  },
  { name: '404', path: '/404', access: 'public', tabs: false, texts: ['content'] },
  {
    name: 'PrivacyPolicy',
    path: '/privacy-policy',
    access: 'public',
    tabs: false,
    texts: ['content'],
  },
  {
    name: 'UserAgreement',
    path: '/user/agreement',
    access: 'public',
    tabs: false,
    texts: ['content'],
  },
  // Not in the specification: where the link in an email leads.
  { name: 'endSession', path: '/end-session', access: 'public', tabs: false, texts: ['security'] },
  {
    name: 'wallet_up_record',
    path: '/wallet/up/record',
    access: 'customer',
    tabs: false,
    texts: ['wallet', 'forms'],
  },
  {
    name: 'wallet_up',
    path: '/wallet/up/:name?',
    access: 'customer',
    tabs: false,
    texts: ['wallet', 'forms'],
  },
  { name: 'recharge', path: '/recharge', access: 'customer', tabs: false, texts: ['wallet-recharge', 'forms'] },
  {
    name: 'wallet_down_record',
    path: '/wallet/down/record',
    access: 'customer',
    tabs: false,
    texts: ['wallet-withdrawals', 'forms'],
  },
  {
    name: 'wallet_down',
    path: '/wallet/down/:name?',
    access: 'customer',
    tabs: false,
    texts: ['wallet-withdraw', 'wallet', 'forms'],
  },
  {
    name: 'extract',
    path: '/extract/:hash',
    access: 'customer',
    tabs: false,
    texts: ['wallet-withdraw', 'wallet'],
  },
  {
    name: 'wallet_record',
    path: '/wallet/record/:name?',
    access: 'customer',
    tabs: false,
    texts: ['wallet', 'wallet-records'],
  },
  {
    name: 'assetRecords',
    path: '/asset/records',
    access: 'customer',
    tabs: false,
    texts: ['wallet', 'wallet-records'],
  },
  {
    name: 'user_password',
    path: '/user/password',
    access: 'customer',
    tabs: false,
    texts: ['security', 'forms'],
  },
  {
    name: 'user_email',
    path: '/user/email',
    access: 'customer',
    tabs: false,
    texts: ['security', 'forms'],
  },
  {
    name: 'trading_password',
    path: '/wallet/password',
    access: 'customer',
    tabs: false,
    texts: ['security', 'forms'],
  },
  {
    name: 'set_trading_password',
    path: '/wallet/trading-password',
    access: 'customer',
    tabs: false,
    texts: ['security', 'forms'],
  },
  { name: 'assets', path: '/assets', access: 'customer', tabs: true, texts: ['wallet', 'wallet-assets'] },
  {
    name: 'walletCrypto',
    path: '/wallet/crypto/:name?',
    access: 'customer',
    tabs: true,
    texts: ['wallet', 'wallet-assets'],
  },
  { name: 'bank', path: '/bank', access: 'customer', tabs: false, texts: ['bank'] },
  { name: 'bank_earnings', path: '/bank/earnings', access: 'customer', tabs: false, texts: ['bank'] },
  { name: 'bank_record', path: '/bank/record', access: 'customer', tabs: false, texts: ['bank', 'forms'] },
  { name: 'bank_bind', path: '/bank/bind', access: 'customer', tabs: false, texts: ['bank'] },
  { name: 'bank_draw', path: '/bank/draw/:name', access: 'customer', tabs: false, texts: ['bank', 'forms'] },
  { name: 'bank_recharge', path: '/bank/recharge', access: 'customer', tabs: false, texts: ['bank', 'forms'] },
  {
    name: 'flashExchange',
    path: '/flash-exchange',
    access: 'customer',
    tabs: false,
    texts: ['flash', 'forms'],
  },
  {
    name: 'exchangeFlashRecords',
    path: '/flash/records',
    access: 'customer',
    tabs: false,
    texts: ['flash', 'forms'],
  },
  { name: 'counter', path: '/counter', access: 'customer', tabs: true, texts: ['counters'] },
  {
    name: 'exchangeRecords',
    path: '/counter/records',
    access: 'customer',
    tabs: false,
    texts: ['counters-exchange', 'forms'],
  },
  {
    name: 'exchange',
    path: '/counter/:id/:next?',
    access: 'customer',
    tabs: true,
    texts: ['counters', 'counters-exchange', 'forms'],
  },
  {
    name: 'security',
    path: '/security',
    access: 'customer',
    tabs: false,
    texts: ['security', 'forms', 'identity', 'privacy', 'wallet-addresses'],
  },
  {
    name: 'auth',
    path: '/user/auth',
    access: 'customer',
    tabs: false,
    texts: ['identity', 'forms'],
  },
  { name: 'notice', path: '/notice', access: 'customer', tabs: false, texts: ['notices'] },
] as const satisfies readonly OpenRouteDefinition[];

export type Route = (typeof routes)[number];

/** Returns the route at a path. */
export const routeAt = (path: string): Route | undefined => routes.find((route) => matchPath(route.path, path));

/** Returns whether the app has a screen at an address. */
export const isOpenPath = (address: string): boolean => routeAt(address.replace(/[?#].*/su, '')) !== undefined;
