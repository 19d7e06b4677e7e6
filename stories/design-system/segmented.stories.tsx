import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Segmented } from '#design-system/segmented';
import { Controlled } from '../controlled.tsx';
import { Column } from '../matrix.tsx';

const meta = {
  component: Segmented,
  args: {
    label: 'Appearance',
    value: 'system',
    onChange: fn(),
    options: [
      { value: 'system', label: 'System' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
  },
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange}>
      {(value, change) => <Segmented {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof Segmented>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('group', { name: 'Appearance' })).toBeVisible();
    await userEvent.click(canvas.getByText('Dark'));
    await expect(args.onChange).toHaveBeenCalledWith('dark');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledWith('light');
  },
};

const threeWords = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
];

export const Matrix: Story = {
  render: () => (
    <Column>
      <Segmented
        label="Side"
        value="buy"
        onChange={fn()}
        options={[
          { value: 'buy', label: 'You give' },
          { value: 'sell', label: 'You get' },
        ]}
      />
      <Segmented label="Span" value="month" onChange={fn()} options={threeWords} />
      <Segmented label="Span" value="day" onChange={fn()} options={[{ value: 'day', label: 'Day' }, ...threeWords]} />
      <Segmented label="Span" labelHidden value="year" onChange={fn()} options={threeWords} />
    </Column>
  ),
};

/** The chosen option has the system's color for it. */
export const ForcedColors: Story = {
  parameters: { chromatic: { forcedColors: 'active' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    label: 'Darstellung der Oberfläche',
    options: [
      { value: 'system', label: 'Wie das Gerät' },
      { value: 'light', label: 'Hell' },
      { value: 'dark', label: 'Dunkel bei Nacht' },
    ],
  },
};

export const Narrow320: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

/** Don't: more than four options don't fit side by side; use a SelectField. */
export const TooMany: Story = {
  tags: ['!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Segmented
      label="Currency"
      value="BTC"
      onChange={fn()}
      options={['BTC', 'ETH', 'USDT', 'USDC', 'SOL', 'EUR', 'USD'].map((value) => ({ value, label: value }))}
    />
  ),
};
