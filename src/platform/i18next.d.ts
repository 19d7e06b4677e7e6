import 'i18next';
import type account from '../../locales/en-us/account.json';
import type accountLogin from '../../locales/en-us/account-login.json';
import type bank from '../../locales/en-us/bank.json';
import type common from '../../locales/en-us/common.json';
import type connection from '../../locales/en-us/connection.json';
import type contentContact from '../../locales/en-us/content-contact.json';
import type content from '../../locales/en-us/content.json';
import type errors from '../../locales/en-us/errors.json';
import type counters from '../../locales/en-us/counters.json';
import type countersExchange from '../../locales/en-us/counters-exchange.json';
import type flash from '../../locales/en-us/flash.json';
import type forms from '../../locales/en-us/forms.json';
import type home from '../../locales/en-us/home.json';
import type identity from '../../locales/en-us/identity.json';
import type market from '../../locales/en-us/market.json';
import type marketRates from '../../locales/en-us/market-rates.json';
import type marketScreen from '../../locales/en-us/market-screen.json';
import type notices from '../../locales/en-us/notices.json';
import type privacy from '../../locales/en-us/privacy.json';
import type security from '../../locales/en-us/security.json';
import type validation from '../../locales/en-us/validation.json';
import type wallet from '../../locales/en-us/wallet.json';
import type walletAddresses from '../../locales/en-us/wallet-addresses.json';
import type walletAssets from '../../locales/en-us/wallet-assets.json';
import type walletWithdrawals from '../../locales/en-us/wallet-withdrawals.json';
import type walletWithdraw from '../../locales/en-us/wallet-withdraw.json';
import type walletRecharge from '../../locales/en-us/wallet-recharge.json';
import type walletRecords from '../../locales/en-us/wallet-records.json';

// Keys are typed by the English catalogs.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    enableSelector: false;
    resources: {
      account: typeof account;
      'account-login': typeof accountLogin;
      bank: typeof bank;
      common: typeof common;
      connection: typeof connection;
      'content-contact': typeof contentContact;
      content: typeof content;
      errors: typeof errors;
      counters: typeof counters;
      'counters-exchange': typeof countersExchange;
      flash: typeof flash;
      forms: typeof forms;
      home: typeof home;
      identity: typeof identity;
      market: typeof market;
      'market-rates': typeof marketRates;
      'market-screen': typeof marketScreen;
      notices: typeof notices;
      privacy: typeof privacy;
      security: typeof security;
      validation: typeof validation;
      wallet: typeof wallet;
      'wallet-addresses': typeof walletAddresses;
      'wallet-withdraw': typeof walletWithdraw;
      'wallet-assets': typeof walletAssets;
      'wallet-withdrawals': typeof walletWithdrawals;
      'wallet-recharge': typeof walletRecharge;
      'wallet-records': typeof walletRecords;
    };
  }
}
