import type { ComponentType } from 'react';
import { screens as account } from '#features/account/screens';
import { screens as bank } from '#features/bank/screens';
import { screens as content } from '#features/content/screens';
import { screens as counters } from '#features/counters/screens';
import { screens as flash } from '#features/flash/screens';
import { screens as identity } from '#features/identity/screens';
import { screens as leverage } from '#features/leverage/screens';
import { screens as market } from '#features/market/screens';
import { screens as notices } from '#features/notices/screens';
import { screens as petitions } from '#features/petitions/screens';
import { screens as pledge } from '#features/pledge/screens';
import { screens as security } from '#features/security/screens';
import { screens as wallet } from '#features/wallet/screens';
import type { ScreenProps } from '#platform/back-path';
import { sessionStore } from '#platform/session';
import { loadCustomerHome } from './components/customer-home-loader.ts';
import type { Route } from './routes.ts';

export type ScreenLoader = () => Promise<{
  default: ComponentType<ScreenProps>;
  /** Loads the parts that come later, which a page rendered by the server has. */
  ready?(): Promise<unknown>;
}>;

/** Fetches the code of a screen, for each route. */
export const screenLoaders: Readonly<Record<Route['name'], ScreenLoader>> = {
  home: async () => {
    // Fetch the customer's part in parallel with the screen's own code.
    if (sessionStore.get().token !== null) loadCustomerHome().catch(() => undefined);
    const { HomeScreen, ready } = await import('./screens/home-screen.tsx');
    return { default: HomeScreen, ready };
  },
  trend: market.markets,
  rate: market.rates,
  user: () => import('./screens/user-screen.tsx'),
  contact: content.contact,
  login: account.login,
  register: account.register,
  '404': () => import('./screens/not-found-screen.tsx'),
  wallet_up: wallet.deposit,
  wallet_up_record: wallet.deposits,
  wallet_down_record: wallet.withdrawals,
  wallet_down: wallet.withdrawal,
  extract: wallet.confirmWithdrawal,
  recharge: wallet.recharge,
  wallet_record: wallet.transactions,
  assetRecords: wallet.transactions,
  user_password: security.password,
  user_email: security.email,
  endSession: security.endSession,
  trading_password: security.changeFundPassword,
  set_trading_password: security.setFundPassword,
  assets: wallet.assets,
  walletCrypto: wallet.crypto,
  bank: bank.bank,
  bank_earnings: bank.earnings,
  bank_record: bank.records,
  bank_bind: bank.bind,
  bank_draw: bank.draw,
  bank_recharge: bank.recharge,
  flashExchange: flash.exchange,
  exchangeFlashRecords: flash.records,
  counter: counters.counters,
  exchangeRecords: counters.records,
  exchange: counters.exchange,
  trading: () => import('./screens/trading-screen.tsx'),
  leverage_record: leverage.records,
  leverage: leverage.room,
  pledge_record: pledge.records,
  security: () => import('./screens/security-screen.tsx'),
  auth: identity.verification,
  notice: notices.notices,
  petition: petitions.petitions,
  info: content.news,
  info_detail: content.article,
  about: content.page,
  Guarantee: content.page,
  Partnership: content.page,
  CustomerSupport: content.page,
  Transparency: () => import('./screens/transparency-screen.tsx'),
  PrivacyPolicy: content.page,
  UserAgreement: content.page,
};
