import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResultChip, resultChipVariants } from '#design-system/result-chip';
import { Combinations } from '../matrix.tsx';

const meta = {
  component: ResultChip,
  args: { outcome: 'won', amount: { value: '9.8', currency: 'USDT', scale: 2 }, children: 'Won' },
} satisfies Meta<typeof ResultChip>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = { won: 'Won', lost: 'Lost', refunded: 'Refunded' };
const values = { won: '9.8', lost: '-10', refunded: '0' };

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Won').closest('[data-outcome]')).toHaveTextContent(/^Won\+9\.80\sUSDT$/u);
  },
};

export const Matrix: Story = {
  render: () => (
    <Combinations variants={resultChipVariants}>
      {({ outcome }) => (
        <>
          <ResultChip outcome={outcome}>{words[outcome]}</ResultChip>
          <ResultChip outcome={outcome} amount={{ value: values[outcome], currency: 'USDT', scale: 2 }}>
            {words[outcome]}
          </ResultChip>
        </>
      )}
    </Combinations>
  ),
};

/** Red is up: colors change, shapes don't. */
export const RedUp: Story = { globals: { gain: 'red' }, render: Matrix.render };

export const Masked: Story = {
  globals: { amounts: 'masked' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(canvas.getByText('Amount hidden')).toBeInTheDocument();
    await expect(canvas.queryByText(/9\.80/u)).toBeNull();
  },
};

export const LongText: Story = {
  globals: { locale: 'de-de' },
  args: {
    outcome: 'refunded',
    children: 'Einsatz vollständig zurückgezahlt, weil der Startwert nicht rechtzeitig offengelegt wurde',
    amount: { value: '1234567.123456', currency: 'USDT' },
  },
};

export const Narrow320: Story = { ...LongText, globals: { locale: 'de-de', viewport: { value: 'narrow' } } };

export const ForcedColors: Story = { render: Matrix.render, parameters: { chromatic: { forcedColors: 'active' } } };
