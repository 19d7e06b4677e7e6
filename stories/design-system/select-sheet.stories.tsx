import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Amount } from '#design-system/amount';
import { CurrencyIcon } from '#design-system/currency-icon';
import { SelectSheet, type SelectOption } from '#design-system/select-sheet';

const currencies: [code: string, name: string, balance: string][] = [
  ['BTC', 'Bitcoin', '0.5'],
  ['ETH', 'Ether', '12.041'],
  ['USDT', 'Tether', '2104.5'],
  ['EUR', 'Euro', '1940.2'],
  ['SEK', 'Schwedische Krone', '0'],
];

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
    search: { label: 'Search', clearLabel: 'Clear', emptyLabel: 'No such currency' },
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

/** Matches other terms too, ignoring accents and case. */
export const Search: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ args }) {
    const field = await screen.findByRole('searchbox', { name: 'Search' });
    await userEvent.type(field, 'SCHWÉDI');
    await expect(screen.queryByRole('button', { name: /BTC/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /SEK/ }));
    await expect(args.onChange).toHaveBeenCalledWith('SEK');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** To where the options are managed. */
export const More: Story = {
  args: { more: { label: 'Manage currencies', onClick: fn() } },
  async play({ args }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Manage currencies' }));
    await expect(args.more?.onClick).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const NothingFound: Story = {
  async play() {
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');
    await expect(screen.getByRole('status')).toHaveTextContent('No such currency');
  },
};

const networks: SelectOption[] = [
  { value: 'tron', label: 'Tron', lang: 'en-US', description: 'About 3 minutes', group: 'Used before' },
  { value: 'ethereum', label: 'Ethereum', description: 'About 5 minutes', group: 'All networks' },
  { value: 'polygon', label: 'Polygon', description: 'About 4 minutes', group: 'All networks' },
  { value: 'solana', label: 'Solana', disabled: true, disabledReason: 'Paused for maintenance', group: 'All networks' },
];

/** Groups under headings; disabled options say why. */
export const Groups: Story = {
  args: { title: 'Network', options: networks, value: 'ethereum', search: undefined },
  async play() {
    const used = await screen.findByRole('region', { name: 'Used before' });
    await expect(used).toHaveTextContent('Tron');
    await expect(screen.getByText('Tron')).toHaveAttribute('lang', 'en-US');
    await expect(screen.getByRole('button', { name: /^Solana/u })).toBeDisabled();
  },
};

/**
 * Starts at the chosen option. Tab, arrows, Home and End move; a letter goes to the search, where Enter chooses the
 * first match.
 */
export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ args }) {
    await screen.findByRole('dialog', { name: 'Currency' });
    await expect(screen.getByRole('button', { name: /^ETH/u })).toHaveFocus();
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.tab();
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await expect(search).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('button', { name: /^BTC/u })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(search).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(screen.getByRole('button', { name: /^ETH/u })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('button', { name: /^SEK/u })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(screen.getByRole('button', { name: /^BTC/u })).toHaveFocus();
    await userEvent.keyboard('eu');
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue('eu');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('EUR');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

const long: Story['args'] = {
  title: 'Netzwerk, über das die Auszahlung versendet werden soll',
  options: networks.map((option) => ({
    ...option,
    label: `${option.label} mit einer besonders ausführlichen Bezeichnung des Netzwerks`,
    description: 'Gutschrift üblicherweise nach drei bis fünf Minuten, bei hoher Auslastung auch später',
    end: <Amount value="1234567.123456" />,
  })),
  value: 'ethereum',
  search: {
    label: 'Netzwerke nach Namen oder Kürzel durchsuchen',
    clearLabel: 'Leeren',
    emptyLabel: 'Kein solches Netzwerk',
  },
};

export const LongText: Story = { args: long };

export const LongTextNarrow320: Story = {
  args: long,
  globals: { viewport: { value: 'narrow' } },
};

export const Thai: Story = {
  globals: { locale: 'th-th' },
  args: {
    title: 'สกุลเงิน',
    options: [
      { value: 'THB', label: 'THB', description: 'บาทไทย', keywords: 'บาทไทย' },
      { value: 'JPY', label: 'JPY', description: 'เยนญี่ปุ่น', keywords: 'เยนญี่ปุ่น' },
    ],
    value: 'THB',
    search: { label: 'ค้นหาชื่อหรือรหัส', clearLabel: 'ล้าง', emptyLabel: 'ไม่พบสกุลเงินนี้' },
  },
};

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } } };

/** The chosen option keeps its mark. */
export const ForcedColors: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
