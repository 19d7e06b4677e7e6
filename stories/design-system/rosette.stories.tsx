import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rosette, rosetteVariants } from '#design-system/rosette';
import { Combinations, Rows } from '../matrix.tsx';

const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

const meta = {
  component: Rosette,
  args: { hash, label: 'Pattern of the record F26112100042' },
} satisfies Meta<typeof Rosette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    const seal = canvas.getByRole('img', { name: 'Pattern of the record F26112100042' });
    await expect(seal.querySelectorAll('path')).toHaveLength(3);
  },
};

export const Matrix: Story = {
  render: () => (
    <Combinations variants={rosetteVariants}>{({ size }) => <Rosette hash={hash} size={size} />}</Combinations>
  ),
};

const others = {
  'The same record': hash,
  'One digit of the amount changed': '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
  'Another record': 'fd61a03af4f77d870fc21e05e7e80678095c92d808cfb3b5c279ee04c74aca13',
  'And another': 'a4e624d686e03ed2767c0abd85c14426b0b1157d2ce81d27bb4fe4f6f01d688a',
};

/** What tells two records apart: outline, ribbons, their number and their turns. */
export const Different: Story = {
  render: () => (
    <Rows
      of={Object.fromEntries(
        Object.entries(others).map(([name, each]) => [
          name,
          <div
            key={name}
            style={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) auto',
              alignItems: 'center',
              gap: 24,
              width: 260,
            }}
          >
            <Rosette hash={each} />
            <Rosette hash={each} size="small" />
          </div>,
        ]),
      )}
    />
  ),
};

export const ForcedColors: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } } };
