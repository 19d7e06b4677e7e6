import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { NewsTicker } from '#design-system/news-ticker';
import { Column } from '../matrix.tsx';

const meta = {
  component: NewsTicker,
  args: {
    label: 'Announcements',
    items: [
      { text: 'Deposits in euro are credited at weekends too' },
      { text: 'Maintenance on Sunday from 03:00 to 03:20' },
      { text: 'New: Avalanche', lang: 'en-GB' },
    ],
    labels: { pause: 'Pause', play: 'Play' },
  },
} satisfies Meta<typeof NewsTicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Announcements' })).toBeVisible();
    // The copy is hidden from screen readers.
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    await expect(items.map(({ lang }) => lang)).toEqual(['', '', 'en-GB']);
  },
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.tab();
    const region = canvas.getByRole('region', { name: 'Announcements' });
    await expect(region).toHaveFocus();
    await expect(getComputedStyle(region.parentElement ?? region).outlineStyle).toBe('solid');
    const button = canvas.queryByRole('button', { name: 'Pause' });
    // Nothing moves under reduced motion, so there is nothing to pause.
    if (!button) return;
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Column>
      <NewsTicker {...args} label="Several" />
      <NewsTicker {...args} label="At rest" paused />
    </Column>
  ),
};

/** Nothing to wait for, and nothing to pause. */
export const One: Story = {
  args: {
    items: [{ text: 'Support never asks for your password or a code, nor for access to your screen or your device.' }],
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('list', { name: 'Announcements' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The button plays and pauses; under reduced motion nothing moves and there is no button. */
export const Paused: Story = {
  args: { paused: true },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, canvasElement }) {
    const stands = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const moving = canvasElement.getAnimations({ subtree: true }).find((each) => each instanceof CSSAnimation);
    if (stands) {
      await expect(moving).toBeUndefined();
      return;
    }
    await expect(moving?.playState).toBe('paused');
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(moving?.playState).toBe('running');
  },
};

export const LongText: Story = {
  args: {
    label: 'Mitteilungen',
    items: [
      {
        text: 'Einzahlungen in Euro werden auch am Wochenende und an Feiertagen innerhalb von Minuten gutgeschrieben',
        lang: 'de',
      },
      { text: 'Neu: Avalanche', lang: 'de' },
    ],
  },
};

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } } };
