import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ribbon } from '#design-system/ribbon';

/** Says on top of every screen that this is not the real thing. */
const meta = {
  component: Ribbon,
  parameters: { layout: 'fullscreen' },
  args: { children: 'Play money: nothing here is worth anything' },
} satisfies Meta<typeof Ribbon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Narrow320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'Spielgeld: Guthaben und Kurse dienen nur der Vorführung und sind nichts wert' },
};
