import { expect, it } from 'vitest';
import { moneyText } from '#server/money-text';

it.each([
  ['en-us', ['50.00', '1,120.50', '0.00012345', '50,000']],
  ['de-de', ['50,00', '1.120,50', '0,00012345', '50.000']],
  ['ja-jp', ['50.00', '1,120.50', '0.00012345', '50,000']],
  ['th-th', ['50.00', '1,120.50', '0.00012345', '50,000']],
] as const)('%s writes money with the cents of its currency, and with every digit', (language, texts) => {
  const amounts = [
    ['50', 'EUR'],
    ['1120.5', 'USDT'],
    ['0.00012345', 'BTC'],
    ['50000', 'JPY'],
  ] as const;
  expect(amounts.map(([amount, currency]) => moneyText(language, amount, currency))).toEqual(texts);
});
