import { matchPath } from 'react-router-dom';
import type { RequestOf } from '#contract/index';
import { displayCurrency } from '#platform/display-currency';
import { sessionStore } from '#platform/session';
import { expectRead, type ReadName } from '#platform/swr';
import { routeAt, type Route } from './routes.ts';

/** Asks for data, given the parameters of the address. */
type Ask = (parameters: Readonly<Record<string, string | undefined>>) => void;

const read =
  <Name extends ReadName>(name: Name, query: RequestOf<Name>): Ask =>
  () =>
    expectRead(name, query);

const byId =
  (name: 'GET counter/detail' | 'GET info/detail' | 'GET leverage/room'): Ask =>
  ({ id = '' }) =>
    expectRead(name, { id });

const displayed =
  (name: 'GET user/amount' | 'GET wallet/assets' | 'GET wallet/todayProfitLoss'): Ask =>
  () =>
    expectRead(name, { currency: displayCurrency.get() });

const isCustomer = (): boolean => sessionStore.get().token !== null;

/** For a public screen, where visitors read something else. */
const forCustomers =
  (...asks: readonly Ask[]): Ask =>
  (parameters) => {
    if (isCustomer()) for (const ask of asks) ask(parameters);
  };

const first = { page: '1' } as const;
const cryptos = read('GET wallet/cryptos', {});
const fiats = read('GET wallet/fiats', {});
const bank = read('GET bank/index', {});
const cards = read('GET user/bank', {});
const auth = read('GET user/auth', {});
const agreements = read('GET user/agreements', {});
const ownAgreements = forCustomers(agreements);
const newsTypes = read('GET info/types', {});
const leverageLimits = read('GET leverage/limits', {});

/** What a customer's home and assets begin with. */
const balances = [
  displayed('GET user/amount'),
  displayed('GET wallet/assets'),
  displayed('GET wallet/todayProfitLoss'),
  fiats,
  cryptos,
];

/** What each screen reads first, where its address says so. */
const screenReads: Partial<Record<Route['name'], readonly Ask[]>> = {
  home: [forCustomers(...balances)],
  assets: balances,
  walletCrypto: [displayed('GET wallet/assets'), fiats, cryptos],
  trend: [read('GET market/tickers', {})],
  user: [auth, read('GET user/score', {}), agreements],
  PrivacyPolicy: [read('GET info/privacyPolicy', {}), ownAgreements],
  UserAgreement: [read('GET info/agreement', {}), ownAgreements],
  info: [newsTypes, read('GET info/index', first)],
  info_detail: [newsTypes, byId('GET info/detail')],
  about: [read('GET info/about', {})],
  Guarantee: [read('GET info/guarantee', {})],
  Partnership: [read('GET info/partnership', {})],
  CustomerSupport: [read('GET info/customer', {})],
  wallet_up_record: [read('GET wallet/up-record', first)],
  wallet_up: [cryptos],
  recharge: [read('GET wallet/index', {}), bank],
  wallet_down_record: [read('GET wallet/down-record', first)],
  wallet_down: [
    cryptos,
    read('GET wallet/limits', {}),
    read('GET wallet/addresses', {}),
    read('GET wallet/assets', { currency: 'USD' }),
  ],
  bank: [bank, cards, fiats, cryptos],
  bank_record: [read('GET bank/records', first)],
  bank_bind: [auth],
  bank_draw: [bank, cards, fiats, cryptos],
  bank_recharge: [bank, fiats, cryptos],
  flashExchange: [read('GET wallet/index', {})],
  exchangeFlashRecords: [read('GET flash/records', first)],
  counter: [read('GET counter/index', {})],
  exchangeRecords: [read('GET counter/index', {}), read('GET exchange/records', first)],
  exchange: [byId('GET counter/detail'), read('GET exchange/current', {})],
  trading: [read('GET leverage/rooms', {}), leverageLimits],
  leverage_record: [read('GET leverage/records', first)],
  leverage: [byId('GET leverage/room'), leverageLimits],
  pledge_record: [read('GET pledge/records', first)],
  security: [read('GET user/factors', {}), auth, read('GET user/sessions', {}), read('GET user/activity', first)],
  auth: [auth],
  notice: [read('GET notice/index', first)],
  petition: [read('GET petition/index', first)],
};

/** Asks for what the screen at a path reads first. A visitor, who doesn't get to a customer's, asks for nothing there. */
export function expectReads(path: string): void {
  const route = routeAt(path);
  if (!route || (route.access === 'customer' && !isCustomer())) return;
  const { params = {} } = matchPath(route.path, path) ?? {};
  for (const ask of screenReads[route.name] ?? []) ask(params);
}
