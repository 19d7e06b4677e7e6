import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Icon } from '#design-system/icon';
import { TextLink } from '#design-system/text-link';
import { Rows } from '../matrix.tsx';

const meta = {
  component: TextLink,
  args: { href: '#agreement', children: 'User agreement' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { standalone: true },
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'User agreement' });
    await expect(link).toHaveAttribute('href', '#agreement');
  },
};

export const Matrix: Story = {
  render: ({ href }) => (
    <Rows
      of={{
        'in a sentence': (
          <p>
            By registering you accept the <TextLink href={href}>user agreement</TextLink> and the{' '}
            <TextLink href="#privacy">privacy policy</TextLink>.
          </p>
        ),
        standalone: (
          <TextLink href={href} standalone>
            All records
            <Icon icon={ChevronRight} />
          </TextLink>
        ),
      }}
    />
  ),
};

/** To another site, whose name is in the words. */
export const NewTab: Story = {
  args: { href: 'https://example.com/', children: 'View on example.com', standalone: true, newTab: true },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'View on example.com' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Keyboard: Story = {
  render: ({ href }) => (
    <p>
      Read the <TextLink href={href}>User agreement</TextLink> and the{' '}
      <TextLink href="#privacy">privacy policy</TextLink>
    </p>
  ),
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'User agreement' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'privacy policy' })).toHaveFocus();
  },
};

export const LongText: Story = {
  render: ({ href }) => (
    <p>
      Weitere Angaben stehen in den{' '}
      <TextLink href={href}>Bestimmungen über die Verarbeitung personenbezogener Daten</TextLink>.
    </p>
  ),
};

export const Narrow320: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };
