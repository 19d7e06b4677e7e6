import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '#design-system/button';
import { ErrorState } from '#design-system/error-state';
import { Screen } from '#design-system/screen';
import { Controlled } from '../controlled.tsx';
import { Column } from '../matrix.tsx';

const meta = {
  component: ErrorState,
  args: {
    title: 'Balances could not be loaded',
    children: 'Your balance is unchanged. The connection broke off.',
    retry: { label: 'Retry', onClick: fn() },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Balances could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.retry?.onClick).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  args: { retry: { label: 'Retry', onClick: fn(), busy: true } },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /Retry/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Keyboard: Story = {
  args: { action: <Button>Support</Button> },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.retry?.onClick).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Support' })).toHaveFocus();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Column>
      <ErrorState {...args} />
      <ErrorState {...args} retry={{ label: 'Retry', onClick: fn(), busy: true }} />
      <ErrorState {...args} action={<Button>Support</Button>} />
      <ErrorState title="This notice is gone" />
      <ErrorState {...args} scope="section" />
      <ErrorState {...args} scope="section" retry={{ label: 'Retry', onClick: fn(), busy: true }} />
      <ErrorState scope="part" title="The chart could not be loaded" retry={{ label: 'Retry', onClick: fn() }} />
    </Column>
  ),
};

/** One line, where the rest of the screen stands. */
export const Section: Story = {
  args: { scope: 'section' },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Balances could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.retry?.onClick).toHaveBeenCalledOnce();
  },
};

/** Words in the text of what it is inside. */
export const Part: Story = {
  args: { scope: 'part', title: 'Today’s result could not be loaded', children: undefined },
  async play({ canvas, args }) {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Today’s result could not be loaded'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(args.retry?.onClick).toHaveBeenCalledOnce();
  },
};

/** A retry that succeeds leaves the focus in the page's content. */
export const Succeeded: Story = {
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Controlled initial={false}>
      {(isLoaded, change) => (
        <Screen>
          {isLoaded ? (
            <p>250.00 EUR</p>
          ) : (
            <ErrorState {...args} retry={{ label: 'Retry', onClick: () => change(true) }} />
          )}
        </Screen>
      )}
    </Controlled>
  ),
  async play({ canvas }) {
    (await canvas.findByRole('button', { name: 'Retry' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('250.00 EUR')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    title: 'Guthaben konnten nicht geladen werden',
    children: 'Ihr Guthaben ist unverändert. Die Verbindung zum Server wurde unterbrochen.',
    retry: { label: 'Noch einmal versuchen', onClick: fn() },
    action: <Button>Kundendienst</Button>,
  },
};

export const Narrow320: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };
