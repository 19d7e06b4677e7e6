import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CurrencyIcon, currencyIconVariants } from '#design-system/currency-icon';
import { Combinations, controlsOf, Rows } from '../matrix.tsx';

/**
 * The coin of a currency, drawn by us: cryptocurrencies from one sprite, all others by their sign. It is decoration: the
 * code always stands beside it in words.
 */
const meta = {
  component: CurrencyIcon,
  argTypes: controlsOf(currencyIconVariants),
  args: { code: 'BTC' },
} satisfies Meta<typeof CurrencyIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

const crypto = ['BTC', 'ETH', 'USDT', 'USDC', 'BNB', 'SOL', 'XRP', 'ADA', 'DOGE', 'TRX', 'LTC', 'AVAX'];
const fiat = ['USD', 'EUR', 'GBP', 'JPY', 'CNY', 'TWD', 'KRW', 'INR', 'IDR', 'MYR', 'RUB', 'SEK', 'THB', 'TRY', 'VND'];

/** Says nothing to a screen reader. */
export const Playground: Story = {
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Matrix: Story = {
  render: () => (
    <Combinations variants={currencyIconVariants}>
      {(choice) => ['BTC', 'EUR', 'SEK', 'ABC'].map((code) => <CurrencyIcon key={code} {...choice} code={code} />)}
    </Combinations>
  ),
};

export const All: Story = {
  render: () => (
    <Rows
      of={{
        cryptocurrencies: crypto.map((code) => <CurrencyIcon key={code} code={code} />),
        'national currencies': fiat.map((code) => <CurrencyIcon key={code} code={code} />),
        unknown: <CurrencyIcon code="XYZ" />,
      }}
    />
  ),
};
