import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Amount } from '#design-system/amount';
import { CurrencyIcon } from '#design-system/currency-icon';
import { SelectSheet } from '#design-system/select-sheet';

const currencies: [code: string, name: string, balance: string][] = [
  ['BTC', 'Bitcoin', '0.5'],
  ['ETH', 'Ether', '12.041'],
  ['USDT', 'Tether', '2104.5'],
  ['EUR', 'Euro', '1940.2'],
  ['SEK', 'Schwedische Krone', '0'],
];

/** Chooses one from a list, found by name or code. */
const meta = {
  component: SelectSheet,
  parameters: { docs: { story: { inline: false, height: 560 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Currency',
    value: 'ETH',
    onChange: fn(),
    options: currencies.map(([code, name, balance]) => ({
      value: code,
      label: code,
      description: name,
      keywords: name,
      icon: <CurrencyIcon code={code} />,
      end: <Amount value={balance} />,
    })),
    search: { label: 'Search', clearLabel: 'Clear', emptyText: 'No such currency' },
  },
} satisfies Meta<typeof SelectSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play() {
    await expect(await screen.findByRole('button', { name: /ETH/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(screen.getByRole('button', { name: /BTC/ })).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Finds by other words too, without minding accents and case. */
export const Search: Story = {
  parameters: { picture: false },
  async play({ args }) {
    const field = await screen.findByRole('searchbox', { name: 'Search' });
    await userEvent.type(field, 'SCHWÉDI');
    await expect(screen.queryByRole('button', { name: /BTC/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /SEK/ }));
    await expect(args.onChange).toHaveBeenCalledWith('SEK');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const NothingFound: Story = {
  async play() {
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');
    await expect(screen.getByRole('status')).toHaveTextContent('No such currency');
  },
};

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } } };
