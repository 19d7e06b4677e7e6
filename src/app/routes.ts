import type { ComponentType } from 'react';
import { screens as account } from '#features/account/screens';
import { screens as content } from '#features/content/screens';
import { screens as flash } from '#features/flash/screens';
import { screens as identity } from '#features/identity/screens';
import { screens as notices } from '#features/notices/screens';
import { screens as security } from '#features/security/screens';
import { screens as wallet } from '#features/wallet/screens';
import { screens as own } from './screens/index.ts';

export type ScreenLoader = () => Promise<{ default: ComponentType }>;

export interface RouteDefinition {
  /** The specification's name of it. */
  name: string;
  /** React Router's pattern; more exact patterns win, wherever they stand in the table. */
  path: string;
  /** Who may see it. A route without it leads to 404, as the specification demands. */
  access?: 'public' | 'customer';
  /** Whether the bottom tab bar shows. */
  tabs: boolean;
  /** Its screen; absent while it is not built, which leads to 404. */
  screen?: ScreenLoader;
  /** Catalogues that the screen needs, fetched along with it. */
  texts?: readonly string[];
}

/** All 50 routes of the app, once. */
export const routes: readonly RouteDefinition[] = [
  { name: 'home', path: '/', access: 'public', tabs: true, screen: own.home, texts: ['home'] },
  { name: 'user', path: '/user', access: 'customer', tabs: true, screen: own.user, texts: ['account', 'identity'] },
  { name: 'trend', path: '/trend', access: 'public', tabs: true },
  { name: 'rate', path: '/rate', access: 'customer', tabs: false },
  { name: 'counter', path: '/counter', access: 'customer', tabs: true },
  { name: 'exchange', path: '/counter/:id/:next?', access: 'customer', tabs: true },
  { name: 'exchangeRecords', path: '/counter/records', access: 'customer', tabs: false },
  { name: 'contact', path: '/contact', access: 'public', tabs: false, screen: content.contact, texts: ['contact'] },
  { name: 'login', path: '/login', access: 'public', tabs: false, screen: account.login, texts: ['account-login'] },
  {
    name: 'register',
    path: '/register',
    access: 'public',
    tabs: false,
    screen: account.register,
    texts: ['account', 'forms', 'errors'],
  },
  { name: '404', path: '/404', access: 'public', tabs: false, screen: own.notFound },
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
    screen: wallet.deposit,
    texts: ['wallet', 'forms'],
  },
  { name: 'wallet_down', path: '/wallet/down/:name?', access: 'customer', tabs: false },
  {
    name: 'wallet_up_record',
    path: '/wallet/up/record',
    access: 'customer',
    tabs: false,
    screen: wallet.deposits,
    texts: ['wallet'],
  },
  { name: 'wallet_down_record', path: '/wallet/down/record', access: 'customer', tabs: false },
  {
    name: 'wallet_record',
    path: '/wallet/record/:name?',
    access: 'customer',
    tabs: false,
    screen: wallet.transactions,
    texts: ['wallet'],
  },
  {
    name: 'user_password',
    path: '/user/password',
    access: 'customer',
    tabs: false,
    screen: security.password,
    texts: ['security', 'forms'],
  },
  {
    name: 'user_email',
    path: '/user/email',
    access: 'customer',
    tabs: false,
    screen: security.email,
    texts: ['security', 'forms'],
  },
  {
    name: 'trading_password',
    path: '/wallet/password',
    access: 'customer',
    tabs: false,
    screen: security.changeFundPassword,
    texts: ['security', 'forms'],
  },
  {
    name: 'set_trading_password',
    path: '/wallet/trading-password',
    access: 'customer',
    tabs: false,
    screen: security.setFundPassword,
    texts: ['security', 'forms'],
  },
  { name: 'bank', path: '/bank', access: 'customer', tabs: false },
  { name: 'bank_earnings', path: '/bank/earnings', access: 'customer', tabs: false },
  { name: 'bank_record', path: '/bank/record', access: 'customer', tabs: false },
  { name: 'bank_bind', path: '/bank/bind', access: 'customer', tabs: false },
  { name: 'bank_draw', path: '/bank/draw/:name', access: 'customer', tabs: false },
  { name: 'bank_recharge', path: '/bank/recharge', access: 'customer', tabs: false },
  { name: 'assets', path: '/assets', access: 'customer', tabs: true, screen: wallet.assets, texts: ['wallet'] },
  { name: 'assetRecords', path: '/asset/records', access: 'customer', tabs: false },
  { name: 'recharge', path: '/recharge', access: 'customer', tabs: false },
  { name: 'extract', path: '/extract/:hash', access: 'customer', tabs: false },
  {
    name: 'flashExchange',
    path: '/flash-exchange',
    access: 'customer',
    tabs: false,
    screen: flash.exchange,
    texts: ['flash'],
  },
  {
    name: 'exchangeFlashRecords',
    path: '/flash/records',
    access: 'customer',
    tabs: false,
    screen: flash.records,
    texts: ['flash'],
  },
  {
    name: 'security',
    path: '/security',
    access: 'customer',
    tabs: false,
    screen: own.security,
    texts: ['security', 'identity', 'privacy'],
  },
  {
    name: 'auth',
    path: '/user/auth',
    access: 'customer',
    tabs: false,
    screen: identity.verification,
    texts: ['identity', 'forms'],
  },
  { name: 'about', path: '/about', access: 'public', tabs: false },
  { name: 'notice', path: '/notice', access: 'customer', tabs: false, screen: notices.notices, texts: ['notices'] },
  { name: 'Guarantee', path: '/guarantee', access: 'public', tabs: false },
  { name: 'Partnership', path: '/partnership', access: 'public', tabs: false },
  { name: 'CustomerSupport', path: '/customer-support', access: 'public', tabs: false },
  { name: 'Transparency', path: '/transparency', access: 'public', tabs: false },
  {
    name: 'PrivacyPolicy',
    path: '/privacy-policy',
    access: 'public',
    tabs: false,
    screen: content.privacyPolicy,
    texts: ['content'],
  },
  {
    name: 'UserAgreement',
    path: '/user/agreement',
    access: 'public',
    tabs: false,
    screen: content.userAgreement,
    texts: ['content'],
  },
];

/** Whether the app shows something there: what links to it is shown only then. */
export function isOpen(route: RouteDefinition): route is RouteDefinition & { screen: ScreenLoader } {
  return route.screen !== undefined && route.access !== undefined;
}
