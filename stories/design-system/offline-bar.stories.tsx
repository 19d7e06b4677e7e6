import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '#design-system/button';
import { OfflineBar } from '#design-system/offline-bar';
import { Controlled } from '../controlled.tsx';

const meta = {
  component: OfflineBar,
  parameters: { layout: 'fullscreen' },
  args: { visible: true, children: 'No connection. Balances are from 09:24.' },
} satisfies Meta<typeof OfflineBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('No connection. Balances are from 09:24.');
  },
};

/** The live region exists before it announces. */
export const Announced: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ children }) => (
    <Controlled initial={false}>
      {(visible, change) => (
        <>
          <OfflineBar visible={visible}>{children}</OfflineBar>
          <Button onClick={() => change(true)}>Lose the connection</Button>
        </>
      )}
    </Controlled>
  ),
  async play({ canvas }) {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toHaveTextContent('No connection. Balances are from 09:24.');
  },
};

export const LongText: Story = {
  args: { children: 'Keine Verbindung. Guthaben und Kurse sind auf dem Stand von 09:24 Uhr.' },
};

export const Narrow320: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };
