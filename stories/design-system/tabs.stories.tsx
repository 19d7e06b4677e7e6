import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Badge } from '#design-system/badge';
import { Tabs } from '#design-system/tabs';
import { Controlled } from '../controlled.tsx';
import { Column } from '../matrix.tsx';

const meta = {
  component: Tabs,
  args: {
    label: 'Kind of currency',
    value: 'crypto',
    onChange: fn(),
    items: [
      { value: 'crypto', label: 'Crypto', content: 'Twelve currencies' },
      { value: 'fiat', label: 'Fiat', content: 'Sixteen currencies', badge: <Badge label="2 new">2</Badge> },
    ],
  },
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange}>
      {(value, change) => <Tabs {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('tablist', { name: 'Kind of currency' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /Fiat/ }));
    await expect(args.onChange).toHaveBeenCalledWith('fiat');
    await expect(canvas.getByRole('tabpanel', { name: /Fiat/ })).toHaveTextContent('Sixteen currencies');
  },
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Crypto' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Fiat/ })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: /Fiat/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

const long = ['Alle Bewegungen', 'Einzahlungen', 'Auszahlungen', 'Umtauschvorgänge'];

export const LongText: Story = {
  args: { value: '0', items: long.map((label, index) => ({ value: String(index), label, content: label })) },
};

export const Matrix: Story = {
  render: (args) => (
    <Column>
      <Tabs {...args} label="Two, the first chosen" />
      <Tabs {...args} label="With a badge, chosen" value="fiat" />
      <Tabs {...args} {...LongText.args} label="More than fit" value="1" />
    </Column>
  ),
};

/** Overflowing: the active tab scrolls into view. */
export const Overflow: Story = {
  args: { ...LongText.args, value: '3' },
  globals: { viewport: { value: 'narrow' } },
  async play({ canvas }) {
    const last = canvas.getByRole('tab', { name: 'Umtauschvorgänge' });
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    const first = canvas.getByRole('tab', { name: 'Alle Bewegungen' });
    await expect(first).toHaveFocus();
    await waitFor(() => expect(first.getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
  },
};

export const RightToLeft: Story = { args: { ...LongText.args, value: '1' }, globals: { direction: 'right to left' } };

export const ForcedColors: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } }, args: LongText.args };
