import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Section } from '#design-system/section';
import { TextLink } from '#design-system/text-link';
import { Column } from '../matrix.tsx';

const meta = {
  component: Section,
  args: {
    title: 'Latest transactions',
    action: (
      <TextLink href="#all" standalone>
        All
      </TextLink>
    ),
    children: <p>What the part consists of.</p>,
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Latest transactions' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Latest transactions' })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Column>
      <Section {...args} />
      <Section {...args} title="Without an action" action={undefined} />
      <Section {...args} title="Of the third level" headingLevel={3} />
      <Section {...args} title={undefined}>
        <p>Without a title.</p>
      </Section>
    </Column>
  ),
};

export const Untitled: Story = { args: { title: undefined }, parameters: { chromatic: { disableSnapshot: true } } };

export const LongText: Story = {
  args: {
    title: 'Zuletzt abgeschlossene Umtauschvorgänge zwischen Währungen',
    action: (
      <TextLink href="#all" standalone>
        Alle Vorgänge anzeigen
      </TextLink>
    ),
    headingLevel: 3,
  },
};

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } }, args: LongText.args };

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveFocus();
  },
};
