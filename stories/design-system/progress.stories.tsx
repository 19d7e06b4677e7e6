import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from '#design-system/progress';
import { Rows } from '../matrix.tsx';

/** How far something is, as on a scale. What has no measure is a Skeleton. */
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

export const Matrix: Story = {
  render: () => (
    <Rows
      of={Object.fromEntries(
        [0, 0.01, 0.5, 1].map((value) => [
          String(value),
          <div key={value} style={{ width: '100%' }}>
            <Progress value={value} label="Volume of today" labelHidden />
          </div>,
        ]),
      )}
    />
  ),
};

export const Narrow320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { label: 'Umgetauschtes Volumen bis zum nächsten Schalter', valueText: '12.500,00 von 50.000,00 EUR' },
};
