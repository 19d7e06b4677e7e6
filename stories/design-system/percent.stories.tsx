import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Percent, percentVariants } from '#design-system/percent';
import { Combinations, Rows } from '../matrix.tsx';

const meta = {
  component: Percent,
  args: { value: '0.0125' },
} satisfies Meta<typeof Percent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('1.25%')).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <Combinations variants={percentVariants}>
      {(choice) => (
        <>
          <Percent {...choice} value="0.0125" />
          <Percent {...choice} value="-0.0742" />
          <Percent {...choice} value="0" />
        </>
      )}
    </Combinations>
  ),
};

/** What rounds to zero has neither color nor sign. */
export const RoundsToNothing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: '-0.00001', tone: 'change' },
  async play({ canvas }) {
    const shown = canvas.getByText('0.00%');
    await expect(shown).toHaveAttribute('data-direction', 'none');
    await expect(shown.querySelector('svg')).toBeNull();
  },
};

export const Turkish: Story = {
  globals: { locale: 'tr-tr' },
  args: { value: '0.1234' },
  async play({ canvas }) {
    await expect(canvas.getByText('%12,34')).toBeVisible();
  },
};

/** Red is up in Japan. */
export const Japanese: Story = {
  globals: { locale: 'ja-jp' },
  render: () => (
    <Rows of={{ up: <Percent value="0.0125" tone="change" />, down: <Percent value="-0.0125" tone="change" /> }} />
  ),
};

export const LongText: Story = {
  render: () => (
    <Rows
      of={{
        'many digits': <Percent value="0.123456789" digits={7} />,
        'a large change': <Percent value="12345.678" tone="change" />,
      }}
    />
  ),
};

export const Narrow320: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };
