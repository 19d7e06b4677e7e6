import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllocationChart } from '#design-system/allocation-chart';
import { Amount } from '#design-system/amount';
import { Rows } from '../matrix.tsx';

const parts = [
  { id: 'BTC', label: 'BTC', weight: 0.482 },
  { id: 'ETH', label: 'ETH', weight: 0.271 },
  { id: 'EUR', label: 'EUR', weight: 0.15 },
  { id: 'USDT', label: 'USDT', weight: 0.082 },
  { id: 'USD', label: 'USD', weight: 0.015 },
];
const many = [
  ...parts,
  { id: 'SOL', label: 'SOL', weight: 0.012 },
  { id: 'XRP', label: 'XRP', weight: 0.009 },
  { id: 'ADA', label: 'ADA', weight: 0.0003 },
];

const meta = {
  component: AllocationChart,
  args: { label: 'Allocation', parts, othersLabel: 'Others' },
} satisfies Meta<typeof AllocationChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { parts: many },
  async play({ canvas }) {
    const list = canvas.getByRole('list', { name: 'Allocation' });
    await expect(list.children).toHaveLength(7);
    await expect(list).toHaveTextContent('BTC47.2%');
    await expect(list.lastElementChild).toHaveTextContent('Others0.9%');
    const percents = Array.from(
      list.textContent.matchAll(/(?<percent>[\d.]+)%/gu),
      ({ groups }) => Number(groups?.percent) * 10,
    );
    await expect(Math.round(percents.reduce((sum, each) => sum + each, 0))).toBe(1000);
  },
};

export const Matrix: Story = {
  render: () => (
    <Rows
      of={Object.fromEntries(
        Object.entries({
          'one part': parts.slice(0, 1),
          'two alike': [
            { id: 'EUR', label: 'EUR', weight: 1 },
            { id: 'USD', label: 'USD', weight: 1 },
          ],
          'three thirds': ['EUR', 'USD', 'SEK'].map((code) => ({ id: code, label: code, weight: 1 })),
          'dust and nothing': [
            { id: 'BTC', label: 'BTC', weight: 50_000 },
            { id: 'USDT', label: 'USDT', weight: 0.5 },
            { id: 'EUR', label: 'EUR', weight: 0 },
          ],
        }).map(([name, some]) => [
          name,
          <div key={name} style={{ width: '100%' }}>
            <AllocationChart {...meta.args} parts={some} />
          </div>,
        ]),
      )}
    />
  ),
};

export const WithFigures: Story = {
  args: {
    parts: parts.map((part) => ({
      ...part,
      figure: (
        <Amount
          value={String(Math.round(part.weight * 1_284_000) / 100)}
          currency="USD"
          scale={2}
          size="small"
          tone="muted"
        />
      ),
    })),
  },
};

const long = many.map((part) => ({ ...part, label: `Guthaben in ${part.label}, frei und gehalten` }));

export const LongText: Story = {
  globals: { locale: 'de-de' },
  args: { label: 'Zusammensetzung', parts: long, othersLabel: 'Alle übrigen Währungen zusammen' },
};

export const Narrow320: Story = {
  ...LongText,
  globals: { locale: 'de-de', viewport: { value: 'narrow' } },
};

export const ForcedColors: Story = { args: { parts: many }, parameters: { chromatic: { forcedColors: 'active' } } };

/** With more contrast, patterns tell parts apart. */
export const MoreContrast: Story = {
  args: { parts: many },
  globals: { theme: 'contrast' },
  parameters: {
    chromatic: { modes: { light: { disable: true }, dark: { disable: true }, contrast: { theme: 'contrast' } } },
  },
};
