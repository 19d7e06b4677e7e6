import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, wait } from './api.ts';
import { App, prepare, defaultHandlers } from './app.tsx';
import { info } from './fixtures.ts';
import { loseNetwork } from './lose-network.ts';
import { all, answered, completed, ended, listed, pending } from './petitions-fixtures.ts';
import { readingAgain } from './reading-again.ts';

/** What the server has. */
let present = all;
/** Gives back what a story took away. */
let restore: (() => void) | undefined;

const calls = [
  ...defaultHandlers,
  answer('GET petition/index', ({ id }) => listed(...present.filter((each) => id === undefined || each.id === id))),
];

/** What a customer sent as feedback, request or complaint, with the answers. */
const meta = {
  component: App,
  args: { path: '/petition' },
  parameters: { layout: 'fullscreen', msw: calls },
  beforeEach: ({ globals }) => {
    present = all;
    return prepare(globals, info);
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { chromatic: { disableSnapshot: true } };

/** Newest first, with status and answers. */
export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('button', { name: /^Could you also send the October statement.*Request, .*Pending$/u }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /2 answers Processing$/u })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Ended$/u })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Write to us' })).toBeVisible());
  },
};

/** To one message and back. */
export const Opened: Story = {
  parameters: unseen,
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /2 answers/u }));
    await expect(await canvas.findByText(/^We’re checking with the network/u)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('button', { name: /2 answers/u })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: [...defaultHandlers, answer('GET petition/index', listed())] },
  async play({ canvas }) {
    await expect(await canvas.findByText('You haven’t written to us yet')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Write to us' })).toHaveLength(1));
  },
};

/** Its button leads to the form, and Back leads here again. */
export const EmptyToForm: Story = {
  parameters: { ...unseen, ...Empty.parameters },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write to us' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Write to us' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(await canvas.findByText('You haven’t written to us yet')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [...defaultHandlers, wait('GET petition/index')] } };

export const Failed: Story = {
  parameters: { msw: [...defaultHandlers, fail('GET petition/index')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load your messages')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };

export const EmptyTranslated: Story = { parameters: { ...Empty.parameters, chromatic: { modes: languageModes } } };

/** The text with its images, then the answers. */
export const Answered: Story = {
  args: { path: `/petition?id=${answered.id}` },
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByText('We’ve answered. It stays open until it’s resolved.')).toBeVisible();
    const entries = await canvas.findAllByRole('listitem', { name: /^(Complaint|Florin’s answer)$/u });
    await waitFor(() => expect(entries).toHaveLength(3));
    const picture = await canvas.findByRole('link', { name: 'Open image 2' });
    await waitFor(() => expect(picture).toHaveAttribute('href', answered.images[1]));
    await waitFor(() => expect(canvas.getByText('D26111900042')).toBeVisible());
  },
};

export const AnsweredTranslated: Story = {
  args: Answered.args,
  parameters: { chromatic: { modes: languageModes } },
};

export const Pending: Story = {
  args: { path: `/petition?id=${pending.id}` },
  async play({ canvas }) {
    await expect(await canvas.findByText('Nobody has read it yet. We’ll notify you when we answer.')).toBeVisible();
  },
};

export const Completed: Story = {
  args: { path: `/petition?id=${completed.id}` },
  async play({ canvas }) {
    await expect(await canvas.findByText('We’ve answered, and this is resolved.')).toBeVisible();
  },
};

/** With the reason. */
export const Ended: Story = {
  args: { path: `/petition?id=${ended.id}` },
  async play({ canvas }) {
    await expect(await canvas.findByText('Closed without further action')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^We’re not planning a weekly summary/u)).toBeVisible());
  },
};

export const EndedTranslated: Story = { args: Ended.args, parameters: { chromatic: { modes: languageModes } } };

/** An answer shows by itself and is announced. */
export const AnswerArrives: Story = {
  args: Pending.args,
  parameters: unseen,
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Nobody has read it yet/u)).toBeVisible();
    present = [
      { ...pending, status: 1, answers: [{ text: 'It’s on its way.', created_at: '2026-11-21T09:29:00.000Z' }] },
    ];
    await waitFor(readingAgain(() => expect(screen.getByText('It’s on its way.')).toBeVisible()));
    await waitFor(() => expect(canvas.getByText('There’s a new answer.')).toBeInTheDocument());
  },
};

/** Another customer's message, or none. */
export const NotFound: Story = {
  args: { path: '/petition?id=99' },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t find this message')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'View all messages' })).toHaveAttribute('href', '/petition'),
    );
  },
};

export const OneLoading: Story = {
  args: Answered.args,
  parameters: { msw: [...defaultHandlers, wait('GET petition/index')] },
};

export const OneFailed: Story = {
  args: Answered.args,
  parameters: { msw: [...defaultHandlers, fail('GET petition/index')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load this message')).toBeVisible();
  },
};

/** The last known state stays, and the bar says that it may be out of date. */
export const Offline: Story = {
  beforeEach: () => () => restore?.(),
  parameters: unseen,
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: /2 answers/u })).toBeVisible();
    restore = loseNetwork();
    await expect(
      await canvas.findByText('You’re offline. What you see may be out of date, and nothing can be sent.'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /2 answers/u })).toBeVisible());
  },
};
