import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Ribbon } from '#design-system/ribbon';
import { Screen } from '#design-system/screen';

const meta = {
  component: Ribbon,
  parameters: { layout: 'fullscreen' },
  args: { children: 'Play money: nothing here is worth anything' },
} satisfies Meta<typeof Ribbon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Play money: nothing here is worth anything')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { children: 'Spielgeld: Guthaben und Kurse dienen nur der Vorführung und sind nichts wert' },
};

export const Narrow320: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

/** A short screen ends at the bottom of the window, whatever is above it. */
export const AboveAScreen: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <Ribbon {...args} />
      <Screen>A short screen</Screen>
    </>
  ),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('main').getBoundingClientRect().bottom).toBe(window.innerHeight));
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight);
  },
};
