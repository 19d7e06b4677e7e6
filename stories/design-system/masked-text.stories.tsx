import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MaskedText, PrivacyMask } from '#design-system/masked-text';
import { Rows } from '../matrix.tsx';

/**
 * A name, an e-mail, a phone or a card number, with its middle hidden. Never an address that money goes to: that is shown in
 * full. What is private while amounts are hidden is a PrivacyMask, whose width tells nothing; Amount takes it by itself.
 */
const meta = {
  component: MaskedText,
  args: { text: 'lena@example.org' },
} satisfies Meta<typeof MaskedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('************').parentElement).toHaveTextContent('le************rg');
    await expect(canvas.getByText('le … rg')).toHaveClass('sr-only');
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
        'private: the same for all': <PrivacyMask />,
      }}
    />
  ),
};

/** Under four characters there is no middle, and nothing is hidden. */
export const Short: Story = {
  args: { text: 'Ann' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(canvas.getByText('Ann')).toBeVisible();
  },
};

/** Dots for the eye, words for the ear, and nothing of the length. */
export const Private: Story = {
  render: () => <PrivacyMask />,
  async play({ canvas }) {
    await expect(canvas.getByText('Amount hidden')).toHaveClass('sr-only');
    await expect(canvas.getByText('••••••')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const LongText: Story = { args: { text: `${'maximilian.von.hohenlohe.langenburg'.repeat(2)}@example.org` } };

export const Narrow320: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };
