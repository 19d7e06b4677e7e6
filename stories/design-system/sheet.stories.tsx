import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { KeyValueList } from '#design-system/key-value-list';
import { Sheet } from '#design-system/sheet';
import { Controlled } from '../controlled.tsx';

/** What is chosen or read at length, from the bottom of a phone. A question is a ConfirmDialog. */
const meta = {
  component: Sheet,
  parameters: { docs: { story: { inline: false, height: 480 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Conversion',
    children: (
      <KeyValueList
        items={[
          { id: 'give', label: 'You gave', value: <Amount value="2500" currency="EUR" scale={2} /> },
          { id: 'get', label: 'You received', value: <Amount value="0.041872" currency="BTC" /> },
          { id: 'number', label: 'Number', value: 'F-20261121-000412' },
        ]}
      />
    ),
    footer: (
      <Button tone="primary" block>
        Convert again
      </Button>
    ),
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play() {
    await expect(await screen.findByRole('dialog', { name: 'Conversion' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Controlled initial={false}>
      {(open, change) => (
        <>
          <Button onClick={() => change(true)}>Details</Button>
          <Sheet {...args} open={open} onOpenChange={change} />
        </>
      )}
    </Controlled>
  ),
  async play({ canvas }) {
    const opener = canvas.getByRole('button', { name: 'Details' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** More than a screen: it scrolls inside, and the buttons stay in sight. */
export const LongText: Story = {
  args: { title: 'Allgemeine Hinweise zu Einzahlungen', children: 'Ein Hinweis, der ausführlich ist. '.repeat(80) },
  async play() {
    const text = await screen.findByText(/Ein Hinweis/);
    await waitFor(() => expect(text.closest('[tabindex="0"]')).not.toBeNull());
  },
};

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } } };

export const Desk: Story = { globals: { viewport: { value: 'desk' } } };
