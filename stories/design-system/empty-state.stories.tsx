import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { Column } from '../matrix.tsx';

const meta = {
  component: EmptyState,
  args: {
    illustration: 'purse',
    title: 'No balance yet',
    children: 'What you deposit shows up here as soon as it is credited.',
    action: (
      <Button tone="primary" href="#recharge">
        Deposit
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No balance yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Column>
      <EmptyState {...args} />
      <EmptyState {...args} illustration="bell" title="No notices" action={undefined} />
      <EmptyState illustration="ledger" title="No records" />
    </Column>
  ),
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    illustration: 'ledger',
    title: 'Noch keine abgeschlossenen Umtauschvorgänge vorhanden',
    children: 'Sobald Sie eine Währung in eine andere umgetauscht haben, erscheint der Vorgang hier.',
    action: <Button>Jetzt Währungen umtauschen</Button>,
  },
};

export const Narrow320: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

/** Don't: several ways on leave the decision to the customer. */
export const TooManyActions: Story = {
  tags: ['!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <EmptyState
      illustration="purse"
      title="Oops, nothing here!"
      action={
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'center' }}>
          <Button size="small">Deposit</Button>
          <Button size="small">Convert</Button>
          <Button size="small">Learn more</Button>
        </div>
      }
    />
  ),
};
