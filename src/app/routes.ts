import { matchPath } from 'react-router-dom';

interface RouteDefinition {
  /** Its name in the specification. */
  readonly name: string;
  /** React Router's pattern. One that is more exact stands before one that matches more. */
  readonly path: string;
  /** Who may see it. */
  readonly access: 'public' | 'customer';
  /** Whether the bottom tab bar shows. */
  readonly tabs: boolean;
  /** Catalogs that its screen needs, fetched along with it. */
  readonly texts: readonly string[];
}

const row =
  <const Access extends RouteDefinition['access']>(access: Access) =>
  <const Name extends string>(
    name: Name,
    texts: string,
    path = `/${name.toLowerCase().replaceAll('_', '/')}`,
    tabs = false,
  ) => ({
    name,
    path,
    access,
    tabs,
    texts: texts.split(' '),
  });

// The table is in every first load, so its rows are short: name, catalogs, path where it doesn't
// follow from the name, tab bar.
const visitor = row('public');
const customer = row('customer');

/** Every route, once. */
export const routes = [
  visitor('home', 'home', '/', true),
  visitor('trend', 'market market-screen', '/trend', true),
  customer('rate', 'market-rates forms'),
  customer('user', 'account identity', '/user', true),
  visitor('contact', 'content-contact content'),
  visitor('login', 'account-login'),
  visitor('register', 'account-register forms errors'),
  visitor('404', 'content'),
  visitor('PrivacyPolicy', 'content', '/privacy-policy'),
  visitor('UserAgreement', 'content', '/user/agreement'),
  visitor('info', 'content'),
  visitor('info_detail', 'content', '/info/:id'),
  visitor('about', 'content'),
  visitor('Guarantee', 'content'),
  visitor('Partnership', 'content'),
  visitor('CustomerSupport', 'content', '/customer-support'),
  visitor('Transparency', 'content transparency'),
  // Not in the specification: where the link in an email leads.
  visitor('endSession', 'security', '/end-session'),
  customer('wallet_up_record', 'wallet-deposits wallet forms'),
  customer('wallet_up', 'wallet-deposits wallet wallet-recharge forms', '/wallet/up/:name?'),
  customer('recharge', 'wallet-recharge forms'),
  customer('wallet_down_record', 'wallet-withdrawals forms'),
  customer('wallet_down', 'wallet-withdraw wallet forms', '/wallet/down/:name?'),
  customer('extract', 'wallet-withdraw wallet forms', '/extract/:hash'),
  customer('wallet_record', 'wallet wallet-records forms', '/wallet/record/:name?'),
  customer('assetRecords', 'wallet wallet-records forms', '/asset/records'),
  customer('user_password', 'security forms'),
  customer('user_email', 'security forms'),
  customer('trading_password', 'security forms', '/wallet/password'),
  customer('set_trading_password', 'security forms', '/wallet/trading-password'),
  customer('assets', 'wallet wallet-assets', '/assets', true),
  customer('walletCrypto', 'wallet wallet-assets', '/wallet/crypto/:name?', true),
  customer('bank', 'bank forms'),
  customer('bank_earnings', 'bank forms'),
  customer('bank_record', 'bank forms'),
  customer('bank_bind', 'bank forms'),
  customer('bank_draw', 'bank forms', '/bank/draw/:name'),
  customer('bank_recharge', 'bank forms'),
  customer('flashExchange', 'flash forms', '/flash-exchange'),
  customer('exchangeFlashRecords', 'flash forms', '/flash/records'),
  customer('counter', 'counters', '/counter', true),
  customer('exchangeRecords', 'counters-exchange forms', '/counter/records'),
  customer('exchange', 'counters counters-exchange forms', '/counter/:id/:next?', true),
  customer('trading', 'leverage leverage-limits'),
  customer('leverage_record', 'leverage leverage-limits forms'),
  customer('leverage', 'leverage leverage-room leverage-limits forms', '/leverage/:id'),
  customer('pledge_record', 'pledge forms'),
  customer('security', 'security forms identity privacy wallet-addresses leverage-limits'),
  customer('auth', 'identity forms', '/user/auth'),
  customer('notice', 'notices'),
  customer('petition', 'petitions forms'),
] satisfies readonly RouteDefinition[];

export type Route = (typeof routes)[number];

/** Returns the route at a path. */
export const routeAt = (path: string): Route | undefined => routes.find((route) => matchPath(route.path, path));

/** Returns whether the app has a screen at an address. */
export const isOpenPath = (address: string): boolean => routeAt(address.replace(/[?#].*/su, '')) !== undefined;
