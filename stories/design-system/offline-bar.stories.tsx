import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '#design-system/button';
import { OfflineBar } from '#design-system/offline-bar';
import { Screen, ScreenAction } from '#design-system/screen';
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

/** It moves nothing, and what it covers can be scrolled clear of it and of the action. */
export const OverAScreen: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <OfflineBar {...args} />
      <Screen>
        <div className="h-[200vh]">A long screen</div>
        <p>Its end</p>
        <ScreenAction>
          <Button block>Continue</Button>
        </ScreenAction>
      </Screen>
    </>
  ),
  async play({ canvas }) {
    const region = canvas.getByRole('status');
    await expect(canvas.getByRole('main').getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, document.documentElement.scrollHeight);
    const top = (): number => region.getBoundingClientRect().top;
    await waitFor(() => expect(canvas.getByText('Its end').getBoundingClientRect().bottom).toBeLessThanOrEqual(top()));
    // The height of the bar is measured first.
    await waitFor(() =>
      expect(region.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        canvas.getByRole('button').getBoundingClientRect().top,
      ),
    );
  },
};

export const LongText: Story = {
  args: { children: 'Keine Verbindung. Guthaben und Kurse sind auf dem Stand von 09:24 Uhr.' },
};

export const Narrow320: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };
