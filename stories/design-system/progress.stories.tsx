import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from '#design-system/progress';
import { Rows } from '../matrix.tsx';

const meta = {
  component: Progress,
  args: { value: 0.4, label: 'Uploading the voucher', valueText: '40 %' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading the voucher' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(bar).toHaveAttribute('aria-valuetext', '40 %');
  },
};

/** Indeterminate: no value is announced, and nothing moves under reduced motion. */
export const Indeterminate: Story = {
  args: { value: undefined, label: 'Looking for another party', valueText: undefined },
  async play({ canvas }) {
    const bar = canvas.getByRole('progressbar', { name: 'Looking for another party' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar).not.toHaveAttribute('aria-valuetext');
  },
};

export const Matrix: Story = {
  render: () => (
    <Rows
      of={Object.fromEntries(
        Object.entries({
          'not begun': 0,
          'just begun': 0.01,
          half: 0.5,
          done: 1,
          'nobody knows how far': undefined,
        }).map(([name, value]) => [
          name,
          <div key={name} style={{ width: '100%' }}>
            <Progress value={value} label="Volume of today" labelHidden />
          </div>,
        ]),
      )}
    />
  ),
};

export const LongText: Story = {
  args: { label: 'Umgetauschtes Volumen bis zum nächsten Schalter', valueText: '12.500,00 von 50.000,00 EUR' },
};

export const Narrow320: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

export const ForcedColors: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
