import { matchPath } from 'react-router-dom';

export interface RouteDefinition {
  /** Its name in the specification. */
  readonly name: string;
  /** React Router's pattern; more exact patterns win, wherever they stand in the table. */
  readonly path: string;
  /** Who may see it. A route without it leads to 404, as the specification requires. */
  readonly access?: 'public' | 'customer';
  /** Whether the bottom tab bar shows. */
  readonly tabs: boolean;
  /** Catalogs that its screen needs, fetched along with it; absent while the screen is planned, which leads to 404. */
  readonly texts?: readonly string[];
}

/** All 50 routes of the app, once. */
export const routes = [
  { name: 'home', path: '/', access: 'public', tabs: true, texts: ['home'] },
  { name: 'user', path: '/user', access: 'customer', tabs: true, texts: ['account', 'identity'] },
  { name: 'trend', path: '/trend', access: 'public', tabs: true },
  { name: 'rate', path: '/rate', access: 'customer', tabs: false },
  { name: 'counter', path: '/counter', access: 'customer', tabs: true },
  { name: 'exchange', path: '/counter/:id/:next?', access: 'customer', tabs: true },
  { name: 'exchangeRecords', path: '/counter/records', access: 'customer', tabs: false },
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
  { name: 'petition', path: '/petition', access: 'customer', tabs: false },
  { name: 'info', path: '/info', access: 'public', tabs: false },
  { name: 'info_detail', path: '/info/:id', access: 'public', tabs: false },
  { name: 'trading', path: '/trading', access: 'customer', tabs: false },
  { name: 'leverage', path: '/leverage/:id', access: 'customer', tabs: false },
  { name: 'leverage_record', path: '/leverage/record', access: 'customer', tabs: false },
  { name: 'pledge_record', path: '/pledge/record', access: 'customer', tabs: false },
  { name: 'walletCrypto', path: '/wallet/crypto/:name?', access: 'customer', tabs: true },
  {
    name: 'wallet_up',
    path: '/wallet/up/:name?',
    access: 'customer',
    tabs: false,
    texts: ['wallet', 'forms'],
  },
  { name: 'wallet_down', path: '/wallet/down/:name?', access: 'customer', tabs: false },
  {
    name: 'wallet_up_record',
    path: '/wallet/up/record',
    access: 'customer',
    tabs: false,
    texts: ['wallet', 'forms'],
  },
  { name: 'wallet_down_record', path: '/wallet/down/record', access: 'customer', tabs: false },
  {
    name: 'wallet_record',
    path: '/wallet/record/:name?',
    access: 'customer',
    tabs: false,
    texts: ['wallet'],
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
  { name: 'bank', path: '/bank', access: 'customer', tabs: false },
  { name: 'bank_earnings', path: '/bank/earnings', access: 'customer', tabs: false },
  { name: 'bank_record', path: '/bank/record', access: 'customer', tabs: false },
  { name: 'bank_bind', path: '/bank/bind', access: 'customer', tabs: false },
  { name: 'bank_draw', path: '/bank/draw/:name', access: 'customer', tabs: false },
  { name: 'bank_recharge', path: '/bank/recharge', access: 'customer', tabs: false },
  { name: 'assets', path: '/assets', access: 'customer', tabs: true, texts: ['wallet'] },
  { name: 'assetRecords', path: '/asset/records', access: 'customer', tabs: false },
  { name: 'recharge', path: '/recharge', access: 'customer', tabs: false },
  { name: 'extract', path: '/extract/:hash', access: 'customer', tabs: false },
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
    texts: ['flash'],
  },
  {
    name: 'security',
    path: '/security',
    access: 'customer',
    tabs: false,
    texts: ['security', 'identity', 'privacy'],
  },
  {
    name: 'auth',
    path: '/user/auth',
    access: 'customer',
    tabs: false,
    texts: ['identity', 'forms'],
  },
  { name: 'about', path: '/about', access: 'public', tabs: false },
  { name: 'notice', path: '/notice', access: 'customer', tabs: false, texts: ['notices'] },
  { name: 'Guarantee', path: '/guarantee', access: 'public', tabs: false },
  { name: 'Partnership', path: '/partnership', access: 'public', tabs: false },
  { name: 'CustomerSupport', path: '/customer-support', access: 'public', tabs: false },
  { name: 'Transparency', path: '/transparency', access: 'public', tabs: false },
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
] as const satisfies readonly RouteDefinition[];

export type Route = (typeof routes)[number];

/** A route that has a screen. */
export type OpenRoute = Extract<Route, { readonly texts: readonly string[]; readonly access: string }>;

/** Returns whether the app shows something there. */
export const isOpen = (route: RouteDefinition): route is OpenRoute =>
  route.texts !== undefined && route.access !== undefined;

const dynamicParts = ({ path }: Route): number => path.split('/:').length;

/** Returns the open route at a path; more exact patterns stand before those that match more. */
export function routeAt(path: string): OpenRoute | undefined {
  const [exact] = routes
    .filter((route) => matchPath(route.path, path))
    .toSorted((a, b) => dynamicParts(a) - dynamicParts(b));
  return exact && isOpen(exact) ? exact : undefined;
}

/** Returns whether the app has a screen at an address; planned ones are not linked to. */
export const isOpenPath = (address: string): boolean => routeAt(address.split(/[?#]/, 1)[0] ?? address) !== undefined;
