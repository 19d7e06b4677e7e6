import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '#design-system/button';
import { ErrorState } from '#design-system/error-state';

/** What could not be loaded, what is safe, and another try. */
const meta = {
  component: ErrorState,
  args: {
    title: 'Balances could not be loaded',
    children: 'Your money is safe. The connection broke off.',
    retry: { label: 'Retry', onPress: fn() },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Balances could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.retry?.onPress).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  args: { retry: { label: 'Retry', onPress: fn(), busy: true } },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /Retry/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Narrow320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    title: 'Guthaben konnten nicht geladen werden',
    children: 'Ihr Geld ist sicher. Die Verbindung zum Server wurde unterbrochen.',
    retry: { label: 'Noch einmal versuchen', onPress: fn() },
    action: <Button>Kundendienst</Button>,
  },
};
