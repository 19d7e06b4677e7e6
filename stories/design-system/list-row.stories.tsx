import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, ShieldCheck } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Amount } from '#design-system/amount';
import { CurrencyIcon } from '#design-system/currency-icon';
import { Icon } from '#design-system/icon';
import { List, ListRow, RowTile } from '#design-system/list-row';
import { Percent } from '#design-system/percent';
import { Sparkline } from '#design-system/sparkline';
import { StatusChip } from '#design-system/status-chip';

const rising = [3, 4, 3.5, 5, 4.6, 6, 5.8, 7];
const falling = [7, 6.4, 6.8, 5, 5.6, 4.2, 4.4, 3.9];

const meta = {
  component: ListRow,
  args: {
    title: 'Bitcoin',
    description: 'BTC',
    start: <CurrencyIcon code="BTC" />,
    figure: <Amount value="0.5" currency="BTC" />,
    figureDescription: <Amount value="29852.88" currency="EUR" scale={2} size="small" />,
    href: '#btc',
  },
  decorators: [
    (Story) => (
      <List label="Assets">
        <Story />
      </List>
    ),
  ],
} satisfies Meta<typeof ListRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(canvas.getByRole('list', { name: 'Assets' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Bitcoin/ })).toHaveAttribute('href', '#btc');
    // With `none`, Safari wouldn’t call it a list.
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: 'Assets' })).not.toHaveStyle({ listStyleType: 'none' }),
    );
  },
};

export const Matrix: Story = {
  render: (args) => (
    <>
      <ListRow {...args} />
      <ListRow
        {...args}
        title="Ether"
        description="ETH"
        start={<CurrencyIcon code="ETH" />}
        middle={<Sparkline points={rising} />}
        figure={<Amount value="2841.07" scale={2} currency="EUR" />}
        figureDescription={<Percent value="0.0241" tone="change" size="small" />}
      />
      <ListRow
        {...args}
        title="Tether"
        description="USDT"
        start={<CurrencyIcon code="USDT" />}
        middle={<Sparkline points={falling} />}
        figure={<Amount value="0.91" scale={2} currency="EUR" />}
        figureDescription={<Percent value="-0.0013" tone="change" size="small" />}
      />
      <ListRow
        title="Deposit"
        description="Today, 09:12"
        start={<CurrencyIcon code="EUR" />}
        figure={<Amount value="250" scale={2} currency="EUR" sign="always" />}
        figureDescription={<StatusChip status="processing">Processing</StatusChip>}
        onClick={fn()}
      />
      <ListRow
        title={<Amount value="91238.17" scale={2} />}
        description="9:30 AM · Down, big, odd"
        start={<RowTile>7</RowTile>}
      />
      <ListRow
        title="30-day USDT"
        description="18 of 30 days"
        start={<RowTile description="Wed">2</RowTile>}
        figure={<Amount value="1000" scale={2} currency="USDT" />}
      />
      <ListRow
        title="Security"
        description="Fund password not set"
        start={<Icon icon={ShieldCheck} size="large" />}
        href="#security"
      />
      <ListRow
        title="Maintenance on Sunday"
        description="Yesterday"
        start={<Icon icon={Bell} size="large" />}
        unread
        unreadLabel="Unread"
        href="#notice"
      />
    </>
  ),
};

/** The focus ring surrounds the whole row. */
export const Focused: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: /Bitcoin/ });
    await expect(link).toHaveFocus();
    const row = canvas.getByRole('listitem').getBoundingClientRect();
    await expect(link.getBoundingClientRect().left).toBeLessThan(row.left);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(64);
  },
};

export const Keyboard: Story = {
  args: { href: undefined, onClick: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Bitcoin/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Unread: Story = {
  args: { unread: true, unreadLabel: 'Unread' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: /^Unread Bitcoin/ })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    title: 'Indonesische Rupiah auf dem Verrechnungskonto',
    description: 'Zuletzt bewegt am Mittwoch, dem 18. November 2026',
    start: <CurrencyIcon code="IDR" />,
    figure: <Amount value="123456789012.345678" currency="IDR" />,
    figureDescription: <Amount value="-7654321.123456" currency="EUR" size="small" tone="change" />,
  },
};

/** With enlarged text, a tile holds two digits and a weekday, beside the first two lines. */
export const LargeText: Story = {
  globals: { textSize: '200%', viewport: { value: 'narrow' } },
  args: { start: <RowTile description="Wed">14</RowTile>, title: 'Term of 30 days', figure: undefined },
  async play({ canvas }) {
    const row = canvas.getByRole('link').getBoundingClientRect();
    for (const text of ['14', 'Wed']) {
      const shown = canvas.getByText(text);
      const [words, tile] = [shown, shown.parentElement as Element].map((each) => each.getBoundingClientRect());
      await expect((tile?.width ?? 0) - (words?.width ?? Infinity)).toBeGreaterThanOrEqual(4);
      await expect(tile?.top).toBeGreaterThanOrEqual(row.top);
      await expect(tile?.bottom).toBeLessThanOrEqual(row.bottom);
    }
  },
};

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } }, args: LongText.args };

/** Don't: sentences in a list; the eye finds neither name nor figure. */
export const Sentences: Story = {
  tags: ['!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      <ListRow title="You have successfully received a deposit of 0.25 BTC on November 21" />
      <ListRow title="A conversion from EUR to USDT in the amount of 500 was completed" />
    </>
  ),
};
