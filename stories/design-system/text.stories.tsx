import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading, headingVariants, Text, textVariants } from '#design-system/text';
import { Combinations, Rows } from '../matrix.tsx';

const meta = {
  component: Text,
  args: { children: 'Your quote holds for 15 seconds. Then a new one appears.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { size: 'small', tone: 'muted', id: 'note' },
  async play({ canvas }) {
    const text = canvas.getByText(/Your quote holds/u);
    await expect(text.tagName).toBe('P');
    await expect(text).toHaveAttribute('id', 'note');
  },
};

export const Matrix: Story = {
  render: ({ children }) => (
    <Combinations variants={textVariants}>{(choice) => <Text {...choice}>{children}</Text>}</Combinations>
  ),
};

export const Headings: Story = {
  render: () => (
    <Rows
      of={Object.fromEntries(
        (Object.keys(headingVariants.size) as (keyof typeof headingVariants.size)[]).map((size, index) => [
          size,
          <Heading key={size} level={index === 0 ? 1 : 2} size={size}>
            See the whole price before you say yes
          </Heading>,
        ]),
      )}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};

export const LongText: Story = {
  args: {
    children:
      'Ein Kursangebot gilt 15 Sekunden lang. Danach erscheint von selbst ein neues, und der Kurs von eben bleibt daneben lesbar.',
  },
};

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } }, args: LongText.args };
