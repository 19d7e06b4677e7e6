import { expect, it } from 'vitest';
import { useApp } from '../support/app.ts';
import { uploadVoucher } from './support.ts';

// As in live mode without a key for the network.
const server = useApp(() => ({ addresses: { depositAddress: () => Promise.resolve(undefined) } }));

it('a network without addresses takes no deposits, and no address of it is the customer’s own', async () => {
  const customer = await server.customer();
  const network = { currency: 'USDT', network: 'tron' };
  expect(await customer.client.try('POST wallet/address', network)).toMatchObject({ data: { code: 'network-paused' } });
  const voucher = await uploadVoucher(customer);
  const deposit = { ...network, amount: '250', voucher };
  expect(await customer.client.try('POST wallet/up', deposit)).toMatchObject({ data: { code: 'network-paused' } });
  const saved = { ...network, label: 'Exchange', address: 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH' };
  await customer.client.call('POST wallet/saveAddress', saved);
  expect((await customer.client.call('GET wallet/addresses', {})).items).toMatchObject([{ address: saved.address }]);
});
