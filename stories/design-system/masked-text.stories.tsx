import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MaskedText } from '#design-system/masked-text';
import { Rows } from '../matrix.tsx';

/**
 * A name, an e-mail, a phone or a card number, with its middle hidden. Never an address that money goes to: that is shown in
 * full. Amounts are masked by Amount itself.
 */
const meta = {
  component: MaskedText,
  args: { text: 'lena@example.org' },
} satisfies Meta<typeof MaskedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('le************rg')).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <Rows
      of={{
        'e-mail': <MaskedText text="lena@example.org" />,
        phone: <MaskedText text="+49 30 901820" />,
        'four characters': <MaskedText text="lena" />,
        'three characters, as they are': <MaskedText text="Ann" />,
        'letters with accents stay whole': <MaskedText text="हिन्दी भाषा" />,
        Thai: <MaskedText text="สมชาย ใจดี" />,
      }}
    />
  ),
};

export const LongText: Story = { args: { text: `${'maximilian.von.hohenlohe.langenburg'.repeat(2)}@example.org` } };

export const Narrow320: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };
