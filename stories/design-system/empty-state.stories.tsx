import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';

/** Why there is nothing, and the next step as a button. */
const meta = {
  component: EmptyState,
  args: {
    drawing: 'purse',
    title: 'No balance yet',
    children: 'What you deposit shows up here as soon as it is credited.',
    action: (
      <Button tone="primary" href="#recharge">
        Top up
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No balance yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Top up' })).toBeVisible();
  },
};

export const Narrow320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    drawing: 'ledger',
    title: 'Noch keine abgeschlossenen Umtauschvorgänge vorhanden',
    children: 'Sobald Sie eine Währung in eine andere umgetauscht haben, erscheint der Vorgang hier.',
    action: <Button>Jetzt Währungen umtauschen</Button>,
  },
};
