import { expect, it } from 'vitest';
import { parsePayment } from '../../../src/design-system/components/qr-scanner/payment-uri.ts';

const plain = { scheme: null, amount: null, token: null, chain: null, memo: null };
// Test vectors of BIP 173, EIP 55 and the like; nobody owns them.
const bitcoin = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const token = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

it.each([bitcoin, evm, 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', ''])('takes %j for an address', (text) => {
  expect(parsePayment(text)).toEqual({ ...plain, address: text });
});

it('drops spaces, line breaks and invisible characters, which copying leaves', () => {
  expect(parsePayment(` tb1q w508 d6qe\n jxtd\u200b ${bitcoin.slice(16)}\ufeff `).address).toBe(bitcoin);
});

it.each([
  [`bitcoin:${bitcoin}`, { address: bitcoin, scheme: 'bitcoin' }],
  [`bitcoin:${bitcoin}?amount=0.0015&label=Ada%20Sample`, { address: bitcoin, scheme: 'bitcoin', amount: '0.0015' }],
  [
    `BITCOIN:${bitcoin.toUpperCase()}?AMOUNT=20.3`,
    { address: bitcoin.toUpperCase(), scheme: 'bitcoin', amount: '20.3' },
  ],
  [`ripple:rEXAMPLE?dt=10042&amount=5`, { address: 'rEXAMPLE', scheme: 'ripple', amount: '5', memo: '10042' }],
  [
    'solana:Ada1?amount=0.01&spl-token=Mint1&memo=Order12',
    { address: 'Ada1', scheme: 'solana', amount: '0.01', token: 'Mint1', memo: 'Order12' },
  ],
  ['web+cardano:addr_test1example', { address: 'addr_test1example', scheme: 'web+cardano' }],
])('reads %s', (text, expected) => {
  expect(parsePayment(text)).toEqual({ ...plain, ...expected });
});

it.each([
  [`ethereum:${evm}`, {}],
  [`ethereum:pay-${evm}@11155111`, { chain: '11155111' }],
  [`ethereum:${evm}@1?value=1500000000000000000`, { chain: '1', amount: '1.5' }],
  [`ethereum:${evm}?value=2.014e18`, { amount: '2.014' }],
  [`ethereum:${evm}?value=1`, { amount: '0.000000000000000001' }],
  [`ethereum:${evm}?value=10e18`, { amount: '10' }],
  // Half a wei doesn't exist.
  [`ethereum:${evm}?value=1.5`, {}],
  [`ethereum:${evm}?value=-1`, {}],
])('reads %s', (text, expected) => {
  expect(parsePayment(text)).toEqual({ ...plain, address: evm, scheme: 'ethereum', ...expected });
});

it('takes the receiver of a token, never its contract, and no amount in units that it does not know', () => {
  expect(parsePayment(`ethereum:${token}@1/transfer?address=${evm}&uint256=1e6`)).toEqual({
    ...plain,
    address: evm,
    scheme: 'ethereum',
    chain: '1',
    token,
  });
});

it.each([
  'https://example.org/pay?amount=5',
  'mailto:ada@example.org',
  'javascript:alert(1)',
  `ethereum:${token}/approve?address=${evm}`,
  `ethereum:${token}/transfer`,
  `bitcoin:${bitcoin}?amount=1&req-somethingyoudontunderstand=50`,
  'bitcoin:',
  'bitcoin:?amount=1',
])('leaves %s as it is, which no network takes for an address', (text) => {
  expect(parsePayment(text)).toEqual({ ...plain, address: text });
});

it.each(['1e3', '1,5', '-1', '0', '0.00', '.5', '1.', '0x10', '1'.repeat(31)])('ignores the amount %s', (amount) => {
  expect(parsePayment(`bitcoin:${bitcoin}?amount=${amount}`)).toMatchObject({ address: bitcoin, amount: null });
});
