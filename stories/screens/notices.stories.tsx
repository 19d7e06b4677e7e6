import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, example, fail, failWhile, none, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { info, notice, notices } from './fixtures.ts';
import { tryAgain } from './press.ts';

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

let unread = 1;
let isDown = true;

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: /^Unread Deposit credited/u })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mark all as read' })).toBeVisible());
  },
};

/** The button goes once nothing is unread, and a message says so. */
export const AllRead: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      answer('GET notice/index', () => ({ ...notices, unread })),
      answer('POST notice/readAll', () => {
        unread = 0;
        return {};
      }),
      ...calls,
    ],
  },
  beforeEach: () => {
    unread = 1;
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }));
    await expect(await screen.findByText('All notices marked as read')).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
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

export const DialogFailed: Story = {
  parameters: { msw: [fail('GET notice/detail'), ...calls] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Deposit credited/u }));
    const title = await screen.findByText('We couldn’t load this notice');
    await waitFor(() => expect(title.closest('[role=alert]')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

/** Trying again shows it. */
export const DialogAgain: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [failWhile('GET notice/detail', () => isDown), ...calls],
  },
  beforeEach: () => {
    isDown = true;
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Deposit credited/u }));
    tryAgain(await screen.findByRole('button', { name: 'Try again' }), () => {
      isDown = false;
    });
    await waitFor(() => expect(screen.getByText(/was credited/u)).toBeVisible());
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
