import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ResponseOf } from '#contract/index';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, refuse, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { detail, matching, start, success, waitingRecord } from './counters-fixtures.ts';
import { info } from './fixtures.ts';
import { clickAtOnce, press, takesPresses } from './press.ts';

type Stage = ResponseOf<'GET exchange/current'>;

const counter = answer('GET counter/detail', ({ id }) => detail(String(id)));
const handlers = (stage: Stage, standing = {}) => [
  ...defaultHandlers,
  answer('GET counter/detail', ({ id }) => detail(String(id), standing)),
  answer('GET exchange/current', stage),
];

/** One counter: its terms, and the search for an order. */
const meta = {
  component: App,
  args: { path: '/counter/silver' },
  parameters: { layout: 'fullscreen', msw: handlers(start) },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Find an order' })).toBeEnabled());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Silver' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('10 minutes')).toBeVisible());
  },
};

/** Something owned has no price now: whether the rest is enough, the search says. */
export const Unpriced: Story = {
  parameters: { msw: handlers(start, { balance: '120', unpriced: ['LTC'], shortfall: '0' }) },
  async play({ canvas }) {
    await canvas.findByText('Without LTC: no price now');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Find an order' })).toBeEnabled());
  },
};

export const StartTranslated: Story = { parameters: { chromatic: { modes: languageModes } } };

/** Back at a counter whose volume is reached: nothing is still to come. */
export const Reached: Story = {
  args: { path: '/counter/bronze' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText(/past the/)).toHaveTextContent('5,240.00 USD completed here'));
    await waitFor(() => expect(canvas.queryByText(/move up to Silver automatically/)).toBeNull());
  },
};

/** The message of the specification; the primary action deposits exactly what is missing, and comes back. */
export const Insufficient: Story = {
  args: { path: '/counter/platinum' },
  async play({ canvas }) {
    await expect(await canvas.findByText('Your balance is insufficient to enter this counter.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Deposit funds' })).toHaveAttribute(
        'href',
        '/recharge?currency=USD&amount=7306.4&back=%2Fcounter%2Fplatinum',
      ),
    );
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Find an order' })).toBeNull());
  },
};

/** An order is open at another counter. */
export const OpenElsewhere: Story = {
  args: { path: '/counter/bronze/matched' },
  parameters: { msw: handlers(success(waitingRecord)) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Please complete the current order')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Go to order' })).toHaveAttribute('href', '/counter/silver/success'),
    );
  },
};

export const TasksDone: Story = {
  parameters: { msw: handlers(start, { tasks_done: 20 }) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Today’s orders are done')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Find an order' })).toBeDisabled());
  },
};

/** Whatever stage the address names, the true one shows. */
export const TypedAddress: Story = {
  args: { path: '/counter/silver/success' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Find an order' })).toBeVisible();
  },
};

/** Another order was begun on another device. */
export const Refused: Story = {
  parameters: {
    msw: [...handlers(start), refuse('POST exchange/match', 'order-open', 'Please complete the current order')],
  },
  async play({ canvas }) {
    await press(await canvas.findByRole('button', { name: 'Find an order' }));
    await waitFor(() => expect(canvas.getByText('Please complete the current order')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Find an order' })).toBeEnabled());
  },
};

/** A search without an answer can be repeated: nothing is lost. */
export const ServerFailed: Story = {
  parameters: { msw: [...handlers(start), fail('POST exchange/match')], chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await press(await canvas.findByRole('button', { name: 'Find an order' }));
    await expect(await canvas.findByText('Wait a moment, then try again.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Find an order' })).toBeEnabled());
  },
};

export const Unknown: Story = {
  args: { path: '/counter/velvet' },
  parameters: {
    msw: [
      ...defaultHandlers,
      answer('GET exchange/current', start),
      refuse('GET counter/detail', 'not-found', 'We couldn’t find that.'),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t find this counter')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'View all counters' })).toBeVisible());
  },
};

export const Loading: Story = {
  parameters: { msw: [...defaultHandlers, wait('GET counter/detail'), wait('GET exchange/current')] },
};

export const Failed: Story = {
  parameters: { msw: [...defaultHandlers, counter, fail('GET exchange/current')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load this counter')).toBeVisible();
  },
};

let stage: Stage = matching;
const moving = [
  ...defaultHandlers,
  counter,
  answer('GET exchange/current', () => stage),
  answer('POST exchange/leave', () => {
    stage = start;
    return stage;
  }),
];

/** Searching; it can be left and stopped. */
export const Matching: Story = {
  args: { path: '/counter/silver/matching' },
  parameters: { msw: handlers(matching), chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Looking for an order' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/0:4\d left/u)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/You have 2 minutes to decide/u)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Stop searching' })).toBeEnabled());
  },
};

export const MatchingTranslated: Story = {
  args: { path: '/counter/silver/matching' },
  parameters: { msw: handlers(matching), chromatic: { modes: languageModes } },
};

/** Stopped by the customer. */
export const Stopped: Story = {
  args: { path: '/counter/silver/matching' },
  parameters: { msw: moving },
  beforeEach() {
    stage = matching;
  },
  async play({ canvas }) {
    const stop = await canvas.findByRole('button', { name: 'Stop searching' });
    const [said] = await canvas.findAllByRole('status');
    await press(stop);
    await expect(await canvas.findByText('Search stopped')).toBeVisible();
    await waitFor(() => expect(said).toHaveTextContent('Search stopped'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Find an order' })).toBeEnabled());
  },
};

let calls: string[] = [];

/** The second tap of two isn't meant for what appeared in between. */
export const DoubleTap: Story = {
  parameters: {
    msw: [
      ...defaultHandlers,
      counter,
      answer('GET exchange/current', () => stage),
      answer('POST exchange/match', () => {
        stage = matching;
        return stage;
      }),
      answer('POST exchange/leave', () => {
        calls.push('leave');
        stage = start;
        return stage;
      }),
    ],
    chromatic: { disableSnapshot: true },
  },
  beforeEach() {
    stage = start;
    calls = [];
  },
  async play({ canvas }) {
    const second = clickAtOnce('Stop searching');
    await press(await canvas.findByRole('button', { name: 'Find an order' }));
    const stop = await second;
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Looking for an order' })).toHaveFocus());
    await takesPresses(stop);
    await waitFor(() => expect(calls).toEqual([]));
    await press(stop);
    await expect(await canvas.findByText('Search stopped')).toBeVisible();
  },
};

/** The search ended without an order. */
export const NothingFound: Story = {
  args: { path: '/counter/silver/matching' },
  parameters: { msw: moving, chromatic: { disableSnapshot: true } },
  beforeEach() {
    stage = matching;
  },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Stop searching' });
    stage = { ...start, ended: 'unmatched' };
    await expect(await canvas.findByText('No order found')).toBeVisible();
  },
};

/** The offer’s time ran out while the customer was elsewhere. */
export const EndedElsewhere: Story = {
  parameters: { msw: handlers({ ...start, ended: 'expired' }), chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Offer expired')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Find an order' })).toBeEnabled());
  },
};
