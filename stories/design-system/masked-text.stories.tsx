import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MaskedText, PrivacyMask, RevealText } from '#design-system/masked-text';
import { Rows } from '../matrix.tsx';

const meta = {
  component: MaskedText,
  args: { text: 'lena@example.org' },
} satisfies Meta<typeof MaskedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('********').parentElement).toHaveTextContent('le********rg');
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
        'the customer’s own, shown on demand': <RevealText text="lena@example.org" showLabel="Show in full" />,
        'private: the same for all': <PrivacyMask />,
      }}
    />
  ),
};

/** Fewer than four characters have no middle, and nothing is masked. */
export const Short: Story = {
  args: { text: 'Ann' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(canvas.getByText('Ann')).toBeVisible();
  },
};

/** The customer's own data: a click shows it for ten seconds, another one hides it immediately. */
export const Keyboard: Story = {
  render: ({ text }) => <RevealText text={text} showLabel="Show in full" />,
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: /Show in full$/ });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('lena@example.org')).toBeVisible();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('lena@example.org')).toBeNull();
  },
};

/** Dots visually, words for screen readers, and no hint of the length. */
export const Private: Story = {
  render: () => <PrivacyMask />,
  async play({ canvas }) {
    await expect(canvas.getByText('Amount hidden')).toHaveClass('sr-only');
    await expect(canvas.getByText('••••••')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const LongText: Story = { args: { text: `${'maximilian.von.hohenlohe.langenburg'.repeat(2)}@example.org` } };

export const Narrow320: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };
