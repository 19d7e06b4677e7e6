import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Flag, flagVariants } from '#design-system/flag';
import { Combinations, Rows } from '../matrix.tsx';

const meta = {
  component: Flag,
  args: { code: 'SE' },
} satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a label it's a named image, for the rare place without space for the name. */
export const Playground: Story = {
  args: { label: 'Sweden', size: 'medium' },
  async play({ canvas }) {
    const flag = await canvas.findByRole('img', { name: 'Sweden' });
    await waitFor(() => expect(flag).toHaveProperty('complete', true));
    await expect(flag).toHaveAttribute('src', expect.stringContaining('SE'));
  },
};

export const Matrix: Story = {
  render: () => (
    <Combinations variants={flagVariants}>
      {(choice) =>
        ['DE', 'JP', 'TH', 'BR', 'NP', 'CH', 'TR', 'IN', 'GB'].map((code) => (
          <span key={code} style={choice.shape === 'round' ? { width: 40, height: 40 } : undefined}>
            <Flag code={code} {...choice} />
          </span>
        ))
      }
    </Combinations>
  ),
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(36));
  },
};

/** Its name stands on the line of other text. */
export const OnALine: Story = {
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'baseline', gap: 24 }}>
      <span>Country or region</span>
      <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
        <Flag {...args} />
        <span>Sweden</span>
      </span>
    </div>
  ),
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveProperty('complete', true));
    const [label, name] = ['Country or region', 'Sweden'].map((text) => canvas.getByText(text).getBoundingClientRect());
    await expect(name?.bottom).toBeCloseTo(label?.bottom ?? 0, 1);
  },
};

/** Decorative beside a name; an unknown code shows a globe, not a broken image. */
export const Fallback: Story = {
  render: () => (
    <Rows
      of={{
        'lower case': <Flag code="jp" size="medium" />,
        unknown: <Flag code="ZZ" size="medium" />,
        'unknown, small': <Flag code="" />,
      }}
    />
  ),
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(2));
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
