import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CurrencyIcon, currencyIconVariants, type CurrencyIconProps } from '#design-system/currency-icon';
import { Combinations, Rows } from '../matrix.tsx';

const meta = {
  component: CurrencyIcon,
  args: { code: 'BTC' },
} satisfies Meta<typeof CurrencyIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

const crypto = ['BTC', 'ETH', 'USDT', 'USDC', 'BNB', 'SOL', 'XRP', 'TRX', 'LTC', 'DOGE', 'ADA', 'AVAX'];
const fiat = ['USD', 'EUR', 'SEK', 'INR', 'IDR', 'JPY', 'KRW', 'MYR', 'RUB', 'THB', 'TRY', 'VND', 'TWD', 'CNY', 'GBP'];
const unknown = ['SHIB', 'SUI', 'XYZ', '1INCH', 'W'];

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
      {(choice) =>
        ['BTC', 'SOL', 'EUR', 'SEK', 'TWD', 'SHIB'].map((code) => <CurrencyIcon key={code} {...choice} code={code} />)
      }
    </Combinations>
  ),
};

/** Every currency that the server knows, and a few that it doesn't. No two look the same. */
export const All: Story = {
  render: () => <Everything />,
  play: noTwoAreAlike,
};

export const Small: Story = {
  render: () => <Everything size="small" />,
  play: noTwoAreAlike,
};

function Everything({ size }: Pick<CurrencyIconProps, 'size'>) {
  const icons = (codes: string[]) => codes.map((code) => <CurrencyIcon key={code} code={code} size={size} />);
  return <Rows of={{ cryptocurrencies: icons(crypto), 'national currencies': icons(fiat), unknown: icons(unknown) }} />;
}

async function noTwoAreAlike({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(fiat.length));
  const coins = Array.from(canvasElement.querySelectorAll('svg'), (icon) => {
    return icon.querySelector('use')?.getAttribute('href') ?? icon.textContent;
  });
  const flags = Array.from(canvasElement.querySelectorAll('img'), (flag) => flag.src);
  await expect(new Set([...coins, ...flags]).size).toBe(coins.length + flags.length);
  await expect(coins.length + flags.length).toBe(crypto.length + fiat.length + unknown.length);
}
