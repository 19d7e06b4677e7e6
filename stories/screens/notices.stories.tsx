import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, example, fail, none, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { info, notice, notices } from './fixtures.ts';

const calls = [
  ...defaultHandlers,
  answer('GET notice/index', notices),
  answer('GET notice/detail', notice),
  example('POST notice/read'),
  example('POST notice/readAll'),
];

/** Notices, and the dialog that shows one. */
const meta = {
  component: App,
  args: { path: '/notice' },
  parameters: { layout: 'fullscreen', msw: calls },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: /^Unread Deposit credited/u })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mark all as read' })).toBeVisible());
  },
};

/** The notice dialog: confirming closes it and returns the focus. */
export const Dialog: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Deposit credited/u }));
    const dialog = await screen.findByRole('dialog', { name: 'System notice' });
    await waitFor(() => expect(dialog).toBeVisible());
    const text = await screen.findByText(/was credited/u);
    await waitFor(() => expect(text).toBeVisible());
  },
};

export const Confirmed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const row = await canvas.findByRole('button', { name: /Deposit credited/u });
    await userEvent.click(row);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(row).toHaveFocus());
  },
};

export const Loading: Story = { parameters: { msw: [...defaultHandlers, wait('GET notice/index')] } };

export const Empty: Story = {
  parameters: { msw: [...defaultHandlers, answer('GET notice/index', { ...none, items: [], unread: 0 })] },
  async play({ canvas }) {
    await expect(await canvas.findByText('No notices yet')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [...defaultHandlers, fail('GET notice/index')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load your notices')).toBeVisible();
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };
