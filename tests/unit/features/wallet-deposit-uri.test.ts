import { expect, it } from 'vitest';
import { parsePayment } from '../../../src/design-system/components/qr-scanner/payment-uri.ts';
import { depositUri } from '../../../src/features/wallet/model/deposit-uri.ts';

const address = 'rMwjYedjc7qqtKYVLiAccJSmCwih4LnE2q';

it('brings the destination tag along, as a scanner reads it', () => {
  expect(parsePayment(depositUri(address, '1048576'))).toMatchObject({ address, scheme: 'xrpl', memo: '1048576' });
});

it('is the address alone where there is no tag', () => {
  expect(depositUri(address, null)).toBe(address);
});
