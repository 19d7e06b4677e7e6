import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Ribbon } from '#design-system/ribbon';

/** Says on top of every screen that this is not the real thing. */
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
