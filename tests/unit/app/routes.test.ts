import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routeAt, routes } from '../../../src/app/routes.ts';

/** The table of the specification, section 2, and the tabs column of the list of screens. */
const specified = `
home / public tabs
user /user customer tabs
trend /trend public tabs
rate /rate customer
counter /counter customer tabs
exchange /counter/{id}/{next?} customer tabs
exchangeRecords /counter/records customer
contact /contact public
login /login public
register /register public
404 /404 public
petition /petition customer
info /info public
info_detail /info/{id} public
trading /trading customer
leverage /leverage/{id} customer
leverage_record /leverage/record customer
pledge_record /pledge/record customer
walletCrypto /wallet/crypto/{name?} customer tabs
wallet_up /wallet/up/{name?} customer
wallet_down /wallet/down/{name?} customer
wallet_up_record /wallet/up/record customer
wallet_down_record /wallet/down/record customer
wallet_record /wallet/record/{name?} customer
user_password /user/password customer
user_email /user/email customer
trading_password /wallet/password customer
set_trading_password /wallet/trading-password customer
bank /bank customer
bank_earnings /bank/earnings customer
bank_record /bank/record customer
bank_bind /bank/bind customer
bank_draw /bank/draw/{name} customer
bank_recharge /bank/recharge customer
assets /assets customer tabs
assetRecords /asset/records customer
recharge /recharge customer
extract /extract/{hash} customer
flashExchange /flash-exchange customer
exchangeFlashRecords /flash/records customer
security /security customer
auth /user/auth customer
about /about public
notice /notice customer
Guarantee /guarantee public
Partnership /partnership public
CustomerSupport /customer-support public
Transparency /transparency public
PrivacyPolicy /privacy-policy public
UserAgreement /user/agreement public
`
  .trim()
  .split('\n');

/** Where links in emails lead. */
const added = ['endSession /end-session public'];

const pattern = (path: string): string => path.replaceAll(/:(\w+)(\??)/g, '{$1$2}');

describe('the route table', () => {
  it('is the 50 routes of the specification, and those of links in emails, with their access and tabs', () => {
    const table = routes.map(({ name, path, access, tabs }) =>
      [name, pattern(path), access, ...(tabs ? ['tabs'] : [])].join(' '),
    );
    expect(table.toSorted()).toEqual([...specified, ...added].toSorted());
    expect(specified).toHaveLength(50);
  });

  const matched = (address: string): string | undefined =>
    (matchRoutes(routes as unknown as { path: string; name: string }[], address)?.at(-1)?.route as { name?: string })
      ?.name;

  it.each([
    ['/counter/records', 'exchangeRecords'],
    ['/counter/7', 'exchange'],
    ['/counter/7/matching', 'exchange'],
    ['/leverage/record', 'leverage_record'],
    ['/leverage/2', 'leverage'],
    ['/wallet/up/record', 'wallet_up_record'],
    ['/wallet/up/BTC', 'wallet_up'],
    ['/wallet/up', 'wallet_up'],
    ['/wallet/down/record', 'wallet_down_record'],
    ['/user/agreement', 'UserAgreement'],
    ['/nowhere', undefined],
  ])('%s is %s', (address, name) => {
    expect(matched(address)).toBe(name);
  });

  it('has more exact patterns first, so that each path leads to its own route', () => {
    for (const { name, path } of routes) {
      expect([path, routeAt(path.replaceAll(/\/:\w+\?/g, ''))?.name]).toEqual([path, name]);
      expect([path, routeAt(path.replaceAll(/:\w+\??/g, 'x'))?.name]).toEqual([path, name]);
    }
  });
});
